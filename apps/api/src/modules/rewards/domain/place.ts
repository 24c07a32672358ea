/** A cursor in a list of several sources, latest first: by time, then by the source's rank, then by number. */
export type Place = { at: Temporal.Instant; rank: number; id: bigint };

const LARGEST = 9_223_372_036_854_775_807n;

/** Before the first reward. */
export const firstPlace: Place = { at: Temporal.Instant.from('9999-12-31T00:00:00Z'), rank: -1, id: LARGEST };

/** The cursor within a source of a rank: what is earlier, or at the same time with a smaller number. */
export function placeIn({ at, rank, id }: Place, own: number): { at: Temporal.Instant; id: bigint } {
  if (own === rank) return { at, id };
  return { at, id: own > rank ? LARGEST : 0n };
}
