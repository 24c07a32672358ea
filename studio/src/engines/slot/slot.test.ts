import { createNumbers } from '@champa/fairness';
import { examples } from '@champa/testkit/examples';
import { expect, test } from 'vitest';
import { ceiling, type Fraction, toDecimal } from '../fraction.ts';
import { hitFrequency, slotRtp } from './exact.ts';
import { evaluate, playSlot, SLOT_MACHINES } from './index.ts';
import { largestRound } from './largest-win.ts';
import { FEWEST, ROWS, SCATTER, type SlotMachine, WILD, windowAt } from './machine.ts';

const STAKE = 1_000_000n;
const machines = Object.entries(SLOT_MACHINES).map(([id, stated]) => ({ id, ...stated }));

/** The return of each machine, computed once. */
const returns = new Map<SlotMachine, Fraction>();
function rtpOf(machine: SlotMachine): Fraction {
  const known = returns.get(machine) ?? slotRtp(machine);
  returns.set(machine, known);
  return known;
}

test.each(machines)('$id states its exact figures, and returns between 95.5 % and 97 %', ({ machine, figures }) => {
  expect(figures).toEqual({
    rtp: toDecimal(rtpOf(machine), 5),
    hitFrequency: toDecimal(hitFrequency(machine), 5),
    maxWinMultiple: String(ceiling(largestRound(machine))),
  });
  expect(asNumber(rtpOf(machine))).toBeGreaterThan(0.955);
  expect(asNumber(rtpOf(machine))).toBeLessThan(0.97);
});

test.each(machines)('$id, played thousands of times, has the computed return and hit frequency', ({ machine }) => {
  const rounds = examples(15_000, 60_000);
  const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(1), clientSeed: machine.id, nonce: 0 });
  let [sum, squares, hits] = [0, 0, 0];
  for (let i = 0; i < rounds; i += 1) {
    const round = playSlot(machine, numbers, STAKE);
    const multiple = Number(round.win) / Number(STAKE);
    sum += multiple;
    squares += multiple ** 2;
    if (round.base.win > 0n) hits += 1;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);
  expect(Math.abs(mean - asNumber(rtpOf(machine)))).toBeLessThan(3 * error);
  const hit = asNumber(hitFrequency(machine));
  expect(Math.abs(hits / rounds - hit)).toBeLessThan(3 * Math.sqrt((hit * (1 - hit)) / rounds));
});

test.each(machines)('$id is a well-formed machine', ({ id, machine }) => {
  expect(machine.id).toBe(id);
  expect(new Set(machine.lines.map((line) => line.join())).size).toBe(machine.lines.length);
  expect(machine.lines.flat().every((row) => row >= 0 && row < ROWS)).toBe(true);
  const known = new Set(machine.symbols.map((symbol) => symbol.id));
  for (const strips of [machine.strips, machine.freeStrips]) {
    expect(strips[0]).not.toContain(WILD);
    for (const strip of strips) {
      expect(strip.every((symbol) => known.has(symbol))).toBe(true);
      const scattersInView = strip.map(
        (_, stop) => windowAt(strip, stop).filter((symbol) => symbol === SCATTER).length,
      );
      expect(Math.max(...scattersInView)).toBe(1);
    }
  }
});

test('a longer run of a symbol never pays less, and a better symbol never less than a worse one', () => {
  for (const { machine } of machines) {
    const pays = Object.values(machine.pays);
    for (const [three, four, five] of pays)
      expect([three, four, five]).toEqual([three, four, five].sort((a, b) => a - b));
    for (const [better, worse] of pays.slice(1).map((pay, i) => [pays[i]!, pay] as const)) {
      expect(better.every((multiple, i) => multiple >= worse[i]!)).toBe(true);
    }
  }
});

test('a line pays its longest run from the left once, with wilds as substitutes', () => {
  const { machine } = SLOT_MACHINES['slot-20-wild'];
  const strips = [
    ['h1', 'l1', 'l2'],
    ['wild', 'l3', 'l4'],
    ['h1', 'l3', 'l4'],
    ['h2', 'l5', 'l4'],
    ['h1', 'l5', 'l2'],
  ];
  const { lineWins, scatter, win } = evaluate(machine, strips, [0, 0, 0, 0, 0], 20n, 3);
  const best = lineWins.find(({ line }) => line === 1); // the top row
  // 40 for three of h1, doubled by the wild, times the free spins' 3
  expect(best).toEqual({ line: 1, symbol: 'h1', count: 3, multiplier: 6, win: 240n });
  expect(scatter).toBeNull();
  expect(win).toBe(lineWins.reduce((sum, part) => sum + part.win, 0n));
});

test('free spins are played to the last awarded one, including retriggers, and stop at the limit', () => {
  const { machine } = SLOT_MACHINES['slot-25-free'];
  const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(2), clientSeed: 'retriggers', nonce: 0 });
  const rounds = Array.from({ length: 5_000 }, () => playSlot(machine, numbers, STAKE));
  const bonus = rounds.filter((round) => round.freeSpins.length > 0);
  for (const { base, freeSpins, win } of bonus) {
    const spins = [base, ...freeSpins];
    expect(base.scatter!.count).toBeGreaterThanOrEqual(FEWEST);
    expect(spins.reduce((sum, spin) => sum + (spin.scatter?.freeSpins ?? 0), 0)).toBe(freeSpins.length);
    expect(spins.reduce((sum, spin) => sum + spin.win, 0n)).toBe(win);
  }
  expect(bonus.some(({ freeSpins }) => freeSpins.some((spin) => spin.scatter))).toBe(true);
  const always = {
    ...machine,
    freeStrips: machine.freeStrips.map(() => [SCATTER, 'l1', 'l2']),
    strips: machine.strips.map(() => [SCATTER, 'l1', 'l2']),
  };
  expect(playSlot(always, numbers, STAKE).freeSpins).toHaveLength(machine.freeSpinLimit);
});

function asNumber({ num, den }: Fraction): number {
  return Number((num * 10n ** 15n) / den) / 1e15;
}
