import { randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount } from '@champa/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runJobs } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { signedHeaders } from '../payments/testing/signed.ts';
import { endPayout, payoutsOf } from '../payments/testing/payouts.ts';
import { BY, createWorld, type Payee, type World } from './testing/world.ts';

let world: World;
let payee: Payee;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(async () => {
  expect(await world.broken()).toEqual([]);
  await world.close();
});

beforeEach(async () => {
  payee = await world.member({ ending: '0000' });
});

afterEach(() => {
  world.line.state = 'pass';
});

const pay = (id: string, amounts: string[] | null = null) =>
  world.withdrawals.admin.pay(BY, id, { amounts: amounts?.map(parseAmount) ?? null, provider: 'sandpay', note: '' });
const payByHand = (id: string, amounts: string[] | null = null) =>
  world.withdrawals.admin.pay(BY, id, { amounts: amounts?.map(parseAmount) ?? null, provider: null, note: 'BCEL 1' });
const partsOf = async (id: string) => (await world.withdrawals.admin.open(id)).parts;
const state = async (id: string) => (await world.status(payee, id)).state;
/** What has left the member's money under a withdrawal, by kind. */
async function movements(id: string): Promise<Record<string, string>> {
  const { rows } = await world.pool.query<{ kind: string; sum: bigint }>(
    `SELECT kind, sum(amount)::bigint AS sum FROM ledger.journal
     WHERE reference_type = 'withdrawal' AND reference_id = $1 GROUP BY kind`,
    [id],
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, formatDecimal(sum)]));
}

/** Sent and waiting at the provider. */
async function sent(amount?: string): Promise<{ id: string; merchantRef: string }> {
  const { id } = await world.approved(payee, amount);
  await pay(id);
  await world.follow(id);
  return { id, merchantRef: (await partsOf(id))[0]!.merchantRef };
}

type Fields = Partial<Record<'eventId' | 'merchantRef' | 'amount' | 'currency' | 'status', string>>;

async function tell(fields: Fields, secret = world.sandbox.secret): Promise<string> {
  const body = JSON.stringify({
    eventId: randomUUID(),
    payoutId: 'p',
    amount: '500000.00',
    currency: 'LAK',
    status: 'paid',
    ...fields,
  });
  const answer = await world.app.inject({
    method: 'POST',
    url: '/callbacks/payments/sandpay',
    headers: signedHeaders(secret, body, world.clock.now()),
    payload: body,
  });
  return `${answer.statusCode} ${answer.body}`;
}

