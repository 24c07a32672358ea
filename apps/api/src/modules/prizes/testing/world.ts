import { randomUUID } from 'node:crypto';
import type { MyPrizes } from '@champa/contract';
import { type Amount, SCALE } from '@champa/money';
import { createDatabase } from '@champa/testkit';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import type { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createServer } from '../../../platform/http/server.ts';
import { recordByHand, unguarded } from '../../../testing/by-test.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import { createMembers } from '../../member/index.ts';
import { createRewards, reserve, type Rewards } from '../../rewards/index.ts';
import { plainNeeds } from '../../rewards/testing/plain-needs.ts';
import { createPrizes, createTicketPayer, type Prizes } from '../index.ts';

export type Answer<T> = { status: number; code?: string; value: T };

type Live = Pick<LiveHub, 'publish' | 'publishToAll'>;

/** Prize games with the ledger and the gifts they pay through, on a database of their own. */
export type PrizesWorld = {
  pool: Pool;
  ledger: Ledger;
  rewards: Rewards;
  prizes: Prizes;
  app: FastifyInstance;
  now: () => Temporal.Instant;
  passTime: (duration: Temporal.DurationLike) => void;
  addMember: () => Promise<string>;
  /** A game of the test's own with a budget of its own, in whole units. */
  addGame: (file: object, budget?: number) => Promise<string>;
  addTickets: (memberId: string, game: string, tickets: number, expiresAt?: Temporal.Instant) => Promise<void>;
  call: <T>(memberId: string | null, method: 'GET' | 'POST', url: string, body?: object) => Promise<Answer<T>>;
  mine: (memberId: string) => Promise<MyPrizes>;
  cashOf: (memberId: string) => Promise<Amount>;
  budgetOf: (game: string) => Promise<{ left: Amount; reserved: Amount }>;
  runJob: (name: string, payload?: object) => Promise<void>;
  /** Points and messages that members got, and live events. */
  points: string[];
  messages: string[];
  screens: string[];
  /** Members who have excluded themselves. */
  excluded: Set<string>;
  settings: { whyNoFreeRounds: string | null; excludedUntil: Temporal.Instant | null };
  /** One statement with the owner's rights. */
  admin: (text: string) => Promise<void>;
  /** Mismatches between the budgets, gifts and the ledger. */
  broken: () => Promise<string[]>;
  close: () => Promise<void>;
};

