import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { enqueue, runJobs } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { callbackFor, creditsOf, sendCallback } from './testing/callbacks.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let member: string;

beforeAll(async () => {
  world = await createWorld();
  member = await world.addMember();
});

afterEach(() => {
  world.line.state = 'pass';
  world.line.onAnswer = () => undefined;
});

afterAll(() => world.close());

async function idUnder(key: string): Promise<string> {
  const { rows } = await world.pool.query<{ id: bigint }>(
    'SELECT id FROM deposits.deposit WHERE idempotency_key = $1',
    [key],
  );
  return String(rows[0]!.id);
}

describe('while the provider does not answer', () => {
  test.each(['cut', 'nonsense', 'lose-answers'] as const)(
    '(%s) the member is told so, and the same key takes it up again',
    async (state) => {
      const idempotencyKey = randomUUID();
      world.line.state = state;
      expect(await world.deposit(member, { idempotencyKey })).toMatchObject({
        status: 503,
        code: 'PROVIDER_UNAVAILABLE',
      });
      const id = await idUnder(idempotencyKey);
      expect((await world.status(member, id)).state).toBe('created');

      world.line.state = 'pass';
      const again = await world.pending(member, { idempotencyKey });
      expect(again.id).toBe(id);
      await world.sandbox.press(again.paymentUrl, 'pay');
      await vi.waitFor(async () => expect((await world.status(member, id)).state).toBe('credited'), {
        timeout: 20_000,
      });
    },
  );

  test('an answer that was lost is found by the job, and the deposit can be paid', async () => {
    const idempotencyKey = randomUUID();
    world.line.state = 'lose-answers';
    await world.deposit(member, { idempotencyKey });
    const id = await idUnder(idempotencyKey);
    await world.resolve(member, id);
    expect((await world.status(member, id)).state).toBe('created');
    world.line.state = 'pass';
    await world.resolve(member, id);
    expect(await world.status(member, id)).toMatchObject({
      state: 'pending',
      paymentUrl: expect.stringContaining('/pay/o/') as string,
    });
  });

  test('a deposit whose job the queue has lost gets another; a transfer by hand needs none', async () => {
    const { id } = await world.pending(member);
    const transfer = await world.told(member, 'bank_transfer', { method: 'transfer', amount: '250000' });
    const isQueued = async (deposit: string) =>
      (await world.pool.query('SELECT platform.has_job($1) AS yes', [`deposits_resolve_deposit:${deposit}`])).rows[0]!
        .yes;
    await world.ownerQuery(`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'deposits_resolve_deposit:%'`);
    world.passTime({ minutes: 11 });
    await world.deposits.jobs!.find(({ name }) => name === 'deposits_sweep')!.run({});
    expect([await isQueued(id), await isQueued(transfer.id)]).toEqual([true, false]);
  });

  test('a payment that was never begun ends as failed, and no earlier than ten minutes', async () => {
    const idempotencyKey = randomUUID();
    world.line.state = 'cut';
    await world.deposit(member, { idempotencyKey });
    const id = await idUnder(idempotencyKey);
    world.line.state = 'pass';
    await world.resolve(member, id);
    expect((await world.status(member, id)).state).toBe('created');
    world.passTime({ minutes: 10 });
    await world.resolve(member, id);
    expect(await world.status(member, id)).toMatchObject({ state: 'failed', reason: 'not_started' });
  });

  test('a payment whose callbacks were all lost is credited after the provider is back', async () => {
    const begun = await world.pending(member);
    await world.sandbox.press(begun.paymentUrl, 'pay', 'lost');
    world.line.state = 'cut';
    await world.resolve(member, begun.id);
    expect((await world.status(member, begun.id)).state).toBe('pending');
    world.line.state = 'pass';
    await world.resolve(member, begun.id);
    expect(await creditsOf(world, begun.id)).toHaveLength(1);
  });
});

test('a callback and a query that meet credit once', async () => {
  const begun = await world.pending(member);
  await world.sandbox.press(begun.paymentUrl, 'pay', 'lost');
  const callback = await callbackFor(world, begun.id);
  await Promise.all([
    world.resolve(member, begun.id),
    sendCallback(world, callback),
    world.resolve(member, begun.id),
    sendCallback(world, callback),
  ]);
  expect(await creditsOf(world, begun.id)).toHaveLength(1);
});

test('a server killed between the provider’s answer and writing it down loses nothing: the job takes over', async () => {
  const idempotencyKey = randomUUID();
  const script = path.join(import.meta.dirname, 'testing/doomed-server.ts');
  const addresses = [world.databaseUrl, world.line.url, world.sandbox.secretFile];
  const doomed = spawn(process.execPath, [script, ...addresses, member, idempotencyKey, world.passed().toString()]);
  world.line.state = 'lose-answers';
  world.line.onAnswer = () => void doomed.kill('SIGKILL');
  const [, signal] = (await once(doomed, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');

  const id = await idUnder(idempotencyKey);
  expect((await world.status(member, id)).state).toBe('created');
  world.line.state = 'pass';
  await world.resolve(member, id);
  const { paymentUrl } = await world.status(member, id);
  await world.sandbox.press(paymentUrl!, 'pay', 'lost');
  await world.resolve(member, id);
  expect(await creditsOf(world, id)).toEqual([25_000_000_000n]);
});

test('the job that asks is queued with the deposit and asks by itself', async () => {
  const begun = await world.pending(member);
  await world.sandbox.press(begun.paymentUrl, 'pay', 'lost');
  // The queue goes by the database's clock: what was to run in a quarter of a minute is made due.
  await world.ownerQuery(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE '%:${begun.id}'`);
  const runner = await runJobs(world.databaseUrl, world.deposits.jobs!, createLog('silent', 'test'), createMetrics());
  await vi.waitFor(async () => expect((await world.status(member, begun.id)).state).toBe('credited'), {
    timeout: 20_000,
  });
  await runner.stop();
});

test('a job that waits in the queue under the name this module had before decision 0049 is done', async () => {
  const begun = await world.pending(member);
  await world.sandbox.press(begun.paymentUrl, 'pay', 'lost');
  await world.ownerQuery(`DELETE FROM graphile_worker._private_jobs WHERE key LIKE '%:${begun.id}'`);
  const former = 'cashier_resolve_deposit';
  await inTransaction(world.pool, (tx) =>
    enqueue(tx, former, { memberId: member, depositId: begun.id }, { key: `${former}:${begun.id}`, untilDone: true }),
  );
  const runner = await runJobs(world.databaseUrl, world.deposits.jobs!, createLog('silent', 'test'), createMetrics());
  await vi.waitFor(async () => expect((await world.status(member, begun.id)).state).toBe('credited'), {
    timeout: 20_000,
  });
  await runner.stop();
});
