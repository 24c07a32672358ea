import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ByStaff } from '../../platform/command-line.ts';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { accessLog, recordByHand } from '../../testing/by-test.ts';
import type { Approvals } from '../approvals/index.ts';
import { approvalsFor, employeeAtConsole, waits } from '../approvals/testing/second-person.ts';
import { createWorld, words, type World } from '../promotions/testing/world.ts';
import { createPlansAdmin, type PlansAdmin } from './plans.admin.ts';
import { createPlans } from './index.ts';

let world: World;
let backoffice: TestBackoffice;
let approvals: Approvals;
let guarded: PlansAdmin;
let dao: ByStaff;
let keo: ByStaff;

const rule = (amount: string) => ({
  code: 'first',
  title: words,
  trigger: { on: 'deposit', ordinal: { from: 1, to: 1 } },
  reward: { kind: 'cash', size: { fixed: amount }, turnoverFactor: 1 },
});
const spring = (amount: string) => ({ kind: 'deposit', rules: [rule(amount)], approval: 'automatic' });
const reason = 'a test of the rules';

beforeAll(async () => {
  world = await createWorld();
  const { pool, promotions, rewards } = world;
  const shared = { clock: { now: world.now }, kinds: promotions.plans!, record: recordByHand, leftOf: rewards.leftOf };
  approvals = approvalsFor(pool, [{ kind: 'promotion' }]);
  guarded = createPlansAdmin({ pool, ...shared, guard: approvals.guard });
  dao = await employeeAtConsole(pool, 'dao', 'promotions');
  keo = await employeeAtConsole(pool, 'keo', 'shift_lead');
  const plans = createPlans({ pool, clock: shared.clock }, { ...shared, guard: approvalsFor(pool, []).guard });
  backoffice = openBackoffice((app) => void plans.adminRoutes!(app));
});
afterAll(async () => {
  await backoffice.close();
  await world.close();
});

type Plan = { revision: string; state: string; value: object; shape: object };
const one = async (key: string) => (await backoffice.send('GET', `/plans/activities/${key}`)).value as Plan;
const save = (key: string, value: object, revision: string | null, as: 'noy' | 'keo' = 'noy') =>
  backoffice.send('PUT', `/plans/activities/${key}`, { as, body: { value, revision, reason } });

test('a promotion is planned by its form, read as it was written, paused and resumed, with its versions', async () => {
  const id = await world.add({ rules: [rule('5')] as never });
  const key = world.keyOf(id);
  const first = await one(key);
  expect(first).toMatchObject({ state: 'running', budget: { left: '1000000.00', currency: 'LAK' }, switches: true });
  await save(key, spring('7'), first.revision);
  expect((await one(key)).value).toEqual(spring('7'));
  await backoffice.send('PUT', `/plans/activities/${key}/state`, { body: { running: false, reason } });
  expect(await one(key)).toMatchObject({ state: 'paused', changedBy: 'noy' });
  const { list } = (await backoffice.send('GET', `/plans/activities/${key}/versions`)).value as { list: object[] };
  expect(list).toMatchObject([
    { by: 'noy', reason, value: spring('7') },
    { by: 'seed', reason: '' },
  ]);
  const [last] = (await accessLog(world.pool)).slice(-1);
  expect(last).toMatchObject({ action: 'plan_switched', detail: { kind: 'activities', key } });
});

test('what a command or another employee changed meanwhile is not overwritten', async () => {
  const id = await world.add({ rules: [rule('5')] as never });
  const key = world.keyOf(id);
  const { revision } = await one(key);
  await world.change(id, { rules: [rule('6')] as never });
  const refused = await save(key, spring('7'), revision);
  expect(refused).toMatchObject({ code: 'CHANGED_MEANWHILE', value: { current: { rules: [rule('6')] } } });
  await save(key, spring('7'), (await one(key)).revision);
  expect(await save(key, spring('8'), revision, 'keo')).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    value: { by: 'noy' },
  });
});

test('faults are told by the field of the form, also those within one of several forms', async () => {
  const id = await world.add({ rules: [rule('5')] as never });
  const key = world.keyOf(id);
  const { revision } = await one(key);
  const wrong = {
    ...spring('7'),
    endsAt: '2020-01-01T00:00:00Z',
    startsAt: '2021-01-01T00:00:00Z',
    rules: [{ ...rule('-1'), trigger: { on: 'reached', at: ['5', '5'] } }],
  };
  expect((await save(key, wrong, revision)).value).toEqual({
    fields: {
      'value.rules.0.reward.size.fixed': 'pattern',
      'value.rules.0.measure': 'measure',
      'value.rules.0.trigger.at': 'rising',
      'value.endsAt': 'order',
    },
  });
  expect((await one(key)).revision).toBe(revision);
});

test('one that gives money waits for a second person where the brand wants one, and is what was asked for once approved', async () => {
  const id = await world.add({ rules: [rule('5')] as never });
  const which = { kind: 'activities', key: world.keyOf(id) } as const;
  const { revision } = await guarded.one(which);
  const approval = await waits(guarded.save(dao, { ...which, value: spring('9'), revision }));
  const viewer = { staffId: keo.staffId, kinds: ['promotion'] as const };
  expect(await approvals.admin.open(approval, viewer)).toMatchObject({
    subject: { type: 'plan', id: `activities/${which.key}` },
    before: { rules: [rule('5')] },
    after: { rules: [rule('9')] },
  });
  expect((await guarded.one(which)).revision).toBe(revision);
  await approvals.admin.approve(keo, approval);
  expect((await guarded.one(which)).value).toEqual(spring('9'));

  const points = { ...spring('9'), rules: [{ ...rule('9'), reward: { kind: 'points', size: { fixed: '5' } } }] };
  const now = (await guarded.one(which)).revision;
  await guarded.save(dao, { ...which, value: points, revision: now });
  expect((await guarded.one(which)).value).toEqual(points);
});

test('whom it addresses is counted by the rule that judges them later, and what members read is shown in their languages', async () => {
  const id = await world.add({ rules: [rule('5')] as never });
  const key = world.keyOf(id);
  const [vip, other] = [await world.addPlayer(), await world.addPlayer()];
  world.levels.set(vip.memberId, 3);
  world.levels.set(other.memberId, 1);
  const tried = async (audience: object) =>
    (await backoffice.send('POST', `/plans/activities/${key}/trial`, { body: { value: { ...spring('5'), audience } } }))
      .value as { audience: object; preview: { en: object[] } };
  expect((await tried({})).audience).toBeNull();
  expect((await tried({ levels: { from: 3 } })).audience).toMatchObject({ members: 1, isWhole: true });
  expect((await tried({ agents: [other.memberId] })).audience).toMatchObject({ members: 1 });
  expect((await tried({ deposited: true })).audience).toMatchObject({ members: 0 });
  expect((await tried({})).preview.en).toEqual([{ title: 'A rule', lines: ['₭5.00'] }]);
});
