package lapbylap.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lapbylap.content.Bibliography;
import lapbylap.content.Citation;
import lapbylap.content.Library;
import lapbylap.content.Page;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.content.Place;
import lapbylap.content.Places;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/**
 * The map of places and the list that tells the same in words. A unit of the map is a hundredth of a degree, as in the
 * outline that {@code src/map/outline.py} makes.
 */
final class PlacesMap {
    /** Towns that only help to find one's way. */
    private static final List<Town> TOWNS = List.of(
            new Town("Nairobi", x(36.82), y(-1.29), Side.RIGHT),
            new Town("Mombasa", x(39.67), y(-4.05), Side.LEFT),
            new Town("Dodoma", x(35.74), y(-6.17), Side.LEFT),
            new Town("Dar es Salaam", x(39.27), y(-6.82), Side.LEFT));

    /** How far the middle of a number stands from a place, and from the ring of an approximate one. */
    private static final int BESIDE_PLACE = 22;

    private static final int BESIDE_RING = 48;

    /** How many kilometres the scale of the map spans. */
    private static final int SCALE = 100;

    private final Library library;
    private final Messages messages;

    PlacesMap(Library library, Messages messages) {
        this.library = library;
        this.messages = messages;
    }

    /** Where words stand: beside what they name, or below it. */
    private enum Side {
        RIGHT(1, 0),
        LEFT(-1, 0),
        BELOW(0, 1);

        private final int x;
        private final int y;

        Side(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    /** A town on the map. */
    public record Town(String name, int x, int y, Side side) {

        /** Where its name begins, or ends if it stands to the left. */
        public int nameX() {
            return x + 11 * side.x;
        }

        public boolean leftward() {
            return side == Side.LEFT;
        }
    }

    /**
     * A place on the map and in the list.
     *
     * @param lang language of its words if it is not the page's, or null
     * @param game the page of the game recorded there, or null
     * @param certainty how what is told is known, in words
     * @param marks the same as classes
     * @param disc which disc stands for that
     * @param numberX where the middle of its number stands
     * @param numberY likewise
     */
    public record Entry(
            int number,
            String anchor,
            String lang,
            String name,
            String html,
            boolean approximate,
            PageModel.Link game,
            List<Credit> credits,
            String certainty,
            String marks,
            String disc,
            int x,
            int y,
            int numberX,
            int numberY) {}

    /** A citation; {@code via} is null if the source itself was read. */
    public record Credit(PageModel.Link source, PageModel.Link via) {}

    /** The map and the list as HTML; empty if there are no places. */
    String html(Templates templates) {
        List<Place> places = library.places().all();
        if (places.isEmpty()) {
            return "";
        }
        List<Entry> entries = new ArrayList<>();
        for (Place place : places) {
            entries.add(entry(entries.size() + 1, place, places));
        }
        int width = x(Places.EAST) - x(Places.WEST);
        int height = y(Places.SOUTH) - y(Places.NORTH);
        String view = x(Places.WEST) + " " + y(Places.NORTH) + " " + width + " " + height;
        String about = PagePaths.path(new PageAddress("site", "about", messages.language())) + "#certainty";
        return templates.render(
                "places",
                Map.of(
                        "entries",
                        entries,
                        "towns",
                        TOWNS,
                        "view",
                        view,
                        "about",
                        about,
                        "scale",
                        messages.kilometres(SCALE),
                        "words",
                        messages));
    }

    private Entry entry(int number, Place place, List<Place> places) {
        Language language = messages.language();
        int distance = distance(place);
        Side side = side(place, places);
        Place.Telling telling = place.telling(language);
        List<String> words = place.marks().stream()
                .map(mark -> messages.text("certainty." + mark))
                .toList();
        String status = place.marks().get(0);
        return new Entry(
                number,
                place.anchor(),
                telling.language().equals(language) ? null : telling.language().tag(),
                telling.name(),
                telling.html(),
                place.approximate(),
                game(place),
                place.citations().stream().map(this::credit).toList(),
                messages.list(words),
                String.join(" ", place.marks()),
                place.marks().size() > 1 && !status.equals("modern") ? status + "-split" : status,
                x(place.longitude()),
                y(place.latitude()),
                x(place.longitude()) + distance * side.x,
                y(place.latitude()) + distance * side.y);
    }

    private PageModel.Link game(Place place) {
        if (place.game() == null) {
            return null;
        }
        PageAddress address = PageAddress.ofGame(place.game(), "history", messages.language());
        Page page = library.shown(address);
        return page == null
                ? null
                : new PageLinks(library, messages)
                        .to(
                                address,
                                messages.text(
                                        "places.game",
                                        Map.of("game", page.frontMatter().title())));
    }

    private Credit credit(Citation citation) {
        Bibliography bibliography = library.bibliography();
        PageModel.Link via = citation.via() == null
                ? null
                : source(citation.via(), bibliography.source(citation.via()).label());
        return new Credit(source(citation.source(), citation.label(bibliography, messages)), via);
    }

    private PageModel.Link source(String key, String label) {
        String sources = PagePaths.path(new PageAddress("site", "sources", messages.language()));
        return PageModel.Link.to(label, sources + "#" + key);
    }

    private static int distance(Place place) {
        return place.approximate() ? BESIDE_RING : BESIDE_PLACE;
    }

    /** The first side on which a number of this place lies on no other place or town. */
    private static Side side(Place place, List<Place> places) {
        for (Side side : Side.values()) {
            int x = x(place.longitude()) + distance(place) * side.x;
            int y = y(place.latitude()) + distance(place) * side.y;
            boolean onPlace = places.stream()
                    .anyMatch(other -> other != place
                            && Math.hypot(x(other.longitude()) - x, y(other.latitude()) - y) < distance(other));
            boolean onTown = TOWNS.stream().anyMatch(town -> Math.hypot(town.x() - x, town.y() - y) < BESIDE_PLACE);
            if (!onPlace && !onTown) {
                return side;
            }
        }
        return Side.RIGHT;
    }

    private static int x(double longitude) {
        return (int) Math.round(100 * longitude);
    }

    private static int y(double latitude) {
        return (int) Math.round(-100 * latitude);
    }
}
