import type { LiveEvent } from '@champa/contract';
import { SCALE } from '@champa/money';
import { createDatabase } from '@champa/testkit';
import pg from 'pg';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import { createServer } from '../../../platform/http/server.ts';
import type { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { recordByHand, unguarded } from '../../../testing/by-test.ts';
import { createFacts, type Facts, type NewFact, type Play } from '../../facts/index.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import { createMembers } from '../../member/index.ts';
import { createRewards, type Rewards } from '../../rewards/index.ts';
import { plainNeeds } from '../../rewards/testing/plain-needs.ts';
import type { MissionsImportInput } from '../domain/mission-import.ts';
import { createMissions, type Missions } from '../index.ts';

export type Answer<T> = { status: number; code?: string; value: T };
type Happened = NewFact extends infer F ? (F extends NewFact ? Omit<F, 'memberId' | 'at' | 'cause'> : never) : never;

/**
 * Missions with the real facts, gifts and ledger, on a database of their own. A member's token is their ID; `t` before
 * it: trial.
 */
export type World = {
  pool: Pool;
  ledger: Ledger;
  facts: Facts;
  rewards: Rewards;
  missions: Missions;
  timeZone: string;
  now: () => Temporal.Instant;
  /** Sets the server's clock. */
  at: (time: string) => void;
  passTime: (duration: Temporal.DurationLike) => void;
  addMember: () => Promise<string>;
  create: (set: MissionsImportInput) => Promise<string[]>;
  /** Notes a fact at the present time. */
  tell: (memberId: string, fact: Happened) => Promise<void>;
  signIn: (memberId: string) => Promise<void>;
  deposit: (memberId: string, units: number) => Promise<void>;
  /** Play on a day, today by default; whole kip. */
  play: (memberId: string, play: Partial<Record<keyof Play, unknown>>, day?: string) => Promise<void>;
  /** Lets missions handle all facts. */
  count: () => Promise<void>;
  call: <T>(token: string, method: 'GET' | 'POST', url: string, body?: object) => Promise<Answer<T>>;
  runJob: (name: string, payload?: object) => Promise<void>;
  /** The names of the waiting jobs. */
  waitingJobs: () => Promise<string[]>;
  /** In kip. */
  cashOf: (memberId: string) => Promise<number>;
  /** The live events that were published, as `member ready count`. */
  screens: string[];
  /** `promisesAll`: accepts also rewards that the program cannot give. */
  settings: { whyNoFreeRounds: string | null; promisesAll: boolean };
  close: () => Promise<void>;
};

export async function createWorld({ timeZone = 'Asia/Vientiane' } = {}): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 8);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const log = createLog('silent', 'test');
  const metrics = createMetrics();
  const ledger = createLedger({ pool, clock });
  const members = createMembers(clock);
  const screens: string[] = [];
  const settings: World['settings'] = { whyNoFreeRounds: null, promisesAll: false };
  const live = {
    publish: (member: string, event: LiveEvent) => {
      if (event.name === 'missions') screens.push(`${member} ready ${event.data.ready}`);
    },
  } as LiveHub;
  const facts = createFacts(
    { pool, clock, log, metrics },
    { timeZone: async () => timeZone, keepDays: async () => 30 },
  );
  const rewards = createRewards(
    { pool, clock, log, live },
    {
      ...plainNeeds({ clock, ledger }),
      guard: unguarded(pool),
      payers: { points: async () => undefined, free_rounds: async () => undefined },
    },
  );
  const missions = createMissions(
    { pool, clock, log, live },
    {
      facts,
      record: recordByHand,
      give: rewards.give,
      fund: rewards.fund,
      canGive: (kind) => settings.promisesAll || rewards.canGive(kind),
      whyNoFreeRounds: async () => settings.whyNoFreeRounds,
      giftStates: rewards.statesOf,
      usernames: members.usernames,
      joinedAt: members.joinedAt,
      brand: async () => ({ timeZone, currency: 'LAK', defaultLanguage: 'en' }),
      names: () => ({ vendor: async (code) => `${code} vendor`, game: async (_vendor, code) => `${code} game` }),
    },
  );
  const app = createServer({
    log,
    metrics,
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'en',
    screen: () => undefined,
  });
  app.decorate('authenticateMember', async (token) => {
    const isTrial = token.startsWith('t');
    const memberId = token.replace('t', '');
    return { kind: 'member', memberId, sessionId: '1', type: isTrial ? 4 : 0, isTrial, isAgent: false };
  });
  await missions.routes!(app);
  await rewards.routes!(app);
  // Missions begin with facts noted from now on.
  await facts.catchUp();

  let told = 0;
  let registered = 0;
  const tell: World['tell'] = (memberId, fact) =>
    inTransaction(pool, async (tx) => {
      told += 1;
      await facts.note(tx, { memberId, at: clock.now(), cause: `test:${told}`, ...fact } as NewFact);
    });
  const today = (): string => clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString();

  return {
    pool,
    ledger,
    facts,
    rewards,
    missions,
    timeZone,
    now: clock.now,
    at: (time) => {
      offset = Temporal.Instant.from(time).since(systemClock.now());
    },
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    addMember: () =>
      inTransaction(pool, async (tx) => {
        registered += 1;
        const details = { currency: 'LAK', country: 'LA', language: 'lo', registerUrl: '', referralCode: '' };
        const username = `player${String(registered).padStart(3, '0')}`;
        const { id } = (await members.create(tx, { username, type: 0, affiliateCode: '', ...details }))!;
        await ledger.openAccount(tx, { owner: { type: 'member', id }, purpose: 'cash', currency: 'LAK' });
        return id;
      }),
    create: (set) => inTransaction(pool, (tx) => missions.create(tx, set)),
    tell,
    signIn: (memberId) => tell(memberId, { kind: 'signed_in', data: { ip: '::1', device: null, via: 'web' } }),
    deposit: (memberId, units) =>
      tell(memberId, {
        kind: 'deposit_credited',
        data: { depositId: String(told), amount: BigInt(units) * SCALE, currency: 'LAK', ordinal: 1 },
      }),
    play: (memberId, { rounds = 1, stake = 0, win = 0, validBet = 0, openStake = 0, ...game }, day = today()) => {
      const sums = {
        stake: kip(stake),
        win: kip(win),
        validBet: kip(validBet),
        openStake: kip(openStake),
        rounds: Number(rounds),
      };
      const play = { vassalage: 'NAGA', gameCode: 'a', area: 'RNG', ...game, ...sums } as Play;
      return tell(memberId, { kind: 'played', data: { day, plays: [play], currency: 'LAK' } });
    },
    count: facts.catchUp,
    call: async (token, method, url, body) => {
      const headers = { authorization: `Bearer ${token}`, 'x-language': 'en' };
      const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
      return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
    },
    runJob: (job, payload = {}) => missions.jobs!.find(({ name }) => name === job)!.run(payload),
    waitingJobs: async () =>
      (await owner.query<{ name: string }>('SELECT task_identifier AS name FROM graphile_worker.jobs')).rows.map(
        ({ name }) => name,
      ),
    cashOf: async (memberId) => {
      const accounts = await ledger.balances(memberId);
      return Number((accounts.find(({ purpose }) => purpose === 'cash')?.balance ?? 0n) / SCALE);
    },
    screens,
    settings,
    close: async () => {
      await app.close();
      await owner.end();
      await pool.end();
      await database.drop();
    },
  };
}

function kip(units: unknown): bigint {
  return BigInt(units as number) * SCALE;
}
