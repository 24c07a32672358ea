/** A place in a list of several sources, latest first: by time, of one time by the source's rank, of one source by number. */
export type Place = { at: Temporal.Instant; rank: number; id: bigint };

const LARGEST = 9_223_372_036_854_775_807n;

/** Before everything there is. */
export const firstPlace: Place = { at: Temporal.Instant.from('9999-12-31T00:00:00Z'), rank: -1, id: LARGEST };

/** Where a source of a rank goes on from a place: what is earlier, or as early with a smaller number. */
export function placeIn({ at, rank, id }: Place, own: number): { at: Temporal.Instant; id: bigint } {
  if (own === rank) return { at, id };
  return { at, id: own > rank ? LARGEST : 0n };
}
