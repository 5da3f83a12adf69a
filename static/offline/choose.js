/* Opens the site in the language that the reader's browser prefers, among those that the page offers. */
const links = [...document.querySelectorAll("a[hreflang]")];
for (const wanted of navigator.languages) {
  const tag = wanted.split("-")[0].replace(/^tl$/, "fil");
  const link = links.find(({hreflang}) => hreflang === tag);
  if (link) {
    location.replace(link.href);
    break;
  }
}
