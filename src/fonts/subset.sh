#!/bin/bash
# Cuts the site's web fonts from Debian's full TrueType files.
#
#   apt-get install fonts-sil-gentiumplus fonts-sil-andika fonts-noto-core fontconfig fonttools python3-brotli
#   src/fonts/subset.sh                                  from the project's root: writes static/fonts
#   src/fonts/subset.sh --fallback FACE LOCAL.ttf        prints the numbers that stand-ins.css needs
#
# The full files are the source because ready-made web packages keep letters and combining marks in separate
# files, and a mark from another file cannot be placed on ɛ, ɔ, ɨ or ʉ.
set -euo pipefail

out=static/fonts
[ -d src/fonts ] || { echo "Run this from the project's root." >&2; exit 1; }

# Debian installs fontTools for its own Python only; another one may come first on the path.
python=${PYTHON:-/usr/bin/python3}

# Latin: English, Hungarian, Swahili, Zulu, Filipino; Maa in both spellings in use, with tone marks; the letters
# used to write Punjabi words and sounds of Maa in Latin script; punctuation and the signs of the interface.
latin=U+0020-007E,U+00A0-017F
latin+=,U+0181,U+0186,U+018A,U+0190,U+0193,U+0197,U+019D,U+01B1,U+01CD-01D4,U+01F8-01F9
latin+=,U+0244,U+0253-0254,U+0257,U+0259,U+025B,U+0260,U+0268,U+026A,U+0272,U+027E,U+0283-0284
latin+=,U+0289-028A,U+0294,U+02BB-02BC,U+02C8,U+02D0
latin+=,U+0300-0304,U+0306-0308,U+030A-030C,U+0323,U+0327-0328,U+0331
latin+=,U+1E0C-1E0D,U+1E24-1E25,U+1E36-1E37,U+1E3E-1E3F,U+1E42-1E49,U+1E5A-1E5B,U+1E62-1E63,U+1E6C-1E6D
latin+=,U+1EA0-1EA1,U+1EB8-1EB9,U+1EBC-1EBD,U+1ECA-1ECD,U+1EE4-1EE5
latin+=,U+2002-2003,U+2007,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F-2030,U+2032-2033
latin+=,U+2039-203A,U+2044,U+2070,U+2074-2079,U+2080-2089,U+20AC,U+20B1,U+20B9,U+2153-2154,U+2190-2195
latin+=,U+2212,U+2248,U+2260,U+2264-2265,U+2713

# What most pages get by with: it comes first and quickly. All else, and any letter with a mark of its own, is taken from
# the whole face, which holds these letters too, so that marks find their places.
common=U+0020-007E,U+00A0,U+00B7,U+00BC-00BD,U+00C1,U+00C9,U+00CD,U+00D3,U+00D6-00D7,U+00DA,U+00DC
common+=,U+00E1,U+00E9,U+00ED,U+00F3,U+00F6,U+00FA,U+00FC,U+0150-0151,U+0170-0171
common+=,U+2013-2014,U+2018-2019,U+201C-201E,U+2026,U+2190-2193,U+2212

# Gurmukhi without the font's own digits and punctuation: those of the Latin face match the Latin names and
# numbers in the same line, and look right beside these letters.
gurmukhi=U+0951-0952,U+0964-0965,U+0A00-0A7F,U+200C-200D,U+25CC

# Small capitals and some forty sets of alternates (Vietnamese, Cyrillic, phonetics) would add half as much again.
# What is kept builds letters and places marks. Eng needs no alternate: the default is the African form.
latin_options=(--layout-features=ccmp,locl,liga,kern,mark,mkmk --layout-scripts=latn.dflt,DFLT.dflt
  --drop-tables+=Silt)
# Without all its features Gurmukhi loses its conjuncts.
gurmukhi_options=(--layout-features='*')
# Nothing is built from letters and marks in what comes first.
quick=(--layout-features=locl,liga,kern)
# Hinting shows only in small upright type on coarse screens, and is a third of a face.
unhinted=(--no-hinting)

installed=$(fc-list : file | sed 's/: *$//')

