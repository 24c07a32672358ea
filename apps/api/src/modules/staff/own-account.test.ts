import { OWNER_ROLE } from '@champa/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEAKED_PASSWORD } from '../../testing/leaked-password.ts';
import { createOffice, type Office, PASSWORD } from './testing/office.ts';

let office: Office;

beforeAll(async () => {
  office = await createOffice();
});

afterAll(() => office.close());

beforeEach(() => office.clock.forward({ hours: 1 }));

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: object) =>
  office.send(method, `/api/admin/${path}`, body, office.as(token));
const confirm = (token: string, proof: object) => call('POST', 'session/confirmation', token, proof);
const changePassword = (token: string, newPassword: string, password = PASSWORD) =>
  call('PUT', 'account/password', token, { password, newPassword });

describe('what asks who it is', () => {
  test('is refused a quarter of an hour after the sign-in, until a code confirms it', async () => {
    const { token, secret } = await office.enrolled();
    office.clock.forward({ minutes: 14 });
    const refused = await changePassword(token, 'another-Garden-8');
    expect(refused).toMatchObject({ status: 403, code: 'STAFF_FRESH_NEEDED' });
    expect((await office.signIn((await call('GET', 'session', token)).value.username)).code).toBe(
      'MISSING_VERIFICATION_CODE',
    );
    expect((await call('POST', 'session/confirmation/options', token, {})).value).toEqual({
      authenticator: true,
      passkey: null,
    });
    expect(await confirm(token, { password: PASSWORD })).toMatchObject({ code: 'MISSING_VERIFICATION_CODE' });
    expect(await confirm(token, { code: '000000' })).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    expect(await changePassword(token, 'another-Garden-8')).toMatchObject({ code: 'STAFF_FRESH_NEEDED' });
    expect(await confirm(token, { code: await office.codeOf(secret) })).toMatchObject({ success: true });
    expect(await changePassword(token, 'another-Garden-8')).toMatchObject({ success: true });
  });

  test('takes the password of those who have no second factor, and slows guesses down', async () => {
    await office.configure('staff', { secondFactor: 'optional', freshMinutes: 5 });
    const { name } = await office.employee();
    const { token } = (await office.signIn(name)).value;
    office.clock.forward({ minutes: 5 });
    expect(await changePassword(token, 'another-Garden-8')).toMatchObject({ code: 'STAFF_FRESH_NEEDED' });
    expect((await call('POST', 'session/confirmation/options', token, {})).value).toBeNull();
    for (let guess = 0; guess < 3; guess += 1)
      expect(await confirm(token, { password: `guess ${guess}` })).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await confirm(token, { password: PASSWORD })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    office.clock.forward({ minutes: 5 });
    expect(await confirm(token, { password: PASSWORD })).toMatchObject({ success: true });
    expect(await changePassword(token, 'another-Garden-8')).toMatchObject({ success: true });
    await office.configure('staff', { secondFactor: 'required', freshMinutes: 15 });
  });

  test('confirms one session, not the employee’s others', async () => {
    const { username, token, secret } = await office.enrolled();
    const other = (await office.signIn(username, { code: await office.codeOf(secret) })).value.token;
    office.clock.forward({ minutes: 20 });
    await confirm(token, { code: await office.codeOf(secret) });
    expect(await changePassword(other, 'another-Garden-8')).toMatchObject({ code: 'STAFF_FRESH_NEEDED' });
  });
});