export async function createPrizesWorld({ isTrial = () => false }: { isTrial?: (memberId: string) => boolean } = {}) {
  const database = await createDatabase();
  const pool = createPool(database.url, 16);
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const [points, messages, screens]: string[][] = [[], [], []];
  const excluded = new Set<string>();
  const settings: PrizesWorld['settings'] = { whyNoFreeRounds: null, excludedUntil: null };
  const live: Live = {
    publish: (member, { name, data }) => {
      if (name === 'prizes') screens!.push(`${member} ${data.about}`);
    },
    publishToAll: ({ name, data }) => {
      if (name === 'prizes') screens!.push(`all ${data.about}`);
    },
  };
  const deps = { pool, clock, log: createLog('silent', 'test'), live: live as LiveHub };
  const ledger = createLedger({ pool, clock });
  const members = createMembers(clock);
  const isExcluded = async (_db: unknown, memberId: string) => excluded.has(memberId);
  const tell = async (_tx: unknown, { memberId, kind }: { memberId: string; kind: string }) =>
    void messages!.push(`${memberId} ${kind}`);
  const rewards: Rewards = createRewards(deps, {
    ...plainNeeds({ clock, ledger }),
    guard: unguarded(pool),
    offers: { leftOf: async () => [], fundIn: async () => false },
    exclusionOf: async (_db, memberId) => (excluded.has(memberId) ? { until: settings.excludedUntil } : null),
    tell,
    payers: {
      points: async (_tx, gift) => void points!.push(`${gift.memberId} ${gift.points}`),
      tickets: createTicketPayer({ ...deps, reserve, isExcluded, mayTell: async () => true, tell }),
      free_rounds: async () => undefined,
    },
  });
  const prizes: Prizes = createPrizes(deps, {
    give: rewards.give,
    reserve: rewards.reserve,
    release: rewards.release,
    fund: rewards.fund,
    canGive: rewards.canGive,
    whyNoFreeRounds: async () => settings.whyNoFreeRounds,
    claimGift: rewards.claimGift,
    giftStates: rewards.statesOf,
    budgetLeft: async () => 0n,
    isExcluded,
    requirePlay: async () => undefined,
    mayTell: async () => true,
    tell,
    usernames: members.usernames,
    timeZone: async () => 'Asia/Vientiane',
    defaultLanguage: async () => 'en',
    record: recordByHand,
  });
  const app = createServer({
    log: deps.log,
    metrics: createMetrics(),
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'en',
    screen: () => undefined,
  });
  // The token is the member's ID.
  app.decorate('authenticateMember', async (memberId: string) => {
    return { kind: 'member', memberId, sessionId: '1', type: 0, isTrial: isTrial(memberId), isAgent: false } as const;
  });
  await prizes.routes!(app);

  const world: PrizesWorld = {
    pool,
    ledger,
    rewards,
    prizes,
    app,
    now: clock.now,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    addMember: () =>
      inTransaction(pool, async (tx) => {
        const username = `m${randomUUID().replaceAll('-', '').slice(0, 14)}`;
        const nobody = { registerUrl: '', referralCode: '', affiliateCode: '' };
        const wanted = { username, type: 0, currency: 'LAK', country: 'LA', language: 'lo', ...nobody } as const;
        const { id } = (await members.create(tx, wanted))!;
        await ledger.openAccount(tx, { owner: { type: 'member', id }, purpose: 'cash', currency: 'LAK' });
        return id;
      }),
    addGame: async (file, budget = 1_000_000) => {
      const code = `g${randomUUID().slice(0, 8)}`;
      const funds = BigInt(budget) * SCALE;
      if (funds > 0n) await inTransaction(pool, (tx) => rewards.fund(tx, code, funds, 'LAK', 'test', 'test'));
      const game = { code, names: words, currency: 'LAK', budget: code, ...file };
      await prizes.admin.save({ reason: 'test', actor: 'test' }, game);
      return code;
    },
    addTickets: (memberId, game, tickets, expiresAt) =>
      inTransaction(pool, async (tx) => {
        const cause = randomUUID();
        await prizes.addTickets(tx, { memberId, game, tickets, cause, expiresAt: expiresAt ?? null });
      }),
    call: async (memberId, method, url, body) => {
      const headers = { 'x-language': 'en', ...(memberId !== null && { authorization: `Bearer ${memberId}` }) };
      const response = await app.inject({ method, url, headers, ...(body && { body }) });
      return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
    },
    mine: async (memberId) => (await world.call<MyPrizes>(memberId, 'GET', '/api/prizes/mine')).value,
    cashOf: async (memberId) =>
      (await ledger.balances(memberId)).find(({ purpose }) => purpose === 'cash')?.balance ?? 0n,
    budgetOf: async (game) => {
      const { rows } = await pool.query<{ left: bigint; reserved: bigint }>(
        'SELECT funded - given + returned AS left, reserved FROM rewards.budget WHERE id = $1',
        [game],
      );
      return rows[0] ?? { left: 0n, reserved: 0n };
    },
    runJob: (job, payload = {}) => prizes.jobs!.find(({ name }) => name === job)!.run(payload),
    points: points!,
    messages: messages!,
    screens: screens!,
    excluded,
    settings,
    admin: async (text) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(text).finally(() => client.end());
    },
    broken: async () => [...(await rewards.budgets.verify()).broken, ...(await brokenTickets(pool))],
    close: async () => {
      await app.close();
      await pool.end();
      await database.drop();
    },
  };
  return world;
}

const words = { lo: 'ເກມ', en: 'Game', cn: '游戏' };

/** A prize of a wheel or an egg. */
export const prize = (code: string, weight: number, gift: object, more: object = {}) => ({
  code,
  names: words,
  weight,
  gift,
  ...more,
});

/** A wheel that always gives cash, as long as there is any; then nothing. */
export const payingWheel = (amount: string, more: object = {}) => ({
  kind: 'wheel',
  fallback: 'nothing',
  prizes: [prize('cash', 1_000_000, { kind: 'cash', amount }, more), prize('nothing', 1, { kind: 'nothing' })],
});

/** A draw as the site makes it: by the promise shown. */
export async function drawOnce<T>(
  { call, mine }: Pick<PrizesWorld, 'call' | 'mine'>,
  memberId: string,
  game: string,
  idempotencyKey: string = randomUUID(),
): Promise<Answer<T>> {
  const { serverSeedHash } = (await mine(memberId)).seed;
  return call<T>(memberId, 'POST', `/api/prizes/games/${game}/draw`, { idempotencyKey, serverSeedHash });
}

/** Tickets whose stored number differs from their journal or their lots. */
async function brokenTickets(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ wrong: string }>(
    `SELECT h.member_id || ' ' || h.game AS wrong
     FROM prizes.holder AS h
     WHERE h.tickets <> (SELECT coalesce(sum(t.change), 0) FROM prizes.ticket AS t WHERE (t.member_id, t.game) = (h.member_id, h.game))
       OR h.tickets <> (SELECT coalesce(sum(l.remaining), 0) FROM prizes.lot AS l WHERE (l.member_id, l.game) = (h.member_id, h.game))`,
  );
  return rows.map(({ wrong }) => wrong);
}