find_font() {
  grep -m1 "/$1\.ttf$" <<<"$installed" || { echo "$1.ttf is not installed." >&2; return 1; }
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# face NAME SOURCE UNICODES FAMILY OPTION...
# FAMILY is empty where the licence reserves no name. Gentium and Andika are reserved by their licence, and a subset
# counts as a modified version, which must bear another name; copyright, licence and designers stay as they are.
face() {
  local name=$1 unicodes=$3 family=$4 source
  source=$(find_font "$2")
  shift 4
  "$python" -m fontTools.subset "$source" --unicodes="$unicodes" --output-file="$work/$name.ttf" \
    --name-IDs=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14 "$@"
  "$python" - "$work/$name.ttf" "$out/$name.woff2" "$family" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont

source, target, family = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)
names = font["name"]
original, style = names.getDebugName(1), names.getDebugName(2)
version = names.getDebugName(5).split(";")[0]
# Book weights are called regular and bold by their names, medium and extra bold by their numbers.
font["OS/2"].usWeightClass = 700 if style == "Bold" else 400


def put(number, text):
    names.setName(text, number, 3, 1, 0x409)


if family:
    put(1, family)
    put(3, f"{family} {style}; cut from version {version.split()[-1]}")
    put(4, family if style == "Regular" else f"{family} {style}")
    put(6, f"{family.replace(' ', '')}-{style}")
put(5, f"{version}; subset")
put(10, f"Subset of {original} {style}, {version.lower()}, with the letters, marks and signs of one web site only.")
font.flavor = "woff2"
font.save(target)
PYTHON
}

# latin NAME SOURCE FAMILY OPTION...
latin() {
  local name=$1 source=$2 family=$3
  shift 3
  face "$name" "$source" "$common" "$family" "${latin_options[@]}" "${quick[@]}" "$@"
  face "$name-whole" "$source" "$latin" "$family" "${latin_options[@]}" "$@"
}

# fallback FACE LOCAL: how wide and how high the local font must be made to stand in for the web font.
fallback() {
  "$python" - "$out/$1.woff2" "$2" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont

sample = (
    "Lift every seed from one of your own pits and sow them one by one into the pits that follow. "
    "Minden magot kivesz az egyik saját gödréből, és egyesével elveti őket a következő gödrökbe. "
    "Chukua mbegu zote kutoka shimo lako moja, uzipande moja moja katika mashimo yanayofuata. "
    "Thatha zonke izinhlamvu emgodini wakho, uzitshale ngayinye emigodini elandelayo. "
    "Kunin ang lahat ng buto mula sa isa sa iyong mga hukay at isa-isang ihulog sa mga kasunod."
)
web, local = (TTFont(path) for path in sys.argv[1:])


def width(font):
    cmap, advance = font.getBestCmap(), font["hmtx"]
    return sum(advance[cmap[ord(c)]][0] for c in sample) / font["head"].unitsPerEm


size, em = width(web) / width(local), web["head"].unitsPerEm
print(f"size-adjust:{size:.1%};ascent-override:{web['hhea'].ascent / em / size:.1%};"
      f"descent-override:{-web['hhea'].descent / em / size:.1%};"
      f"line-gap-override:{web['hhea'].lineGap / em / size:.0%}")
PYTHON
}

if [ "${1:-}" = --fallback ]; then
  fallback "$2" "$3"
  exit
fi

mkdir -p "$out"
latin lap-reading-regular GentiumBookPlus-Regular "Lap Reading"
latin lap-reading-italic GentiumBookPlus-Italic "Lap Reading" "${unhinted[@]}"
latin lap-reading-bold GentiumBookPlus-Bold "Lap Reading" "${unhinted[@]}"
latin lap-title-regular GentiumPlus-Regular "Lap Title" "${unhinted[@]}"
latin lap-interface-regular Andika-Regular "Lap Interface"
latin lap-interface-bold Andika-Bold "Lap Interface" "${unhinted[@]}"
face noto-serif-gurmukhi-regular NotoSerifGurmukhi-Regular "$gurmukhi" "" "${gurmukhi_options[@]}"
face noto-serif-gurmukhi-bold NotoSerifGurmukhi-Bold "$gurmukhi" "" "${gurmukhi_options[@]}"
face noto-sans-gurmukhi-regular NotoSansGurmukhi-Regular "$gurmukhi" "" "${gurmukhi_options[@]}"
face noto-sans-gurmukhi-bold NotoSansGurmukhi-Bold "$gurmukhi" "" "${gurmukhi_options[@]}"
ls -l "$out"/*.woff2 | awk '{ print $5, $NF }'
