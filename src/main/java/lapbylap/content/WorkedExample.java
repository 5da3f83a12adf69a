package lapbylap.content;

import java.util.List;
import lapbylap.record.Recording;

/**
 * A worked example of a page: a recording, and what to look at in it.
 *
 * @param id its name in addresses
 * @param recording what is played
 * @param refused the name of a pit that the rules must refuse at the end, or null
 * @param first index of the first frame to show
 * @param last index of the last frame to show
 * @param decisive index of the frame that matters most
 * @param caption what it shows, in the language of the page
 * @param stops indices of the frames before which a lesson stops and asks, in order
 */
public record WorkedExample(
        String id,
        Recording recording,
        String refused,
        int first,
        int last,
        int decisive,
        String caption,
        List<Integer> stops) {

    public WorkedExample {
        stops = List.copyOf(stops);
    }

    /** An example at which nobody stops. */
    public WorkedExample(
            String id, Recording recording, String refused, int first, int last, int decisive, String caption) {
        this(id, recording, refused, first, last, decisive, caption, List.of());
    }

    /** The same example with a caption in another language. */
    WorkedExample withCaption(String translated) {
        return new WorkedExample(id, recording, refused, first, last, decisive, translated, stops);
    }
}