describe('a payout by a provider', () => {
  test('goes to the account as it was when the member asked, and is told by a callback', async () => {
    const { id, merchantRef } = await sent();
    expect(await payoutsOf(world.sandbox.url, payee.number)).toMatchObject([{ amount: '500000.00', state: 'pending' }]);
    expect(await world.status(payee, id)).toMatchObject({ state: 'paying', parts: [{ state: 'sending' }] });
    await endPayout(world.sandbox.url, merchantRef, 'paid');
    await vi.waitFor(async () => expect(await state(id)).toBe('paid'), { timeout: 20_000 });
    expect(await movements(id)).toEqual({ withdrawal: '500000.00', withdrawal_paid: '500000.00' });
    expect(await world.messages(payee)).toEqual(expect.arrayContaining(['withdrawal_approved', 'withdrawal_paid']));
  });

  test('in several parts leaves one by one; the fee is taken once all has left', async () => {
    await world.asked(payee, '100000');
    const { id } = await world.approved(payee, '1000000');
    expect(await world.status(payee, id)).toMatchObject({ fee: '7000.00', arrives: '993000.00' });
    await pay(id, ['600000', '393000']);
    await world.follow(id);
    const [first, second] = await partsOf(id);
    await endPayout(world.sandbox.url, first!.merchantRef, 'paid', 'lost');
    await world.follow(id);
    expect(await movements(id)).toEqual({ withdrawal: '1000000.00', withdrawal_paid: '600000.00' });
    await endPayout(world.sandbox.url, second!.merchantRef, 'paid', 'lost');
    await world.follow(id);
    expect(await movements(id)).toMatchObject({ withdrawal_paid: '993000.00', withdrawal_fee: '7000.00' });
    expect(await world.balance(payee.id)).toEqual({ cash: '900000.00', locked: '100000.00' });
  });

  test('and another by hand make one withdrawal; more than there is cannot be paid', async () => {
    const { id } = await world.approved(payee);
    await payByHand(id, ['200000']);
    await expect(pay(id, ['300000.01'])).rejects.toMatchObject({
      code: 'VALIDATION',
      value: { fields: { amounts: expect.stringContaining('at most 300000.00') as string } },
    });
    await expect(pay(id, ['100000', '0'])).rejects.toMatchObject({ code: 'VALIDATION' });
    await pay(id, ['300000']);
    await expect(pay(id, ['0.01'])).rejects.toThrow();
    await world.follow(id);
    await endPayout(world.sandbox.url, (await partsOf(id))[1]!.merchantRef, 'paid', 'lost');
    await world.follow(id);
    expect(await state(id)).toBe('paid');
  });

  test('that fails leaves its place to another part, or the money returns', async () => {
    const { id, merchantRef } = await sent();
    await expect(world.withdrawals.admin.refund(BY, id)).rejects.toMatchObject({
      code: 'NOT_POSSIBLE',
      value: { why: expect.stringContaining('under way') as string },
    });
    await endPayout(world.sandbox.url, merchantRef, 'failed', 'lost');
    await world.follow(id);
    expect(await partsOf(id)).toMatchObject([{ state: 'failed', note: expect.stringContaining('account') as string }]);
    expect(await world.status(payee, id)).toMatchObject({ state: 'paying', parts: [] });
    await payByHand(id, ['100000']);
    await world.withdrawals.admin.refund({ ...BY, reason: 'The bank does not take it.' }, id);
    expect(await world.status(payee, id)).toMatchObject({
      state: 'paid',
      returned: '400000.00',
      remaining: '100000.00',
      reason: 'The bank does not take it.',
    });
    expect(await world.balance(payee.id)).toEqual({ cash: '1900000.00', locked: '0.00' });
  });

  test('of which nothing left returns whole, fee and all', async () => {
    await world.asked(payee, '100000');
    const { id } = await world.approved(payee, '1000000');
    await pay(id);
    await world.follow(id);
    await endPayout(world.sandbox.url, (await partsOf(id))[0]!.merchantRef, 'failed', 'lost');
    await world.follow(id);
    await world.withdrawals.admin.refund(BY, id);
    expect(await world.status(payee, id)).toMatchObject({ state: 'refunded', remaining: '0.00' });
    expect(await world.balance(payee.id)).toEqual({ cash: '1900000.00', locked: '100000.00' });
    expect(await world.messages(payee)).toContain('withdrawal_returned');
  });

  test('that is refused at once counts as failed: the provider knows nothing of it', async () => {
    payee = await world.member({ ending: '0007' });
    const { id } = await world.approved(payee);
    await pay(id);
    await world.follow(id);
    expect(await partsOf(id)).toMatchObject([{ state: 'failed', note: 'refused' }]);
    expect(await payoutsOf(world.sandbox.url, payee.number)).toEqual([]);
  });
});

