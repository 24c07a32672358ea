import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allSettings } from './composition/settings.ts';
import type { Composed } from './modules.ts';
import { importGames } from './modules/catalogue/index.ts';
import { openReader } from './modules/live/testing/reader.ts';
import { signBody } from './modules/vendors/adapters/hub88/signature.ts';
import { vendorWith } from './modules/vendors/testing/compose.ts';
import { inTransaction } from './platform/database.ts';
import { systemClock } from './platform/clock.ts';
import { brandOn, openWith, type TestBrand } from './seed/testing/brand.ts';
import { byTest } from './testing/by-test.ts';
import { PASSWORD } from './testing/members.ts';
import { serverEnvironment, type ServerProcess, startServer, untilReady } from './testing/server-process.ts';

// Two servers of the site and one of live streams, each a process with a folder of its own, on one database.

const VENDOR = 'NAGASPIN';
const GAME = 'naga-gold';
const PATIENT = { timeout: 30_000, interval: 50 };
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

let database: TestDatabase;
let brand: TestBrand;
let composed: Composed;
let folders: string[];
let one: ServerProcess;
let other: ServerProcess;
let live: ServerProcess;
let guest: { token: string };

beforeAll(async () => {
  database = await createDatabase();
  brand = brandOn(database.url);
  composed = brand.compose(brand.deps);
  const signIn = { ...(await composed.settings.get(allSettings.signIn)), encryptedPayloads: 'accepted' as const };
  await inTransaction(brand.pool, (tx) => composed.settings.set(tx, allSettings.signIn, signIn, byTest));
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await composed.vendors.service.add(vendorWith(VENDOR, publicKey, null), false, 'test');
  const game = Buffer.from(JSON.stringify({ vassalage: VENDOR, gameCode: GAME, gameName: 'Naga Gold' }));
  const file = Readable.from([game]);
  await importGames({ pool: brand.pool, file, now: systemClock.now(), onBadRow: ({ reason }) => expect.fail(reason) });

  const first = await serverEnvironment(database.url);
  const start = async (roles: string): Promise<ServerProcess> => {
    const { CACHE_DIR, PORT, BACKOFFICE_PORT, METRICS_PORT } = await serverEnvironment(database.url);
    const own = { CACHE_DIR, PORT, BACKOFFICE_PORT, METRICS_PORT, PICTURES: 'stand-in', DRAIN_SECONDS: '2' };
    folders.push(CACHE_DIR);
    return startServer({ ...first, ...own, LOG_LEVEL: 'fatal' }, roles);
  };
  folders = [first.CACHE_DIR];
  [one, other, live] = await Promise.all([start('web'), start('web'), start('live')]);
  await Promise.all([one, other, live].map(untilReady));
  guest = await register(one);
}, 180_000);

afterAll(async () => {
  await Promise.all(
    [one, other, live].filter(({ process }) => process.exitCode === null).map((server) => server.stop()),
  );
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  await brand.close();
  await database.drop();
});

type Given = { method?: string; token?: string; body?: object | Buffer; headers?: Record<string, string> };
async function ask({ origin }: ServerProcess, path: string, { method = 'GET', token, body, headers }: Given = {}) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': body instanceof Buffer ? 'image/png' : 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: body instanceof Buffer ? Uint8Array.from(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { ...(text.startsWith('{') ? (JSON.parse(text) as Answer) : {}), status: response.status };
}
// oxlint-disable-next-line typescript/no-explicit-any -- whatever a call answers
type Answer = { code?: string; value?: any; balance?: number };

let made = 0;
async function register(at: ServerProcess) {
  made += 1;
  const username = `several${made}`;
  const body = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
  const { value } = await ask(at, '/api/register', { method: 'PUT', body });
  const id = (await composed.members.byName(brand.pool, username))!.id;
  return { username, id, token: value.token as string };
}

/** A member with cash, and a game that they opened. */
async function player(cash: string) {
  const member = await register(one);
  const vendor = (await composed.vendors.service.list())[0]!;
  const stay = await inTransaction(brand.pool, async (tx) => {
    await openWith(tx, composed, member.id, cash);
    return composed.vendors.service.openSession(tx, { vendor, memberId: member.id, currency: 'LAK', gameCode: GAME });
  });
  return { ...member, stay };
}

