/** A game that was played: the whole position of every moment, who sat where, how it ended. */

import { pixlFactsFrom } from "./reading.ts";
import type { PixlFacts } from "../games/pixl/facts.ts";
import { controllersOf, type PixoidFacts } from "../games/pixoid/facts.ts";
import { pixoidNames } from "../games/pixoid/sentences.ts";
import type { EventTold, FrameTold, GameSummary, ReplayTold } from "../generated/protocol.ts";
import type { PieceName } from "../table/seats.ts";
import type { Names } from "../telling.ts";
import { say } from "../words.ts";
