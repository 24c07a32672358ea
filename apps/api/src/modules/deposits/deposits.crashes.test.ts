import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseAmount } from '@champa/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyLedger } from '../ledger/index.ts';
import { callbackFor, creditsOf, sendCallback } from './testing/callbacks.ts';
import { vilay } from '../../testing/by-test.ts';
import { createWorld, type World } from './testing/world.ts';
import { RESOLVE_REFUND } from './use-cases/refund-deposit.ts';

let world: World;
let member: string;
let failures = 0;
let credits: string[] = [];

beforeAll(async () => {
  world = await createWorld({
    onCredited: async (_tx, { depositId }) => {
      credits.push(depositId);
      if (failures-- > 0) throw new Error('what follows from the credit fails');
    },
  });
});

beforeEach(async () => {
  member = await world.addMember();
  failures = 0;
  credits = [];
});

afterEach(() => {
  world.line.state = 'pass';
  world.line.onAnswer = () => undefined;
});

afterAll(async () => {
  expect((await verifyLedger(world.pool)).broken).toEqual([]);
  await world.close();
});

const state = async (id: string) => (await world.status(member, id)).state;

async function mailOf(): Promise<number> {
  return (await world.pool.query('SELECT FROM inbox.message WHERE member_id = $1', [member])).rowCount!;
}

describe('where the last step of a credit fails', () => {
  test('nothing of a callback’s credit is done, and its repetition does all of it', async () => {
    const { id } = await world.pending(member);
    failures = 1;
    const callback = await callbackFor(world, id);
    expect(await sendCallback(world, callback)).toMatch(/^500/);
    expect([await state(id), await world.balance(member), await mailOf()]).toEqual(['pending', '0.00', 0]);
    expect(await sendCallback(world, callback)).toBe('200 OK');
    expect([await state(id), await world.balance(member), await mailOf()]).toEqual(['credited', '250000.00', 1]);
    expect(await creditsOf(world, id)).toHaveLength(1);
  });

  test('nothing of a query’s credit is done, and the next does all of it', async () => {
    const { id, paymentUrl } = await world.pending(member);
    await world.sandbox.press(paymentUrl, 'pay', 'lost');
    failures = 1;
    await expect(world.resolve(member, id)).rejects.toThrow('what follows');
    expect([await state(id), await world.balance(member)]).toEqual(['pending', '0.00']);
    await world.resolve(member, id);
    expect([await state(id), await world.balance(member)]).toEqual(['credited', '250000.00']);
  });

  test('nothing of an approval is done, and it can be approved again', async () => {
    const { id } = await world.told(member, 'bank_transfer', { method: 'transfer', amount: '250000' });
    await world.deposits.admin.claim(vilay, id);
    failures = 1;
    await expect(world.deposits.admin.approve(vilay, id, parseAmount('250000'))).rejects.toThrow('what follows');
    expect([await state(id), await world.balance(member)]).toEqual(['pending', '0.00']);
    await world.deposits.admin.approve(vilay, id, parseAmount('250000'));
    expect([await state(id), await world.balance(member)]).toEqual(['credited', '250000.00']);
    const { acts } = await world.deposits.admin.open(id);
    expect(acts.map(({ action }) => action)).toEqual(['claim', 'approve']);
  });
});

describe('a server killed between the provider’s answer to a refund and writing it down', () => {
  test('leaves the money held; the job ends the refund, once', async () => {
    const { id, paymentUrl } = await world.pending(member);
    await world.sandbox.press(paymentUrl, 'pay');
    await vi.waitFor(async () => expect(await state(id)).toBe('credited'), { timeout: 20_000 });

    const script = path.join(import.meta.dirname, 'testing/doomed-refund-server.ts');
    const doomed = spawn(process.execPath, [script, world.databaseUrl, id, world.passed().toString()]);
    world.line.state = 'lose-answers';
    world.line.onAnswer = () => void doomed.kill('SIGKILL');
    const [, signal] = (await once(doomed, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect([await state(id), await world.balance(member)]).toEqual(['credited', '0.00']);

    world.line.state = 'pass';
    const { rows } = await world.pool.query<{ id: bigint; merchant_ref: string }>(
      `SELECT r.id, d.merchant_ref FROM deposits.refund r JOIN deposits.deposit d ON d.id = r.deposit_id
        WHERE r.deposit_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    const job = world.deposits.jobs!.find(({ name }) => name === RESOLVE_REFUND)!;
    for (let run = 0; run < 3; run++) await job.run({ refundId: String(rows[0]!.id) });
    expect([await state(id), await world.balance(member)]).toEqual(['refunded', '0.00']);
    expect(await world.sandbox.refundsOf(rows[0]!.merchant_ref)).toEqual(['250000.00']);
  });
});
