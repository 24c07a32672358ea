import { createDatabase } from '@champa/testkit';
import pg from 'pg';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../../platform/database.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics, type Metrics } from '../../../platform/metrics.ts';
import { createMembers } from '../../member/index.ts';
import { createFacts, type Fact, type FactKind, type Facts } from '../index.ts';

/** A server of the platform with facts alone. */
export type Server = { pool: Pool; facts: Facts; metrics: Metrics; close: () => Promise<void> };

/** Facts on a database of their own, which any number of servers share. */
export type World = Server & {
  now: () => Temporal.Instant;
  passTime: (duration: Temporal.DurationLike) => void;
  setTime: (at: Temporal.Instant) => void;
  addServer: () => Server;
  addMember: (member?: { type?: number; birthday?: string }) => Promise<string>;
  /** Notes a deposit's fact, which stands for any. */
  tell: (memberId: string, cause: string, server?: Pick<Server, 'pool' | 'facts'>) => Promise<void>;
  /** What consumers recorded in their transactions, in order. */
  handled: (consumer: string) => Promise<{ id: bigint; memberId: string }[]>;
  told: (kind?: FactKind) => Promise<{ id: bigint; memberId: string; cause: string }[]>;
};

/** Records the facts a consumer handles, in the transaction it handles them in. */
export async function write(tx: WriteHandle, consumer: string, facts: readonly Fact[]): Promise<void> {
  await tx.query(
    'INSERT INTO handled (consumer, fact, member_id) SELECT $1, * FROM unnest($2::bigint[], $3::bigint[])',
    [consumer, facts.map(({ id }) => id), facts.map(({ memberId }) => memberId)],
  );
}

export async function createWorld(): Promise<World> {
  const database = await createDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(
    `CREATE TABLE handled (place bigint GENERATED ALWAYS AS IDENTITY, consumer text, fact bigint, member_id bigint);
     GRANT SELECT, INSERT ON handled TO champa_app`,
  );
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const members = createMembers(clock);
  const log = createLog('silent', 'test');
  const servers: Server[] = [];
  const addServer = (): Server => {
    const pool = createPool(database.url, 8);
    const metrics = createMetrics();
    const needs = {
      timeZone: async () => 'Asia/Vientiane',
      keepDays: async () => 30,
      patienceMs: 200,
      handleEveryMs: 20,
    };
    const facts = createFacts({ pool, clock, log, metrics }, needs);
    const server = { pool, facts, metrics, close: () => pool.end() };
    servers.push(server);
    return server;
  };
  const first = addServer();
  const read: ReadHandle = first.pool;
  let registered = 0;
  return {
    ...first,
    now: clock.now,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    setTime: (at) => {
      offset = at.since(systemClock.now());
    },
    addServer,
    addMember: ({ type = 0, birthday } = {}) =>
      inTransaction(first.pool, async (tx) => {
        registered += 1;
        const details = { currency: 'LAK', country: 'LA', language: 'lo', registerUrl: '', referralCode: '' };
        const { id } = (await members.create(tx, {
          username: `player${registered}`,
          type,
          affiliateCode: '',
          ...details,
        }))!;
        if (birthday)
          await tx.query('INSERT INTO member.profile (member_id, birthday) VALUES ($1, $2)', [id, birthday]);
        return id;
      }),
    tell: (memberId, cause, { pool, facts } = first) =>
      inTransaction(pool, (tx) =>
        facts.note(tx, {
          kind: 'deposit_credited',
          memberId,
          at: clock.now(),
          cause,
          data: { depositId: cause, amount: 12_345_678_901_234_567n, currency: 'LAK', ordinal: 1 },
        }),
      ),
    handled: async (consumer) => {
      const { rows } = await read.query<{ id: bigint; memberId: bigint }>(
        'SELECT fact AS id, member_id AS "memberId" FROM handled WHERE consumer = $1 ORDER BY place',
        [consumer],
      );
      return rows.map(({ id, memberId }) => ({ id, memberId: String(memberId) }));
    },
    told: async (kind) => {
      const { rows } = await read.query<{ id: bigint; memberId: bigint; cause: string }>(
        'SELECT id, member_id AS "memberId", cause FROM facts.fact WHERE $1::text IS NULL OR kind = $1 ORDER BY id',
        [kind ?? null],
      );
      return rows.map(({ memberId, ...row }) => ({ ...row, memberId: String(memberId) }));
    },
    close: async () => {
      for (const { pool } of servers) await pool.end();
      await owner.end();
      await database.drop();
    },
  };
}
