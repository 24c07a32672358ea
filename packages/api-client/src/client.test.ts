import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import {
  depositsCalls,
  gamesCalls,
  identityCalls,
  limitsCalls,
  liveCalls,
  profileCalls,
  signInCodesCalls,
  siteCalls,
  walletCalls,
} from './calls/index.gen.ts';
import { createClient } from './client.ts';
import { ApiError } from './errors.ts';

type Sent = { path: string; init: RequestInit };

function clientAnswering(answer: () => Response | Promise<Response>, token: string | null = 'abc') {
  const sent: Sent[] = [];
  const lost: string[] = [];
  const client = createClient({
    token: () => token,
    language: () => 'lo',
    onSignedOut: (ended) => lost.push(ended),
    fetch: async (path, init = {}) => {
      sent.push({ path: String(path), init });
      return answer();
    },
  });
  return { client, sent, lost };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await work.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('returns the value of the envelope', async () => {
  const { client } = clientAnswering(() => json(200, { success: true, value: { ticket: 't' } }));
  await expect(client.call(liveCalls.liveTicket, {})).resolves.toEqual({ ticket: 't' });
});

test('fills the path, omits empty query values and sends the language', async () => {
  const { client, sent } = clientAnswering(() => json(200, { success: true, value: {} }));
  await client.call(depositsCalls.depositStatus, { params: { id: '12' } });
  await client.call(gamesCalls.games, { query: { gameName: 'ນາກ & co', vassalage: undefined, pageNo: '2' } });
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/wallet/deposits/12',
    `/api/games?${new URLSearchParams({ gameName: 'ນາກ & co', pageNo: '2' })}`,
  ]);
  expect(sent[1]?.init.headers).toMatchObject({ 'X-Language': 'lo', 'Accept-Language': 'lo' });
});

test('sends a picture unchanged', async () => {
  const { client, sent } = clientAnswering(() => json(200, { success: true, value: {} }));
  const picture = new Blob([Uint8Array.of(0xff, 0xd8, 0xff)], { type: 'image/jpeg' });
  await client.call(profileCalls.uploadIcon, { body: picture });
  expect(sent[0]?.init.body).toBe(picture);
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('image/jpeg');
});

test('reports the progress of an upload; cancelling it is not a network failure', async () => {
  const { client, sent } = clientAnswering(() => json(500, {}));
  const by = async () => json(200, { success: true, value: { name: null } });
  const body = new Blob([Uint8Array.of(0xff)], { type: 'image/png' });
  await expect(client.call(profileCalls.uploadIcon, { body }, { by })).resolves.toEqual({ name: null });
  expect(sent).toEqual([]);

  const stopping = new AbortController();
  const never: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const broken = client.call(profileCalls.uploadIcon, { body }, { signal: stopping.signal, by: never });
  stopping.abort();
  await expect(broken).rejects.toMatchObject({ name: 'AbortError' });
});

test('sends the token with members’ calls only', async () => {
  const { client, sent } = clientAnswering(() => json(200, { success: true, value: {} }));
  await client.call(gamesCalls.games, { query: {} });
  await client.call(walletCalls.balance, {});
  expect(sent.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([null, 'Bearer abc']);
});

test('turns a refusal into an error with its code, message and value', async () => {
  const refusal = { success: false, code: 'VALIDATION', message: 'ຜິດ', value: { fields: { username: 'length' } } };
  const { client } = clientAnswering(() => json(422, refusal));
  const error = await failure(client.call(limitsCalls.setSessionLimit, { body: { minutes: 0 } }));
  expect(error).toMatchObject({ code: 'VALIDATION', status: 422, message: 'ຜິດ', fields: { username: 'length' } });
});

test('distinguishes no answer, and an answer that is not an envelope, from a refusal', async () => {
  const unreachable = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await failure(unreachable.client.call(siteCalls.permission, {}))).code).toBe('NETWORK');
  const proxied = clientAnswering(() => new Response('<html>', { status: 502 }));
  expect((await failure(proxied.client.call(siteCalls.permission, {}))).code).toBe('UNAVAILABLE');
  const newer = clientAnswering(() => json(418, { success: false, code: 'TEAPOT', message: 'no' }));
  expect((await failure(newer.client.call(siteCalls.permission, {}))).code).toBe('TEAPOT');
  const formless = clientAnswering(() => json(418, { success: false, code: '<b>', message: 'no' }));
  expect((await failure(formless.client.call(siteCalls.permission, {}))).code).toBe('SYSTEM_ERROR');
});

