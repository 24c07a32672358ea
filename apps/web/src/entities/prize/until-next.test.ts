import type { PrizeGames } from '@champa/contract';
import { expect, test } from 'vitest';
import { untilNext } from './until-next.ts';

const at = (seconds: number): string => new Date(Date.UTC(2026, 10, 22, 5) + seconds * 1000).toISOString();
const untilNextOf = (rain: [starts: number, ends: number] | null, ...draws: [at: number, isDrawn: boolean][]) =>
  untilNext({
    now: at(0),
    rain: rain && { startsAt: at(rain[0]), endsAt: at(rain[1]) },
    rounds: draws.map(([when, isDrawn]) => ({ drawsAt: at(when), isDrawn })),
  } as PrizeGames);

test('prizes are refetched when a rain begins or ends and when a round is drawn, a moment after', () => {
  expect(untilNextOf([60, 120])).toBe(60_500);
  expect(untilNextOf([-10, 50])).toBe(50_500);
  expect(untilNextOf([60, 120], [20, false])).toBe(20_500);
  expect(untilNextOf(null, [20, true], [40, false])).toBe(40_500);
});

test('what is due is refetched until it has happened; with nothing planned, once an hour', () => {
  expect(untilNextOf(null, [-1, false])).toBe(3000);
  expect(untilNextOf([-60, -1])).toBe(3000);
  expect(untilNextOf(null)).toBe(3_600_000);
  expect(untilNextOf([7_200, 7_260])).toBe(3_600_000);
});
