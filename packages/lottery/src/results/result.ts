/** The families of games; each has its own results and plays. */
export const families = [
  'vn_north',
  'vn_central',
  'vn_south',
  'thai',
  'lao',
  'hanoi',
  'five_digits',
  'three_digits',
  'k3',
  'eleven_five',
  'pk10',
  'mark_six',
  'dragon_tiger',
] as const;

export type FamilyId = (typeof families)[number];

export type VietnamFamily = 'vn_north' | 'vn_central' | 'vn_south';
export type SeaFamily = 'thai' | 'lao' | 'hanoi';
export type DigitsFamily = 'five_digits' | 'three_digits' | 'dragon_tiger';
export type BallsFamily = 'eleven_five' | 'pk10';

/** Digits by position, the highest first; leading zeros count, so it is a text. Dragon-tiger: the dragon's digit, the tiger's. */
export type DigitsResult = { family: DigitsFamily; digits: string };

/** Three dice in the order of the draw. */
export type DiceResult = { family: 'k3'; dice: readonly number[] };

/** Balls in the order of the draw, `01` and so on. */
export type BallsResult = { family: BallsFamily; balls: readonly string[] };

/** Six balls and the special one; the lunar year determines the animal of each number. */
export type MarkSixResult = { family: 'mark_six'; balls: readonly string[]; special: string; lunarYear: number };

export type VietnamPrize = 'special' | 'g1' | 'g2' | 'g3' | 'g4' | 'g5' | 'g6' | 'g7' | 'g8';
export type VietnamNumbers = Readonly<Partial<Record<VietnamPrize, readonly string[]>>>;

/** A station's numbers; `second` are those of the other station, for a play over two. */
export type VietnamResult = { family: VietnamFamily; numbers: VietnamNumbers; second?: VietnamNumbers };

/** `top` is the whole first prize; `front3`, `back3` and `bottom2` are drawn separately in Thailand. */
export type SeaResult = {
  family: SeaFamily;
  top: string;
  front3: readonly string[];
  back3: readonly string[];
  bottom2: string;
};

export type Result = DigitsResult | DiceResult | BallsResult | MarkSixResult | VietnamResult | SeaResult;

/** A play received a result of another family: an error of the caller, never of a member. */
export class WrongResultError extends Error {
  override readonly name = 'WrongResultError';
}

export function digitsOf(result: Result): string {
  if ('digits' in result) return result.digits;
  throw wrong(result);
}

export function diceOf(result: Result): readonly number[] {
  if (result.family === 'k3') return result.dice;
  throw wrong(result);
}

export function ballsOf(result: Result): readonly string[] {
  if (result.family === 'eleven_five' || result.family === 'pk10') return result.balls;
  throw wrong(result);
}

export function markSixOf(result: Result): MarkSixResult {
  if (result.family === 'mark_six') return result;
  throw wrong(result);
}

export function vietnamOf(result: Result): VietnamResult {
  if ('numbers' in result) return result;
  throw wrong(result);
}

export function seaOf(result: Result): SeaResult {
  if ('top' in result) return result;
  throw wrong(result);
}

function wrong(result: Result): WrongResultError {
  return new WrongResultError(`not a result for this play: ${result.family}`);
}
