import { type CheckedResult, parseResult, type Result } from '@champa/lottery';
import { type Game, isOfTwo } from './game.ts';

/** Parses a result of a game's draw: for a game of two stations, the numbers of the second beside the first's. */
export function parseResultOf(game: Pick<Game, 'family' | 'schedule'>, given: unknown): CheckedResult {
  const first = parseResult(game.family, given);
  if (!first.ok || !isOfTwo(game)) return first;
  const { second } = given as { second?: unknown };
  const other = parseResult(game.family, { numbers: second });
  if (other.ok) return { ok: true, result: together([first.result, other.result])! };
  // The same prizes are in both: `g7` of the second is another field.
  const { field, code } = other.problem;
  return { ok: false, problem: { code, field: `second.${field}` } };
}

/** Joins the results of a draw's stations; null while one of them is missing. */
export function together(found: readonly (Result | null)[]): Result | null {
  const [first = null, second] = found;
  if (first === null || second === undefined) return first;
  if (second === null || !('numbers' in first) || !('numbers' in second)) return null;
  return { ...first, second: second.numbers };
}
