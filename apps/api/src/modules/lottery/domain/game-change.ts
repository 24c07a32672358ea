import type { AdminLotteryLimits } from '@champa/contract';
import {
  isAboveStakes,
  isScaleOpen,
  modes,
  type Odds,
  oddsKey,
  parseOdds,
  type Play,
  playsOf,
  returnsOfPlay,
} from '@champa/lottery';
import { type Amount, isDecimal, parseAmount } from '@champa/money';
import type { Cap, Game, GameSchedule, GameTerms } from './game.ts';

/** What is wrong with a change, by field; the words are the console's. */
export type Faults = Record<string, string>;
export type Changed<T> = { ok: true; value: T } | { ok: false; faults: Faults };

/** The terms of a game with other limits. Every amount is above zero, and no smaller one is above a larger. */
export function withLimits({ terms }: Pick<Game, 'terms'>, limits: AdminLotteryLimits): Changed<GameTerms> {
  const amounts = amountsOf(limits);
  const faults: Faults = {};
  for (const [field, text] of Object.entries(amounts)) if (!isPositive(text)) faults[field] = 'amount_format';
  if (!isScaleOf(terms, limits.own)) faults['own'] = 'range';
  if (Object.keys(faults).length > 0) return { ok: false, faults };

  const read: GameTerms = {
    ...terms,
    own: limits.own,
    minBet: parseAmount(limits.minBet),
    maxBet: parseAmount(limits.maxBet),
    maxOfMember: parseAmount(limits.maxOfMember),
    number: capOf(limits.number),
    play: capOf(limits.play),
    draw: capOf(limits.draw),
    maxDraws: limits.maxDraws,
  };
  const rising: readonly [string, Amount, Amount][] = [
    ['maxBet', read.minBet, read.maxBet],
    ['maxOfMember', read.maxBet, read.maxOfMember],
    ['draw.stake', read.number.stake, read.draw.stake],
    ['draw.stake', read.play.stake, read.draw.stake],
    ['draw.risk', read.number.risk, read.draw.risk],
    ['draw.risk', read.play.risk, read.draw.risk],
  ];
  for (const [field, less, more] of rising) if (less > more) faults[field] = 'too_small';
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, value: read };
}

type PlayWish = { offered: boolean; odds: Readonly<Record<string, string | null>> };

/**
 * The terms of a game with a play at other odds. No line of it may return more than its stake in the long run.
 *
 * @returns null where the family has no such play
 */
export function withPlay(
  { family, terms }: Pick<Game, 'family' | 'terms'>,
  id: string,
  wish: PlayWish,
): Changed<GameTerms> | null {
  const play = playsOf(family).find((each) => each.id === id);
  if (!play) return null;
  const odds: Record<string, Odds> = { ...terms.odds };
  const faults: Faults = {};
  for (const tier of tiersOf(play)) {
    if (!(tier in wish.odds)) continue;
    const text = wish.odds[tier] ?? null;
    const read = text === null ? null : readOdds(text);
    if (read === 'none') faults[`odds.${tier}`] = 'odds_format';
    else if (read === null) delete odds[oddsKey(id, tier)];
    else odds[oddsKey(id, tier)] = read;
  }
  for (const tier of Object.keys(wish.odds)) if (!tiersOf(play).includes(tier)) faults[`odds.${tier}`] = 'unknown';
  if (Object.keys(faults).length === 0 && isAboveStakes(returnsOfPlay(play, odds, terms.own ?? 0).most)) {
    faults[`odds.${tiersOf(play).find((tier) => typeof wish.odds[tier] === 'string') ?? tiersOf(play)[0]}`] =
      'above_stakes';
  }
  const without = wish.offered
    ? terms.without.filter((each) => each !== id)
    : [...new Set([...terms.without, id])].toSorted();
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, value: { ...terms, odds, without } };
}

/** What `withPlay` takes to make a play again what it was: its own odds by their keys, and none for its other prizes. */
export function wishOf(
  { family }: Pick<Game, 'family'>,
  id: string,
  was: { offered: boolean; odds: Readonly<Record<string, string>> },
): PlayWish {
  const play = playsOf(family).find((each) => each.id === id);
  const tiers = play ? tiersOf(play) : [];
  return {
    offered: was.offered,
    odds: Object.fromEntries(tiers.map((tier) => [tier, was.odds[oddsKey(id, tier)] ?? null])),
  };
}

/** The prizes of a play, each once. */
export function tiersOf({ kinds }: Pick<Play, 'kinds'>): string[] {
  return [...new Set(kinds.flatMap(({ tiers }) => tiers.map(({ id }) => id)))];
}

export type Times = { days: readonly number[]; at: string | null; locks: number; expected: number };

/** The schedule of an external game at other times; the house's is part of what its game is. */
export function withTimes(schedule: GameSchedule, times: Times | null): Changed<GameSchedule> {
  if (schedule.kind === 'house' || times === null) {
    return (schedule.kind === 'house') === (times === null)
      ? { ok: true, value: schedule }
      : { ok: false, faults: { times: 'pattern' } };
  }
  const { days, at, locks, expected } = times;
  const waits = { locks, expected };
  const { schedule: drawn } = schedule;
  if (drawn.kind === 'cadence') return { ok: true, value: { ...schedule, schedule: { ...drawn, ...waits } } };
  const last = drawn.kind === 'weekly' ? 7 : 31;
  const wanted = [...new Set(days)].toSorted((one, other) => one - other);
  if (wanted.length === 0 || wanted.some((day) => day > last)) return { ok: false, faults: { 'times.days': 'range' } };
  if (at === null) return { ok: false, faults: { 'times.at': 'required' } };
  return { ok: true, value: { ...schedule, schedule: { ...drawn, days: wanted, at, ...waits } } };
}

function amountsOf({ minBet, maxBet, maxOfMember, number, play, draw }: AdminLotteryLimits): Record<string, string> {
  const caps = Object.entries({ number, play, draw }).flatMap(([name, { stake, risk }]) => [
    [`${name}.stake`, stake],
    [`${name}.risk`, risk],
  ]);
  return { minBet, maxBet, maxOfMember, ...Object.fromEntries(caps) };
}

function isPositive(text: string): boolean {
  return isDecimal(text) && parseAmount(text) > 0n;
}

function isScaleOf({ mode }: GameTerms, own: number | null): boolean {
  const { scale } = modes[mode];
  if (!scale || own === null) return scale === null && own === null;
  return isScaleOpen(scale, own, scale.to);
}

function capOf({ stake, risk }: { stake: string; risk: string }): Cap {
  return { stake: parseAmount(stake), risk: parseAmount(risk) };
}

function readOdds(text: string): Odds | 'none' {
  try {
    const odds = parseOdds(text);
    return odds > 0n ? odds : 'none';
  } catch {
    return 'none';
  }
}
