import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { recordByHand, vilay } from '../../testing/by-test.ts';
import { selectFaults } from './audit.repo.ts';
import { createStaff, type Staff } from './index.ts';

let world: AccountsApp;
let staff: Staff;

beforeAll(async () => {
  world = await createAccountsApp();
  staff = createStaff(world, world);
});

afterAll(() => world.close());

const enter = (memberId: string, from?: { ip: string; requestId: string }) =>
  inTransaction(world.pool, (tx) =>
    recordByHand(
      tx,
      { ...vilay, ...(from ? { from } : {}) },
      'member_status',
      { memberId },
      { before: { status: 'active' }, after: { status: 'suspended' } },
    ),
  );

test('an entry has who, from where, what it was before and after, why, and the request', async () => {
  await enter('501', { ip: '203.0.113.8', requestId: 'a-request' });
  const { list } = await staff.audit.list({ memberId: '501' }, { before: null, pageSize: 10 });
  expect(list).toMatchObject([
    {
      ip: '203.0.113.8',
      action: 'member_status',
      detail: { memberId: '501' },
      before: { status: 'active' },
      after: { status: 'suspended' },
      reason: 'a test',
      requestId: 'a-request',
    },
  ]);
});

test('entries at the same moment join the chain one after another', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => enter(`60${index}`)));
  expect((await staff.audit.verify()).faults).toEqual([]);
});

test('the application cannot change, delete or forge an entry', async () => {
  await enter('700');
  for (const attempt of [
    `UPDATE staff.access_log SET action = 'other'`,
    'DELETE FROM staff.access_log',
    'TRUNCATE staff.access_log',
    'UPDATE staff.access_head SET number = 0',
  ]) {
    await expect(world.pool.query(attempt)).rejects.toMatchObject({ code: '42501' });
  }
  await world.pool.query(
    `INSERT INTO staff.access_log (at, staff_id, action, detail, ip, number, hash)
     VALUES (now(), 7, 'forged', '{}', '::1', 1, decode(repeat('ab', 32), 'hex'))`,
  );
  expect((await staff.audit.verify()).faults).toEqual([]);
});

describe('a superuser who passes the triggers is found', () => {
  beforeAll(async () => {
    for (const member of ['801', '802', '803']) await enter(member);
  });

  const LAST = '(SELECT max(number) FROM staff.access_log)';

  test.each([
    ['changes an entry', `UPDATE staff.access_log SET reason = 'other' WHERE number = ${LAST} - 1`, ['changed']],
    ['moves an entry in time', `UPDATE staff.access_log SET at = at - interval '1 s' WHERE number = 1`, ['changed']],
    ['removes an entry', `DELETE FROM staff.access_log WHERE number = ${LAST} - 1`, ['gap']],
    ['removes the first', 'DELETE FROM staff.access_log WHERE number = 1', ['gap']],
    ['removes the last', `DELETE FROM staff.access_log WHERE number = ${LAST}`, ['wrong end']],
    [
      'adds one at the end',
      `INSERT INTO staff.access_log (number, at, action, detail, ip, hash)
       SELECT max(number) + 1, now(), 'forged', '{}', '::1', decode(repeat('ab', 32), 'hex') FROM staff.access_log`,
      ['wrong end', 'changed'],
    ],
    [
      'puts one in place of another',
      `DELETE FROM staff.access_log WHERE number = 2;
       INSERT INTO staff.access_log (number, at, action, detail, ip, hash)
       SELECT 2, now(), 'forged', '{}', '::1', hash FROM staff.access_log WHERE number = 1`,
      ['changed', 'changed'],
    ],
  ])('%s', async (_, forgery, faults) => {
    const found = inTransaction(world.pool, async (tx) => {
      await tx.query(`SET LOCAL ROLE NONE; SET LOCAL session_replication_role = replica; ${forgery}`);
      throw Object.assign(new Error('undone'), { faults: await selectFaults(tx) });
    });
    await expect(found).rejects.toMatchObject({ faults: faults.map((fault) => ({ fault })) });
    expect((await staff.audit.verify()).faults).toEqual([]);
  });
});
