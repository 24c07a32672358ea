import { choose } from '../core/combine.ts';
import { type LineKind, once } from '../core/play.ts';

// Exact chances over `lots` independent uniform endings. The space (100^27 for the North) is too large to walk through, so these
// are counted by inclusion and exclusion; tests compare them with walks through small spaces and with samples.

/** An ending that pays each time it comes among the lots. */
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

/** All of `size` endings come at least once. */
export function allCome(size: number, lots: number): LineKind {
  return once(waysAllCome(size, lots, 100n), 100n ** BigInt(lots));
}

/** None of `size` endings comes. */
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
 * Đá by the chain for so many chosen numbers, the whole choice as one: rounds are the numbers that came less one, and there is half
 * a round for each further time the commonest of them came.
 */
export function inChain(size: number, lots: number, endings = 100n): LineKind {
  const outcomes = endings ** BigInt(lots);
  const ways = waysTwoCome(size, lots, lots, endings);
  // Numbers that came, less one in every outcome in which any did.
  const came = BigInt(size) * (outcomes - (endings - 1n) ** BigInt(lots));
  const rounds = came - (outcomes - (endings - BigInt(size)) ** BigInt(lots));
  // The commonest came more than n times in all outcomes but those in which none did: summed over n, all its times but the first.
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

/** Outcomes in which at least two of the chosen numbers come and none of them more than `most` times. */
function waysTwoCome(size: number, lots: number, most: number, endings: bigint): bigint {
  const others = endings - BigInt(size);
  const taking = binomials(lots);
  // By how many lots the chosen numbers took so far, in how many ways, with none or one or more of them come.
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

/** Pascal's triangle down to a row, made once: the sums above ask for its numbers many thousand times. */
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
