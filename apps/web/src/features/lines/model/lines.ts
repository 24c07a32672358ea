/** One of the brand's addresses; `ms` is null where it did not answer. */
export type MeasuredLine = { origin: string; ms: number | null };

/** Loads a picture. Rejects if it cannot be shown. */
export type LoadPicture = (address: string) => Promise<unknown>;

/** Lines are asked so often; the best time counts, as the first one includes making the connection. */
const ROUNDS = 3;

/** Measures a line by loading `picture` from it. */
export async function measureLine(
  origin: string,
  picture: string,
  load: LoadPicture,
  now: () => number,
): Promise<MeasuredLine> {
  let best = Infinity;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const start = now();
      await load(`${origin}${picture}?at=${start}`);
      best = Math.min(best, now() - start);
    }
  } catch {
    return { origin, ms: null };
  }
  return { origin, ms: Math.max(1, Math.round(best)) };
}

/** The fastest first; those without an answer last. */
export function byTheirSpeed(lines: readonly MeasuredLine[]): MeasuredLine[] {
  return lines.toSorted((a, b) => (a.ms ?? Infinity) - (b.ms ?? Infinity) || 0);
}

/** The origins of the brand's addresses, each once. */
export function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
