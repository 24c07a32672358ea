import { randomUUID } from 'node:crypto';
import { formatDecimal } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordByHand } from '../../testing/by-test.ts';
import { approvalsFor, employeeAtConsole, waits } from '../approvals/testing/second-person.ts';
import { createGuardedFunding } from './guarded-funding.ts';
import { createRewardsWorld, type RewardsWorld } from './testing/world.ts';

let world: RewardsWorld;
beforeAll(async () => {
  world = await createRewardsWorld();
});
afterAll(() => world.close());

test('a large funding waits for a second person and is made once; a small one at once, and once for a key', async () => {
  const { pool, rewards } = world;
  const approvals = approvalsFor(pool, [{ kind: 'budget', above: '1000' }]);
  const fund = createGuardedFunding({
    offers: { leftOf: async () => [], fundIn: async () => false },
    budgets: rewards.budgets,
    record: recordByHand,
    guard: approvals.guard,
  });
  const dao = await employeeAtConsole(pool, 'dao', 'promotions');
  const keo = await employeeAtConsole(pool, 'keo', 'shift_lead');
  const left = async () =>
    (await rewards.budgetsOf(pool, ['spring'])).map((budget) => formatDecimal(budget.left)).join() || '–';
  const wish = (amount: string) => ({ budget: 'spring', currency: 'LAK', amount, key: randomUUID() });

  const small = wish('1000');
  await fund(dao, small);
  await fund(dao, small);
  expect(await left()).toBe('1000.00');

  const approval = await waits(fund(dao, wish('5000')));
  expect(await left()).toBe('1000.00');
  expect(await approvals.admin.open(approval, { staffId: keo.staffId, kinds: ['budget'] })).toMatchObject({
    before: { budget: '1000.00' },
    after: { budget: '6000.00' },
  });
  await approvals.admin.approve(keo, approval);
  expect(await left()).toBe('6000.00');
  expect((await rewards.budgets.verify()).broken).toEqual([]);
});
