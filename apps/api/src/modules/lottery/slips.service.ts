import { createHash } from 'node:crypto';
import type { ErrorCode, Language, LotterySlip, LotteryTicket, SlipBet } from '@champa/contract';
import { storeTerms } from '@champa/lottery';
import { formatDecimal, maximum } from '@champa/money';
import { availableParallelism } from 'node:os';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import { isFaultOfOne } from '../../platform/database-faults.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { LanesRefused } from '../../platform/lanes.ts';
import { createTracedLanes } from '../../platform/traced-lanes.ts';
import type { LiveHub } from '../../platform/live.ts';
import { presentStakeLimit, refusedBy, type StakeLimit } from '../limits/index.ts';
import { type Game, nameOf } from './domain/game.ts';
import { type PricedSlip, priceSlip } from './domain/slip.ts';
import { type Draw, selectDraw } from './draws.repo.ts';
import type { GameService } from './games.service.ts';
import { presentSlip, presentTicket, publishBalance } from './lottery.present.ts';
import * as repo from './slips.repo.ts';
import { selectSlip, selectSlipTickets, selectTicket, type Ticket } from './tickets.repo.ts';

export type SlipWish = {
  memberId: string;
  nonce: string;
  gameCode: string;
  revision: number;
  scale?: number | undefined;
  draws: readonly { id: string; times: number }[];
  stopOnWin: boolean;
  bets: readonly SlipBet[];
};

export type SlipNeeds = {
  pool: Pool;
  live: Pick<LiveHub, 'publish'>;
  games: GameService;
  currency: () => Promise<string>;
  /** Refuses where the member's own pause or session limit forbids play. */
  requirePlay: (db: ReadHandle, memberId: string) => Promise<void>;
  /** What limits the member's stakes now. */
  stakeLimits: (db: ReadHandle, memberId: string) => Promise<readonly StakeLimit[]>;
};

export type SlipService = ReturnType<typeof createSlipService>;

/** As for vendors' calls: one lane for two cores. A bet on several draws takes some milliseconds. */
const LANES = Math.max(1, Math.floor(availableParallelism() / 2));
const MAX_BATCH = 64;
const MAX_WAITING = 4000;
/** The number of cached draws; fewer than that take bets. */
const MOST_KNOWN = 5000;

/** Slips and their tickets. Slips that arrive at once share a call of the database; a member's go one after another. */
export function createSlipService({ pool, live, games, currency, requirePlay, stakeLimits }: SlipNeeds) {
  const lanes = createTracedLanes<repo.SlipCommand, repo.PlaceAnswer>('place_slips', {
    lanes: LANES,
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    keyOf: ({ member }) => member,
    run: async (commands) => repo.placeSlips(pool, commands, await currency()),
    isCommandsFault: isFaultOfOne,
  });

  async function submit(command: repo.SlipCommand): Promise<repo.PlaceAnswer> {
    const answer = await lanes.submit(command).catch((error: unknown) => {
      throw error instanceof LanesRefused ? new ApiError('UNAVAILABLE') : error;
    });
    // The same nonce twice in one batch: by now the other one is done, or was refused.
    return answer.outcome === 'busy' ? lanes.submit(command) : answer;
  }

  // The shown fields of a draw that takes bets don't change.
  const known = new Map<string, Promise<Draw | null>>();
  function drawOf(id: string): Promise<Draw | null> {
    const there = known.get(id);
    if (there) return there;
    if (known.size >= MOST_KNOWN) known.clear();
    const found = selectDraw(pool, id);
    known.set(id, found);
    found.catch(() => known.delete(id));
    return found;
  }

  /** A slip that was placed just now, without another query. */
  async function placed(
    { code, name }: Named,
    wish: SlipWish,
    slip: PricedSlip,
    answer: repo.PlaceAnswer,
  ): Promise<LotterySlip> {
    const placedAt = answer.placedAt!;
    const tickets = await Promise.all(
      wish.draws.map(async ({ id, times }, index): Promise<Ticket> => {
        const draw: Draw = { ...(await drawOf(id))!, phase: 'open', isPastClosing: false, result: null };
        const money = { stake: slip.stake * BigInt(times), rebate: slip.rebate * BigInt(times), win: 0n };
        const own = { id: answer.tickets![index]!, slipId: answer.slipId!, times, placedAt, draw };
        return { ...own, ...money, cancelledAt: null, cancelledBy: null };
      }),
    );
    const stake = tickets.reduce((sum, ticket) => sum + ticket.stake, 0n);
    const made = { id: answer.slipId!, gameCode: code, stake, stopOnWin: wish.stopOnWin, placedAt };
    return presentSlip(made, tickets, { currency: await currency(), gameName: name });
  }

  async function view(memberId: string, slipId: bigint, { name }: Named): Promise<LotterySlip> {
    const [slip, tickets, money] = await Promise.all([
      selectSlip(pool, memberId, slipId),
      selectSlipTickets(pool, memberId, slipId),
      currency(),
    ]);
    return presentSlip(slip!, tickets, { currency: money, gameName: name });
  }

  /** The limit that refused a slip, and what it leaves. */
  async function detailsOf(
    { outcome, details }: repo.PlaceAnswer,
    { terms }: Game,
    { memberId, draws }: SlipWish,
    { stake }: PricedSlip,
  ): Promise<Record<string, unknown> | undefined> {
    if (details) return { number: numberOf(details.key) };
    if (outcome === 'limit_reached') {
      const stakes = draws.map(({ times }) => stake * BigInt(times));
      const refusing = refusedBy(await stakeLimits(pool, memberId), stakes);
      return refusing ? presentStakeLimit(refusing) : undefined;
    }
    if (outcome !== 'member_limit') return undefined;
    const staked = await repo.selectHighestStake(
      pool,
      memberId,
      draws.map(({ id }) => id),
    );
    const { maxOfMember } = terms;
    return { max: formatDecimal(maxOfMember), remaining: formatDecimal(maximum(maxOfMember - staked, 0n)) };
  }

  return {
    /**
     * Bets on draws, all or nothing; the same nonce bets once.
     *
     * @throws ApiError as `placeSlip` of the contract lists them
     */
    async place(wish: SlipWish, language: Language = 'en'): Promise<LotterySlip> {
      const { memberId } = wish;
      const game = await games.byCode(wish.gameCode);
      if (new Set(wish.draws.map(({ id }) => id)).size !== wish.draws.length) throw new ApiError('VALIDATION');
      if (wish.draws.length > game.terms.maxDraws) throw new ApiError('VALIDATION');
      const priced = priceSlip(game, wish.bets, wish.scale);
      if (!priced.ok) throw new ApiError(priced.problem.code, priced.problem.value);
      const named = { code: game.code, name: nameOf(game, language) };
      const answer = await submit(commandOf(game, wish, priced.slip));
      if (answer.outcome === 'done') {
        publishBalance(live, answer, await currency());
        return placed(named, wish, priced.slip, answer);
      }
      if (answer.outcome === 'repeated') return view(memberId, answer.slipId!, named);
      if (answer.outcome === 'terms_changed') games.forget();
      if (answer.outcome === 'blocked' || answer.outcome === 'limit_reached') await requirePlay(pool, memberId);
      throw new ApiError(refusals[answer.outcome], await detailsOf(answer, game, wish, priced.slip));
    },

    /** Takes a member's ticket back while its draw is open. @throws ApiError NOT_FOUND or LOTTERY_TICKET_FINAL */
    async cancel(memberId: string, id: string, language: Language = 'en'): Promise<LotteryTicket> {
      if (!(await selectTicket(pool, memberId, id))) throw new ApiError('NOT_FOUND');
      const [taken] = await repo.takeBack(pool, memberId, [BigInt(id)], `member:${memberId}`);
      if (taken) publishBalance(live, taken, await currency());
      const ticket = (await selectTicket(pool, memberId, id))!;
      if (!ticket.cancelledAt) throw new ApiError('LOTTERY_TICKET_FINAL');
      const game = await games.byCode(ticket.draw.gameCode);
      return presentTicket(ticket, { currency: await currency(), gameName: nameOf(game, language) });
    },

    /** Takes back the remaining tickets of a chase that has won. */
    async stopChase(memberId: string, tickets: readonly bigint[]): Promise<void> {
      const taken = await repo.takeBack(pool, memberId, tickets, 'house:stop_on_win');
      for (const money of taken.slice(-1)) publishBalance(live, money, await currency());
    },

    drain: () => lanes.drain(),
  };
}

