import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { accessLog, recordByHand, vilay } from '../../testing/by-test.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers } from '../../testing/members.ts';
import { createMemberAdmin, type MemberAdmin } from './member.admin.ts';

let world: AccountsApp;
let admin: MemberAdmin;
let memberId: string;
const members = createTestMembers(
  () => world,
  createSend(() => world.app),
);

beforeAll(async () => {
  world = await createAccountsApp();
  const sessions = { endAll: async () => undefined, ended: () => undefined };
  admin = createMemberAdmin({ pool: world.pool, members: world.members, record: recordByHand, sessions });
  memberId = (await members.member()).id;
  await world.pool.query(`UPDATE member.profile SET mobile = '+8562055512345' WHERE member_id = $1`, [memberId]);
});

afterAll(() => world.close());

test('employees see a member’s contact details masked', async () => {
  const shown = Object.fromEntries((await admin.contact(memberId)).map((each) => [each.field, each.shown]));
  expect(shown).toMatchObject({ mobile: '+856****345', idNumber: '' });
});

test('one field is revealed, which is recorded with the reason and without what was seen', async () => {
  expect(await admin.reveal(vilay, { memberId, field: 'mobile' })).toBe('+8562055512345');
  const log = await accessLog(world.pool);
  expect(log).toEqual([{ staffId: 7n, action: 'member_revealed', detail: { memberId, field: 'mobile' } }]);
  expect(JSON.stringify(log, (_, value: unknown) => String(value))).not.toContain('2055512345');
  await expect(admin.reveal(vilay, { memberId: '999999999', field: 'mobile' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
