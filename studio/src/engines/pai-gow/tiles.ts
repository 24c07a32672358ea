/** The Chinese dominoes: 16 kinds of two tiles each, from the highest. The last is gee joon, whose tiles pair with each other. */
export const KINDS = [
  'teen',
  'day',
  'yun',
  'gor',
  'mooy',
  'chong',
  'bon',
  'foo',
  'ping',
  'tit',
  'look',
  'gow',
  'bot',
  'chit',
  'ng',
  'gee-joon',
] as const;
export type Kind = (typeof KINDS)[number];

/** The two tiles of each kind, by their pips. */
export const PIPS: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
  [
    [6, 6],
    [6, 6],
  ],
  [
    [1, 1],
    [1, 1],
  ],
  [
    [4, 4],
    [4, 4],
  ],
  [
    [1, 3],
    [1, 3],
  ],
  [
    [5, 5],
    [5, 5],
  ],
  [
    [3, 3],
    [3, 3],
  ],
  [
    [2, 2],
    [2, 2],
  ],
  [
    [5, 6],
    [5, 6],
  ],
  [
    [4, 6],
    [4, 6],
  ],
  [
    [1, 6],
    [1, 6],
  ],
  [
    [1, 5],
    [1, 5],
  ],
  [
    [3, 6],
    [4, 5],
  ],
  [
    [3, 5],
    [2, 6],
  ],
  [
    [3, 4],
    [2, 5],
  ],
  [
    [1, 4],
    [2, 3],
  ],
  [
    [2, 4],
    [1, 2],
  ],
];

export const TILES = 32;
const GEE_JOON = 15;

/** Tiles 2k and 2k + 1 are of kind k. */
export function kindOf(tile: number): number {
  return Math.floor(tile / 2);
}

export function pipsOf(tile: number): readonly [number, number] {
  return PIPS[kindOf(tile)]![tile % 2]!;
}

function sumOf(kind: number): number {
  return PIPS[kind]![0][0] + PIPS[kind]![0][1];
}

/** What a pair of kinds is called, and a number that is higher for a better one. */
export type PairRank = { name: 'pair' | 'wong' | 'gong' | 'points'; points: number; score: number };

/** Pairs, gee joon first; then wong, gong, and points. Equal points go by the higher tile, but for nought, which is always equal. */
export function rankPair(one: number, other: number): PairRank {
  if (one === other) return { name: 'pair', points: 0, score: 2_000 + (one === GEE_JOON ? 100 : 50 - one) };
  const [high, low] = one < other ? [one, other] : [other, one];
  if (high <= 1 && sumOf(low) === 9) return { name: 'wong', points: 0, score: 1_500 - high };
  if (high <= 1 && sumOf(low) === 8) return { name: 'gong', points: 0, score: 1_400 - high };
  const points =
    low === GEE_JOON ? Math.max((sumOf(high) + 3) % 10, (sumOf(high) + 6) % 10) : (sumOf(high) + sumOf(low)) % 10;
  return { name: 'points', points, score: points === 0 ? 0 : points * 20 + (16 - high) };
}

/** The three ways to make two pairs of four tiles. */
export const WAYS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

export type Setting = { low: PairRank; high: PairRank; way: number };

/** Four kinds, set in one of the ways; the better pair is the high hand. */
export function settingOf(kinds: readonly number[], way: number): Setting {
  const [a, b, c, d] = WAYS[way]! as readonly [number, number, number, number];
  const one = rankPair(kinds[a]!, kinds[b]!);
  const other = rankPair(kinds[c]!, kinds[d]!);
  return one.score >= other.score ? { high: one, low: other, way } : { high: other, low: one, way };
}

/** The share of the 496 pairs of tiles that are lower than one with this score. */
const PLACES: ReadonlyMap<number, number> = (() => {
  const scores: number[] = [];
  for (let one = 0; one < TILES; one += 1)
    for (let other = one + 1; other < TILES; other += 1) scores.push(rankPair(kindOf(one), kindOf(other)).score);
  return new Map(scores.map((score) => [score, scores.filter((lower) => lower < score).length / scores.length]));
})();

/**
 * The dealer's way is fixed: with l and h the places of the low and the high hand among all pairs, from 0 to 1, the one where
 * 1 - (1 - l)² + h³ is largest.
 */
export function dealersWay(kinds: readonly number[]): Setting {
  const worthOf = ({ low, high }: Setting) => 1 - (1 - PLACES.get(low.score)!) ** 2 + PLACES.get(high.score)! ** 3;
  return WAYS.map((_, way) => settingOf(kinds, way)).reduce((best, each) =>
    worthOf(each) > worthOf(best) ? each : best,
  );
}

/** 1: both hands win; -1: neither; 0: one each. An equal hand is the dealer's. */
export function outcomeOf(ours: Setting, theirs: Setting): 1 | 0 | -1 {
  const wins = Number(ours.high.score > theirs.high.score) + Number(ours.low.score > theirs.low.score);
  return (wins - 1) as 1 | 0 | -1;
}
