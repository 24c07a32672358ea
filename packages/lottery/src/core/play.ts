import type { FamilyId, Result } from '../results/result.ts';

/** What a board looks like on a screen; which symbols it has stands in its rows. */
export type BoardKind =
  | 'positions'
  | 'digits'
  | 'balls'
  | 'numbers'
  | 'typed'
  | 'sums'
  | 'spans'
  | 'sides'
  | 'patterns'
  | 'dice'
  | 'zodiac'
  | 'colours';

/** Symbols that are too many for a grid: every text of so many digits. With `triples: false` not those of one digit. */
export type TypedNumbers = { digits: number; triples?: false };

/** One row of a board, from which `min` to `max` symbols are chosen. Its id names it: a position, `bankers`, `double`. */
export type Row = { id: string; symbols: readonly string[] | TypedNumbers; min: number; max: number };

/** With `places`, so many of the result's positions are chosen as well, at least `choose` (任选). */
export type Board = { kind: BoardKind; rows: readonly Row[]; places?: { of: number; choose: number } };

/** What a member chose, as it stands on his ticket: symbols of each row of the board, and positions where it asks for them. */
export type Choice = { rows: readonly (readonly string[])[]; places?: readonly number[] };

/** What is paid for and wins or loses by itself. `row` tells from which row a single symbol is. */
export type Line = { kind: string; picks: readonly string[]; row?: number; places?: readonly number[] };

/** The tier of stakes that come back: a tie where the brand refunds one. */
export const REFUND = 'refund';

/** So many winning lines of a tier (a line that wins several times counts so often), and of which symbol, where it is one. */
export type Win = { tier: string; times: bigint; symbol?: string };

/**
 * Lines of equal chance. Of `outcomes` equally likely ones the line wins in `ways`, gets its stake back in `refunds`, and wins
 * a tier `hits` times altogether: more than `ways` where one outcome can pay a line several times.
 */
export type LineKind = {
  id: string;
  outcomes: bigint;
  ways: bigint;
  refunds: bigint;
  tiers: readonly { id: string; hits: bigint }[];
};

/** How a choice falls into lines and when they win. */
export type Shape = {
  board: Board;
  /** How many lines a choice has, without making them. */
  lines: (choice: Choice) => bigint;
  enumerate: (choice: Choice) => Iterable<Line>;
  wins: (choice: Choice, result: Result) => Win[];
  lineWins: (line: Line, result: Result) => Win[];
};

/** Where public rules contradict each other: the setting, and which of its options this play is. */
export type Variant = { setting: SettingName; option: string };

export type SettingName = keyof typeof settingOptions;

/** The settings a brand decides once; the first option is the default. */
export const settingOptions = {
  /** What a tie of dragon and tiger does to bets on either. */
  tie: ['loses', 'refund'],
  /** K3, a pair of one number: with or without its triple. */
  k3Pair: ['exact', 'with_triple'],
  /** Đề đầu: the lots of G7 (North) or G8, the first two digits of the special, or of the first prize. */
  vnHead: ['lots', 'special', 'first'],
  /** Bao 8 lô: special, four G7, three G6; or one each of special, G7, G5, G4, G3 and three G6. */
  vnBao8: ['last', 'spread'],
  /** Đá: every pair pays once; or the numbers that came less one, and half as much for each more time the commonest came. */
  vnDa: ['pairs', 'chain'],
  /** Lô 2 of the North: priced as its 27 lots, or as 22 at lower odds. */
  vnLo2: ['full', 'reduced'],
} as const;

/**
 * A play. Its id never changes its meaning: a ticket names it for ever. Another rule is another play.
 * `price` is how many stakes one line costs (27 for lô 2 of the North). With `wholeKind` a choice pays as one and not by its lines:
 * it tells how often that whole choice wins, while `kinds` are those of its smallest.
 */
export type Play = Shape & {
  id: string;
  family: FamilyId;
  price: bigint;
  kinds: readonly LineKind[];
  variant?: Variant;
  wholeKind?: (choice: Choice) => LineKind;
};

/** A kind of line that wins at most once, in `ways` of `outcomes`. */
export function once(ways: bigint, outcomes: bigint, id = 'win', refunds = 0n): LineKind {
  return { id, outcomes, ways, refunds, tiers: [{ id, hits: ways }] };
}

type Given = Partial<Pick<Play, 'price' | 'variant' | 'wholeKind'>>;

export function definePlay(
  family: FamilyId,
  id: string,
  shape: Shape,
  kinds: LineKind | readonly LineKind[],
  { price = 1n, ...given }: Given = {},
): Play {
  return { id, family, price, kinds: 'id' in kinds ? [kinds] : kinds, ...shape, ...given };
}
