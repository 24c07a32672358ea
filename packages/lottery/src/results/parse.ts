import { ballsTo } from '../core/combine.ts';
import type {
  BallsFamily,
  DigitsFamily,
  FamilyId,
  Result,
  SeaFamily,
  VietnamFamily,
  VietnamNumbers,
} from './result.ts';
import { prizesOf } from './vietnam.ts';
import { lunarYears } from './zodiac.ts';

/** Why something is not a result of its family; `field` names the part. */
export type ResultCode =
  | 'MALFORMED'
  | 'WRONG_COUNT'
  | 'WRONG_DIGITS'
  | 'UNKNOWN_BALL'
  | 'REPEATED_BALL'
  | 'UNKNOWN_YEAR';
export type ResultProblem = { code: ResultCode; field: string };
export type CheckedResult = { ok: true; result: Result } | { ok: false; problem: ResultProblem };

/**
 * Validates any input from a source or from staff as a result of a family. Never throws; drops everything that does not belong to
 * it.
 */
export function parseResult(family: FamilyId, given: unknown): CheckedResult {
  if (typeof given !== 'object' || given === null) return refused('MALFORMED', 'result');
  const fields = given as Record<string, unknown>;
  switch (family) {
    case 'five_digits':
      return parseDigits(family, 5, fields);
    case 'three_digits':
      return parseDigits(family, 3, fields);
    case 'dragon_tiger':
      return parseDigits(family, 2, fields);
    case 'k3':
      return parseDice(fields);
    case 'eleven_five':
      return parseBalls(family, 5, 11, fields);
    case 'pk10':
      return parseBalls(family, 10, 10, fields);
    case 'mark_six':
      return parseMarkSix(fields);
    case 'vn_north':
    case 'vn_central':
    case 'vn_south':
      return parseVietnam(family, fields);
    case 'thai':
      return parseThai(fields);
    case 'lao':
    case 'hanoi':
      return parseOneNumber(family, fields);
  }
}

/** Where the bottom two digits of a number of Laos or Hanoi are: at its beginning, or before its last two. */
export type BottomRule = 'first' | 'before_last_two';

/** A result of Laos or Hanoi from the single number drawn, of five or six digits, by the brand's rule. */
export function resultOfNumber(family: 'lao' | 'hanoi', number: string, bottom: BottomRule): CheckedResult {
  if (!/^\d{5,6}$/.test(number)) return refused('WRONG_DIGITS', 'top');
  const bottom2 = bottom === 'first' ? number.slice(0, 2) : number.slice(-4, -2);
  return { ok: true, result: { family, top: number, front3: [number.slice(0, 3)], back3: [], bottom2 } };
}

function parseDigits(family: DigitsFamily, length: number, { digits }: Record<string, unknown>): CheckedResult {
  if (!isNumber(digits, length)) return refused('WRONG_DIGITS', 'digits');
  return { ok: true, result: { family, digits } };
}

function parseDice({ dice }: Record<string, unknown>): CheckedResult {
  if (!Array.isArray(dice) || dice.length !== 3) return refused('WRONG_COUNT', 'dice');
  if (!dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6)) return refused('WRONG_DIGITS', 'dice');
  return { ok: true, result: { family: 'k3', dice: [...dice] } };
}

function parseBalls(
  family: BallsFamily,
  count: number,
  last: number,
  { balls }: Record<string, unknown>,
): CheckedResult {
  const code = problemOfBalls(balls, count, last);
  return code ? refused(code, 'balls') : { ok: true, result: { family, balls: [...(balls as string[])] } };
}

function parseMarkSix({ balls, special, lunarYear }: Record<string, unknown>): CheckedResult {
  const code = problemOfBalls(balls, 6, 49);
  if (code) return refused(code, 'balls');
  const main = [...(balls as string[])];
  if (typeof special !== 'string' || !ballsTo(49).includes(special)) return refused('UNKNOWN_BALL', 'special');
  if (main.includes(special)) return refused('REPEATED_BALL', 'special');
  const year = lunarYears.find((known) => known.year === lunarYear)?.year;
  if (year === undefined) return refused('UNKNOWN_YEAR', 'lunarYear');
  return { ok: true, result: { family: 'mark_six', balls: main, special, lunarYear: year } };
}

function parseVietnam(family: VietnamFamily, { numbers, second }: Record<string, unknown>): CheckedResult {
  const first = parsePrizes(family, numbers, 'numbers');
  if ('problem' in first) return { ok: false, problem: first.problem };
  if (second === undefined) return { ok: true, result: { family, numbers: first.numbers } };
  const other = parsePrizes(family, second, 'second');
  if ('problem' in other) return { ok: false, problem: other.problem };
  return { ok: true, result: { family, numbers: first.numbers, second: other.numbers } };
}

function parsePrizes(
  family: VietnamFamily,
  given: unknown,
  field: string,
): { numbers: VietnamNumbers } | { problem: ResultProblem } {
  if (typeof given !== 'object' || given === null) return { problem: { code: 'MALFORMED', field } };
  const fields = given as Record<string, unknown>;
  const numbers: Record<string, readonly string[]> = {};
  for (const { prize, count, digits } of prizesOf(family)) {
    const drawn = fields[prize];
    if (!Array.isArray(drawn) || drawn.length !== count) return { problem: { code: 'WRONG_COUNT', field: prize } };
    if (!drawn.every((number) => isNumber(number, digits))) return { problem: { code: 'WRONG_DIGITS', field: prize } };
    numbers[prize] = [...drawn];
  }
  return { numbers };
}

function parseThai({ top, front3, back3, bottom2 }: Record<string, unknown>): CheckedResult {
  if (!isNumber(top, 6)) return refused('WRONG_DIGITS', 'top');
  if (!isNumber(bottom2, 2)) return refused('WRONG_DIGITS', 'bottom2');
  if (!areNumbers(front3, 2, 3)) return refused('WRONG_DIGITS', 'front3');
  if (!areNumbers(back3, 2, 3)) return refused('WRONG_DIGITS', 'back3');
  return { ok: true, result: { family: 'thai', top, front3: [...front3], back3: [...back3], bottom2 } };
}

function parseOneNumber(family: Exclude<SeaFamily, 'thai'>, { top, bottom2 }: Record<string, unknown>): CheckedResult {
  if (typeof top !== 'string') return refused('WRONG_DIGITS', 'top');
  const rules: BottomRule[] = ['first', 'before_last_two'];
  const read = rules.map((rule) => resultOfNumber(family, top, rule));
  if (!read[0]!.ok) return read[0]!;
  // The bottom two must be where one of the rules finds them: if they were typed separately, they may be wrong.
  const found = read.find((one) => one.ok && 'bottom2' in one.result && one.result.bottom2 === bottom2);
  return found ?? refused('WRONG_DIGITS', 'bottom2');
}

function problemOfBalls(balls: unknown, count: number, last: number): ResultCode | null {
  if (!Array.isArray(balls) || balls.length !== count) return 'WRONG_COUNT';
  const known = ballsTo(last);
  if (!balls.every((ball) => known.includes(ball))) return 'UNKNOWN_BALL';
  return new Set(balls).size === count ? null : 'REPEATED_BALL';
}

function areNumbers(given: unknown, count: number, digits: number): given is readonly string[] {
  return Array.isArray(given) && given.length === count && given.every((number) => isNumber(number, digits));
}

function isNumber(given: unknown, digits: number): given is string {
  return typeof given === 'string' && given.length === digits && /^\d+$/.test(given);
}

function refused(code: ResultCode, field: string): CheckedResult {
  return { ok: false, problem: { code, field } };
}
