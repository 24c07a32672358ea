import { recordByHand, unguarded } from '../../../testing/by-test.ts';
import { SCALE } from '@champa/money';
import { inTransaction } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { createTurnover, type Turnover } from '../../turnover/index.ts';
import { stakedBetween } from '../../vendors/index.ts';
import type { Player } from '../../vendors/testing/player.ts';
import { createWallet } from '../../wallet/index.ts';
import { type Answer, type BonusWorld, createBonusWorld } from '../../bonus/testing/world.ts';
import { createRewards, type GivenGift, type NewGift, type Payers, type Rewards } from '../index.ts';

/** Gifts with the ledger, bonuses and turnover, on a database of their own. */
export type RewardsWorld = Omit<BonusWorld, 'call' | 'give' | 'close'> & {
  rewards: Rewards;
  turnover: Turnover;
  /** Another server on the same database. */
  addServer: () => Rewards;
  call: <T>(player: Player, method: 'GET' | 'POST', url: string, body?: object) => Promise<Answer<T>>;
  /** Gives five in cash from the budget `tests`, to be claimed, unless `gift` says otherwise. */
  give: (player: Player, gift?: Partial<NewGift>) => Promise<GivenGift>;
  fund: (budget: string, amount: bigint) => Promise<void>;
  /** Members who are excluded, and members in a time-out. */
  excluded: Set<string>;
  paused: Set<string>;
  /** Payments other than money. */
  paid: string[];
  /** Prize games whose own budget is used up. */
  usedUp: Set<string>;
  runJob: (name: string, payload?: object) => Promise<void>;
  close: () => Promise<void>;
};

const words = { lo: 'ຂອງຂວັນ', en: 'Present', cn: '礼物' };

/** A game whose tickets cannot be paid: by an error, not by a rule. */
export const BROKEN_GAME = 'broken';

/** Five of the main unit. */
export const FIVE = 5n * SCALE;

export async function createRewardsWorld({ payers = 'all' }: { payers?: 'all' | 'none' } = {}): Promise<RewardsWorld> {
  const world = await createBonusWorld();
  const { pool, ledger, bonuses, app, screens, messages } = world;
  const clock = { now: world.now };
  const wallet = createWallet({ ledger });
  const turnover = createTurnover({
    clock,
    ledger,
    stakedBetween,
    rules: async () => ({ factorPercent: 100, nearNothing: 0n }),
  });
  const excluded = new Set<string>();
  const paused = new Set<string>();
  const paid: string[] = [];
  const usedUp = new Set<string>();
  const all: Payers = {
    points: async (_tx, { memberId, points, cause }) => void paid.push(`${memberId} ${points} points ${cause}`),
    tickets: async (_tx, { memberId, game, tickets, cause }) => {
      if (game === BROKEN_GAME) throw new Error('the payer of tickets is broken');
      if (usedUp.has(game)) return 'used_up';
      paid.push(`${memberId} ${tickets} ${game} ${cause}`);
      return undefined;
    },
    free_rounds: async (_tx, { memberId, rounds, gameCode, cause }) =>
      void paid.push(`${memberId} ${rounds} rounds of ${gameCode} ${cause}`),
  };
  const live = {
    publish: (member: string, { name, data }: Parameters<LiveHub['publish']>[1]) => {
      if (name === 'rewards') screens.push(`${member} ${data.count} rewards`);
      if (name === 'balance') screens.push(`${member} ${data.balance}`);
    },
  } as LiveHub;
  const addServer = (): Rewards =>
    createRewards(
      { pool, clock, log: createLog('silent', 'test'), live },
      {
        ledger,
        record: recordByHand,
        guard: unguarded(pool),
        turnover,
        bonuses,
        payers: payers === 'all' ? all : {},
        tell: async (_tx, message) => void messages.push(message),
        balanceOf: wallet.balanceOf,
        offers: { leftOf: async () => [], fundIn: async () => false },
        exclusionOf: async (_db, memberId) => (excluded.has(memberId) ? { until: null } : null),
        mayTell: async (_db, memberId) => !excluded.has(memberId) && !paused.has(memberId),
        requirePlay: async (_db, memberId) => {
          if (paused.has(memberId)) throw new ApiError('PLAY_TIME_OUT', { until: null });
        },
        sources: [],
      },
    );
  const rewards = addServer();
  await rewards.routes!(app);
  let causes = 0;

  return {
    ...world,
    rewards,
    turnover,
    addServer,
    excluded,
    paused,
    paid,
    usedUp,
    call: async ({ memberId }, method, url, body) => {
      world.signIn({ kind: 'member', memberId, sessionId: '1', type: 0, isTrial: false, isAgent: false });
      const headers = { authorization: 'Bearer any', 'x-language': 'en' };
      const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
      return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
    },
    give: ({ memberId }, gift) => {
      causes += 1;
      const given: NewGift = {
        memberId,
        source: 'promotion',
        sourceId: '1',
        cause: `cause ${causes}`,
        title: words,
        reward: { kind: 'cash', amount: FIVE, currency: 'LAK', turnoverFactor: 0 },
        budget: 'tests',
        how: 'claim',
        expiresAt: null,
        ...gift,
      };
      return inTransaction(pool, (tx) => rewards.give(tx, given));
    },
    fund: (budget, amount) => inTransaction(pool, (tx) => rewards.fund(tx, budget, amount, 'LAK', 'for tests', 'test')),
    runJob: (job, payload = {}) => rewards.jobs!.find(({ name }) => name === job)!.run(payload),
    close: world.close,
  };
}

/** The ID of a given gift. */
export function idOf(given: GivenGift): string {
  if (!('giftId' in given)) throw new Error(`nothing was given: ${given.status}`);
  return given.giftId;
}
