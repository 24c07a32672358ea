import { randomUUID } from 'node:crypto';
import { PAYLOAD_ALGORITHM, PAYLOAD_TYPE } from '@champa/contract';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const PASSWORD = 'night-Garden-7';
const body = { username: 'Sealed01', password: PASSWORD };

beforeAll(async () => {
  world = await createAccountsApp();
  await send('PUT', '/api/register', { ...body, confirmPassword: PASSWORD, termsAccepted: true });
});

afterAll(() => world.close());

type Published = { key: JWK & { kid: string }; now: number; required: boolean };

const published = async (): Promise<Published> => (await send('GET', '/api/payload-key')).value;

type Sealing = { aud?: string; iat?: number; jti?: string; body?: unknown; key?: JWK & { kid?: string }; enc?: string };

async function seal(given: Sealing = {}): Promise<string> {
  const { key, now } = await published();
  const used = given.key ?? key;
  const payload = { aud: 'login', iat: now, jti: randomUUID(), body, ...given };
  const { kid, ...jwk } = used;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ ...payload, key: undefined, enc: undefined })))
    .setProtectedHeader({
      alg: PAYLOAD_ALGORITHM.alg,
      enc: given.enc ?? PAYLOAD_ALGORITHM.enc,
      ...(kid ? { kid } : {}),
    })
    .encrypt(await importJWK(jwk, PAYLOAD_ALGORITHM.alg));
}

async function post(sealed: string, url = '/api/session') {
  const answer = await world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': PAYLOAD_TYPE },
    payload: sealed,
  });
  return { status: answer.statusCode, ...answer.json() };
}

test('a body sealed with the published key is taken as if it were plain', async () => {
  expect(await post(await seal())).toMatchObject({ status: 200, success: true });
  expect(await post(await seal({ body: { username: 'Sealed01' } }))).toMatchObject({
    code: 'VALIDATION',
    value: { fields: { password: 'required' } },
  });
});

test('the same payload a second time is a replay', async () => {
  const sealed = await seal();
  const answers = await Promise.all([post(sealed), post(sealed), post(sealed)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'PAYLOAD_UNREADABLE')).toHaveLength(2);
});

test.each([
  ['stale', async () => seal({ iat: (await published()).now - 121 })],
  ['from the future', async () => seal({ iat: (await published()).now + 121 })],
  ['for another call', () => seal({ aud: 'register' })],
  ['with a nonce that is too short', () => seal({ jti: 'short' })],
  ['of a key that was never published', () => foreignKey().then((key) => seal({ key }))],
  [
    'of another’s key under our key’s name',
    async () => seal({ key: { ...(await foreignKey()), kid: (await published()).key.kid } }),
  ],
  ['with another cipher', () => seal({ enc: 'A128GCM' })],
  ['changed on the way', async () => flip(await seal())],
  ['rubbish', async () => 'a.b.c.d.e'],
  ['empty', async () => ''],
])('a payload %s is refused without saying why', async (_what, make) => {
  expect(await post(await make())).toMatchObject({
    success: false,
    code: expect.stringMatching(/^(PAYLOAD_UNREADABLE|VALIDATION)$/),
  });
});

test('plain bodies are refused on such calls where the brand says so, and on no other', async () => {
  expect((await published()).required).toBe(false);
  await world.configure('signIn', { encryptedPayloads: 'required' });
  expect((await published()).required).toBe(true);
  expect(await send('POST', '/api/session', body)).toMatchObject({ status: 415, code: 'PAYLOAD_ENCRYPTION_REQUIRED' });
  expect(await send('PUT', '/api/register', {})).toMatchObject({ status: 415 });
  expect(await post(await seal())).toMatchObject({ success: true });
  expect(await send('POST', '/api/session/sms-code', { mobileNum: '', countryDialingCode: '+856' })).toMatchObject({
    code: 'MISSING_PHONE_NUMBER',
  });
  await world.configure('signIn', { encryptedPayloads: 'accepted' });
});

test('a sealed body on a call that takes none is refused as any body of a wrong shape', async () => {
  expect(await post(await seal(), '/api/session/sms-code')).toMatchObject({ status: 422, code: 'VALIDATION' });
});

test('the key changes daily, and the last one still opens for an hour', async () => {
  const first = await published();
  const old = first.key;
  world.clock.forward({ hours: 24 });
  const second = await published();
  expect(second.key.kid).not.toBe(old.kid);
  expect(await post(await seal({ key: old }))).toMatchObject({ success: true });
  world.clock.forward({ hours: 1, minutes: 1 });
  expect(await post(await seal({ key: old }))).toMatchObject({ code: 'PAYLOAD_UNREADABLE' });
});

test('the private key is in the database sealed only', async () => {
  const { rows } = await world.pool.query<{ sealed_key: string }>('SELECT sealed_key FROM verification.payload_key');
  for (const { sealed_key: sealed } of rows) {
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('"d"');
    expect(JSON.parse(world.secrets.open('payload-key', sealed))).toHaveProperty('d');
  }
});

async function foreignKey(): Promise<JWK & { kid: string }> {
  const { publicKey } = await generateKeyPair(PAYLOAD_ALGORITHM.alg, { crv: 'P-256', extractable: true });
  return { ...(await exportJWK(publicKey)), kid: 'unknown' };
}

function flip(sealed: string): string {
  const parts = sealed.split('.');
  const cipher = Buffer.from(parts[3]!, 'base64url');
  cipher[0]! ^= 1;
  return parts.with(3, cipher.toString('base64url')).join('.');
}
