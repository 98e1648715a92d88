/**
 * What more than one group of pages needs, though not each of them.
 *
 * Every group imports this, so that all of it lies in one file that is loaded once: many small files would compress
 * worse than one, and none of these is large.
 */

import "../draw/styled.ts";
import "../games/pixl/panel.ts";
import "../games/pixl/text.ts";
import "../games/pixoid/controller/controller.ts";
import "../games/pixoid/controller/peek.ts";
import "../games/pixoid/text_view.ts";
import "../games/pixoid/controller/wheel_input.ts";
import "../router.ts"; // with the first page: it then lies in the file that every page loads, and not in another one
import "../sound.ts";
import "../ui/dialogs.ts";
import "../ui/home_link.ts";
import "../ui/new_table.ts";
