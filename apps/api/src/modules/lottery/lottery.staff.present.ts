import type {
  AdminLotteryChain,
  AdminLotteryChange,
  AdminLotteryDraw,
  AdminLotteryDrawRow,
  AdminLotteryEntry,
  AdminLotteryExposure,
  AdminLotteryGame,
  AdminLotteryGameRow,
  AdminLotteryPlay,
  AdminLotterySchedule,
  LotteryDrawAct,
} from '@champa/contract';
import { isDeepStrictEqual } from 'node:util';
import {
  formatOdds,
  modes,
  oddsKey,
  oddsRangeOf,
  offeredPlays,
  percentOf,
  type Play,
  returnsOfPlay,
} from '@champa/lottery';
import { houseSchedule } from '@champa/lottery/schedule';
import { type Amount, formatDecimal, maximum } from '@champa/money';
import { withoutStaff } from '../../platform/staff-actor.ts';
import type { Chain } from './chains.repo.ts';
import { type Cap, type Game, isOfTwo } from './domain/game.ts';
import { tiersOf } from './domain/game-change.ts';
import type { Holiday } from './domain/plan.ts';
import { canMove } from './domain/phase.ts';
import { staffStateOf } from './domain/staff-state.ts';
import { storeGameTerms } from './domain/stored-terms.ts';
import type { Entry, GameFacts, HotFacts, StaffChange, StaffDraw, WholeDraw } from './draws.staff.repo.ts';

export function gameRow(game: Game, facts: GameFacts): AdminLotteryGameRow {
  const { code, vassalage, family, names, source, hot } = game;
  return {
    id: code,
    vassalage,
    family,
    names: { ...names },
    source,
    state: facts.hasVendor ? (facts.enabled ? 'open' : 'paused') : 'no_vendor',
    pauseReason: facts.pauseReason,
    sort: facts.sort,
    hotNumbers: hot.length,
    closesAt: facts.closesAt?.toString() ?? null,
  };
}

type AroundGame = { hot: readonly HotFacts[]; holidays: readonly Holiday[]; currency: string; timeZone: string };

export function game(one: Game, facts: GameFacts, { hot, holidays, currency, timeZone }: AroundGame): AdminLotteryGame {
  const { terms } = one;
  const { own, minBet, maxBet, maxOfMember, number, play, draw: ofDraw, maxDraws } = storeGameTerms(terms);
  return {
    ...gameRow(one, facts),
    mode: terms.mode,
    scale: modes[terms.mode].scale,
    canCancel: one.canCancel,
    currency,
    schedule: scheduleOf(one, timeZone),
    limits: { own, minBet, maxBet, maxOfMember, number, play, draw: ofDraw, maxDraws },
    plays: offerable(one).map((each) => playOf(one, each)),
    hot: hot.map(({ perMille, actor, at, ...mark }) => ({
      ...mark,
      id: `${mark.play} ${mark.number}`,
      pays: perMille === 0 ? 'nothing' : 'half',
      by: withoutStaff(actor),
      at: at.toString(),
    })),
    holidays: holidays.map(({ day, movedTo }) => ({ day: day.toString(), movedTo: movedTo?.toString() ?? null })),
    plannedUntil: facts.plannedUntil?.toString() ?? null,
    edition: facts.edition,
    changedAt: facts.changedAt?.toString() ?? null,
    changedBy: facts.changedBy,
  };
}

function scheduleOf({ schedule, family }: Game, timeZone: string): AdminLotterySchedule {
  const drawn =
    schedule.kind === 'house' ? houseSchedule(family, schedule.minutes as 1 | 3 | 5, timeZone) : schedule.schedule;
  const { zone, locks, expected } = drawn;
  const isOfDays = drawn.kind !== 'cadence';
  return {
    kind: schedule.kind === 'house' ? 'house' : drawn.kind,
    zone,
    minutes: isOfDays ? null : drawn.minutes,
    days: isOfDays ? [...drawn.days] : [],
    at: isOfDays ? drawn.at : null,
    opens: isOfDays ? null : drawn.opens,
    closes: isOfDays ? null : drawn.closes,
    locks,
    expected,
  };
}

/** Plays over two stations only of a game of two; of those that the brand plays by one rule of several, that one. */
function offerable(one: Game): readonly Play[] {
  return offeredPlays(one.family, one.terms.settings).filter(({ id }) => id.startsWith('da_two') === isOfTwo(one));
}

function playOf({ family, terms }: Game, play: Play): AdminLotteryPlay {
  const { least, most } = returnsOfPlay(play, terms.odds, terms.own ?? 0);
  return {
    id: play.id,
    offered: !terms.without.includes(play.id),
    tiers: tiersOf(play).map((id) => {
      const own = terms.odds[oddsKey(play.id, id)];
      const market = oddsRangeOf(family, play.id, id);
      return {
        id,
        own: own === undefined ? null : formatOdds(own),
        market: market && { odds: formatOdds(market.odds), from: formatOdds(market.from), to: formatOdds(market.to) },
      };
    }),
    returns: { least: percentOf(least), most: percentOf(most) },
  };
}

export function drawRow(one: StaffDraw): AdminLotteryDrawRow {
  const { gameCode, gameNames, family, source, number, revision } = one;
  const isSettled = one.phase === 'settled';
  return {
    id: String(one.id),
    gameCode,
    gameNames,
    family,
    source,
    number,
    closesAt: one.closesAt.toString(),
    drawsAt: one.drawsAt.toString(),
    state: staffStateOf(one),
    result: isSettled ? one.result : null,
    revision: isSettled ? revision : 0,
    stake: formatDecimal(one.stake),
    paid: formatDecimal(one.paid),
  };
}

