import type {
  Language,
  LotteryDraw,
  LotteryGame,
  LotterySlip,
  LotteryTerms,
  LotteryTicket,
  TicketBet,
  TicketState,
} from '@champa/contract';
import { formatOdds, modes } from '@champa/lottery';
import { formatDecimal } from '@champa/money';
import type { LiveHub } from '../../platform/live.ts';
import { type Game, nameOf, stationOf } from './domain/game.ts';
import { publicPhase } from './domain/phase.ts';
import { offeredPlaysOf } from './domain/slip.ts';
import type { Draw } from './draws.repo.ts';
import type { Money } from './slips.repo.ts';
import type { Slip, Ticket, TicketLine } from './tickets.repo.ts';

/** A draw for everybody. Nothing of its result is sent before all of it is settled. */
export function presentDraw(draw: Draw): LotteryDraw {
  const { id, gameCode, number, closesAt, drawsAt, isPastClosing, result, revision } = draw;
  const phase = publicPhase(draw.phase, isPastClosing);
  return {
    id: String(id),
    gameCode,
    number,
    closesAt: closesAt.toString(),
    drawsAt: drawsAt.toString(),
    phase,
    result: phase === 'settled' ? result : null,
    revision: phase === 'settled' ? revision : 0,
  };
}

export function presentGame(game: Game, ends: readonly Draw[], language: Language): LotteryGame {
  const { code, vassalage, family, source, schedule, isOpen } = game;
  const own = ends.filter(({ gameCode }) => gameCode === code).map(presentDraw);
  return {
    code,
    vassalage,
    family,
    name: nameOf(game, language),
    source,
    minutes: schedule.kind === 'house' ? schedule.minutes : null,
    station: stationOf(game),
    isOpen,
    current: own.find(({ phase }) => phase === 'open') ?? null,
    latest: own.find(({ phase }) => phase === 'settled') ?? null,
  };
}

export function presentTerms(game: Game): LotteryTerms {
  const { terms, revision, hot, canCancel } = game;
  const { scale } = modes[terms.mode];
  return {
    revision,
    mode: terms.mode,
    scale: scale && terms.own !== null ? { ...scale, own: terms.own } : null,
    base: terms.base,
    units: [...terms.units],
    odds: Object.fromEntries(Object.entries(terms.odds).map(([key, odds]) => [key, formatOdds(odds)])),
    settings: { ...terms.settings },
    plays: offeredPlaysOf(game).map(({ id }) => id),
    minBet: formatDecimal(terms.minBet),
    maxBet: formatDecimal(terms.maxBet),
    maxOfMember: formatDecimal(terms.maxOfMember),
    hot: hot.map((each) => ({ ...each })),
    canCancel,
    maxDraws: terms.maxDraws,
  };
}

export type TicketFrame = { currency: string; gameName: string };

export function presentTicket(ticket: Ticket, { currency, gameName }: TicketFrame): LotteryTicket {
  const { id, slipId, draw, times, stake, rebate, win, placedAt, cancelledAt, cancelledBy } = ticket;
  const state = stateOf(ticket);
  return {
    id: String(id),
    slipId: String(slipId),
    draw: presentDraw(draw),
    gameName,
    times,
    stake: formatDecimal(stake),
    rebate: formatDecimal(rebate),
    win: formatDecimal(state === 'won' ? win : 0n),
    currency,
    state,
    placedAt: placedAt.toString(),
    cancelledAt: cancelledAt?.toString() ?? null,
    cancelledBy: cancelledBy === null ? null : cancelledBy.startsWith('member:') ? 'member' : 'house',
  };
}

export function stateOf({ draw, cancelledAt, win }: Ticket): TicketState {
  if (cancelledAt) return 'cancelled';
  if (draw.phase === 'void') return 'void';
  if (draw.phase !== 'settled') return 'open';
  return win > 0n ? 'won' : 'lost';
}

export function presentSlip(slip: Slip, tickets: readonly Ticket[], frame: TicketFrame): LotterySlip {
  return {
    id: String(slip.id),
    gameCode: slip.gameCode,
    stake: formatDecimal(slip.stake),
    currency: frame.currency,
    stopOnWin: slip.stopOnWin,
    placedAt: slip.placedAt.toString(),
    tickets: tickets.map((ticket) => presentTicket(ticket, frame)),
  };
}

export function presentLine({ line, stake, terms, win }: TicketLine): TicketBet {
  const { play, choice, mode, scale, lines, linePrice, prizes, hot } = terms;
  return {
    line,
    play,
    choice,
    mode,
    scale,
    lines,
    linePrice,
    stake: formatDecimal(stake),
    prizes: { ...prizes },
    hot: hot && { numbers: [...hot.numbers], perMille: hot.perMille },
    win: formatDecimal(win),
  };
}

/** Sends a member's screens the balance after a bet, a settlement or a cancellation. */
export function publishBalance(live: Pick<LiveHub, 'publish'>, money: Money, currency: string): void {
  const { memberId, balance, version, cash, bonus } = money;
  if (version === null || balance === null) return;
  const data = {
    balance: formatDecimal(cash ?? balance),
    bonus: formatDecimal(cash === null ? 0n : (bonus ?? 0n)),
    currency,
    version: String(version),
  };
  live.publish(String(memberId), { name: 'balance', data });
}
