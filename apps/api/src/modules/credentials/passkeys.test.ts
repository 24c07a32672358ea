import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { PasskeyDevice } from './testing/passkey-device.ts';

const PASSWORD = 'night-Garden-7';
const ORIGIN = 'http://localhost:8080';
let world: AccountsApp;
let made = 0;
let visits = 0;
const send = createSend(() => world.app);

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

// Each test is an hour and an address away from what another failed at.
beforeEach(() => {
  world.clock.forward({ hours: 1 });
  visits += 1;
});

const here = (): string => `203.0.113.${visits}`;

async function member(): Promise<{ username: string; token: string; id: string }> {
  made += 1;
  const username = `Keeper${String(made).padStart(3, '0')}`;
  const body = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
  const { value } = await send('PUT', '/api/register', body);
  return { username, token: value.token, id: (await world.members.byName(world.pool, username))!.id };
}

const begin = (token: string, given: object = { password: PASSWORD }) =>
  send('POST', '/api/member/passkeys/options', given, { token });
const add = (token: string, response: object, label = 'My phone') =>
  send('POST', '/api/member/passkeys', { response, label }, { token });
const question = async () => (await send('POST', '/api/session/passkey/options', {}, { ip: here() })).value;
const signIn = (response: object, given: object = {}) =>
  send('POST', '/api/session/passkey', { response, ...given }, { ip: here() });

/** A member with a passkey on a device of theirs. */
async function keeper() {
  const known = await member();
  const device = new PasskeyDevice(ORIGIN);
  const answer = await add(known.token, device.create((await begin(known.token)).value));
  return { ...known, device, passkey: answer.value.id as string };
}

