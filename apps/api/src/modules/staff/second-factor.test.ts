import { OWNER_ROLE } from '@champa/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BACKOFFICE_URL } from '../../testing/accounts-app.ts';
import { PasskeyDevice } from '../credentials/testing/passkey-device.ts';
import { createOffice, type Office } from './testing/office.ts';

let office: Office;

beforeAll(async () => {
  office = await createOffice();
});

afterAll(() => office.close());

beforeEach(() => office.clock.forward({ hours: 1 }));

const get = (path: string, token: string) => office.send('GET', path, undefined, office.as(token));
const post = (path: string, token: string, body: object = {}) => office.send('POST', path, body, office.as(token));
const remove = (path: string, token: string) => office.send('DELETE', path, undefined, office.as(token));
const factorsOf = async (token: string) => (await get('/api/admin/account/second-factors', token)).value;

async function addPasskey(token: string, device = new PasskeyDevice(BACKOFFICE_URL)) {
  const options = (await post('/api/admin/account/passkeys/options', token)).value;
  const body = { response: device.create(options), label: 'My laptop' };
  return { device, answer: await post('/api/admin/account/passkeys', token, body) };
}

describe('an employee without a second factor', () => {
  test('may do nothing but add one, also an owner; then the same session may do everything', async () => {
    const { name } = await office.employee([OWNER_ROLE]);
    const { value } = await office.signIn(name);
    expect(value.staff).toMatchObject({ username: name, mustEnrol: true });
    const { token } = value;
    for (const path of ['/api/admin/staff', '/api/admin/account/sessions', '/api/admin/audit'])
      expect(await get(path, token)).toMatchObject({ status: 403, code: 'STAFF_ENROLMENT_NEEDED' });
    const change = { password: 'night-Garden-7', newPassword: 'another-Garden-8' };
    expect(await office.send('PUT', '/api/admin/account/password', change, office.as(token))).toMatchObject({
      code: 'STAFF_ENROLMENT_NEEDED',
    });
    const { recoveryCodes } = await office.enrol(token);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await get('/api/admin/session', token)).value).toMatchObject({ mustEnrol: false });
    expect(await get('/api/admin/staff', token)).toMatchObject({ success: true });
  });

  test('is let in where the brand leaves second factors to its employees', async () => {
    await office.configure('staff', { secondFactor: 'optional' });
    const { name } = await office.employee();
    const { value } = await office.signIn(name);
    expect(value.staff.mustEnrol).toBe(false);
    expect(await get('/api/admin/account/sessions', value.token)).toMatchObject({ success: true });
    await office.configure('staff', { secondFactor: 'required' });
    office.clock.forward({ seconds: 2 });
    expect(await get('/api/admin/account/sessions', value.token)).toMatchObject({ code: 'STAFF_ENROLMENT_NEEDED' });
  });

  test('ends whoever else is signed in by the password alone when they add the first', async () => {
    const { name } = await office.employee();
    const [mine, other] = [await office.signIn(name), await office.signIn(name)];
    await office.enrol(mine.value.token);
    expect(await get('/api/admin/session', mine.value.token)).toMatchObject({ success: true });
    expect(await get('/api/admin/session', other.value.token)).toMatchObject({ code: 'NOT_LOGGED_IN' });
  });

  test('who signs in by the password at the moment when the first is added stays outside', async () => {
    const { name } = await office.employee();
    const { value } = await office.signIn(name);
    const typed = { username: name, password: 'night-Garden-7' };
    const device = { id: '', marks: [] };
    const found = await office.staff.service.identify(office.pool, typed, { device, ip: '203.0.113.7' });
    await office.enrol(value.token);
    const client = await office.pool.connect();
    await client.query('BEGIN');
    const visitor = { ip: '203.0.113.7', userAgent: '' };
    await expect(office.staff.service.signIn(client as never, found, visitor)).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    await client.query('ROLLBACK');
    client.release();
  });
});

