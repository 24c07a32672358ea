import type { Difference, Own, Total } from './domain/compare.ts';

export type Span = { from: Temporal.Instant; until: Temporal.Instant };

export type Compared = { totals: Total[]; differences: Difference[] };

/** One kind of party whose books are compared with ours. */
export type Source = {
  /** Those whose days can be compared. `since`: when they came; only whole days after are compared by themselves. Null: long ago. */
  stating: () => Promise<{ code: string; since: Temporal.Instant | null }[]>;
  /** @throws ApiError NOT_FOUND for one without; the party's own error where it does not answer */
  look: (code: string, span: Span) => Promise<Compared>;
};

/** A day is compared once so much time has passed after it, so that what its last minutes moved has arrived. */
export const SETTLED_AFTER = Temporal.Duration.from({ hours: 1 });
/** So many days back are compared, or tried again. */
export const DAYS_BACK = 7;
/** So long a party may take from the beginning of a case until it moves the money. */
export const LONGEST = Temporal.Duration.from({ hours: 24 * DAYS_BACK });

const REFERENCES_AT_ONCE = 1000;

/** Where else a party may have booked what moved here: since the earliest of it was begun, and in the hour after. */
export function spansAround(
  { from, until }: Span,
  missing: readonly Pick<Own, 'begunAt'>[],
  longest: Temporal.Duration,
): Span[] {
  const begun = missing.map(({ begunAt }) => begunAt).toSorted(Temporal.Instant.compare)[0]!;
  const earliest = from.subtract(longest);
  const before = { from: Temporal.Instant.compare(begun, earliest) < 0 ? earliest : begun, until: from };
  const isLater = Temporal.Instant.compare(before.from, from) >= 0;
  return [...(isLater ? [] : [before]), { from: until, until: until.add(SETTLED_AFTER) }];
}

/** Reads by keys, so many at a time. */
export async function inParts<T>(
  keys: readonly string[],
  read: (some: readonly string[]) => Promise<Iterable<T>>,
): Promise<T[]> {
  const found: T[] = [];
  for (let begin = 0; begin < keys.length; begin += REFERENCES_AT_ONCE)
    found.push(...(await read(keys.slice(begin, begin + REFERENCES_AT_ONCE))));
  return found;
}
