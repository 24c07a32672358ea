import { add, type Fraction, fraction, multiply, NOTHING, sumOf } from '../fraction.ts';
import {
  FEWEST,
  linePay,
  REELS,
  runOf,
  SCATTER,
  scatterAward,
  type SlotMachine,
  type Strips,
  WILD,
  windowAt,
} from './machine.ts';

/**
 * The exact return to player of a round, by counting strips:
 * base lines + base scatters + expected number of free spins x expected win of one free spin.
 * The last product is exact although later free spins depend on earlier ones: whether a spin is played depends only on the
 * spins before it, and each pays independently of them (Wald).
 */
export function slotRtp(machine: SlotMachine): Fraction {
  const free = multiply(fraction(machine.freeSpinMultiplier), spinReturn(machine, machine.freeStrips));
  return add(spinReturn(machine, machine.strips), multiply(expectedFreeSpins(machine), free));
}

/** Expected win of one spin in multiples of the stake, before the free spins' multiplier. */
export function spinReturn(machine: SlotMachine, strips: Strips): Fraction {
  const scatters = scatterChances(strips).map((chance, count) =>
    multiply(chance, fraction(scatterAward(machine, count).multiple)),
  );
  return add(lineReturn(machine, strips), sumOf(scatters));
}

/** The chance of 0, 1, 2, … scatters in view. */
export function scatterChances(strips: Strips): Fraction[] {
  return strips.reduce<Fraction[]>(
    (chances, strip) => {
      const shown = strip.map((_, stop) => scattersAt(strip, stop));
      const next = Array.from({ length: chances.length + Math.max(...shown) }, () => NOTHING);
      for (const [before, chance] of chances.entries()) {
        for (const here of shown) {
          next[before + here] = add(next[before + here]!, multiply(chance, fraction(1, strip.length)));
        }
      }
      return next;
    },
    [fraction(1)],
  );
}

/** Expected free spins of a round, including retriggers and the limit. */
export function expectedFreeSpins(machine: SlotMachine): Fraction {
  const retriggers = scatterChances(machine.freeStrips);
  const known = new Map<string, Fraction>();
  const limited = (award: number, awarded: number): number => Math.min(award, machine.freeSpinLimit - awarded);

  // Expected final number of awards, given those awarded so far and how many of them are still to be played.
  const finalAward = (awarded: number, left: number): Fraction => {
    if (left === 0 || awarded === machine.freeSpinLimit) return fraction(awarded);
    const key = `${awarded}/${left}`;
    const found = known.get(key);
    if (found) return found;
    const expected = sumOf(
      retriggers.map((chance, count) => {
        const more = limited(scatterAward(machine, count).freeSpins, awarded);
        return multiply(chance, finalAward(awarded + more, left - 1 + more));
      }),
    );
    known.set(key, expected);
    return expected;
  };

  return sumOf(
    scatterChances(machine.strips).map((chance, count) => {
      const award = limited(scatterAward(machine, count).freeSpins, 0);
      return multiply(chance, finalAward(award, award));
    }),
  );
}

/** The chance that a base spin pays anything. Three reels decide every line: two of a kind never pay, three always do. */
export function hitFrequency(machine: SlotMachine): Fraction {
  const [first, second, third, ...rest] = machine.strips.map((strip) => strip.map((_, stop) => windowAt(strip, stop)));
  const later = scatterChances(machine.strips.slice(FEWEST));
  const enoughLater = (already: number): Fraction => sumOf(later.slice(Math.max(0, FEWEST - already)));
  const paying = Array.from({ length: FEWEST + 1 }, (_, already) => enoughLater(already));
  let lineHits = 0;
  const scattersOnly: number[] = paying.map(() => 0);
  for (const a of first!) {
    for (const b of second!) {
      for (const c of third!) {
        if (hasLine(machine, [a, b, c])) lineHits += 1;
        else scattersOnly[[a, b, c].filter((column) => column.includes(SCATTER)).length]! += 1;
      }
    }
  }
  if (rest.length !== REELS - FEWEST) throw new RangeError('the machine has five reels');
  const cases = first!.length * second!.length * third!.length;
  return sumOf([
    fraction(lineHits, cases),
    ...scattersOnly.map((n, already) => multiply(fraction(n, cases), paying[already]!)),
  ]);
}

function lineReturn(machine: SlotMachine, strips: Strips): Fraction {
  return sumOf(
    Object.keys(machine.pays).flatMap((symbol) =>
      [3, 4, 5].map((count) => {
        const { plain, withWild } = runChances(strips, symbol, count);
        const weighted = add(plain, multiply(fraction(machine.wildMultiplier), withWild));
        return multiply(fraction(linePay(machine, symbol, count)), weighted);
      }),
    ),
  );
}

// Any line crosses each reel in one row, and every row of a cyclic strip shows each of its symbols equally often: all lines have
// the same return, so one line's return on its own stake is the whole game's.
function runChances(strips: Strips, symbol: string, count: number): { plain: Fraction; withWild: Fraction } {
  const own = strips.map((strip) => share(strip, [symbol]));
  const any = strips.map((strip) => share(strip, [symbol, WILD]));
  const stops = count < REELS ? complement(any[count]!) : fraction(1);
  const plain = multiply(product(own.slice(0, count)), stops);
  const all = multiply(product([own[0]!, ...any.slice(1, count)]), stops);
  return { plain, withWild: add(all, { num: -plain.num, den: plain.den }) };
}

function hasLine(machine: SlotMachine, columns: string[][]): boolean {
  return machine.lines.some((line) => {
    const symbols = columns.map((column, reel) => column[line[reel]!]!);
    const { count } = runOf(symbols);
    return linePay(machine, symbols[0]!, count) > 0;
  });
}

function scattersAt(strip: readonly string[], stop: number): number {
  return windowAt(strip, stop).filter((symbol) => symbol === SCATTER).length;
}

function share(strip: readonly string[], symbols: string[]): Fraction {
  return fraction(strip.filter((symbol) => symbols.includes(symbol)).length, strip.length);
}

function complement(chance: Fraction): Fraction {
  return fraction(chance.den - chance.num, chance.den);
}

function product(parts: Fraction[]): Fraction {
  return parts.reduce(multiply, fraction(1));
}
