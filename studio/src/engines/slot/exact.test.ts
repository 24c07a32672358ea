import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, type Fraction } from '../fraction.ts';
import { expectedFreeSpins, hitFrequency, scatterChances, spinReturn } from './exact.ts';
import { largestSpin } from './largest-win.ts';
import { firstLines } from './lines.ts';
import { SCATTER, scatterAward, type SlotMachine, WILD } from './machine.ts';
import { evaluate } from './spin.ts';

const UNIT = 1_000n;

test('counting strips gives the same as playing every stop', () => {
  fc.assert(
    fc.property(smallMachine(), (machine) => {
      const spins = everySpin(machine);
      const total = spins.reduce((sum, spin) => sum + spin.win, 0n);
      expect(spinReturn(machine, machine.strips)).toEqual(fraction(total, UNIT * BigInt(spins.length)));
      expect(hitFrequency(machine)).toEqual(fraction(spins.filter((spin) => spin.win > 0n).length, spins.length));
      const best = spins.reduce((most, spin) => (spin.win > most ? spin.win : most), 0n);
      expect(largestSpin(machine, machine.strips)).toEqual(fraction(best, UNIT));
    }),
    { numRuns: 40 },
  );
});

test('the chances of scatters in view add up to one', () => {
  fc.assert(
    fc.property(smallMachine(), ({ strips }) => {
      const total = scatterChances(strips).reduce((sum, chance) => sum + value(chance), 0);
      expect(total).toBeCloseTo(1, 12);
    }),
  );
});

test('without retriggers, the expected free spins are the awards weighted by their chances', () => {
  fc.assert(
    fc.property(smallMachine(), (base) => {
      const machine = { ...base, freeStrips: base.strips.map(() => ['l1', 'l2', 'l3']) };
      const expected = scatterChances(machine.strips).reduce(
        (sum, chance, count) =>
          sum + value(chance) * Math.min(machine.freeSpinLimit, scatterAward(machine, count).freeSpins),
        0,
      );
      expect(value(expectedFreeSpins(machine))).toBeCloseTo(expected, 12);
    }),
  );
});

test('retriggers are a branching process if the limit is far away', () => {
  fc.assert(
    fc.property(smallMachine(), (base) => {
      // One scatter on a long reel: a retrigger is rare, so 40 spins are practically no limit.
      const long = [SCATTER, ...Array.from({ length: 29 }, () => 'l1')];
      const machine = { ...base, freeSpinLimit: 40, freeStrips: base.strips.map(() => long) };
      const award = (chances: Fraction[]): number =>
        chances.reduce((sum, chance, count) => sum + value(chance) * scatterAward(machine, count).freeSpins, 0);
      const branching = award(scatterChances(machine.strips)) / (1 - award(scatterChances(machine.freeStrips)));
      expect(value(expectedFreeSpins(machine))).toBeCloseTo(branching, 6);
    }),
    { numRuns: 8 },
  );
});

function everySpin(machine: SlotMachine) {
  const stops = machine.strips.reduce<number[][]>(
    (heads, strip) => heads.flatMap((head) => strip.map((_, stop) => [...head, stop])),
    [[]],
  );
  return stops.map((stop) => evaluate(machine, machine.strips, stop, UNIT, 1));
}

function smallMachine(): fc.Arbitrary<SlotMachine> {
  const body = fc.array(fc.constantFrom('h1', 'l1', 'l2'), { minLength: 2, maxLength: 3 });
  const first = body.map((symbols) => [...symbols, SCATTER]);
  const other = fc
    .tuple(body, fc.boolean())
    .map(([symbols, hasWild]) => [...symbols, SCATTER, ...(hasWild ? [WILD] : [])]);
  return fc
    .record({
      strips: fc.tuple(first, other, other, other, other),
      lines: fc.constantFrom(firstLines(1), firstLines(5), firstLines(10)),
      wildMultiplier: fc.constantFrom(1, 2),
    })
    .map((parts) => ({
      ...parts,
      id: 'small',
      symbols: [],
      freeStrips: parts.strips,
      pays: { h1: [30, 50, 250], l1: [5, 20, 70], l2: [2, 10, 40] },
      scatters: [
        { multiple: 1, freeSpins: 2 },
        { multiple: 2, freeSpins: 3 },
        { multiple: 9, freeSpins: 4 },
      ],
      freeSpinMultiplier: 2,
      freeSpinLimit: 9,
    }));
}

function value({ num, den }: Fraction): number {
  return Number((num * 10n ** 18n) / den) / 1e18;
}
