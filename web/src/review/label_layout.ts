/** Label positions: each close to the end of its line, without overlaps. */
export function spread(wanted: readonly number[], apart: number, least: number, most: number): readonly number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const places = [...wanted];
  let before = least - apart;
  for (const at of order) {
    before = Math.max(places[at] ?? 0, before + apart);
    places[at] = before;
  }
  let after = most + apart;
  for (const at of [...order].reverse()) {
    after = Math.min(places[at] ?? 0, after - apart);
    places[at] = after;
  }
  return places;
}