async function bet(
  at: ServerProcess,
  { id, stay }: { id: string; stay: string },
  transaction: string,
): Promise<string> {
  const body = JSON.stringify({
    token: stay,
    user: id,
    request_uuid: randomUUID(),
    transaction_uuid: transaction,
    round: transaction,
    round_closed: false,
    is_free: false,
    game_code: GAME,
    currency: 'LAK',
    amount: 100_000,
  });
  const headers = {
    'content-type': 'application/json',
    'x-hub88-signature': signBody(Buffer.from(body), keys.privateKey),
  };
  const response = await fetch(`${at.origin}/wallet/${VENDOR}/transaction/bet`, { method: 'POST', headers, body });
  return ((await response.json()) as { status: string }).status;
}

test('a session of one is one of the other, and ends on both', async () => {
  const { token, username } = await register(one);
  expect((await ask(other, '/api/session', { token })).value.member.account).toBe(username);
  await ask(other, '/api/session', { method: 'DELETE', token });
  for (const server of [one, other]) expect((await ask(server, '/api/member', { token })).status).toBe(401);
});

test('one member’s bets on both take each kip once, however they meet', async () => {
  const member = await player('12.00');
  const transactions = Array.from({ length: 20 }, () => randomUUID());
  // Each is sent to both at once, as a vendor repeats what it got no answer to.
  const answers = await Promise.all(
    transactions.map((id) => Promise.all([bet(one, member, id), bet(other, member, id)])),
  );
  for (const [here, there] of answers) expect(there).toBe(here);
  expect(answers.filter(([status]) => status === 'RS_OK')).toHaveLength(12);
  expect((await ask(one, '/api/wallet/balance', { token: member.token })).value.balance).toBe('0.00');
});

test('what happens on one is told on a stream that another holds, and a ticket opens one stream of all', async () => {
  const member = await player('5.00');
  const { value } = await ask(one, '/api/live/ticket', { method: 'POST', token: member.token });
  const stream = await openReader(`${live.origin}/api/live?ticket=${value.ticket}`);
  await vi.waitFor(() => expect(stream.messages).toHaveLength(1), PATIENT);
  expect((await ask(other, `/api/live?ticket=${value.ticket}`)).status).toBe(401);
  await bet(other, member, randomUUID());
  await vi.waitFor(() => expect(stream.messages.at(-1)).toMatchObject({ data: { balance: '4.00' } }), PATIENT);
  stream.leave();
  expect((await ask(live, '/api/member', { token: member.token })).status).toBe(404);
});

test('tries at a password are counted together', async () => {
  const { username } = await register(one);
  const sign = (at: ServerProcess) =>
    ask(at, '/api/session', { method: 'POST', body: { username, password: 'a-wrong-Guess-9' } });
  const codes: (string | undefined)[] = [];
  for (const server of [one, other, one, other]) codes.push((await sign(server)).code);
  expect(codes.slice(0, 3)).not.toContain('TOO_MANY_REQUESTS');
  expect(codes[3]).toBe('TOO_MANY_REQUESTS');
});

test('a picture that is uploaded to one is shown by the other', async () => {
  const { token } = guest;
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const { value } = await ask(one, '/api/member/icon', { method: 'POST', token, body: picture });
  for (const server of [other, one]) expect((await ask(server, `${value.icon}-96.webp`)).status).toBe(200);
});

test('a changed setting holds on all within moments', async () => {
  const close = (on: boolean) => {
    const value = { ...allSettings.maintenance.default, on };
    return inTransaction(brand.pool, (tx) => composed.settings.set(tx, allSettings.maintenance, value, byTest));
  };
  const allAnswer = (code: string) =>
    vi.waitFor(async () => {
      for (const server of [one, other, live]) expect((await ask(server, '/api/live?ticket=none')).code).toBe(code);
    }, PATIENT);
  await close(true);
  await allAnswer('SITE_MAINTENANCE');
  await close(false);
  await allAnswer('NOT_LOGGED_IN');
});

test('a server that is told to stop says so, works on until balancers know, and sends its screens elsewhere', async () => {
  const { token } = guest;
  const { value } = await ask(one, '/api/live/ticket', { method: 'POST', token });
  const stream = await openReader(`${live.origin}/api/live?ticket=${value.ticket}`);
  const ends = [other, live].map((server) => server.stop());
  await vi.waitFor(async () => expect((await ask(other, '/health/ready')).status).toBe(503), PATIENT);
  expect((await ask(other, '/api/session', { token })).status).toBe(200);
  await stream.ended;
  expect(Number(stream.retry)).toBeLessThanOrEqual(3000);
  await Promise.all(ends);
  expect([other, live].map(({ process }) => process.exitCode)).toEqual([0, 0]);
});
