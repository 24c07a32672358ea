import { choose } from '../core/combine.ts';
import { type LineKind, once } from '../core/play.ts';

// Exact chances over `lots` independent uniform endings. The space (100^27 for the North) is too large to enumerate, so they are
// counted by inclusion and exclusion; tests compare them with full enumerations of small spaces and with samples.

/** An ending that pays each time it occurs among the lots. */
export function eachTime(lots: number, endings: bigint): LineKind {
  const outcomes = endings ** BigInt(lots);
  const hits = BigInt(lots) * endings ** BigInt(lots - 1);
  return {
    id: 'win',
    outcomes,
    ways: outcomes - (endings - 1n) ** BigInt(lots),
    refunds: 0n,
    tiers: [{ id: 'win', hits }],
  };
}

/** All of `size` endings occur at least once. */
export function allCome(size: number, lots: number): LineKind {
  return once(waysAllCome(size, lots, 100n), 100n ** BigInt(lots));
}

/** None of `size` endings occurs. */
export function noneComes(size: number, lots: number): LineKind {
  return once((100n - BigInt(size)) ** BigInt(lots), 100n ** BigInt(lots));
}

export function waysAllCome(size: number, lots: number, endings: bigint): bigint {
  let ways = 0n;
  for (let missing = 0; missing <= size; missing += 1) {
    const term = choose(size, missing) * (endings - BigInt(missing)) ** BigInt(lots);
    ways += missing % 2 === 0 ? term : -term;
  }
  return ways;
}

/**
 * Đá by the chain for this many chosen numbers, the whole choice as one: the number of chosen numbers that were drawn, less one,
 * is the number of rounds, plus half a round for each further time that the most frequent one was drawn.
 */
export function inChain(size: number, lots: number, endings = 100n): LineKind {
  const outcomes = endings ** BigInt(lots);
  const ways = waysTwoCome(size, lots, lots, endings);
  // Numbers that were drawn, less one for every outcome with at least one of them.
  const came = BigInt(size) * (outcomes - (endings - 1n) ** BigInt(lots));
  const rounds = came - (outcomes - (endings - BigInt(size)) ** BigInt(lots));
  // The most frequent number occurs more than n times in all outcomes except those in which none does: summed over n, its
  // occurrences after the first.
  let more = 0n;
  for (let times = 1; times < lots; times += 1) more += ways - waysTwoCome(size, lots, times, endings);
  return {
    id: 'win',
    outcomes,
    ways,
    refunds: 0n,
    tiers: [
      { id: 'round', hits: rounds },
      { id: 'half', hits: more },
    ],
  };
}

/** Outcomes in which at least two of the chosen numbers occur and none of them more than `most` times. */
function waysTwoCome(size: number, lots: number, most: number, endings: bigint): bigint {
  const others = endings - BigInt(size);
  const taking = binomials(lots);
  // For the lots used by the chosen numbers so far: the number of ways with none, one, or more of them drawn.
  let counts: bigint[][] = [[1n], [0n], [0n]];
  for (let number = 0; number < size; number += 1) {
    const next: bigint[][] = [[], [], []];
    for (const [came, byTaken] of counts.entries()) {
      for (const [taken, ways] of byTaken.entries()) {
        if (!ways) continue;
        for (let times = 0; times <= Math.min(most, lots - taken); times += 1) {
          const row = next[Math.min(2, came + Math.sign(times))]!;
          row[taken + times] = (row[taken + times] ?? 0n) + ways * taking[lots - taken]![times]!;
        }
      }
    }
    counts = next;
  }
  return counts[2]!.reduce((sum, ways, taken) => sum + (ways ?? 0n) * others ** BigInt(lots - taken), 0n);
}

const triangles = new Map<number, readonly (readonly bigint[])[]>();

/** Pascal's triangle up to a row, computed once: the sums above need its numbers many thousand times. */
function binomials(last: number): readonly (readonly bigint[])[] {
  const known = triangles.get(last);
  if (known) return known;
  const rows: bigint[][] = [[1n]];
  while (rows.length <= last) {
    const above = rows.at(-1)!;
    rows.push([1n, ...above.slice(1).map((ways, index) => ways + above[index]!), 1n]);
  }
  triangles.set(last, rows);
  return rows;
}
