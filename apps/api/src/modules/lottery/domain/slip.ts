import type { ErrorCode, SlipBet } from '@champa/contract';
import {
  bestPrize,
  checkChoice,
  type Choice,
  hotnessOf,
  isOfNumbers,
  isScaleOpen,
  modes,
  numberOf,
  oddsBy,
  offeredPlays,
  plainPlay,
  type Play,
  prizeOf,
  quote,
  rebateOn,
  stakeOf,
  type TicketTerms,
  termsOf,
} from '@champa/lottery';
import { type Amount, formatDecimal } from '@champa/money';
import { type Cap, type Game, isOfTwo } from './game.ts';

/** What a slip adds to a number, a play or the draw, for a multiplier of one; and the limit there. */
export type Load = { key: string; stake: Amount; risk: Amount; most: Cap };

export type PricedBet = { terms: TicketTerms; rebate: Amount };

export type PricedSlip = { bets: readonly PricedBet[]; stake: Amount; rebate: Amount; loads: readonly Load[] };

export type SlipProblem = { code: ErrorCode; value: Record<string, unknown> };

export type Priced = { ok: true; slip: PricedSlip } | { ok: false; problem: SlipProblem };

/** A slip with more numbers is refused: they are not tracked one by one. */
const MOST_NUMBERS = 2000;

/** The key of the whole draw. */
const WHOLE_DRAW = '*';

/** Prices a slip by a game's terms, or names its fault. Knows nothing of draws, money or others' bets. */
export function priceSlip(game: Game, bets: readonly SlipBet[], scale: number | undefined): Priced {
  const played = scaleOf(game, scale);
  if (played === 'closed') return refuse('LOTTERY_TERMS_CHANGED', { scale });
  const offered = new Map(offeredPlaysOf(game).map((play) => [play.id, play]));
  const priced: PricedBet[] = [];
  const loads = new Map<string, Load>();
  for (const [index, bet] of bets.entries()) {
    const play = offered.get(bet.play);
    if (!play) return refuse('LOTTERY_CHOICE_INVALID', { bet: index, problem: { code: 'PLAY_UNKNOWN' } });
    const checked = checkChoice(play, bet.choice);
    if (!checked.ok) return refuse('LOTTERY_CHOICE_INVALID', { bet: index, problem: checked.problem });
    const result = priceBet(game, play, checked.choice, bet, played);
    if (!result.ok)
      return { ok: false, problem: { ...result.problem, value: { bet: index, ...result.problem.value } } };
    priced.push(result.bet);
    for (const load of loadsOf(game, play, result.bet.terms)) add(loads, load);
    if (loads.size > MOST_NUMBERS)
      return refuse('LOTTERY_CHOICE_INVALID', { bet: index, problem: { code: 'TOO_MANY_LINES' } });
  }
  const total = (of: (bet: PricedBet) => Amount): Amount => priced.reduce((sum, bet) => sum + of(bet), 0n);
  return {
    ok: true,
    slip: {
      bets: priced,
      stake: total(({ terms }) => terms.cost),
      rebate: total(({ rebate }) => rebate),
      loads: Array.from(loads.values()),
    },
  };
}

/** The plays that a game offers: plays over two stations only for a game of two stations. */
export function offeredPlaysOf(game: Pick<Game, 'family' | 'terms' | 'schedule'>): readonly Play[] {
  const { family, terms } = game;
  return offeredPlays(family, terms.settings).filter(
    ({ id }) => id.startsWith('da_two') === isOfTwo(game) && !terms.without.includes(id),
  );
}

function scaleOf({ terms }: Game, wanted: number | undefined): number | null | 'closed' {
  const { scale } = modes[terms.mode];
  if (!scale || terms.own === null) return null;
  const played = wanted ?? terms.own;
  return isScaleOpen(scale, played, terms.own) ? played : 'closed';
}

type PricedOne = { ok: true; bet: PricedBet } | { ok: false; problem: SlipProblem };

function priceBet(game: Game, play: Play, choice: Choice, bet: SlipBet, scale: number | null): PricedOne {
  const { terms } = game;
  const { closed, hot } = hotnessOf(play, choice, game.hot);
  if (closed !== null) return refuse('LOTTERY_NUMBER_CLOSED', { number: closed });

  const stake = stakeOf(bet.unit, bet.multiplier) * BigInt(terms.base);
  const oddsOf = oddsBy(play, terms.odds);
  const isOnScale = play.kinds.some(({ tiers }) => tiers.some(({ id }) => oddsOf(id) === null));
  const at = isOnScale ? scale : null;
  if (!terms.units.includes(bet.unit) || (isOnScale && at === null))
    return refuse('LOTTERY_TERMS_CHANGED', { unit: bet.unit });
  const accepted = termsOf(play, choice, quote(play, stake, at ?? 0, oddsOf), { mode: terms.mode, scale: at, hot });
  if (accepted.cost < terms.minBet || accepted.cost > terms.maxBet)
    return refuse('LOTTERY_STAKE_LIMIT', { min: formatDecimal(terms.minBet), max: formatDecimal(terms.maxBet) });
  return {
    ok: true,
    bet: { terms: accepted, rebate: at === null || terms.own === null ? 0n : rebateOn(accepted.cost, terms.own, at) },
  };
}

/** Where single numbers win by themselves, each of them; otherwise the play as a whole. And the draw. */
export function loadsOf({ terms: game }: Pick<Game, 'terms'>, play: Play, terms: TicketTerms): Load[] {
  const best = bestPrize(terms);
  const loads: Load[] = [{ key: WHOLE_DRAW, stake: terms.cost, risk: best, most: game.draw }];
  const first = play.enumerate(terms.choice)[Symbol.iterator]().next();
  if (first.done || !isOfNumbers(first.value)) {
    return [...loads, { key: `${play.id}:${WHOLE_DRAW}`, stake: terms.cost, risk: best, most: game.play }];
  }
  const base = plainPlay(play.id);
  const hasRows = play.board.rows.length > 1;
  for (const line of play.enumerate(terms.choice)) {
    const symbol = line.picks[0]!;
    const risk = prizeOf(terms, { tier: line.kind in terms.prizes ? line.kind : firstTier(terms), times: 1n, symbol });
    const key = `${base}${hasRows ? `/${line.row}` : ''}:${numberOf(play, symbol)}`;
    loads.push({ key, stake: terms.linePrice, risk, most: game.number });
  }
  return loads;
}

function firstTier({ prizes }: TicketTerms): string {
  return Object.keys(prizes)[0]!;
}

function add(loads: Map<string, Load>, load: Load): void {
  const there = loads.get(load.key);
  loads.set(load.key, there ? { ...load, stake: there.stake + load.stake, risk: there.risk + load.risk } : load);
}

function refuse(code: ErrorCode, value: Record<string, unknown>): { ok: false; problem: SlipProblem } {
  return { ok: false, problem: { code, value } };
}
