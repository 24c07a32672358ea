import { formatDecimal, parseAmount } from '@champa/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ByStaff } from '../../platform/command-line.ts';
import { employeeAtConsole, waits } from '../approvals/testing/second-person.ts';
import { createWorld, type Payee, type World } from './testing/world.ts';

let world: World;
let cashier: ByStaff;
let lead: ByStaff;
let payee: Payee;

beforeAll(async () => {
  world = await createWorld();
  cashier = await employeeAtConsole(world.pool, 'noy', 'cashier');
  lead = await employeeAtConsole(world.pool, 'keo', 'shift_lead');
  await world.configure('approvals', { wanted: [{ kind: 'payout', above: '400000' }] });
});

beforeEach(async () => {
  await world.configure('withdrawals', { payoutProvider: null });
  payee = await world.member();
});

afterAll(async () => {
  expect(await world.broken()).toEqual([]);
  await world.close();
});

async function approved(amount: string): Promise<string> {
  const { id } = await world.asked(payee, amount);
  await world.withdrawals.admin.claim(cashier, id);
  await world.withdrawals.admin.approve(cashier, id);
  return id;
}

const pay = (id: string, amount: string) =>
  world.withdrawals.admin.pay(cashier, id, { amounts: [parseAmount(amount)], provider: null, note: 'BCEL 7' });
const paid = async (id: string): Promise<string> =>
  formatDecimal((await world.withdrawals.admin.open(id)).withdrawal.paid);

describe('a payout above the amount of the rule', () => {
  test('is paid once another person has approved it; approving a withdrawal that staff pays needs none', async () => {
    const id = await approved('500000');
    const approval = await waits(pay(id, '500000'));
    expect(await paid(id)).toBe('0.00');
    expect((await world.withdrawals.admin.open(id)).parts).toEqual([]);
    await world.approvals.admin.approve(lead, approval);
    expect(await paid(id)).toBe('500000.00');
  });

  test('waits for each part of it, so that small parts are no way around the rule', async () => {
    const id = await approved('500000');
    await world.approvals.admin.approve(lead, await waits(pay(id, '100000')));
    await waits(pay(id, '100000'));
    expect(await paid(id)).toBe('100000.00');
  });

  test('waits when it is approved, where a provider pays by itself; no provider hears of it before', async () => {
    await world.configure('withdrawals', { payoutProvider: 'sandpay' });
    const { id } = await world.asked(payee, '500000');
    await world.withdrawals.admin.claim(cashier, id);
    const approval = await waits(world.withdrawals.admin.approve(cashier, id));
    expect(await world.withdrawals.admin.open(id)).toMatchObject({ withdrawal: { state: 'reviewing' }, parts: [] });
    await world.approvals.admin.approve(lead, approval);
    expect(await world.withdrawals.admin.open(id)).toMatchObject({
      withdrawal: { state: 'paying' },
      parts: [{ provider: 'sandpay', state: 'created' }],
    });
  });

  test('is stale once somebody else took the case over', async () => {
    await world.configure('withdrawals', { payoutProvider: 'sandpay' });
    const { id } = await world.asked(payee, '500000');
    await world.withdrawals.admin.claim(cashier, id);
    const approval = await waits(world.withdrawals.admin.approve(cashier, id));
    await world.withdrawals.admin.claim(lead, id);
    await expect(world.approvals.admin.approve(lead, approval)).rejects.toMatchObject({ code: 'APPROVAL_STALE' });
  });
});

test('a smaller payout is made at once', async () => {
  const id = await approved('400000');
  await pay(id, '400000');
  expect(await paid(id)).toBe('400000.00');
});