/** A game with its name in the reader's language. */
type Named = { code: string; name: string };

const refusals: Readonly<Record<Exclude<repo.PlaceOutcome, 'done' | 'repeated'>, ErrorCode>> = {
  conflict: 'IDEMPOTENCY_CONFLICT',
  busy: 'UNAVAILABLE',
  game_closed: 'LOTTERY_GAME_CLOSED',
  vendor_disabled: 'LOTTERY_GAME_CLOSED',
  terms_changed: 'LOTTERY_TERMS_CHANGED',
  unknown_draw: 'NOT_FOUND',
  closed: 'LOTTERY_CLOSED',
  paused: 'LOTTERY_DRAW_PAUSED',
  number_limit: 'LOTTERY_NUMBER_LIMIT',
  member_limit: 'LOTTERY_MEMBER_LIMIT',
  insufficient_funds: 'BALANCE_TOO_LOW',
  limit_reached: 'LOTTERY_PLAY_LIMIT',
  blocked: 'ACCOUNT_DISABLED',
};

/** `lo2:45` is the number 45; where there is no single number, the play. */
function numberOf(key = ''): string {
  const [play = '', number = ''] = key.split(':');
  return number === '' || number === '*' ? play : number;
}

function commandOf(game: Game, wish: SlipWish, slip: PricedSlip): repo.SlipCommand {
  const { memberId: member, nonce, revision, stopOnWin, scale, bets } = wish;
  const draws = wish.draws.map(({ id: draw, times }) => ({ draw, times }));
  const content = JSON.stringify([game.code, scale ?? null, stopOnWin, draws, bets]);
  return {
    member,
    nonce,
    digest: createHash('sha256').update(content).digest('hex'),
    game: game.code,
    revision,
    stopOnWin,
    stake: String(slip.stake),
    rebate: String(slip.rebate),
    mostOfMember: String(game.terms.maxOfMember),
    draws,
    bets: slip.bets.map(({ terms }) => {
      const stored = storeTerms(terms);
      return { choice: uuidOf(JSON.stringify(stored)), terms: stored, stake: String(terms.cost) };
    }),
    limits: slip.loads.map(({ key, stake, risk, most }) => ({
      key,
      stake: String(stake),
      risk: String(risk),
      mostStake: String(most.stake),
      mostRisk: String(most.risk),
    })),
  };
}

/** A UUID derived from a text: the same text, the same UUID. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