describe('an outcome that is not known', () => {
  test.each(['cut', 'nonsense', 'lose-answers'] as const)(
    '(%s) is never a failure, and the payout is made once when the line is back',
    async (broken) => {
      const { id } = await world.approved(payee);
      await pay(id);
      world.line.state = broken;
      for (let n = 0; n < 3; n += 1) {
        await world.follow(id);
        world.clock.forward({ hours: 30 });
      }
      expect(await partsOf(id)).toMatchObject([{ state: 'created' }]);
      await expect(world.withdrawals.admin.refund(BY, id)).rejects.toMatchObject({
        code: 'NOT_POSSIBLE',
        value: { why: expect.stringContaining('under way') as string },
      });
      world.line.state = 'pass';
      await world.follow(id);
      await endPayout(world.sandbox.url, (await partsOf(id))[0]!.merchantRef, 'paid', 'lost');
      await world.follow(id);
      expect(await state(id)).toBe('paid');
      expect(await payoutsOf(world.sandbox.url, payee.number)).toHaveLength(1);
    },
  );

  test('is followed again by the sweep where the queue has lost its job, and only there', async () => {
    const { id } = await world.approved(payee);
    await pay(id);
    const key = `withdrawals_follow_part:${(await partsOf(id))[0]!.id}`;
    const isQueued = async () => (await world.pool.query('SELECT platform.has_job($1) AS yes', [key])).rows[0]!.yes;
    await world.ownerQuery(`DELETE FROM graphile_worker._private_jobs WHERE key = '${key}'`);
    const sweep = world.withdrawals.jobs!.find(({ name }) => name === 'withdrawals_sweep')!;
    await sweep.run({});
    expect(await isQueued()).toBe(false); // such a young part may be sent right now
    world.clock.forward({ minutes: 11 });
    await sweep.run({});
    expect(await isQueued()).toBe(true);
  });

  test('is asked about by the queue by itself, from the moment it was sent, and however often that failed', async () => {
    payee = await world.member({ ending: '0008' }); // paid, and never told
    const { id } = await world.approved(payee);
    await pay(id);
    const jobs = await runJobs(
      world.databaseUrl,
      world.withdrawals.jobs!,
      createLog('silent', 'test'),
      createMetrics(),
    );
    await vi.waitFor(async () => expect(await partsOf(id)).toMatchObject([{ state: 'pending' }]), { timeout: 20_000 });
    world.clock.forward({ seconds: 30 });
    await vi.waitFor(
      async () => expect(await payoutsOf(world.sandbox.url, payee.number)).toMatchObject([{ state: 'paid' }]),
      {
        timeout: 8000,
      },
    );
    // The queue goes by the database's clock: what was to run in a while is made due. Other jobs are given up after 25 failures.
    await world.ownerQuery(
      `UPDATE graphile_worker._private_jobs SET run_at = now(), attempts = 25 WHERE key LIKE 'withdrawals_follow_part:%'`,
    );
    await vi.waitFor(async () => expect(await state(id)).toBe('paid'), { timeout: 8000 });
    await jobs.stop();
  }, 30_000);
});

