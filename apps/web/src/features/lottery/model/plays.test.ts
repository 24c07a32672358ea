import { families, offeredPlays, playsOf } from '@champa/lottery';
import { describe, expect, test } from 'vitest';
import type { LotteryGame } from '@champa/contract';
import { gameFamilies } from './families.ts';
import { playGroupOf, playNameOf } from '@champa/i18n/lottery-plays';
import { groupPlays } from './plays.ts';

describe.each(families)('%s', (family) => {
  test('every play has a group and a name', () => {
    const nameless = playsOf(family).filter((play) => !playGroupOf(play.id) || !playNameOf(play.id));
    expect(nameless.map(({ id }) => id)).toEqual([]);
  });

  test('no two plays of a group have the same name', () => {
    for (const { name, plays } of groupPlays(offeredPlays(family))) {
      const names = plays.map((play) => JSON.stringify(playNameOf(play.id)));
      expect(new Set(names).size, name).toBe(plays.length);
    }
  });

  test('grouping loses none and keeps their order', () => {
    const plays = playsOf(family);
    const grouped = groupPlays(plays);
    expect(grouped.flatMap((group) => group.plays)).toHaveLength(plays.length);
    for (const group of grouped) {
      const positions = group.plays.map((play) => plays.indexOf(play));
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    }
  });
});

test('an unknown play has neither', () => {
  expect(playGroupOf('nothing')).toBeUndefined();
  expect(playNameOf('nothing')).toBeUndefined();
});

test('every family of games has a name, and they keep the order of their first games', () => {
  const games = ['k3', ...families, 'k3'].map((family, index) => ({ family, code: String(index) }) as LotteryGame);
  const found = gameFamilies(games);
  expect(found.map(({ id }) => id)).toEqual(['k3', ...families.filter((family) => family !== 'k3')]);
  expect(found[0]!.games).toHaveLength(3);
});
