/** Each game's table view. A game without a folder is shown in words. */

import type { TableView } from "./contract.ts";
import { pixlCard } from "./pixl/pixl_card.ts";
import { PixlTable } from "./pixl/pixl_table.ts";
import { pixoidCard } from "./pixoid/pixoid_card.ts";
import { PixoidTable } from "./pixoid/table/pixoid_table.ts";
import { TextTable } from "./text/text_table.ts";

const VIEWS: Readonly<Record<string, TableView>> = { [pixoidCard.id]: PixoidTable, [pixlCard.id]: PixlTable };

export function tableViewOf(game: string): TableView {
  return VIEWS[game] ?? TextTable;
}