describe('a callback', () => {
  test('repeated a hundred times at once pays once', async () => {
    const { id, merchantRef } = await sent();
    const eventId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 100 }, () => tell({ merchantRef, eventId })));
    expect(new Set(answers)).toEqual(new Set(['200 OK']));
    expect(await movements(id)).toMatchObject({ withdrawal_paid: '500000.00' });
    expect(world.told.filter((line) => line.startsWith(`${id} `))).toEqual([`${id} 500000.00`]);
  });

  test('and a query that meet pay once', async () => {
    const { id, merchantRef } = await sent();
    await endPayout(world.sandbox.url, merchantRef, 'paid', 'lost');
    await Promise.all([world.follow(id), tell({ merchantRef }), world.follow(id), tell({ merchantRef })]);
    expect(await movements(id)).toMatchObject({ withdrawal_paid: '500000.00' });
  });

  test('of a failure is not believed: the provider is asked, and it had paid', async () => {
    const { id, merchantRef } = await sent();
    expect(await tell({ merchantRef, status: 'failed' })).toBe('200 OK');
    expect(await partsOf(id)).toMatchObject([{ state: 'pending' }]);
    await endPayout(world.sandbox.url, merchantRef, 'paid', 'lost');
    await world.follow(id);
    expect(await state(id)).toBe('paid');
    expect(await tell({ merchantRef, status: 'failed' })).toBe('200 OK');
    expect(await state(id)).toBe('paid');
  });

  test.each<Fields>([{ amount: '500000.01' }, { amount: '5000000.00' }, { currency: 'THB' }])(
    'with %j instead of what was asked for changes nothing',
    async (wrong) => {
      const { id, merchantRef } = await sent();
      expect(await tell({ merchantRef, ...wrong })).toMatch(/^422/);
      expect(await state(id)).toBe('paying');
    },
  );

  test.each<Fields>([{ amount: '999999999999999' }, { eventId: 'a\0b' }, { currency: '\0' }])(
    'with %j, which could not be kept, is refused',
    async (wrong) => {
      const { merchantRef } = await sent();
      expect(await tell({ merchantRef, ...wrong })).toBe('401 REFUSED');
    },
  );

  test('with another key, or about an unknown payout, is refused', async () => {
    const { id, merchantRef } = await sent();
    expect(await tell({ merchantRef }, 'somebody else’s secret, just as long')).toBe('401 REFUSED');
    expect(await tell({ merchantRef: 'a reference nobody gave out' })).toBe('404 UNKNOWN PAYOUT');
    expect(await state(id)).toBe('paying');
  });

  test.each(['twice', 'failedFirst', 'stale', 'forged'])(
    'delivered as “%s” leads to the right end',
    async (delivery) => {
      const { id, merchantRef } = await sent();
      await endPayout(world.sandbox.url, merchantRef, 'paid', delivery);
      world.clock.forward({ seconds: 10 });
      await vi.waitFor(async () => expect(await state(id)).toBe('paid'), { timeout: 15_000 });
      expect(await movements(id)).toMatchObject({ withdrawal_paid: '500000.00' });
    },
    20_000,
  );
});

test('money that left although its failure was certain takes its place, where that is free', async () => {
  const { id, merchantRef } = await sent();
  await endPayout(world.sandbox.url, merchantRef, 'failed', 'lost');
  await world.follow(id);
  expect(await tell({ merchantRef })).toBe('200 OK');
  expect(await state(id)).toBe('paid');
});

test('money that left after its place was given away is not posted twice: an operator is told', async () => {
  const { id, merchantRef } = await sent();
  await endPayout(world.sandbox.url, merchantRef, 'failed', 'lost');
  await world.follow(id);
  await payByHand(id);
  expect(await tell({ merchantRef })).toMatch(/^422/);
  expect(await movements(id)).toMatchObject({ withdrawal_paid: '500000.00' });
});

describe('approval by rule', () => {
  afterEach(() => world.configure('withdrawals', { automatic: { below: '0', maxScore: 0 }, payoutProvider: null }));

  test('below an amount and a score, and paid by the provider by itself', async () => {
    await world.configure('withdrawals', { automatic: { below: '600000', maxScore: 100 }, payoutProvider: 'sandpay' });
    const { id, state: first } = await world.asked(payee, '599999');
    expect(first).toBe('paying');
    await world.follow(id);
    expect(await payoutsOf(world.sandbox.url, payee.number)).toMatchObject([{ amount: '599999.00' }]);
    expect((await world.asked(payee, '600000')).state).toBe('requested');
  });

  test('not where the score is higher; staff sees why, the member does not', async () => {
    await world.configure('withdrawals', { automatic: { below: '600000', maxScore: 20 } });
    const one = await world.asked(payee);
    expect(one.state).toBe('requested');
    const { withdrawal } = await world.withdrawals.admin.open(one.id);
    const reasons = withdrawal.reasons.map(({ reason }) => reason);
    expect(reasons).toEqual([
      'first_withdrawal',
      'new_payee',
      'shared_device',
      'payment_password_changed',
      'new_account',
    ]);
    const points = withdrawal.reasons.reduce((sum, reason) => sum + reason.points, 0);
    expect(withdrawal.score).toBe(Math.min(points, 100));
    expect(JSON.stringify(one)).not.toMatch(/score|new_payee|vilay/);
  });
});
