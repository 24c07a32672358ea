import { parseAmount } from '@champa/money';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ByStaff } from '../../platform/command-line.ts';
import type { Approvals } from '../approvals/index.ts';
import { approvalsFor, employeeAtConsole, waits } from '../approvals/testing/second-person.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let approvals: Approvals;
let cashier: ByStaff;
let lead: ByStaff;
let member: string;
let slip: Buffer;

beforeAll(async () => {
  world = await createWorld({
    guardOn: (pool) => {
      approvals = approvalsFor(pool, [{ kind: 'deposit', above: '200000' }]);
      return approvals.guard;
    },
  });
  cashier = await employeeAtConsole(world.pool, 'noy', 'cashier');
  lead = await employeeAtConsole(world.pool, 'keo', 'shift_lead');
  member = await world.addMember();
  slip = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#ffeecc' } })
    .png()
    .toBuffer();
});

afterAll(() => world.close());

/** A transfer with its slip, which the cashier has claimed. */
async function claimed(): Promise<string> {
  const { id } = await world.told(member, 'bank_transfer', { method: 'transfer', amount: '250000' });
  await world.sendSlip(member, id, slip);
  await world.deposits.admin.claim(cashier, id);
  return id;
}

const approve = (id: string, received: string) => world.deposits.admin.approve(cashier, id, parseAmount(received));
const stateOf = async (id: string) => (await world.deposits.admin.open(id)).deposit.state;

test('a large amount that staff credits by hand waits; it is credited when another person approves what arrived', async () => {
  const id = await claimed();
  const approval = await waits(approve(id, '249000'));
  expect(await stateOf(id)).toBe('review');
  expect(await approvals.admin.open(approval, { staffId: lead.staffId, kinds: ['deposit'] })).toMatchObject({
    before: { state: 'review', amount: '250000.00', received: null },
    after: { state: 'credited', received: '249000.00' },
  });
  await approvals.admin.approve(lead, approval);
  expect((await world.deposits.admin.open(id)).deposit).toMatchObject({
    state: 'credited',
    received: parseAmount('249000'),
  });
});

test('a smaller one is credited at once', async () => {
  const id = await claimed();
  await approve(id, '200000');
  expect(await stateOf(id)).toBe('credited');
});

test('a request is stale once the member has sent another slip', async () => {
  const id = await claimed();
  const approval = await waits(approve(id, '249000'));
  await world.sendSlip(member, id, slip);
  await expect(approvals.admin.approve(lead, approval)).rejects.toMatchObject({ code: 'APPROVAL_STALE' });
  expect(await stateOf(id)).toBe('review');
});
