import type { RaffleWin } from '@champa/contract';
import { digestTickets, type ListedTickets } from '@champa/fairness';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { failuresOf, throwFailures } from '../../platform/each.ts';
import { enqueue } from '../../platform/jobs.ts';
import { readPage } from '../../platform/paging.ts';
import { maskName } from '../member/index.ts';
import { type Game, isOfKind, type RulesOf } from './domain/game.ts';
import { fundsFor, type Winner, winnersOf } from './domain/raffle.ts';
import { nextTime } from './domain/timetable.ts';
import * as games from './games.repo.ts';
import type { PrizesNeeds } from './needs.ts';
import { rewardOf } from './prize-gift.ts';
import * as repo from './raffles.repo.ts';
import { newServerSeed } from './seeds.ts';
import { type NewTickets, takeWaiting, TELL_NEWS } from './tickets.service.ts';

/** The number of a member's wins that are shown. */
const SHOWN = 50;

type Needs = Pick<
  PrizesNeeds,
  | 'pool'
  | 'clock'
  | 'log'
  | 'randomBytes'
  | 'give'
  | 'reserve'
  | 'release'
  | 'claimGift'
  | 'giftStates'
  | 'timeZone'
  | 'usernames'
>;

export type Entered = 'entered' | 'known' | 'no_round';

export type OwnWin = repo.Win & { state: RaffleWin['state'] };

/** Enters tickets into the open round; once for each cause. Without a round they wait for the next. */
export function createEntering(clock: Clock) {
  return async (tx: WriteHandle, { game, memberId, tickets, cause }: NewTickets): Promise<Entered> => {
    if (await repo.isEntered(tx, { game, memberId, cause })) return 'known';
    const round = await repo.lockOpenRound(tx, game);
    if (!round) return 'no_round';
    const isNew = await repo.insertEntry(tx, { round: round.id, game, memberId, tickets, cause }, clock.now());
    return isNew ? 'entered' : 'known';
  };
}

export type Raffles = ReturnType<typeof createRaffles>;

