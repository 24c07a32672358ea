import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TopWin, TopWins } from './top-wins.ts';

const AT_MOST = 3;
const now = Temporal.Instant.from('2026-07-07T12:00:00Z');

const win = fc
  .record({
    roundId: fc.bigInt(1n, 40n),
    vassalage: fc.constantFrom('NAGA', 'HOUSE'),
    gameType: fc.constantFrom('RNG' as const, 'LIVE' as const),
    amount: fc.bigInt(1n, 9n),
    daysAgo: fc.nat(4),
  })
  .map(({ daysAgo, ...fields }): TopWin => {
    const at = now.subtract({ hours: 24 * daysAgo });
    return { ...fields, at, memberId: '1', gameCode: 'g', currency: 'LAK' };
  });

// A round comes again only when it changed, and then with its own vendor and a later time.
const wins = fc.uniqueArray(win, { selector: ({ roundId }) => roundId, maxLength: 40 });

const areasOf = ({ vassalage, gameType }: TopWin): string[] => ['ALL', vassalage === 'HOUSE' ? 'HOUSE' : gameType];

test('the highest wins of each area in the days of the board are kept, in whatever batches they came', () => {
  fc.assert(
    fc.property(wins, fc.nat(40), fc.nat(4), (all, cut, days) => {
      const top = new TopWins(AT_MOST);
      top.add(all.slice(0, cut));
      top.add(all.slice(cut));
      const from = now.subtract({ hours: 24 * days });
      top.dropBefore(from);
      const inTime = all.filter(({ at }) => Temporal.Instant.compare(at, from) >= 0);
      for (const area of ['ALL', 'HOUSE', 'RNG', 'LIVE']) {
        const expected = inTime
          .filter((one) => areasOf(one).includes(area))
          .toSorted((a, b) => Number(b.amount - a.amount) || Number(a.roundId - b.roundId))
          .slice(0, AT_MOST);
        expect(top.best(areasOf).get(area) ?? []).toEqual(expected);
      }
    }),
  );
});

test('a changed round is there once, in its present state, and one that was taken back is not', () => {
  const top = new TopWins(AT_MOST);
  const first: TopWin = {
    roundId: 1n,
    memberId: '1',
    vassalage: 'NAGA',
    gameCode: 'g',
    gameType: 'RNG',
    amount: 5n,
    currency: 'LAK',
    at: now.subtract({ hours: 30 }),
  };
  top.add([first]);
  top.add([{ ...first, amount: 8n, at: now }]);
  expect(top.best(() => ['ALL']).get('ALL')).toEqual([{ ...first, amount: 8n, at: now }]);
  top.forget([1n]);
  expect(top.best(() => ['ALL']).size).toBe(0);
});
