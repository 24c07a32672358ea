import { type Amount, formatDecimal, isDecimal, parseAmount } from '@champa/money';
import type { Choice, Play, Win } from '../core/play.ts';
import { REFUND } from '../core/play.ts';
import { findPlay } from '../plays/registry.ts';
import { families, type FamilyId, type Result, WrongResultError } from '../results/result.ts';
import { type PrizeMode, prizeModes } from './modes.ts';
import type { Quote } from './quote.ts';

/** Numbers that were hot when the ticket was accepted: their wins pay only this many thousandths (เลขอั้น, half pay is 500). */
export type HotNumbers = { numbers: readonly string[]; perMille: number };

/**
 * Everything needed to settle a ticket, for ever: no table and no setting is read again. The meaning of a play's ID never
 * changes, and the prizes are amounts for one winning line of this ticket.
 */
export type TicketTerms = {
  family: FamilyId;
  play: string;
  mode: PrizeMode;
  /** The scale that was used; null if prizes came from odds. */
  scale: number | null;
  choice: Choice;
  lines: bigint;
  linePrice: Amount;
  cost: Amount;
  prizes: Readonly<Record<string, Amount>>;
  hot: HotNumbers | null;
};

/** The payout of a settled ticket. `refunded` is the part that consists of returned stakes, not of wins. */
export type Payout = { wins: readonly Win[]; payout: Amount; refunded: Amount };

export function termsOf(
  play: Play,
  choice: Choice,
  quoted: Quote,
  { mode, scale, hot = null }: { mode: PrizeMode; scale: number | null; hot?: HotNumbers | null },
): TicketTerms {
  const lines = play.lines(choice);
  const { linePrice, prizes } = quoted;
  return {
    family: play.family,
    play: play.id,
    mode,
    scale,
    choice,
    lines,
    linePrice,
    cost: lines * linePrice,
    prizes,
    hot,
  };
}

/** Settles a ticket by its terms alone. The same ticket and result always give the same payout. */
export function settle(terms: TicketTerms, result: Result): Payout {
  const play = findPlay(terms.family, terms.play);
  if (!play || result.family !== terms.family) throw new WrongResultError(`${terms.family}.${terms.play}`);
  const wins = play.wins(terms.choice, result);
  let payout = 0n;
  let refunded = 0n;
  for (const win of wins) {
    if (win.tier === REFUND) refunded += win.times * terms.linePrice;
    else payout += win.times * prizeOf(terms, win);
  }
  return { wins, payout: payout + refunded, refunded };
}

/** The payout of one winning line: less, rounded down, if its number was hot. */
export function prizeOf({ prizes, hot }: Pick<TicketTerms, 'prizes' | 'hot'>, { tier, symbol }: Win): Amount {
  const prize = prizes[tier];
  if (prize === undefined) throw new RangeError(`a ticket without a prize for ${tier}`);
  const isHot = hot !== null && symbol !== undefined && hot.numbers.includes(symbol);
  return isHot ? (prize * BigInt(hot.perMille)) / 1000n : prize;
}

/** The maximum payout of one line of a ticket. */
export function bestPrize({ prizes }: Pick<TicketTerms, 'prizes'>): Amount {
  return Object.values(prizes).reduce((best, prize) => (prize > best ? prize : best), 0n);
}

/** Terms in stored form: amounts and counts as decimals. */
export type StoredTerms = Omit<TicketTerms, 'lines' | 'linePrice' | 'cost' | 'prizes'> & {
  lines: string;
  linePrice: string;
  cost: string;
  prizes: Readonly<Record<string, string>>;
};

export function storeTerms(terms: TicketTerms): StoredTerms {
  return {
    ...terms,
    lines: String(terms.lines),
    linePrice: formatDecimal(terms.linePrice),
    cost: formatDecimal(terms.cost),
    prizes: Object.fromEntries(Object.entries(terms.prizes).map(([tier, prize]) => [tier, formatDecimal(prize)])),
  };
}

/** Inverse of `storeTerms`. Throws a RangeError for anything that it cannot have stored. */
export function restoreTerms(stored: StoredTerms): TicketTerms {
  const amounts = [stored.linePrice, stored.cost, ...Object.values(stored.prizes)];
  const isKnown = families.includes(stored.family) && prizeModes.includes(stored.mode);
  if (!isKnown || !findPlay(stored.family, stored.play) || !amounts.every(isDecimal) || !/^\d+$/.test(stored.lines))
    throw new RangeError(`not a ticket's terms: ${stored.family}.${stored.play}`);
  return {
    ...stored,
    lines: BigInt(stored.lines),
    linePrice: parseAmount(stored.linePrice),
    cost: parseAmount(stored.cost),
    prizes: Object.fromEntries(Object.entries(stored.prizes).map(([tier, prize]) => [tier, parseAmount(prize)])),
  };
}