test('an abort by the caller is not a network failure', async () => {
  const ended = AbortSignal.abort(new DOMException('gone', 'AbortError'));
  const { client } = clientAnswering(() => Promise.reject(ended.reason));
  await expect(client.call(siteCalls.permission, {}, { signal: ended })).rejects.toMatchObject({ name: 'AbortError' });
});

test('reports a session that the server no longer knows, with its token, but not a wrong password', async () => {
  const gone = clientAnswering(() => json(401, { success: false, code: 'NOT_LOGGED_IN', message: '' }));
  await failure(gone.client.call(walletCalls.balance, {}));
  expect(gone.lost).toEqual(['abc']);
  const wrong = clientAnswering(() => json(401, { success: false, code: 'WRONG_CREDENTIALS', message: '' }));
  await failure(wrong.client.call(signInCodesCalls.loginSms, { body: { mobileNum: 'a', countryDialingCode: 'b' } }));
  expect(wrong.lost).toEqual([]);
});

test('sends a form’s fields as a form', async () => {
  const { client, sent } = clientAnswering(() => json(200, { success: true, value: {} }));
  await client.call(signInCodesCalls.forgotPasswordEmail, { body: { username: 'a b', email: 'x+y@z.la' } });
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(sent[0]?.init.body).toBe('username=a+b&email=x%2By%40z.la');
});

test('seals an encrypted call with the published key, which is requested once', async () => {
  const server = await sealedServer([]);
  const wish = { username: 'somphone', password: 'night-Garden-7' };
  await server.client.call(identityCalls.login, { body: wish });
  await server.client.call(identityCalls.login, { body: wish });
  expect(server.paths()).toEqual(['/api/payload-key', '/api/session', '/api/session']);
  expect(server.sent.every(({ init }) => !String(init.body).includes(wish.password))).toBe(true);
  const { init } = server.sent[1]!;
  expect(new Headers(init.headers).get('content-type')).toBe('application/jose');
  const { plaintext } = await compactDecrypt(String(init.body), server.privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({ aud: 'login', body: wish });
});

test('when the payload is unreadable, seals once more with the current key, and then reports the refusal', async () => {
  const body = { username: 'a', password: 'b' };
  const once = await sealedServer(['PAYLOAD_UNREADABLE']);
  await expect(once.client.call(identityCalls.login, { body })).resolves.toEqual({});
  expect(once.paths()).toEqual(['/api/payload-key', '/api/session', '/api/payload-key', '/api/session']);
  const always = await sealedServer(['PAYLOAD_UNREADABLE', 'PAYLOAD_UNREADABLE']);
  expect((await failure(always.client.call(identityCalls.login, { body }))).code).toBe('PAYLOAD_UNREADABLE');
});

test('without a key sends nothing in plain text, and the next call requests the key again', async () => {
  const { client, sent } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
  const body = { username: 'a', password: 'b' };
  expect((await failure(client.call(identityCalls.login, { body }))).code).toBe('NETWORK');
  expect((await failure(client.call(identityCalls.login, { body }))).code).toBe('NETWORK');
  expect(sent.map(({ path }) => path)).toEqual(['/api/payload-key', '/api/payload-key']);
});

/** A server that publishes a key and answers the first sealed calls with these refusals. */
async function sealedServer(refusals: string[]) {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const key = { kid: 'k', ...(await exportJWK(pair.publicKey)) };
  const sent: Sent[] = [];
  const client = createClient({
    token: () => null,
    language: () => 'en',
    onSignedOut: () => undefined,
    fetch: async (path, init = {}) => {
      sent.push({ path: String(path), init });
      if (path === '/api/payload-key') return json(200, { success: true, value: { key, now: 1000, required: true } });
      const code = refusals.shift();
      return code ? json(400, { success: false, code, message: '' }) : json(200, { success: true, value: {} });
    },
  });
  return { client, sent, privateKey: pair.privateKey, paths: () => sent.map(({ path }) => path) };
}
