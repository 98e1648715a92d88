/** Glicko-2 for one game at a time: Mark Glickman's system, with its names for the numbers. */

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const BEGINNER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
const SCALE = 173.7178;
/** How much a volatility may change. */
const TAU = 0.5;

/** The rating after a game against another one; 1 is won, 0 is lost. */
export function rated(own: Rating, other: Rating, score: number): Rating {
  const phi = own.deviation / SCALE;
  const g = 1 / Math.sqrt(1 + (3 * (other.deviation / SCALE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp((-g * (own.rating - other.rating)) / SCALE));
  const v = 1 / (g * g * expected * (1 - expected));
  const delta = v * g * (score - expected);
  const volatility = volatilityAfter(own.volatility, delta, phi, v);
  const after = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / v);
  return {
    rating: own.rating + SCALE * after ** 2 * g * (score - expected),
    deviation: after * SCALE,
    volatility,
  };
}

/** Step 5: the root of f, by the Illinois algorithm. */
function volatilityAfter(sigma: number, delta: number, phi: number, v: number): number {
  const start = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const sum = phi ** 2 + v + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - start) / TAU ** 2;
  };
  let [a, b] = [start, start - TAU];
  if (delta ** 2 > phi ** 2 + v) b = Math.log(delta ** 2 - phi ** 2 - v);
  else while (f(b) < 0) b -= TAU;
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > 1e-6) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}