type AroundDraw = {
  game: Game;
  currency: string;
  money: { stake: Amount; paid: Amount; members: number };
  entries: readonly Entry[];
  chain: Chain | null;
  before: string | null;
  /** Who looks: their own entry they may see. */
  employee: string;
};

export function draw(one: WholeDraw, around: AroundDraw): AdminLotteryDraw {
  const { game: of, currency, money, chain: from, before } = around;
  const isAtEnd = one.phase === 'settled' || one.phase === 'void';
  return {
    ...drawRow(one),
    ofTwo: isOfTwo(of),
    currency,
    stake: formatDecimal(money.stake),
    paid: formatDecimal(money.paid),
    members: money.members,
    kept: formatDecimal(one.kept),
    settledAt: one.settledAt?.toString() ?? null,
    pauseReason: one.phase === 'open' ? one.pauseReason : null,
    voidReason: one.voidReason,
    ...entriesFor(around),
    proof:
      from && one.chainIndex !== null
        ? {
            chainId: String(from.id),
            index: one.chainIndex,
            commitment: from.hash,
            salt: from.salt,
            seed: isAtEnd ? one.seed : null,
            before: isAtEnd ? before : null,
          }
        : null,
    can: actsOn(one),
  };
}

/** Until there are two of a kind, an entry is seen by whoever made it: the second person must not copy it. */
function entriesFor({ entries, employee }: AroundDraw): { entries: AdminLotteryEntry[]; differ: boolean } {
  const ofStaff = entries.filter(({ source }) => source.startsWith('staff:'));
  const isOpen = ofStaff.length > 1;
  const differs = (kind: string): boolean => {
    const [first, ...others] = entries.filter(({ source }) => source.startsWith(kind));
    return others.some(({ result }) => !isDeepStrictEqual(result, first!.result));
  };
  return {
    entries: entries.map(({ source, result, at }) => {
      const isFeed = source.startsWith('feed:');
      const by = isFeed ? source.slice('feed:'.length) : withoutStaff(source);
      const isSeen = isFeed || isOpen || by === employee;
      return { by, kind: isFeed ? 'feed' : 'staff', at: at.toString(), result: isSeen ? result : null };
    }),
    differ: differs('feed:') || differs('staff:'),
  };
}

function actsOn(one: WholeDraw): LotteryDrawAct[] {
  const state = staffStateOf(one);
  const isFromOutside = one.source === 'external';
  const possible: Record<LotteryDrawAct, boolean> = {
    pause: state === 'open',
    resume: state === 'paused',
    enter: state === 'waiting',
    correct: state === 'settled' && isFromOutside,
    void: one.phase === 'open' || canMove(one.phase, 'voiding'),
  };
  return (Object.keys(possible) as LotteryDrawAct[]).filter((act) => possible[act]);
}

export function change({ id, at, what, drawId, actor, details }: StaffChange): AdminLotteryChange {
  // What an employee entered stays hidden: the draw shows it once there are two.
  const { reason = '', result: _hidden, ...rest } = details as { reason?: string; result?: unknown };
  const shown = what === 'result' ? details : rest;
  return {
    id: String(id),
    at: at.toString(),
    what,
    drawId: drawId === null ? null : String(drawId),
    by: actor.split(', ').map(withoutStaff).join(', '),
    reason,
    details: shown as Record<string, unknown>,
  };
}

export function chain({ id, hash, length, used, salt, publishedAt, saltedAt }: Chain): AdminLotteryChain {
  return {
    id: String(id),
    commitment: hash,
    length,
    used,
    salt,
    publishedAt: publishedAt.toString(),
    saltedAt: saltedAt?.toString() ?? null,
  };
}

type Load = { key: string; stake: Amount; risk: Amount };
type AroundExposure = { game: Game; currency: string; stake: Amount };

export function exposure(
  found: readonly Load[],
  { game: { terms, hot }, currency, stake }: AroundExposure,
): AdminLotteryExposure {
  const lines = found
    .filter(({ key }) => key !== '*')
    .map(({ key, stake: own, risk }) => {
      const [where = '', number = ''] = key.split(':');
      const [play = '', row] = where.split('/');
      const perMille = hot.find((mark) => mark.play === play && mark.number === number)?.perMille;
      return {
        id: key,
        play,
        row: row === undefined ? null : Number(row),
        number,
        stake: formatDecimal(own),
        risk: formatDecimal(risk),
        net: formatDecimal(stake - risk),
        used: usedOf({ stake: own, risk }, number === '*' ? terms.play : terms.number),
        hot: perMille === undefined ? null : perMille === 0 ? ('nothing' as const) : ('half' as const),
      };
    });
  return { stake: formatDecimal(stake), limit: formatDecimal(terms.draw.risk), currency, lines };
}

/** How much of a limit is used up, in percent: of the stakes or of the payout, whichever is more. */
function usedOf({ stake, risk }: Omit<Load, 'key'>, most: Cap): number {
  const share = (part: Amount, whole: Amount): bigint => (whole <= 0n ? 100n : (part * 100n) / whole);
  return Number(maximum(share(stake, most.stake), share(risk, most.risk)));
}
