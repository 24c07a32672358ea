import { formatDecimal, parseAmount } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOf, givenFor, leastCostOf, type Occasion, sizeOf } from './reward.ts';

const occasion = (change: Partial<Occasion> = {}): Occasion => ({
  base: 0n,
  rank: 1,
  level: 0,
  draw: { seed: new Uint8Array(32), cause: 'a' },
  ...change,
});
const amounts = fc.bigInt({ min: -1_000_000_000n, max: 10n ** 17n });

test('a percentage never exceeds its part or its cap, and is paid in hundredths', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 1, max: 300 }),
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      (base, percent, max) => {
        const size = sizeOf({ percent: String(percent), max: formatDecimal(max) }, occasion({ base }));
        expect(size >= 0n && size <= max && size % 1000n === 0n).toBe(true);
        expect(base <= 0n ? size === 0n : size * 100n <= base * BigInt(percent)).toBe(true);
      },
    ),
  );
});

test('a random amount is in its range, on its steps, and the same for the same cause', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 50 }),
      fc.string(),
      (from, more, step, cause) => {
        const size = { random: { from: String(from), to: String(from + more), step: String(step) } };
        const draw = { seed: new Uint8Array(32).fill(7), cause };
        const drawn = sizeOf(size, occasion({ draw }));
        expect(drawn).toBe(sizeOf(size, occasion({ draw })));
        expect(drawn >= parseAmount(String(from)) && drawn <= parseAmount(String(from + more))).toBe(true);
        expect((drawn - parseAmount(String(from))) % parseAmount(String(step))).toBe(0n);
      },
    ),
  );
});

test('every value of a range is drawn', () => {
  const size = { random: { from: '1', to: '4', step: '1' } };
  const drawn = Array.from({ length: 200 }, (_, n) =>
    formatDecimal(sizeOf(size, occasion({ draw: { seed: new Uint8Array(32), cause: String(n) } }))),
  );
  expect([...new Set(drawn)].toSorted()).toEqual(['1.00', '2.00', '3.00', '4.00']);
});

test('a ladder gives by level, rank or counted value; below its first step nothing', () => {
  const ladder = [
    { from: '2', give: { fixed: '5' } },
    { from: '4', give: { percent: '10' } },
  ];
  const base = parseAmount('300');
  expect(sizeOf({ by: 'level', ladder }, occasion({ base, level: 1 }))).toBe(0n);
  expect(sizeOf({ by: 'level', ladder }, occasion({ base, level: 3 }))).toBe(parseAmount('5'));
  expect(sizeOf({ by: 'rank', ladder }, occasion({ base, rank: 9 }))).toBe(parseAmount('30'));
  expect(sizeOf({ by: 'base', ladder }, occasion({ base: parseAmount('3.99') }))).toBe(parseAmount('5'));
});

test('less than a hundredth, and a part of a ticket, gives nothing', () => {
  const give = (reward: Parameters<typeof givenFor>[0], base: string) =>
    givenFor(reward, occasion({ base: parseAmount(base) }), 'LAK');
  expect(give({ kind: 'cash', size: { percent: '1' }, turnoverFactor: 1 }, '0.5')).toBeNull();
  expect(give({ kind: 'tickets', game: 'wheel', size: { percent: '10' } }, '9')).toBeNull();
  expect(give({ kind: 'tickets', game: 'wheel', size: { percent: '10' } }, '25')).toMatchObject({ tickets: 2 });
  expect(give({ kind: 'points', size: { fixed: '7' } }, '0')).toMatchObject({ points: 7n });
});

test('no reward costs less than the least it can give, and the least is reached', () => {
  const rewards = [
    { kind: 'cash', size: { fixed: '7' }, turnoverFactor: 1 },
    { kind: 'cash', size: { percent: '10', max: '50' }, turnoverFactor: 1 },
    { kind: 'bonus', size: { random: { from: '2', to: '5', step: '1' } }, offer: 'gift' },
    {
      kind: 'bonus',
      size: {
        by: 'base',
        ladder: [
          { from: '0', give: { fixed: '9' } },
          { from: '8', give: { fixed: '3' } },
        ],
      },
      offer: 'gift',
    },
    { kind: 'free_rounds', vassalage: 'V', gameCode: 'g', rounds: 5, stake: '2' },
    { kind: 'points', size: { fixed: '70' } },
  ] as const satisfies Parameters<typeof leastCostOf>[0][];
  expect(rewards.map((reward) => formatDecimal(leastCostOf(reward)))).toEqual([
    '7.00',
    '0.01',
    '2.00',
    '3.00',
    '10.00',
    '0.00',
  ]);
  fc.assert(
    fc.property(fc.constantFrom(...rewards), amounts, fc.string(), (reward, base, cause) => {
      const given = givenFor(reward, occasion({ base, draw: { seed: new Uint8Array(32), cause } }), 'LAK');
      expect(given === null || costOf(given) >= leastCostOf(reward)).toBe(true);
    }),
  );
});