/** Raffles: numbered tickets, drawn at their time by a seed promised when the round opened. */
export function createRaffles(needs: Needs) {
  const { pool, clock, log, randomBytes, give, reserve, release, claimGift, giftStates, timeZone, usernames } = needs;

  /** Tickets as the public list shows them: with masked names. */
  async function listed(db: ReadHandle, entries: readonly repo.Entry[]): Promise<ListedTickets[]> {
    const names = await usernames(db, [...new Set(entries.map(({ memberId }) => String(memberId)))]);
    return entries.map(({ first, last, memberId }) => ({
      first,
      last,
      player: maskName(names.get(String(memberId)) ?? ''),
    }));
  }

  /**
   * Opens the next round of a raffle, and reserves the cost of its prizes. @returns false where the budget does not
   * cover it
   */
  async function open(tx: WriteHandle, code: string): Promise<boolean> {
    const game = (await games.lockGame(tx, code)) as Game<'raffle'>;
    if (await repo.hasOpenRound(tx, code)) return true;
    const now = clock.now();
    const { budget, currency, edition, rules } = game;
    const funds = fundsFor(rules.prizes);
    if (funds > 0n && !(await reserve(tx, { budget, currency, amount: funds }))) return false;
    const drawsAt = nextTime(rules, now, await timeZone());
    const seed = newServerSeed(randomBytes);
    const round = await repo.insertRound(tx, { game: code, edition, opensAt: now, drawsAt, funds, ...seed });
    for (const lot of await takeWaiting(tx, code, now)) await repo.insertEntry(tx, { ...lot, round, game: code }, now);
    return true;
  }

  async function draw(tx: WriteHandle, id: bigint): Promise<void> {
    // The game is locked before its round, in the same order as opening a round.
    const code = (await repo.selectRound(tx, id))!.game;
    const game = (await games.lockGame(tx, code))!;
    const round = await repo.lockRound(tx, id);
    const now = clock.now();
    if (round.drawnAt !== null || Temporal.Instant.compare(now, round.drawsAt) < 0) return;
    const rules = (await games.selectEditions(tx, [round.edition])).get(round.edition)!.rules as RulesOf<'raffle'>;
    const entries = await repo.selectEntries(tx, id);
    const clientSeed = digestTickets(await listed(tx, entries));
    const winners = winnersOf(entries, rules.prizes, { serverSeed: round.serverSeed, clientSeed });
    const { budget, currency } = game;
    if (round.funds > 0n) await release(tx, { budget, currency, amount: round.funds });
    const claimUntil = now.add({ hours: 24 * rules.claimDays });
    for (const winner of inOrderOfMembers(winners)) {
      const giftId = await award(tx, game, { round: id, winner, claimUntil });
      const { place, ticket, memberId, prize } = winner;
      await repo.insertWin(tx, { round: id, place, ticket, memberId, prize: prize.code, giftId, claimUntil, at: now });
    }
    await repo.finishRound(tx, id, clientSeed, now);
    for (const memberId of new Set(winners.map((winner) => String(winner.memberId)))) {
      await enqueue(tx, TELL_NEWS, { memberId, about: 'raffle' }, { key: `${TELL_NEWS}:raffle:${memberId}` });
    }
  }

  type Award = { round: bigint; winner: Winner; claimUntil: Temporal.Instant };

  async function award(tx: WriteHandle, game: Game, { round, winner, claimUntil }: Award): Promise<string | null> {
    const { place, memberId, prize } = winner;
    const given = await give(tx, {
      memberId: String(memberId),
      source: 'prize',
      sourceId: game.code,
      cause: `raffle:${round}:${place}`,
      title: prize.names,
      reward: rewardOf(prize.gift, game.currency)!,
      budget: game.budget,
      how: 'claim',
      expiresAt: claimUntil,
    });
    if (given.status === 'budget_used_up') throw new Error(`place ${place} of raffle round ${round} cannot be paid`);
    return 'giftId' in given ? given.giftId : null;
  }

  async function withStates(db: ReadHandle, wins: readonly repo.Win[]): Promise<OwnWin[]> {
    const ids = wins.flatMap(({ giftId }) => giftId ?? []);
    const states = await giftStates(db, ids);
    return wins.map((win) => {
      const state = win.giftId === null ? undefined : states.get(win.giftId);
      return { ...win, state: state === 'claimed' || state === 'waiting' ? state : 'expired' };
    });
  }

  /** Draws one round, if it is due, in one transaction: all of it or nothing; repeated, nothing more happens. */
  const drawRound = (id: bigint): Promise<void> => inTransaction(pool, (tx) => draw(tx, id));

  async function openMissing({ code }: Game): Promise<void> {
    if (await repo.hasOpenRound(pool, code)) return;
    const isOpen = await inTransaction(pool, (tx) => open(tx, code));
    if (!isOpen) log.warn({ game: code }, 'a raffle has no round: its budget is used up');
  }

  return {
    open,

    drawRound,

    /** Draws the rounds that are due, and opens missing ones. */
    async turn(): Promise<void> {
      const undrawn = await failuresOf(await repo.selectDue(pool, clock.now()), drawRound);
      const raffles = (await games.selectGames(pool)).filter((game) => isOfKind(game, 'raffle'));
      const unopened = await failuresOf(raffles, openMissing);
      throwFailures([...undrawn, ...unopened], 'rounds of raffles could not be drawn or opened');
    },

    shown: (codes: readonly string[]): Promise<repo.Round[]> => repo.selectShown(pool, codes),

    find: (id: string): Promise<repo.Round | null> => repo.selectRound(pool, id),

    /** A page of a round's tickets, by number, after one of them. */
    async tickets({ id }: repo.Round, { after, limit }: { after: number; limit: number }) {
      const read = (most: number) => repo.selectEntriesAfter(pool, id, { after, limit: most });
      const page = await readPage(limit, read, ({ last }) => last);
      return { list: await listed(pool, page.list), next: page.next };
    },

    winsOf: (rounds: readonly bigint[]): Promise<repo.Win[]> => repo.selectWins(pool, rounds),

    entriesOf: (memberId: string) => repo.selectOwnEntries(pool, memberId),

    wins: async (memberId: string): Promise<OwnWin[]> =>
      withStates(pool, await repo.selectOwnWins(pool, memberId, SHOWN)),

    /**
     * Claims a prize that was won; repeated, the answer is the same.
     *
     * @throws ApiError NOT_FOUND, NOTHING_TO_CLAIM
     */
    async claim(memberId: string, win: { round: string; place: number }, idempotencyKey: string): Promise<OwnWin> {
      const own = await repo.selectOwnWin(pool, memberId, win);
      if (!own) throw new ApiError('NOT_FOUND');
      const [before] = await withStates(pool, [own]);
      if (before!.state === 'claimed') return before!;
      if (own.giftId === null) throw new ApiError('NOTHING_TO_CLAIM');
      await claimGift(memberId, own.giftId, idempotencyKey);
      return (await withStates(pool, [own]))[0]!;
    },
  };
}

/** Members are locked in the order of their IDs, as everywhere, so that no two payers deadlock. */
function inOrderOfMembers(winners: readonly Winner[]): Winner[] {
  return winners.toSorted((a, b) => (a.memberId === b.memberId ? a.place - b.place : a.memberId < b.memberId ? -1 : 1));
}
