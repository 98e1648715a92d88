/** The move from which the winner stayed ahead: read from the points, without a search. */

export interface TurningPoint {
  /** The moment to which the move has led. */
  readonly at: number;
  readonly seat: number;
  /** What the lead of the winner gained by it. */
  readonly gain: number;
}

/** How far a seat is ahead of all others, or behind the best of them. */
function leadOf({ points }: { readonly points: readonly number[] }, seat: number): number {
  const others = points.filter((_, at) => at !== seat);
  return (points[seat] ?? 0) - Math.max(0, ...others);
}

interface Scored {
  readonly last: number;
  readonly ending: { readonly winners: readonly number[] };
  frame(at: number): { readonly points: readonly number[] };
}

/**
 * The last move with which the one winner took the lead for good; of a winner who was never behind it is the one that
 * gained most. Null where several have won, or nobody.
 */
export function turningPoint(played: Scored): TurningPoint | null {
  const [seat] = played.ending.winners;
  if (seat === undefined || played.ending.winners.length > 1) return null;
  const leads = Array.from({ length: played.last + 1 }, (_, at) => leadOf(played.frame(at), seat));
  const gain = (at: number): number => (leads[at] ?? 0) - (leads[at - 1] ?? 0);
  const behind = leads.reduce((last, lead, at) => (lead < 0 ? at : last), -1);
  const steps = Array.from({ length: played.last }, (_, step) => step + 1);
  const ahead = leads.findIndex((lead, at) => at > behind && lead > 0);
  const most = steps.reduce((best, at) => (gain(at) > gain(best) ? at : best), 1);
  const at = behind >= 0 && ahead > 0 ? ahead : most;
  return gain(at) > 0 ? { at, seat, gain: gain(at) } : null;
}
