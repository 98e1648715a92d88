/** The games as they are shown at a table. One that has no folder here is shown in words. */

import { pixlCard } from "./pixl/card.ts";
import { PixlTable } from "./pixl/table.ts";
import { pixoidCard } from "./pixoid/card.ts";
import { PixoidTable } from "./pixoid/table/table.ts";
import { TextTable } from "./text/table.ts";
import type { TableView } from "./view.ts";

const VIEWS: Readonly<Record<string, TableView>> = { [pixoidCard.id]: PixoidTable, [pixlCard.id]: PixlTable };

export function tableViewOf(game: string): TableView {
  return VIEWS[game] ?? TextTable;
}
