import type { Line, Win } from '../core/play.ts';
import { findPlay } from '../plays/registry.ts';
import type { Result } from '../results/result.ts';
import type { TicketTerms } from './ticket.ts';

/** A line of a ticket that won, or whose stake is refunded. */
export type WinningLine = { line: Line; wins: readonly Win[] };

/** A choice of more lines is not searched: a phone would stand still meanwhile. */
const MOST_LINES = 20_000n;

/** The lines of a ticket that a result lets win, in the choice's order; null if the choice has too many lines to list. */
export function winningLines(
  { family, play: id, choice, lines }: Pick<TicketTerms, 'family' | 'play' | 'choice' | 'lines'>,
  result: Result,
): WinningLine[] | null {
  const play = findPlay(family, id);
  if (!play || result.family !== family || lines > MOST_LINES) return null;
  if (play.wins(choice, result).length === 0) return [];
  const winning: WinningLine[] = [];
  for (const line of play.enumerate(choice)) {
    const wins = play.lineWins(line, result);
    if (wins.length > 0) winning.push({ line, wins });
  }
  return winning;
}