describe('an authenticator', () => {
  test('counts only once a code of it has come back, and its secret is shown to nobody else', async () => {
    const { name } = await office.employee();
    const { token } = (await office.signIn(name)).value;
    const { ticket, secret } = (await post('/api/admin/account/authenticators/options', token)).value;
    const wrong = { ticket, code: '000000', label: 'My telephone' };
    expect(await post('/api/admin/account/authenticators', token, wrong)).toMatchObject({
      code: 'INVALID_VERIFICATION_CODE',
    });
    expect((await factorsOf(token)).list).toEqual([]);
    const stranger = (await office.signIn((await office.employee()).name)).value.token;
    const right = { ticket, code: await office.codeOf(secret), label: 'My telephone' };
    expect(await post('/api/admin/account/authenticators', stranger, right)).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await post('/api/admin/account/authenticators', token, right)).toMatchObject({ success: true });
    expect(await post('/api/admin/account/authenticators', token, right)).toMatchObject({ code: 'CODE_EXPIRED' });
    const { rows } = await office.pool.query('SELECT one::text FROM staff.authenticator AS one');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('or another of the same employee lets them in', async () => {
    const { username, token, secret } = await office.enrolled();
    const second = await office.enrol(token, 'My tablet');
    expect(second.recoveryCodes).toEqual([]);
    for (const own of [secret, second.secret])
      expect(await office.signIn(username, { code: await office.codeOf(own) })).toMatchObject({ success: true });
    expect((await factorsOf(token)).list).toMatchObject([{ label: 'My telephone' }, { label: 'My tablet' }]);
  });
});

describe('a passkey', () => {
  test('lets its employee in after the password, once for each question', async () => {
    const { name } = await office.employee();
    const { token } = (await office.signIn(name)).value;
    const { device, answer } = await addPasskey(token);
    expect(answer.value.recoveryCodes).toHaveLength(10);
    const asked = await office.signIn(name);
    expect(asked).toMatchObject({
      code: 'MISSING_VERIFICATION_CODE',
      value: { authenticator: false, passkey: { rpId: 'localhost', userVerification: 'required' } },
    });
    const passkey = device.get(asked.value.passkey);
    expect(await office.signIn(name, { password: 'wrong', passkey })).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await office.signIn(name, { passkey })).toMatchObject({ success: true });
    expect(await office.signIn(name, { passkey })).toMatchObject({
      code: 'PASSKEY_REFUSED',
      value: { passkey: { rpId: 'localhost' } },
    });
  });

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of the members’ site', { origin: 'http://localhost:8080' }],
    ['of another host', { rpId: 'evil.example' }],
    ['that did not verify its holder', { isUnverified: true }],
    ['of another holder', { userHandle: Buffer.from('somebody else').toString('base64url') }],
    ['whose counter did not rise', { counter: 0 }],
  ])('%s lets nobody in', async (_what, odd) => {
    const { name } = await office.employee();
    const { device } = await addPasskey((await office.signIn(name)).value.token);
    const first = await office.signIn(name);
    await office.signIn(name, { passkey: device.get(first.value.passkey) });
    const asked = await office.signIn(name);
    expect(await office.signIn(name, { passkey: device.get(asked.value.passkey, odd) })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
  });

  test('of one employee says nothing for another, and a question to one is none to another', async () => {
    const [one, other] = [await office.employee(), await office.employee()];
    const { device } = await addPasskey((await office.signIn(one.name)).value.token);
    const own = await addPasskey((await office.signIn(other.name)).value.token);
    const asked = (await office.signIn(one.name)).value.passkey;
    expect(await office.signIn(other.name, { passkey: device.get(asked) })).toMatchObject({ code: 'PASSKEY_REFUSED' });
    const again = (await office.signIn(one.name)).value.passkey;
    expect(await office.signIn(other.name, { passkey: own.device.get(again) })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
  });
});

describe('recovery codes', () => {
  test('let an employee in once each, however they are typed, and are stored hashed', async () => {
    const { username, token, recoveryCodes } = await office.enrolled();
    const [first, second] = recoveryCodes as [string, string];
    const typed = first.toUpperCase().replaceAll('-', ' ');
    expect(await office.signIn(username, { code: typed })).toMatchObject({ success: true });
    expect(await office.signIn(username, { code: first })).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    expect(await factorsOf(token)).toMatchObject({ recoveryCodes: 9 });
    const { rows } = await office.pool.query('SELECT one::text FROM staff.recovery_code AS one');
    expect(JSON.stringify(rows)).not.toContain(second);
    const { name } = (await office.enrolled()).by;
    expect(await office.signIn(name, { code: second })).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
  });

  test('are replaced by new ones', async () => {
    const { username, token, recoveryCodes } = await office.enrolled();
    const renewed = (await post('/api/admin/account/recovery-codes', token)).value.recoveryCodes as string[];
    expect(await office.signIn(username, { code: recoveryCodes[0]! })).toMatchObject({
      code: 'INVALID_VERIFICATION_CODE',
    });
    expect(await office.signIn(username, { code: renewed[0]! })).toMatchObject({ success: true });
  });
});

describe('the last second factor', () => {
  test('stays; another can be removed, which ends the other sessions', async () => {
    const { username, token, secret } = await office.enrolled();
    const [only] = (await factorsOf(token)).list;
    const path = (id: string, kind = 'authenticator') => `/api/admin/account/second-factors/${kind}/${id}`;
    expect(await remove(path(only.id), token)).toMatchObject({ code: 'LAST_SECOND_FACTOR' });
    await addPasskey(token);
    const other = (await office.signIn(username, { code: await office.codeOf(secret) })).value.token;
    expect(await remove(path(only.id), token)).toMatchObject({ success: true });
    expect(await get('/api/admin/session', other)).toMatchObject({ code: 'NOT_LOGGED_IN' });
    const [left] = (await factorsOf(token)).list;
    expect(left).toMatchObject({ kind: 'passkey' });
    expect(await remove(path(left.id, 'passkey'), token)).toMatchObject({ code: 'LAST_SECOND_FACTOR' });
  });

  test('stays also where two are removed at the same moment', async () => {
    const { token } = await office.enrolled();
    await addPasskey(token);
    const { list } = await factorsOf(token);
    const answers = await Promise.all(
      list.map(({ id, kind }: { id: string; kind: string }) =>
        remove(`/api/admin/account/second-factors/${kind}/${id}`, token),
      ),
    );
    expect(answers.map(({ code }) => code ?? 'removed').toSorted()).toEqual(['LAST_SECOND_FACTOR', 'removed']);
    expect((await factorsOf(token)).list).toHaveLength(1);
  });

  test('is not found at another employee', async () => {
    const [mine, theirs] = [await office.enrolled(), await office.enrolled()];
    await addPasskey(theirs.token);
    const [first] = (await factorsOf(theirs.token)).list;
    const path = `/api/admin/account/second-factors/${first.kind}/${first.id}`;
    expect(await remove(path, mine.token)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
