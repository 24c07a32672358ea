import type { Choice, Play, Row } from './play.ts';

/** Why a choice is refused; each is a message `lottery.choice.<code>` on a screen. */
export type ChoiceCode =
  | 'MALFORMED'
  | 'WRONG_ROWS'
  | 'SYMBOL_UNKNOWN'
  | 'SYMBOL_REPEATED'
  | 'TOO_FEW'
  | 'TOO_MANY'
  | 'WRONG_PLACES'
  | 'NO_LINES'
  | 'TOO_MANY_LINES';

export type ChoiceProblem = { code: ChoiceCode; row?: number; symbol?: string };

export type CheckedChoice = { ok: true; choice: Choice; lines: bigint } | { ok: false; problem: ChoiceProblem };

/** Maximum number of lines of one choice: so many must be listed to explain a ticket. */
export const MAX_LINES = 1_000_000n;

/**
 * Validates any input as a choice of a play. Never throws. The result is in the board's order, so equal choices are equal texts.
 */
export function checkChoice(play: Pick<Play, 'board' | 'lines'>, given: unknown): CheckedChoice {
  const { rows: boardRows, places: placesWanted } = play.board;
  if (!isRecord(given) || !Array.isArray(given['rows'])) return refused('MALFORMED');
  const rows: readonly unknown[] = given['rows'];
  if (rows.length !== boardRows.length) return refused('WRONG_ROWS');

  const ordered: string[][] = [];
  for (const [index, row] of boardRows.entries()) {
    const picks = rows[index];
    const problem = problemOfRow(row, picks);
    if (problem) return { ok: false, problem: { ...problem, row: index } };
    ordered.push(inOrder(row, picks as string[]));
  }

  const places = given['places'];
  if (placesWanted ? !arePlaces(places, placesWanted) : places !== undefined) return refused('WRONG_PLACES');
  const choice = placesWanted
    ? { rows: ordered, places: (places as number[]).toSorted((a, b) => a - b) }
    : { rows: ordered };
  const lines = play.lines(choice);
  if (lines === 0n) return refused('NO_LINES');
  if (lines > MAX_LINES) return refused('TOO_MANY_LINES');
  return { ok: true, choice, lines };
}

/** True if a row contains the symbol. */
export function hasSymbol({ symbols }: Row, symbol: string): boolean {
  if ('includes' in symbols) return symbols.includes(symbol);
  if (symbol.length !== symbols.digits || !/^\d+$/.test(symbol)) return false;
  return symbols.triples !== false || new Set(symbol).size > 1;
}

function problemOfRow(row: Row, picks: unknown): ChoiceProblem | null {
  if (!Array.isArray(picks)) return { code: 'MALFORMED' };
  if (picks.length < row.min) return { code: 'TOO_FEW' };
  if (picks.length > row.max) return { code: 'TOO_MANY' };
  const seen = new Set<string>();
  for (const symbol of picks as unknown[]) {
    if (typeof symbol !== 'string') return { code: 'MALFORMED' };
    if (!hasSymbol(row, symbol)) return { code: 'SYMBOL_UNKNOWN', symbol: symbol.slice(0, 20) };
    if (seen.has(symbol)) return { code: 'SYMBOL_REPEATED', symbol };
    seen.add(symbol);
  }
  return null;
}

function inOrder({ symbols }: Row, picks: readonly string[]): string[] {
  if (!('includes' in symbols)) return picks.toSorted();
  const chosen = new Set(picks);
  return symbols.filter((symbol) => chosen.has(symbol));
}

function arePlaces(given: unknown, { of, choose }: { of: number; choose: number }): boolean {
  if (!Array.isArray(given) || given.length < choose || new Set(given).size !== given.length) return false;
  return given.every((place) => Number.isInteger(place) && place >= 0 && place < of);
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null;
}

function refused(code: ChoiceCode): CheckedChoice {
  return { ok: false, problem: { code } };
}
