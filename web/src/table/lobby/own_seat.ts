/** One's own seat: the name and, before the start, the piece. */

import type { PieceName } from "../../draw/pixels.ts";
import type { GameTable } from "../../games/contract.ts";
import { creatureAt, ownPiece } from "../../games/seats.ts";
import type { State } from "../../generated/protocol.ts";
import {
  chosenCreature,
  creatureName,
  type Identity,
  keepIdentity,
  openIdentity,
  ownName,
  type PieceOption,
} from "../../ui/identity.ts";
import type { TableClient } from "../table_client.ts";

/** The pieces a seat can choose before the start: other people keep theirs. */
function piecesFor(game: GameTable, state: State, seat: number): readonly PieceOption[] {
  if (state.phase !== "lobby") return [];
  const people = state.seats.flatMap(({ holder, name }, at) =>
    holder === "person" && at !== seat ? [{ piece: ownPiece(state, at), name }] : [],
  );
  return (game.setup?.pieces?.(state) ?? []).map((piece) => ({
    piece,
    all: game.setup?.playedWith?.(state, piece) ?? [piece],
    taken: people.find((one) => one.piece === piece)?.name ?? "",
  }));
}

export function seatIdentity(game: GameTable, state: State, seat: number): Identity {
  const piece = ownPiece(state, seat);
  const pieces = piecesFor(game, state, seat);
  return {
    name: state.seats[seat]?.name || creatureName(creatureAt(state, seat)),
    piece: pieces.length ? piece : null,
    pieces,
  };
}

/** Apply a name and piece to a seat. The device remembers its first player. */
export async function takeIdentity(
  client: TableClient,
  seat: number,
  name: string,
  piece: PieceName | null,
): Promise<void> {
  const { state } = client;
  if (state === null) return;
  const chosen = piece !== ownPiece(state, seat) ? piece : null;
  if (seat === client.mySeats[0]) keepIdentity(name, chosen);
  if (name !== state.seats[seat]?.name) await client.send({ type: "rename", seat, name });
  if (chosen) await client.send({ type: "choose-piece", seat, piece: chosen });
}

export function openSeatIdentity(client: TableClient, game: GameTable, state: State, seat: number): void {
  openIdentity(seatIdentity(game, state, seat), (name, piece) => void takeIdentity(client, seat, name, piece));
}

/** The piece that a newcomer to a seat gets: their own creature if nobody has it, or else the seat's. */
export function pieceAt(game: GameTable, state: State, seat: number): PieceName {
  const own = chosenCreature();
  return isFree(game, state, seat, own) ? own : ownPiece(state, seat);
}

function isFree(game: GameTable, state: State, seat: number, piece: PieceName | null): piece is PieceName {
  return piecesFor(game, state, seat).some((one) => one.piece === piece && !one.taken);
}

/** Take a seat as the remembered player, or ask who another player is. */
export async function sitDown(
  client: TableClient,
  game: GameTable,
  state: State,
  seat: number,
  piece: PieceName | null = chosenCreature(),
): Promise<void> {
  if (client.mySeats.length > 0) {
    openIdentity(seatIdentity(game, state, seat), (name, piece) => void sitAs(client, state, seat, name, piece));
    return;
  }
  const free = isFree(game, state, seat, piece) ? piece : null;
  await sitAs(client, state, seat, ownName(creatureAt(state, seat)), free);
}

async function sitAs(
  client: TableClient,
  state: State,
  seat: number,
  name: string,
  piece: PieceName | null,
): Promise<void> {
  if (!(await client.sit(seat, name)) || !piece || piece === ownPiece(state, seat)) return;
  await client.connection.request({ type: "choose-piece", seat, piece }).catch(() => {}); // another player was faster
}
