/**
 * What more than one group of pages needs, though not each of them.
 *
 * Every group imports this, so that all of it lies in one file that is loaded once: many small files would compress
 * worse than one, and none of these is large.
 */

import "../draw/styled.ts";
import "../games/pixl/board/board_view.ts";
import "../games/pixl/board/chooser.ts";
import "../games/pixl/cards.ts";
import "../games/pixl/panel.ts";
import "../games/pixl/reveal/reveal.ts";
import "../games/pixl/sounds.ts";
import "../games/pixl/text_view.ts";
import "../games/pixoid/dial.ts";
import "../games/pixoid/controller/controller.ts";
import "../games/pixoid/panels.ts";
import "../games/pixoid/reveal/reveal.ts";
import "../games/pixoid/review/secrets.ts";
import "../games/pixoid/sounds.ts";
import "../games/pixoid/text_view.ts";
import "../games/seats.ts";
import "../games/text/words.ts";
import "../review/label_layout.ts";
import "../main.ts"; // with the first page: it then lies in the file that every page loads, and not in another one
import "../ui/dialogs.ts";
import "../ui/home_link.ts";
import "../ui/new_table.ts";