describe('an employee changes their password', () => {
  test('with the present one; all other sessions end, and it is recorded without either', async () => {
    const { username, token, secret } = await office.enrolled();
    const other = (await office.signIn(username, { code: await office.codeOf(secret) })).value.token;
    expect(await changePassword(token, 'another-Garden-8', 'wrong')).toMatchObject({
      code: 'WRONG_PASSWORD',
      value: { fields: { password: 'wrong' } },
    });
    expect(await changePassword(token, 'another-Garden-8')).toMatchObject({ success: true });
    expect(await call('GET', 'session', token)).toMatchObject({ success: true });
    expect(await call('GET', 'session', other)).toMatchObject({ code: 'NOT_LOGGED_IN' });
    expect(await office.signIn(username)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const { rows } = await office.pool.query(`SELECT * FROM staff.access_log WHERE action = 'own_password'`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
      /Garden/,
    );
  });

  test.each([
    ['too short', 'Garden-8x', 'length'],
    ['what everybody takes', 'qwertyuiop', 'common'],
    ['the brand’s name with a year', 'Champa2026', 'own_name'],
    ['one that has leaked', LEAKED_PASSWORD, 'breached'],
  ])('not to %s', async (_what, newPassword, why) => {
    const { token } = await office.enrolled();
    expect(await changePassword(token, newPassword)).toMatchObject({
      code: 'VALIDATION',
      value: { fields: { newPassword: why } },
    });
  });
});

describe('sessions', () => {
  test('are listed with browser, address and times, the one that asks marked; one is ended, or all others', async () => {
    const { username, token, secret } = await office.enrolled();
    const again = async () => {
      office.clock.forward({ seconds: 90 });
      return (await office.signIn(username, { code: await office.codeOf(secret) })).value.token as string;
    };
    const [second, third] = [await again(), await again()];
    const { list } = (await call('GET', 'account/sessions', token)).value;
    expect(list).toMatchObject([
      { isCurrent: false, ip: '203.0.113.7' },
      { isCurrent: false },
      { isCurrent: true, userAgent: expect.stringMatching(/./) },
    ]);
    expect(await call('DELETE', `account/sessions/${list[1].id}`, token)).toMatchObject({ success: true });
    expect(await call('GET', 'session', second)).toMatchObject({ code: 'NOT_LOGGED_IN' });
    expect(await call('GET', 'session', third)).toMatchObject({ success: true });
    expect(await call('DELETE', 'account/sessions', token)).toMatchObject({ success: true });
    expect(await call('GET', 'session', third)).toMatchObject({ code: 'NOT_LOGGED_IN' });
    expect((await call('GET', 'account/sessions', token)).value.list).toHaveLength(1);
  });

  test('of others are not ended by their numbers', async () => {
    const [mine, theirs] = [await office.enrolled(), await office.enrolled()];
    const [{ id }] = (await call('GET', 'account/sessions', theirs.token)).value.list;
    expect(await call('DELETE', `account/sessions/${id}`, mine.token)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await call('GET', 'session', theirs.token)).toMatchObject({ success: true });
  });

  test('of an employee are seen and ended one by one by those who may change employees', async () => {
    const [owner, clerk] = [await office.enrolled([OWNER_ROLE]), await office.enrolled(['support'])];
    const path = `staff/${clerk.username}/sessions`;
    const reason = { reason: 'a laptop was lost' };
    const [{ id }] = (await call('GET', path, owner.token)).value.list;
    expect(await call('GET', path, clerk.token)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await call('DELETE', `${path}/${id}`, clerk.token, reason)).toMatchObject({ code: 'FORBIDDEN' });
    const own = (await call('GET', 'account/sessions', owner.token)).value.list[0].id;
    expect(await call('DELETE', `${path}/${own}`, owner.token, reason)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await call('DELETE', `${path}/${id}`, owner.token, reason)).value).toMatchObject({ sessions: 0 });
    expect(await call('GET', 'session', clerk.token)).toMatchObject({ code: 'NOT_LOGGED_IN' });
  });

  test('were opened by sign-ins, which say how', async () => {
    const { username, token, secret, recoveryCodes } = await office.enrolled();
    await office.signIn(username, { code: await office.codeOf(secret) });
    await office.signIn(username, { code: recoveryCodes[0]! });
    const { list } = (await call('GET', 'account/sign-ins', token)).value;
    expect(list.map(({ way }: { way: string }) => way)).toEqual(['recovery_code', 'authenticator', 'password']);
  });
});
