import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { AllSettings } from '../../composition/settings.ts';
import type { ByStaff } from '../../platform/command-line.ts';
import { inTransaction } from '../../platform/database.ts';
import { accessLog } from '../../testing/by-test.ts';
import { verifyLedger } from '../ledger/index.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let cashier: ByStaff;
let lead: ByStaff;
let owner: ByStaff;
let member: string;

const wanted: AllSettings['approvals']['wanted'] = [
  { kind: 'correction', above: '500000' },
  { kind: 'points', above: '5000' },
  { kind: 'goods_stock', above: '100' },
  { kind: 'employee_roles' },
];

beforeAll(async () => {
  world = await createWorld();
  owner = await world.employee('owner');
  cashier = await world.employee('cashier');
  lead = await world.employee('shift_lead');
  await world.configure('approvals', { expireHours: 24, wanted });
});

beforeEach(async () => {
  member = await world.member('1000000');
});

afterAll(async () => {
  expect((await verifyLedger(world.pool)).broken).toEqual([]);
  await world.close();
});

/** Statements on this database that wait for a lock. */
const WAITING = `
  SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** What a correction leaves beside the money: its row, the job that tells the member's screens, its entry in the audit log. */
const traces = async (): Promise<unknown> =>
  (
    await world.asOwner(`
    SELECT (SELECT count(*)::integer FROM wallet.correction) AS corrections,
           (SELECT count(*)::integer FROM graphile_worker._private_jobs) AS jobs,
           (SELECT count(*)::integer FROM staff.access_log WHERE action = 'member_corrected') AS entries`)
  )[0];

describe('an act', () => {
  test('up to the amount of the rule runs at once; above it, it waits, and nothing has happened', async () => {
    expect(await world.correct(cashier, member, '-500000')).toMatchObject({
      status: 200,
      value: { balance: '500000.00' },
    });
    const before = await traces();
    const answer = await world.correct(cashier, member, '500000.01');
    expect(answer).toMatchObject({ status: 202, code: 'WAITS_FOR_APPROVAL' });
    expect(answer.value.expiresAt).toBe(world.clock.now().add({ hours: 24 }).toString());
    expect(await world.cash(member)).toBe('500000.00');
    expect(await traces()).toEqual(before);
  });

  test('of a kind without a rule, and any by a command on the platform’s own machine, runs at once', async () => {
    const change = { permissions: ['members.view'], reason: 'a new desk' };
    expect(await world.send(owner, 'PUT', '/roles/night_desk', change)).toMatchObject({ status: 200 });
    const correction = { memberId: member, amount: 90_000_000_000n, idempotencyKey: randomUUID() };
    expect(await world.corrections.admin.correct(cashier, correction)).toMatchObject({ balance: '1900000.00' });
  });

  test('that could not be done is refused at once, and asks nobody', async () => {
    expect(await world.correct(cashier, member, '-1000000.01')).toMatchObject({ code: 'BALANCE_TOO_LOW' });
    const { value } = await world.send(lead, 'GET', '/approvals?pageSize=100');
    expect(value.list.filter((one: { memberId: string }) => one.memberId === member)).toEqual([]);
  });

  test('that is sent again asks for nothing more; another about the same member has to wait', async () => {
    const key = randomUUID();
    const first = await world.correct(cashier, member, '600000', key);
    expect(await world.correct(cashier, member, '600000', key)).toEqual(first);
    expect(await world.correct(cashier, member, '700000')).toMatchObject({
      code: 'APPROVAL_PENDING',
      value: { approval: first.value.approval },
    });
  });

  test('that many send at once asks once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.correct(cashier, member, '600000', key)));
    expect(new Set(answers.map(({ code, value }) => `${code} ${value.approval}`)).size).toBe(1);
  });
});

describe('a request', () => {
  test('shows who asks for what, and the thing before and after', async () => {
    const id = await world.asked(cashier, member, '600000');
    expect(await world.one(lead, id)).toMatchObject({
      kind: 'correction',
      subject: { type: 'member', id: member },
      memberId: member,
      username: expect.stringMatching(/^eyes\d+$/) as string,
      amount: '600000.00',
      state: 'waiting',
      askedBy: cashier.name,
      reason: 'a machine ate it',
      before: { balance: '1000000.00', currency: 'LAK' },
      after: { balance: '1600000.00', currency: 'LAK' },
      can: ['approve', 'reject'],
    });
    expect(await world.one(cashier, id)).toMatchObject({ can: ['withdraw'] });
  });

  test('that is approved is carried out once, as the act of whoever asked; the audit log names both', async () => {
    const id = await world.asked(cashier, member);
    expect(await world.decide(lead, id, 'approve')).toMatchObject({
      status: 200,
      value: { state: 'approved', decidedBy: lead.name, decisionReason: 'looked at it', can: [] },
    });
    expect(await world.cash(member)).toBe('1600000.00');
    const about = (await accessLog(world.pool)).filter(
      ({ detail }) => (detail as { memberId?: string }).memberId === member,
    );
    expect(about).toMatchObject([
      { staffId: cashier.staffId, action: 'approval_asked', detail: { approval: id, kind: 'correction' } },
      { staffId: lead.staffId, action: 'approval_approved', detail: { approval: id, askedBy: cashier.name } },
      { staffId: cashier.staffId, action: 'member_corrected', detail: { approval: id, approvedBy: lead.name } },
    ]);
  });

  test('whose call is sent again after it was approved changes nothing more', async () => {
    const key = randomUUID();
    const id = (await world.correct(cashier, member, '600000', key)).value.approval as string;
    await world.decide(lead, id, 'approve');
    expect(await world.correct(cashier, member, '600000', key)).toMatchObject({ value: { balance: '1600000.00' } });
  });

  test('is decided once, however many decide at the same time', async () => {
    const id = await world.asked(cashier, member);
    const answers = await Promise.all([lead, owner, lead, owner, lead].map((by) => world.decide(by, id, 'approve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'APPROVAL_CLOSED')).toHaveLength(4);
    expect(await world.cash(member)).toBe('1600000.00');
  });

  test('that is rejected, with a reason, changes nothing, and the same may be asked for again', async () => {
    const id = await world.asked(cashier, member);
    expect(await world.decide(lead, id, 'reject')).toMatchObject({ value: { state: 'rejected' } });
    expect(await world.decide(owner, id, 'approve')).toMatchObject({ code: 'APPROVAL_CLOSED' });
    expect(await world.cash(member)).toBe('1000000.00');
    expect(await world.asked(cashier, member)).not.toBe(id);
  });

  test('is withdrawn by whoever asked, and by nobody else', async () => {
    const id = await world.asked(cashier, member);
    const withdraw = (by: ByStaff) => world.send(by, 'DELETE', `/approvals/${id}`, { reason: 'typed it wrong' });
    expect(await withdraw(lead)).toMatchObject({ code: 'NOT_POSSIBLE' });
    expect(await withdraw(cashier)).toMatchObject({ value: { state: 'withdrawn', decidedBy: cashier.name } });
    expect(await world.decide(lead, id, 'approve')).toMatchObject({ code: 'APPROVAL_CLOSED' });
  });

  test('expires by time alone, and then stands in nobody’s way', async () => {
    const id = await world.asked(cashier, member);
    world.clock.forward({ hours: 24 });
    expect(await world.one(lead, id)).toMatchObject({ state: 'expired', can: [] });
    expect(await world.decide(lead, id, 'approve')).toMatchObject({
      code: 'APPROVAL_CLOSED',
      value: { state: 'expired' },
    });
    expect(await world.asked(cashier, member)).not.toBe(id);
    expect(await world.cash(member)).toBe('1000000.00');
  });

  test('is stale once another correction was made: it is closed, and nothing is done', async () => {
    const id = await world.asked(cashier, member);
    await world.correct(cashier, member, '1');
    expect(await world.decide(lead, id, 'approve')).toMatchObject({ status: 409, code: 'APPROVAL_STALE' });
    expect(await world.one(lead, id)).toMatchObject({ state: 'stale', can: [] });
    expect(await world.cash(member)).toBe('1000001.00');
  });

  test('is not stale because the member went on playing; what is no longer possible is refused, and it still waits', async () => {
    const id = await world.asked(cashier, member, '-600000');
    await world.move(member, '-500000');
    expect(await world.decide(lead, id, 'approve')).toMatchObject({ code: 'BALANCE_TOO_LOW' });
    expect(await world.one(lead, id)).toMatchObject({ state: 'waiting' });
    await world.move(member, '200000');
    expect(await world.decide(lead, id, 'approve')).toMatchObject({ status: 200 });
    expect(await world.cash(member)).toBe('100000.00');
  });
});

describe('who decides', () => {
  test('is never whoever asked, not even an owner', async () => {
    const id = await world.asked(owner, member);
    for (const act of ['approve', 'reject'] as const)
      expect(await world.decide(owner, id, act)).toMatchObject({ status: 403, code: 'APPROVAL_OWN' });
    await expect(
      world.pool.query(
        `UPDATE approvals.request SET state = 'approved', decided_by = asked_by, decided_at = now(), decision_reason = '' WHERE id = $1`,
        [id],
      ),
    ).rejects.toThrow(/check constraint/);
  });

  test('holds the approval of the capability: risk decides on payments, not on what promotions asks for', async () => {
    const [risk, promotions] = [await world.employee('risk'), await world.employee('promotions')];
    const points = { points: 9000, reason: 'a gift', idempotencyKey: randomUUID() };
    const { value } = await world.send(promotions, 'POST', `/members/${member}/points`, points);
    expect(await world.send(risk, 'GET', `/approvals/${value.approval}`)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await world.decide(risk, value.approval, 'approve')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await world.decide(lead, value.approval, 'approve')).toMatchObject({ value: { state: 'approved' } });
    expect(await world.decide(risk, await world.asked(cashier, member), 'approve')).toMatchObject({ status: 200 });
  });

  test('needs the right at that moment, as does whoever asked: both are asked of the database', async () => {
    const [asker, second] = [await world.employee('cashier'), await world.employee('risk')];
    const id = await world.asked(asker, member);
    await world.staff.admin.assign(owner, second.name, ['support']);
    expect(await world.decide(second, id, 'approve')).toMatchObject({ code: 'FORBIDDEN' });
    await world.staff.admin.disable(owner, asker.name);
    expect(await world.decide(lead, id, 'approve')).toMatchObject({ code: 'APPROVAL_ASKER_RIGHTS' });
    expect(await world.cash(member)).toBe('1000000.00');
    expect(await world.decide(lead, id, 'reject')).toMatchObject({ value: { state: 'rejected' } });
  });

  test('sees how many wait for them: not their own', async () => {
    const count = async (by: ByStaff) => (await world.send(by, 'GET', '/approvals/waiting')).value.number as number;
    const [leads, cashiers] = [await count(lead), await count(cashier)];
    await world.asked(cashier, member);
    expect(await count(lead)).toBe(leads + 1);
    expect(await count(cashier)).toBe(cashiers);
    await world.asked(lead, await world.member());
    expect(await count(lead)).toBe(leads + 1);
  });
});

test('a program in which a kind is guarded by no module does not start', async () => {
  await expect(world.approvals.start!()).rejects.toThrow('nothing is guarded as deposit, payout, bonus');
});

test('stock waits above so many pieces, and is shown before and after; members who take goods make it not stale', async () => {
  const promotions = await world.employee('promotions');
  await world.pool.query(
    `INSERT INTO points.goods (code, kind, names, details, picture, price, stock, sort, changed_at)
     VALUES ('cap', 'parcel', '{"en":"Cap","lo":"","cn":""}', '{"en":"","lo":"","cn":""}', 'goods-cap', 10, 5, 1, now())`,
  );
  const change = { change: 200, reason: 'a delivery', idempotencyKey: randomUUID() };
  const { value } = await world.send(promotions, 'PUT', '/points/goods/cap/stock', change);
  await world.pool.query(`UPDATE points.goods SET stock = 4 WHERE code = 'cap'`);
  expect(await world.decide(lead, value.approval, 'approve')).toMatchObject({
    value: { subject: { type: 'goods', id: 'cap' }, before: { stock: 5 }, after: { stock: 205 }, state: 'approved' },
  });
  const { rows } = await world.pool.query(`SELECT stock FROM points.goods WHERE code = 'cap'`);
  expect(rows).toEqual([{ stock: 204 }]);
});

describe('rights of employees', () => {
  const assign = (by: ByStaff, username: string, roles: string[]) =>
    world.send(by, 'PUT', `/staff/${username}/roles`, { roles, reason: 'a new task' });

  test('change when another approves; nobody approves a change of their own', async () => {
    const [clerk, other] = [await world.employee('support'), await world.employee('owner')];
    const { value } = await assign(owner, clerk.name, ['cashier']);
    expect(await world.one(other, value.approval)).toMatchObject({
      before: { roles: ['support'] },
      after: { roles: ['cashier'] },
    });
    expect(await world.decide(other, value.approval, 'approve')).toMatchObject({ status: 200 });

    const raised = await assign(owner, other.name, ['owner', 'cashier']);
    expect(await world.decide(other, raised.value.approval, 'approve')).toMatchObject({ code: 'NOT_POSSIBLE' });
  });

  test('that somebody is changing meanwhile are waited for: then the request is stale, and overwrites nothing', async () => {
    const [clerk, other] = [await world.employee('support'), await world.employee('owner')];
    const { value } = await assign(owner, clerk.name, ['cashier']);
    let approving: ReturnType<World['decide']>;
    await inTransaction(world.pool, async (tx) => {
      await tx.query(`SELECT FROM staff.role WHERE code = 'owner' FOR UPDATE`);
      await tx.query('DELETE FROM staff.staff_role WHERE staff_id = $1', [clerk.staffId]);
      await tx.query(`INSERT INTO staff.staff_role (staff_id, role) VALUES ($1, 'content')`, [clerk.staffId]);
      approving = world.decide(other, value.approval, 'approve');
      await expect.poll(() => world.asOwner(WAITING)).not.toEqual([]);
    });
    expect(await approving!).toMatchObject({ code: 'APPROVAL_STALE' });
    expect((await world.staff.admin.list()).find(({ username }) => username === clerk.name)!.roles).toEqual([
      'content',
    ]);
  });

  test('of a role wait, too; neither of the two changes a role of their own', async () => {
    const allow = (by: ByStaff, role: string) =>
      world.send(by, 'PUT', `/roles/${role}`, { permissions: ['members.view'], reason: 'less for all' });
    await world.configure('approvals', { wanted: [{ kind: 'role_permissions' }] });
    onTestFinished(() => world.configure('approvals', { wanted }));
    const [other, mixed] = [await world.employee('owner'), await world.employee('owner', 'content')];
    const { value } = await allow(owner, 'content');
    expect(await world.decide(mixed, value.approval, 'approve')).toMatchObject({ code: 'NOT_POSSIBLE' });
    expect(await world.decide(other, value.approval, 'approve')).toMatchObject({
      value: { state: 'approved', after: { permissions: ['members.view'] } },
    });
  });

  test('change no further than the rights of whoever approves go', async () => {
    await world.setPermissions('auditor', [
      'staff.view',
      'staff.edit',
      'staff.approve',
      'approvals.view',
      'approvals.approve',
    ]);
    const [clerk, weak] = [await world.employee('support'), await world.employee('auditor')];
    const { value } = await assign(owner, clerk.name, ['cashier']);
    expect(await world.decide(weak, value.approval, 'approve')).toMatchObject({ code: 'NOT_POSSIBLE' });
  });
});