describe('a passkey is made', () => {
  test('by a member who types their password; it is listed, and they are told by message and inbox', async () => {
    const { token, id } = await member();
    await world.pool.query(`UPDATE member.profile SET email = 'keeper@champa.la' WHERE member_id = $1`, [id]);
    const { value } = await begin(token);
    expect(value).toMatchObject({
      rp: { id: 'localhost', name: 'Champa' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(JSON.stringify(value)).not.toContain(id);
    expect(await add(token, new PasskeyDevice(ORIGIN).create(value))).toMatchObject({ success: true });

    const list = await send('GET', '/api/member/passkeys', undefined, { token });
    expect(list.value).toMatchObject({
      list: [{ label: 'My phone', isSynced: true, usedAt: null }],
      proof: 'password',
    });
    await expect
      .poll(() => world.outbox.filter(({ to }) => to === 'keeper@champa.la').map(({ text }) => text))
      .toContainEqual(expect.stringContaining('passkey'));
    const inbox = await send('GET', '/api/inbox', undefined, { token });
    expect(inbox.value.list[0]).toMatchObject({ kind: 'passkey_changed' });
  });

  test('not without the password, not by a trial account, not where the brand has none', async () => {
    const { token } = await member();
    expect(await begin(token, {})).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await begin(token, { password: 'something-Else-1' })).toMatchObject({ code: 'WRONG_PASSWORD' });
    const trial = (await send('POST', '/api/session/trial', {})).value.token;
    expect(await begin(trial)).toMatchObject({ code: 'TRUE_ACCOUNT_REQUIRED' });
    await world.configure('whitelabel', { PASSKEY: false });
    world.clock.forward({ seconds: 2 });
    expect(await begin(token)).toMatchObject({ code: 'LOGIN_METHOD_CLOSED' });
    await world.configure('whitelabel', { PASSKEY: true });
  });

  test.each([
    ['of another origin', { origin: 'https://champa.example.evil' }],
    ['of another host', { rpId: 'evil.example' }],
    ['by a device that did not make sure who holds it', { isUnverified: true }],
    ['by an answer to another question', { type: 'webauthn.get' }],
  ])('not %s', async (_what, odd) => {
    const { token } = await member();
    const response = new PasskeyDevice(ORIGIN).create((await begin(token)).value, odd);
    expect(await add(token, response)).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  test('its challenge counts once, for five minutes, for the member who asked', async () => {
    const [{ token }, other] = [await member(), await member()];
    const device = new PasskeyDevice(ORIGIN);
    const first = device.create((await begin(token)).value);
    expect(await add(token, first)).toMatchObject({ success: true });
    expect(await add(token, first)).toMatchObject({ code: 'PASSKEY_REFUSED' });

    const second = new PasskeyDevice(ORIGIN).create((await begin(token)).value);
    expect(await add(other.token, second)).toMatchObject({ code: 'PASSKEY_REFUSED' });

    const late = new PasskeyDevice(ORIGIN).create((await begin(token)).value);
    world.clock.forward({ minutes: 5, seconds: 1 });
    expect(await add(token, late)).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  test('one key is one account’s', async () => {
    const { device } = await keeper();
    const { token } = await member();
    expect(await add(token, device.create((await begin(token)).value))).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  test('ten at most', async () => {
    const { token } = await member();
    for (let count = 0; count < 10; count += 1) {
      expect(await add(token, new PasskeyDevice(ORIGIN).create((await begin(token)).value))).toMatchObject({
        success: true,
      });
    }
    expect(await begin(token)).toMatchObject({ code: 'TOO_MANY_PASSKEYS' });
  }, 60_000);
});

describe('a passkey signs in', () => {
  test('without a name, from a new address, past an authenticator; the change of a given password is not forced', async () => {
    const { device, id } = await keeper();
    await world.pool.query(`UPDATE credentials.credential SET is_default = true WHERE member_id = $1`, [id]);
    await world.pool.query(`UPDATE member.profile SET email = 'far@champa.la' WHERE member_id = $1`, [id]);
    await world.pool.query(
      `INSERT INTO credentials.authenticator (member_id, sealed_secret, confirmed_at) VALUES ($1, 'x', now())`,
      [id],
    );
    const answer = await signIn(device.get(await question()), { timeZone: 'Asia/Vientiane' });
    expect(answer).toMatchObject({ success: true, value: { defaultPassword: false, passwordExpired: false } });
    const { value } = await send('GET', '/api/member/sessions', undefined, { token: answer.value.token });
    expect(value.list[0]).toMatchObject({ method: 'passkey', isCurrent: true });
    const kept = await send('GET', '/api/member/passkeys', undefined, { token: answer.value.token });
    expect(kept.value.list[0].usedAt).not.toBeNull();
  });

  test.each([
    ['signed for another origin', { origin: 'http://localhost:9999' }],
    ['signed for another host', { rpId: 'evil.example' }],
    ['without having made sure who holds it', { isUnverified: true }],
    ['under another account’s name', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['under no name', { userHandle: '' }],
    ['as if it were being made', { type: 'webauthn.create' }],
  ])('not %s', async (_what, odd) => {
    const { device } = await keeper();
    expect(await signIn(device.get(await question(), odd))).toMatchObject({ status: 422, code: 'PASSKEY_REFUSED' });
  });

  test('not with a challenge that was answered, expired, or was never given', async () => {
    const { device } = await keeper();
    const asked = await question();
    const answer = device.get(asked);
    expect(await signIn(answer)).toMatchObject({ success: true });
    expect(await signIn(answer)).toMatchObject({ code: 'PASSKEY_REFUSED' });
    expect(await signIn(device.get(asked))).toMatchObject({ code: 'PASSKEY_REFUSED' });

    const late = device.get(await question());
    world.clock.forward({ minutes: 5, seconds: 1 });
    expect(await signIn(late)).toMatchObject({ code: 'PASSKEY_REFUSED' });
    const invented = { challenge: Buffer.alloc(32, 7).toString('base64url'), rpId: 'localhost' };
    expect(await signIn(device.get(invented))).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  test('not with a challenge that was given for making one', async () => {
    const { device, token } = await keeper();
    const { challenge } = (await begin(token)).value;
    expect(await signIn(device.get({ challenge, rpId: 'localhost' }))).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  test('not as a copy, whose counter stands or falls back', async () => {
    const { device } = await keeper();
    device.counter = 40;
    expect(await signIn(device.get(await question()))).toMatchObject({ success: true });
    expect(await signIn(device.get(await question(), { counter: 41 }))).toMatchObject({ code: 'PASSKEY_REFUSED' });
    expect(await signIn(device.get(await question(), { counter: 3 }))).toMatchObject({ code: 'PASSKEY_REFUSED' });
    device.counter = 50;
    expect(await signIn(device.get(await question()))).toMatchObject({ success: true });
  });

  test('the same count twice at once lets one in', async () => {
    const { device } = await keeper();
    const [one, two] = [await question(), await question()];
    const both = await Promise.all([
      signIn(device.get(one, { counter: 90 })),
      signIn(device.get(two, { counter: 90 })),
    ]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
  });

  test('a device that does not count is let in each time', async () => {
    const { device } = await keeper();
    expect(await signIn(device.get(await question(), { counter: 0 }))).toMatchObject({ success: true });
    expect(await signIn(device.get(await question(), { counter: 0 }))).toMatchObject({ success: true });
  });

  test('an unknown one, a forged one and a removed one are answered alike', async () => {
    const { device, token, passkey } = await keeper();
    const unknown = new PasskeyDevice(ORIGIN);
    unknown.create({ challenge: 'x', rp: { id: 'localhost' }, user: { id: 'AAAA' } });
    const forged = device.get(await question());
    forged.response = { ...forged.response, signature: forged.response.signature.split('').toReversed().join('') };
    const answers = [await signIn(unknown.get(await question())), await signIn(forged)];
    const removal = await send(`POST`, `/api/member/passkeys/${passkey}/remove`, { password: PASSWORD }, { token });
    expect(removal).toMatchObject({ success: true });
    answers.push(await signIn(device.get(await question())));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  test('not into a closed account, nor into the agents’ area of a member who is no agent', async () => {
    const { device, id } = await keeper();
    expect(await signIn(device.get(await question()), { agentArea: true })).toMatchObject({ code: 'NON_AGENT' });
    await world.pool.query(`UPDATE member.member SET status = 'suspended' WHERE id = $1`, [id]);
    expect(await signIn(device.get(await question()))).toMatchObject({ code: 'ACCOUNT_DISABLED' });
  });

  test('guessing from one address is slowed down', async () => {
    const { device } = await keeper();
    const codes = new Set<string | undefined>();
    for (let tries = 0; tries < 40; tries += 1) {
      codes.add((await signIn(device.get({ challenge: `nonsense${tries}`, rpId: 'localhost' }))).code);
    }
    expect(codes).toContain('TOO_MANY_REQUESTS');
  });
});

describe('a member manages their passkeys', () => {
  test('names and removes their own, with their password, and nobody else’s', async () => {
    const [mine, theirs] = [await keeper(), await keeper()];
    const rename = (id: string, label: string) =>
      send('PUT', `/api/member/passkeys/${id}`, { label }, { token: mine.token });
    expect(await rename(mine.passkey, '  Tablet  ')).toMatchObject({ success: true });
    expect(await rename(mine.passkey, '   ')).toMatchObject({ code: 'VALIDATION' });
    expect(await rename(theirs.passkey, 'Mine')).toMatchObject({ code: 'NOT_FOUND' });
    const list = async () => (await send('GET', '/api/member/passkeys', undefined, { token: mine.token })).value.list;
    expect(await list()).toMatchObject([{ label: 'Tablet' }]);

    const remove = (id: string, given: object) =>
      send('POST', `/api/member/passkeys/${id}/remove`, given, { token: mine.token });
    expect(await remove(mine.passkey, {})).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await remove(theirs.passkey, { password: PASSWORD })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await remove(mine.passkey, { password: PASSWORD })).toMatchObject({ success: true });
    expect(await list()).toEqual([]);
  });

  test('the last way in stays, also when two are taken off at once', async () => {
    const { token, id, passkey } = await keeper();
    const second = await add(token, new PasskeyDevice(ORIGIN).create((await begin(token)).value), 'Key');
    await world.pool.query(`UPDATE credentials.credential SET password_hash = NULL WHERE member_id = $1`, [id]);
    const both = await Promise.all(
      [passkey, second.value.id].map((each) => send('POST', `/api/member/passkeys/${each}/remove`, {}, { token })),
    );
    expect(both.map(({ code }) => code).toSorted()).toEqual(['LAST_WAY_IN', undefined]);
    const { value } = await send('GET', '/api/member/passkeys', undefined, { token });
    expect(value).toMatchObject({ list: [expect.anything()], proof: 'none' });
  });

  test('a member without a password proves themself by their authenticator', async () => {
    const { token, id } = await member();
    await world.pool.query(`UPDATE credentials.credential SET password_hash = NULL WHERE member_id = $1`, [id]);
    await world.pool.query(
      `INSERT INTO credentials.authenticator (member_id, sealed_secret, confirmed_at) VALUES ($1, $2, now())`,
      [id, world.secrets.seal('authenticator', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')],
    );
    expect(await begin(token, { code: '000000' })).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    const { generate } = await import('otplib');
    const epoch = Math.floor(world.clock.now().epochMilliseconds / 1000);
    const code = await generate({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', epoch });
    world.clock.forward({ seconds: 10 });
    expect(await begin(token, { code })).toMatchObject({ success: true });
  });
});
