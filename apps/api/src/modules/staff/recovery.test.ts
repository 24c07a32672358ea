import { OWNER_ROLE } from '@champa/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ByStaff } from '../../platform/command-line.ts';
import { createOffice, type Office } from './testing/office.ts';

let office: Office;
/** Two owners who may confirm, and an employee of staff who may not do what an owner may. */
let first: ByStaff;
let second: ByStaff;

beforeAll(async () => {
  office = await createOffice();
  [first, second] = [await office.employee([OWNER_ROLE]), await office.employee([OWNER_ROLE])];
});

afterAll(() => office.close());

const confirm = (by: ByStaff, username: string) => office.staff.admin.confirmLoss(by, username);
const listed = async (username: string) =>
  (await office.staff.admin.list()).find((employee) => employee.username === username)!;

describe('an employee who lost their second factors', () => {
  test('loses them and all sessions once two others have confirmed it, and adds new ones at the next sign-in', async () => {
    const { username, token } = await office.enrolled(['support']);
    expect(await confirm(first, username)).toBe(false);
    expect(await office.staff.authenticate(token, '203.0.113.7')).not.toBeNull();
    expect(await listed(username)).toMatchObject({ second_factors: 1, recovery: { confirmedBy: [first.name] } });
    expect(await confirm(second, username)).toBe(true);
    expect(await office.staff.authenticate(token, '203.0.113.7')).toBeNull();
    expect(await listed(username)).toMatchObject({ second_factors: 0, recovery: null });
    expect((await office.signIn(username)).value.staff).toMatchObject({ mustEnrol: true });
    const { rows } = await office.pool.query(
      `SELECT action, staff_id AS by FROM staff.access_log
        WHERE detail->>'username' = $1 AND action LIKE 'staff_%' ORDER BY number`,
      [username],
    );
    expect(rows).toEqual([
      { action: 'staff_recovery_confirmed', by: first.staffId },
      { action: 'staff_recovery_confirmed', by: second.staffId },
      { action: 'staff_second_factors_removed', by: second.staffId },
    ]);
  });

  test('adds new ones also where the brand leaves second factors to its employees', async () => {
    const { username } = await office.enrolled(['support']);
    await confirm(first, username);
    await confirm(second, username);
    await office.configure('staff', { secondFactor: 'optional' });
    office.clock.forward({ seconds: 2 });
    const { value } = await office.signIn(username);
    expect(value.staff).toMatchObject({ mustEnrol: true });
    await office.enrol(value.token);
    expect((await office.staff.authenticate(value.token, '203.0.113.7'))?.mustEnrol).toBe(false);
    await office.configure('staff', { secondFactor: 'required' });
    office.clock.forward({ seconds: 2 });
  });

  test('cannot use a recovery code of before', async () => {
    const { username, recoveryCodes } = await office.enrolled(['support']);
    await confirm(first, username);
    await confirm(second, username);
    const { value } = await office.signIn(username);
    await office.enrol(value.token);
    expect(await office.signIn(username, { code: recoveryCodes[0]! })).toMatchObject({
      code: 'INVALID_VERIFICATION_CODE',
    });
  });
});

describe('no way around two others', () => {
  test('one employee confirms twice', async () => {
    const { username } = await office.enrolled(['support']);
    await confirm(first, username);
    await expect(confirm(first, username)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
    expect((await listed(username)).second_factors).toBe(1);
  });

  test('one employee confirms twice at the same moment', async () => {
    const { username } = await office.enrolled(['support']);
    await Promise.allSettled([confirm(first, username), confirm(first, username)]);
    expect((await listed(username)).second_factors).toBe(1);
  });

  test('the employee themselves confirms', async () => {
    const { by, username } = await office.enrolled([OWNER_ROLE]);
    await confirm(first, username);
    await expect(confirm(by, username)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
    expect((await listed(username)).second_factors).toBe(1);
  });

  test('an employee confirms who may not change employees, or may do less than the one who lost them', async () => {
    await office.staff.admin.setPermissions(first, 'personnel', ['staff.view', 'staff.edit']);
    const [clerk, personnel] = [await office.employee(['support']), await office.employee(['personnel'])];
    const { username } = await office.enrolled([]);
    const owner = await office.enrolled([OWNER_ROLE]);
    await confirm(first, username);
    await confirm(first, owner.username);
    await expect(confirm(clerk, username)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
    await expect(confirm(personnel, owner.username)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
    expect(await confirm(personnel, username)).toBe(true);
    expect((await listed(owner.username)).second_factors).toBe(1);
  });

  test('the confirmations are a day apart', async () => {
    const { username } = await office.enrolled(['support']);
    await confirm(first, username);
    office.clock.forward({ hours: 24, seconds: 1 });
    expect(await listed(username)).toMatchObject({ recovery: null });
    expect(await confirm(second, username)).toBe(false);
    expect(await confirm(first, username)).toBe(true);
  });

  test.each(['disabled', 'without the right'])('who confirmed first is %s by the time of the second', async (why) => {
    const early = await office.employee([OWNER_ROLE]);
    const { username } = await office.enrolled(['support']);
    await confirm(early, username);
    await (why === 'disabled'
      ? office.staff.admin.disable(first, early.name)
      : office.staff.admin.assign(first, early.name, ['support']));
    expect(await confirm(second, username)).toBe(false);
    expect((await listed(username)).second_factors).toBe(1);
  });

  test('the employee signs in with a second factor meanwhile: they have not lost it', async () => {
    const { username, secret } = await office.enrolled(['support']);
    await confirm(first, username);
    await office.signIn(username, { code: await office.codeOf(secret) });
    expect(await listed(username)).toMatchObject({ recovery: null });
    expect(await confirm(second, username)).toBe(false);
    expect((await listed(username)).second_factors).toBe(1);
  });

  test('one employee gives another authenticator, or another password', async () => {
    const { username } = await office.enrolled(['support']);
    await expect(office.staff.admin.addAuthenticator(first, username)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
    const password = await office.staff.admin.newPassword(first, username);
    expect(await office.signIn(username, { password })).toMatchObject({ code: 'MISSING_VERIFICATION_CODE' });
  });

  test('confirmations of before count for the second factors of after', async () => {
    const { username } = await office.enrolled(['support']);
    await confirm(first, username);
    await confirm(second, username);
    const { value } = await office.signIn(username);
    await office.enrol(value.token);
    expect(await confirm(first, username)).toBe(false);
    expect((await listed(username)).second_factors).toBe(1);
  });
});
