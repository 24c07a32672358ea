import { randomUUID } from 'node:crypto';
import type { Deposit, PaymentInstructions } from '@champa/contract';
import { createDatabase } from '@champa/testkit';
import pg from 'pg';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { openReader, type Reader } from '../../live/testing/reader.ts';
import { createMembers } from '../../member/index.ts';
import { RESOLVE_DEPOSIT } from '../deposits.repo.ts';
import { compose, type Composed, type Extra, SITE_URL } from './compose.ts';
import { freePort, type Sandbox, startSandbox } from '../../payments/testing/sandbox.ts';
import { startUnreliableLine, type UnreliableLine } from '../../payments/testing/unreliable-line.ts';

export type Answer = { status: number; success: boolean; code?: string; value: Record<string, unknown> };
export type Wish = { method?: string; amount?: string; idempotencyKey?: string; returnUrl?: string; offer?: string };

/** Deposits, listening, and a real sandbox it reaches over a line that can fail. */
export type World = Composed & {
  pool: Pool;
  databaseUrl: string;
  sandbox: Sandbox;
  line: UnreliableLine;
  now: () => Temporal.Instant;
  passTime: (duration: Temporal.DurationLike) => void;
  /** How much time was passed. */
  passed: () => Temporal.Duration;
  /** A member's live stream. */
  watch: (member: string) => Promise<Reader>;
  addMember: (currency?: string) => Promise<string>;
  call: (member: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => Promise<Answer>;
  /** Sends a slip for a transfer. */
  sendSlip: (member: string, id: string, file: Buffer) => Promise<Answer>;
  deposit: (member: string, wish?: Wish) => Promise<Answer>;
  /** Begins a deposit that can be paid on a page. */
  pending: (member: string, wish?: Wish) => Promise<Deposit & { paymentUrl: string }>;
  /** Begins a deposit that is paid otherwise. */
  told: <K extends PaymentInstructions['kind']>(member: string, kind: K, wish: Wish) => Promise<Told<K>>;
  status: (member: string, id: string) => Promise<Deposit>;
  balance: (member: string) => Promise<string>;
  /** Runs the job that asks the provider, now. */
  resolve: (member: string, id: string) => Promise<void>;
  /** What only the database's owner may do. */
  ownerQuery: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A deposit with what its member needs to pay it. */
export type Told<K> = Deposit & { instructions: Extract<PaymentInstructions, { kind: K }> };

export async function createWorld(options: Extra = {}): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 12);
  // Dropping the database may end connections that the pool is just closing.
  pool.on('error', () => undefined);
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const sandbox = await startSandbox(clock);
  const line = await startUnreliableLine(sandbox.url);
  const port = await freePort();
  const config = {
    SANDPAY_URL: line.url,
    SANDPAY_SECRET_FILE: sandbox.secretFile,
    CALLBACK_URL: `http://127.0.0.1:${port}`,
  };
  const live = new LiveHub(pool, database.url, createLog('silent', 'test'));
  await live.start();
  const composed = await compose({ pool, clock, live, config, ...options });
  await composed.app.listen({ host: '127.0.0.1', port });
  await composed.payments.seedDemo();
  await composed.deposits.seedDemo();

  const call: World['call'] = async (member, method, url, body) => {
    const headers = { authorization: `Bearer ${member}`, 'x-language': 'en' };
    const response = await composed.app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: response.statusCode, ...(JSON.parse(response.body) as Omit<Answer, 'status'>) };
  };
  const deposit: World['deposit'] = (member, wish = {}) =>
    call(member, 'POST', '/api/wallet/deposits', {
      method: 'card',
      amount: '250000',
      idempotencyKey: randomUUID(),
      ...wish,
    });

  return {
    ...composed,
    pool,
    databaseUrl: database.url,
    sandbox,
    line,
    now: clock.now,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    passed: () => offset,
    watch: async (member) => {
      const { value } = await call(member, 'POST', '/api/live/ticket');
      return openReader(`${config.CALLBACK_URL}/api/live?ticket=${String(value['ticket'])}`);
    },
    addMember: (currency) => addMember(pool, clock, composed, currency),
    call,
    sendSlip: async (member, id, file) => {
      const response = await composed.app.inject({
        method: 'POST',
        url: `/api/wallet/deposits/${id}/slip`,
        headers: { authorization: `Bearer ${member}`, 'content-type': 'image/png' },
        payload: file,
      });
      return { status: response.statusCode, ...(JSON.parse(response.body) as Omit<Answer, 'status'>) };
    },
    deposit,
    pending: async (member, wish) => {
      const { value } = await deposit(member, wish);
      if (value?.['state'] !== 'pending') throw new Error(`not pending: ${JSON.stringify(value)}`);
      return value as Deposit & { paymentUrl: string };
    },
    told: async (member, kind, wish) => {
      const { value } = await deposit(member, wish);
      const begun = value as Deposit | null;
      if (begun?.instructions?.kind !== kind) throw new Error(`not told how: ${JSON.stringify(value)}`);
      return begun as Told<typeof kind>;
    },
    status: async (member, id) => (await call(member, 'GET', `/api/wallet/deposits/${id}`)).value as Deposit,
    balance: async (member) => String((await call(member, 'GET', '/api/wallet/balance')).value['balance']),
    resolve: (memberId, depositId) =>
      composed.deposits.jobs!.find(({ name }) => name === RESOLVE_DEPOSIT)!.run({ memberId, depositId }),
    ownerQuery: async (text) => {
      const owner = new pg.Client({ connectionString: database.url });
      await owner.connect();
      await owner.query(text);
      await owner.end();
    },
    close: async () => {
      await line.close();
      await sandbox.close();
      await composed.app.close();
      await live.stop();
      await pool.end();
      await database.drop();
    },
  };
}

export { SITE_URL };

async function addMember(
  pool: Pool,
  clock: { now: () => Temporal.Instant },
  { wallet }: Composed,
  currency = 'LAK',
): Promise<string> {
  const details = {
    type: 0,
    currency,
    country: 'LA',
    language: 'lo',
    registerUrl: '',
    referralCode: '',
    affiliateCode: '',
  };
  return inTransaction(pool, async (tx) => {
    const member = await createMembers(clock).create(tx, { username: `m${randomUUID().slice(0, 12)}`, ...details });
    await wallet.open(tx, member!.id, currency);
    return member!.id;
  });
}
