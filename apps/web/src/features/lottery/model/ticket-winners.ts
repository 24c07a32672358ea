import type { TicketBet } from '@champa/contract';
import { type Choice, type FamilyId, findPlay, parseResult, prizeOf, REFUND, winningLines } from '@champa/lottery';
import { parseAmount, ZERO } from '@champa/money';
import { oddsText } from './odds-text.ts';

/** A pick of a bet that won: its symbols, the board's row or positions they are of, and what it paid for 1. */
export type Winner = {
  picks: readonly string[];
  rowId: string | null;
  places: readonly number[] | null;
  /** Null if the stake is refunded, or the choice pays as one. */
  odds: string | null;
};

type Bet = Pick<TicketBet, 'play' | 'choice' | 'lines' | 'linePrice' | 'prizes' | 'hot'>;

/** The odds under which a bet was accepted, each once, in the order of its tiers. */
export function oddsOf(bet: Bet, family: FamilyId, locale: string): string[] {
  const quotation = quotationOf(bet, family);
  return [...new Set(Object.keys(bet.prizes).map((tier) => oddsText(tier, quotation, locale)))];
}

/** The picks of a bet that won by a result; null before the result, and for a choice too long to list. */
export function winnersOf(bet: Bet, family: FamilyId, published: unknown, locale: string): Winner[] | null {
  const play = findPlay(family, bet.play);
  const checked = parseResult(family, published);
  if (!play || !checked.ok) return null;
  const choice = bet.choice as Choice;
  const winning = winningLines({ family, play: bet.play, choice, lines: BigInt(bet.lines) }, checked.result);
  if (!winning) return null;
  const quotation = quotationOf(bet, family);
  const terms = { prizes: quotation.prizes, hot: bet.hot };
  return winning.map(({ line: { picks, row, places }, wins }) => {
    const paid = wins.filter(({ tier }) => tier !== REFUND);
    const isPaid = paid.length > 0 && !play.wholeKind;
    const won = isPaid ? paid.reduce((sum, win) => sum + win.times * prizeOf(terms, win), ZERO) : ZERO;
    return {
      picks,
      rowId: row !== undefined && play.board.rows.length > 1 ? play.board.rows[row]!.id : null,
      places: places && places.length > 0 ? places : null,
      odds: isPaid ? oddsText('won', { ...quotation, prizes: { won } }, locale) : null,
    };
  });
}

/** Prizes of a line by tier, and the stake that they are for: a line may cost several. */
function quotationOf({ play, linePrice, prizes }: Bet, family: FamilyId) {
  const price = findPlay(family, play)?.price ?? 1n;
  const line = parseAmount(linePrice);
  return {
    stake: line / price,
    linePrice: line,
    prizes: Object.fromEntries(Object.entries(prizes).map(([tier, prize]) => [tier, parseAmount(prize)])),
  };
}
