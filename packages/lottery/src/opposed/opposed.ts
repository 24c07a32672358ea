import type { Amount } from '@champa/money';
import type { Choice, Play } from '../core/play.ts';
import { REFUND } from '../core/play.ts';
import { findPlay } from '../plays/registry.ts';
import type { TicketTerms } from '../prizes/ticket.ts';
import { type Market, marketsOf } from './markets.ts';

/** A bet of a draw: its terms, and the total stake on it, however many times it was made. */
export type StakedBet = { terms: TicketTerms; stake: Amount };

/** Finer than amounts, so that rounding within a sum is less than one unit. */
const FINE = 1_000_000n;

/**
 * The part of one member's stakes on a draw that was opposite betting: it could not be lost, because their bets together cover
 * every result.
 *
 * At fair odds a bet of `stake` on an outcome with chance `p` pays `stake / p`, so that a bet is worth its price, and an amount that
 * is paid for every result is worth just that amount. So the stakes on a market (one digit, three dice) consist of the minimum that
 * they all together pay at fair odds, which is not at risk, and the rest, which is:
 *
 *     opposed = min over outcomes of (sum over bets that win of stake / p)
 *
 * Big 100 and small 60 of one digit: 120. All ten digits at 10: 100. Nine of them: nothing. Odd, even and big at 100 each: 200.
 * The odds do not matter: the house's share of certain money does not make it a bet. It is the riskless part of a claim at state
 * prices (K. Arrow, 1953; G. Debreu, 1959), with chances for prices. It never exceeds the stakes, because the minimum never exceeds
 * the mean; more bets never lower it; it is proportional to the bets.
 *
 * Each market is computed separately, and bets on no market count as fully at risk, so the result is never too high.
 * `lunarYear`: that of the draw, for the animals of Mark Six.
 */
export function opposedStake(bets: readonly StakedBet[], lunarYear: number): Amount {
  const sums = new Map<Market, { pays: bigint[]; stake: Amount }>();
  for (const { terms, stake } of bets) {
    for (const { market, outcomes, cost, pays } of fairPays(terms, lunarYear)) {
      const sum = sums.get(market) ?? { pays: Array.from({ length: outcomes }, () => 0n), stake: 0n };
      sums.set(market, sum);
      for (const { outcome, paid } of pays) sum.pays[outcome]! += (paid * stake) / terms.cost;
      sum.stake += (cost * stake) / terms.cost;
    }
  }
  let opposed = 0n;
  for (const { pays, stake } of sums.values()) {
    const worst = pays.reduce((least, paid) => (paid < least ? paid : least));
    const sure = (worst + FINE - 1n) / FINE;
    opposed += sure < stake ? sure : stake;
  }
  return opposed;
}

/**
 * The maximum share of all outcomes that a choice covers, in millionths, rounded up; 0 if it is on no market. Choices that cover
 * less than a million in total leave some outcome uncovered: their stakes are entirely at risk and need no check.
 */
export function coverOf({ family, play: id, choice }: Pick<TicketTerms, 'family' | 'play' | 'choice'>): number {
  const play = findPlay(family, id)!;
  if (marketsOf(play, choice, 0).length === 0) return 0;
  let most = 0n;
  for (const { outcomes, refunds, tiers } of play.kinds) {
    const hits = tiers.reduce((sum, tier) => sum + tier.hits, refunds);
    const share = (hits * FINE + outcomes - 1n) / outcomes;
    if (share > most) most = share;
  }
  const cover = most * play.lines(choice);
  return Number(cover < FINE ? cover : FINE); // a count of millionths, never money
}

/** `pays`: of the market's `outcomes`, only those that pay something, by their index: mostly few. */
type FairPay = { market: Market; outcomes: number; cost: Amount; pays: readonly Paid[] };
type Paid = { outcome: number; paid: bigint };

const known = new WeakMap<TicketTerms, { lunarYear: number; pays: FairPay[] }>();

/**
 * What the parts of a choice pay at fair odds, by the outcomes of their markets. Computed once for terms that many bets share.
 */
function fairPays(terms: TicketTerms, lunarYear: number): FairPay[] {
  const before = known.get(terms);
  if (before?.lunarYear === lunarYear) return before.pays;
  const play = findPlay(terms.family, terms.play)!;
  const pays = marketsOf(play, terms.choice, lunarYear).map(({ market, choice }) => ({
    market,
    outcomes: market.results().length,
    cost: play.lines(choice) * terms.linePrice,
    pays: paysOf(play, choice, terms.linePrice, market),
  }));
  known.set(terms, { lunarYear, pays });
  return pays;
}

function paysOf(play: Play, choice: Choice, linePrice: Amount, market: Market): Paid[] {
  const prices = new Map([[REFUND, linePrice * FINE]]);
  for (const { outcomes, refunds, tiers } of play.kinds)
    for (const { id, hits } of tiers) prices.set(id, (linePrice * FINE * (outcomes - refunds)) / hits);
  return market.results().flatMap((result, outcome) => {
    let paid = 0n;
    for (const { tier, times } of play.wins(choice, result)) paid += times * prices.get(tier)!;
    return paid > 0n ? [{ outcome, paid }] : [];
  });
}
