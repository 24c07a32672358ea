import type { FamilyId, Result } from '../results/result.ts';

/** How a screen shows a board; its rows contain its symbols. */
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

/** Symbols that are too many for a grid: every text of this many digits. `triples: false` excludes those with equal digits. */
export type TypedNumbers = { digits: number; triples?: false };

/** One row of a board, from which `min` to `max` symbols are chosen. Its id names it: a position, `bankers`, `double`. */
export type Row = { id: string; symbols: readonly string[] | TypedNumbers; min: number; max: number };

/** With `places`, the member also chooses at least `choose` of the result's positions (任选). */
export type Board = { kind: BoardKind; rows: readonly Row[]; places?: { of: number; choose: number } };

/**
 * A member's choice as it is stored on the ticket: symbols of each row of the board, and positions if the board asks for them.
 */
export type Choice = { rows: readonly (readonly string[])[]; places?: readonly number[] };

/** The smallest part that is paid for and wins or loses by itself. `row` is the row of a single symbol. */
export type Line = { kind: string; picks: readonly string[]; row?: number; places?: readonly number[] };

/** The tier of returned stakes: a tie, if the brand refunds it. */
export const REFUND = 'refund';

/**
 * Number of winning lines of a tier (a line that wins several times counts each time), and their symbol if it is a single one.
 */
export type Win = { tier: string; times: bigint; symbol?: string };

/**
 * Lines of equal chance. Of `outcomes` equally likely ones the line wins in `ways`, gets its stake back in `refunds`, and wins a
 * tier `hits` times in total: more than `ways` if one outcome can pay a line several times.
 */
export type LineKind = {
  id: string;
  outcomes: bigint;
  ways: bigint;
  refunds: bigint;
  tiers: readonly { id: string; hits: bigint }[];
};

/** How a choice is divided into lines, and when they win. */
export type Shape = {
  board: Board;
  /** The number of lines of a choice, without listing them. */
  lines: (choice: Choice) => bigint;
  enumerate: (choice: Choice) => Iterable<Line>;
  wins: (choice: Choice, result: Result) => Win[];
  lineWins: (line: Line, result: Result) => Win[];
};

/** Where public rules contradict each other: the setting, and the option that this play implements. */
export type Variant = { setting: SettingName; option: string };

export type SettingName = keyof typeof settingOptions;

/** The settings a brand decides once; the first option is the default. */
export const settingOptions = {
  /** The result of a tie for bets on dragon or tiger. */
  tie: ['loses', 'refund'],
  /** K3, a pair of one number: without or with its triple. */
  k3Pair: ['exact', 'with_triple'],
  /** Đề đầu: the lots of G7 (North) or G8, the first two digits of the special, or of the first prize. */
  vnHead: ['lots', 'special', 'first'],
  /** Bao 8 lô: special, four G7, three G6; or one each of special, G7, G5, G4, G3 and three G6. */
  vnBao8: ['last', 'spread'],
  /**
   * Đá: every pair pays once; or the numbers drawn less one, plus half as much for each further time that the most frequent one
   * was drawn.
   */
  vnDa: ['pairs', 'chain'],
  /** Lô 2 of the North: priced as its 27 lots, or as 22 at lower odds. */
  vnLo2: ['full', 'reduced'],
} as const;

/**
 * A play. The meaning of its ID never changes: a ticket names it for ever. Another rule is another play. `price` is the number of
 * stakes that one line costs (27 for lô 2 of the North). With `wholeKind` a choice pays as one and not by its lines: it states
 * how often that whole choice wins, while `kinds` are those of its smallest parts.
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
