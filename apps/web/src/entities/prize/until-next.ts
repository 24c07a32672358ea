import type { PrizeGames } from '@champa/contract';

/** How often to refetch what is due, until it has happened. */
const DUE_MS = 3000;
/** By this much later, the server has acted. */
const MARGIN_MS = 500;
const LONGEST_MS = 3_600_000;

/** Milliseconds from the answer until something in it changes by itself: a rain begins or ends, a round is drawn. */
export function untilNext({ now, rain, rounds }: Pick<PrizeGames, 'now' | 'rain' | 'rounds'>): number {
  const left = (at: string): number => Date.parse(at) - Date.parse(now);
  const begins = rain ? [left(rain.startsAt)].filter((ms) => ms > 0) : [];
  const ends = rain ? [left(rain.endsAt)] : [];
  const draws = rounds.filter(({ isDrawn }) => !isDrawn).map(({ drawsAt }) => left(drawsAt));
  const waits = [...begins, ...ends, ...draws].map((ms) => (ms > 0 ? ms + MARGIN_MS : DUE_MS));
  return Math.min(LONGEST_MS, ...waits);
}
