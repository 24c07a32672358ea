import { OWNER_ROLE } from '@champa/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ByStaff } from '../../platform/command-line.ts';
import { inTransaction } from '../../platform/database.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createStaff, type Staff } from './index.ts';

let world: AccountsApp;
let staff: Staff;
let owner: ByStaff;
let made = 0;

beforeAll(async () => {
  world = await createAccountsApp();
  staff = createStaff(world, world);
  owner = await employee([OWNER_ROLE]);
});

afterAll(() => world.close());

/** An employee with these roles, who acts. */
async function employee(roles: string[]): Promise<ByStaff> {
  made += 1;
  const username = `Clerk${made}`;
  await inTransaction(world.pool, (tx) =>
    staff.service.create(tx, { username, name: 'Somebody', password: 'night-Garden-7', roles }),
  );
  const found = await staff.service.actor(world.pool, username);
  return { ...found, actor: `staff:${username}`, reason: 'a new task' };
}

const rolesOf = async ({ name }: ByStaff): Promise<string[]> =>
  (await staff.admin.list()).find(({ username }) => username === name)!.roles;

describe('the owner', () => {
  test('gives another employee roles, which the audit log keeps with those before', async () => {
    const clerk = await employee(['support']);
    await staff.admin.assign(owner, clerk.name, ['cashier', 'risk', 'cashier']);
    expect(await rolesOf(clerk)).toEqual(['cashier', 'risk']);
  });

  test('is refused an unknown role, an unknown employee, and any change of their own account', async () => {
    const clerk = await employee(['support']);
    const assign = (name: string, roles: string[]) => staff.admin.assign(owner, name, roles);
    await expect(assign(clerk.name, ['king'])).rejects.toMatchObject({ code: 'NOT_FOUND', value: { role: 'king' } });
    await expect(assign('Nobody9', [])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(assign(owner.name, ['support'])).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
    await expect(staff.admin.disable(owner, owner.name)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
    await expect(staff.admin.newPassword(owner, owner.name)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
  });

  test('cannot change the owner’s role; a role that they change counts at the next call', async () => {
    await expect(staff.admin.setPermissions(owner, OWNER_ROLE, [])).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
    await staff.admin.setPermissions(owner, 'night_desk', ['members.view', 'audit.view']);
    expect((await staff.admin.roles()).find(({ code }) => code === 'night_desk')).toMatchObject({
      permissions: ['members.view', 'audit.view'],
      employees: 0,
    });
  });
});

test('of two owners who remove each other at the same moment, one stays', async () => {
  const [one, other] = [await employee([OWNER_ROLE]), await employee([OWNER_ROLE])];
  await staff.admin.assign(one, owner.name, []);
  const ends = await Promise.allSettled([
    staff.admin.disable(one, other.name),
    staff.admin.assign(other, one.name, []),
  ]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const owners = (await staff.admin.list()).filter(
    ({ roles, status }) => roles.includes(OWNER_ROLE) && status === 'active',
  );
  expect(owners).toHaveLength(1);
  const last = owners[0]!;
  owner = { ...owner, staffId: last.id, name: last.username };
});

describe('an employee who manages staff', () => {
  test('gives no more than they hold, and manages nobody who holds more', async () => {
    await staff.admin.setPermissions(owner, 'office', ['staff.view', 'staff.edit', 'content.view', 'content.edit']);
    await staff.admin.setPermissions(owner, 'writer', ['content.view']);
    const [office, clerk, cashier] = [await employee(['office']), await employee([]), await employee(['cashier'])];
    await staff.admin.assign(office, clerk.name, ['writer']);
    expect(await rolesOf(clerk)).toEqual(['writer']);
    const refused = { code: 'NOT_POSSIBLE', value: { why: 'it goes beyond the employee’s own rights' } };
    await expect(staff.admin.assign(office, clerk.name, [OWNER_ROLE])).rejects.toMatchObject(refused);
    await expect(staff.admin.assign(office, clerk.name, ['cashier'])).rejects.toMatchObject(refused);
    await expect(staff.admin.newPassword(office, owner.name)).rejects.toMatchObject(refused);
    await expect(staff.admin.disable(office, cashier.name)).rejects.toMatchObject(refused);
    await expect(staff.admin.setPermissions(office, 'writer', ['ledger.view'])).rejects.toMatchObject(refused);
    await expect(staff.admin.setPermissions(office, 'cashier', ['content.view'])).rejects.toMatchObject(refused);
    await expect(staff.admin.setPermissions(office, 'office', ['content.view'])).rejects.toMatchObject({
      value: { why: 'nobody changes a role of their own' },
    });
  });
});
