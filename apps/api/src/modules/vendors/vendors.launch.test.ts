import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openGame } from './adapters/hub88/launch.ts';
import { isSigned } from './adapters/hub88/signature.ts';
import { createVendor } from './testing/hub88-vendor.ts';
import type { Player } from './testing/player.ts';
import { vendorWith } from './testing/compose.ts';
import { createWorld, operatorKeys, vendorKeys, type World } from './testing/world.ts';

type Asked = { url: string; signed: boolean; body: Record<string, string> };

let world: World;
let studio: FastifyInstance;
let address: string;
let player: Player;
let asked: Asked[];
/** The vendor's next answer. */
let answer: { status: number; body: string };

const principal = (memberId: string, isTrial = false) => {
  const type = isTrial ? 4 : 0;
  return { kind: 'member' as const, memberId, sessionId: '1', type, isTrial, isAgent: false };
};

beforeAll(async () => {
  studio = fastify({ forceCloseConnections: true });
  studio.removeAllContentTypeParsers();
  studio.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  studio.post('*', async (request, reply) => {
    const bytes = request.body as Buffer;
    const signed = isSigned(bytes, request.headers['x-hub88-signature'], operatorKeys.publicKey);
    asked.push({ url: request.url, signed, body: JSON.parse(bytes.toString()) });
    return reply.code(answer.status).type('application/json').send(answer.body);
  });
  address = await studio.listen({ host: '127.0.0.1', port: 0 });
  world = await createWorld({ launchUrl: `${address}/vendors/NAGASPIN` });
  await world.vendors.service.setLaunchOrigins('NAGASPIN', ['https://play.example', 'https://*.games.example'], 'test');
  player = await world.addPlayer();
});

afterAll(async () => {
  await world.close();
  await studio.close();
});

beforeEach(() => {
  asked = [];
  world.opened.length = 0;
  answer = { status: 200, body: JSON.stringify({ url: 'https://play.example/game?s=1' }) };
  world.signIn(principal(player.memberId));
});

async function launch(query: Record<string, string>, host = 'champa.example') {
  const headers = { authorization: 'Bearer any', host };
  const response = await world.app.inject({ method: 'GET', url: '/api/games/launch', query, headers });
  return { status: response.statusCode, body: response.json() };
}

test('a game is requested with a signature, and its token is a session that can bet', async () => {
  const { status, body } = await launch({
    nodeId: '1',
    device: 'mobile',
    language: 'cn',
    lobbyUrl: 'https://champa.example/rng?x=1',
  });
  expect(status).toBe(200);
  expect(body.value).toMatchObject({
    url: 'https://play.example/game?s=1',
    mode: 'frame',
    game: { gameCode: 'naga-gold' },
  });
  expect(asked).toHaveLength(1);
  const { url, signed, body: request } = asked[0]!;
  expect(url).toBe('/vendors/NAGASPIN/operator/generic/v2/game/url');
  expect(signed).toBe(true);
  const { token, ...rest } = request;
  expect(rest).toEqual({
    operator_id: 'champa',
    sub_partner_id: 'champa',
    game_code: 'naga-gold',
    currency: 'LAK',
    country: 'LA',
    lang: 'zh',
    lobby_url: 'https://champa.example/rng?x=1',
    deposit_url: 'https://champa.example/wallet/deposit',
    user: player.memberId,
    platform: 'GPL_MOBILE',
    ip: '127.0.0.1',
    extras: ['ante', 'buy'],
  });
  const bet = await createVendor(world.app).bet({ ...player, token: token! });
  expect(bet).toMatchObject({ status: 'RS_OK', balance: 99_900_000 });
  const stored = await world.pool.query('SELECT FROM vendors.session WHERE position($1::bytea IN token_hash) > 0', [
    token,
  ]);
  expect(stored.rowCount).toBe(0);
});

test('free play has no currency, and its token opens no session', async () => {
  expect((await launch({ nodeId: '1', trial: '1' })).status).toBe(200);
  expect(asked[0]!.body).toMatchObject({ currency: 'XXX', token: expect.stringMatching(/^.{20,}$/) });
  const bet = await createVendor(world.app).bet({ ...player, token: asked[0]!.body['token']! });
  expect(bet.status).toBe('RS_ERROR_INVALID_TOKEN');
});

test('a return address at another site is replaced by our own; the domain the visitor used is ours too', async () => {
  await launch({ nodeId: '1', lobbyUrl: 'https://evil.example/' });
  await launch({ nodeId: '1', lobbyUrl: 'http://mirror.example:8080/rng' }, 'mirror.example:8080');
  const ways = asked.map(({ body }) => [body['lobby_url'], body['deposit_url']]);
  expect(ways).toEqual([
    ['https://champa.example', 'https://champa.example/wallet/deposit'],
    ['http://mirror.example:8080/rng', 'http://mirror.example:8080/wallet/deposit'],
  ]);
});

test('every opened game is noted, for money and for free, and no other', async () => {
  await launch({ nodeId: '1' });
  await launch({ nodeId: '1', trial: '1' });
  answer = { status: 500, body: '{}' };
  await launch({ nodeId: '2' });
  await launch({ nodeId: '99' });
  expect(world.opened).toEqual([`${player.memberId} 1`, `${player.memberId} 1`]);
});

test('a game may open in a window of its own', async () => {
  expect((await launch({ nodeId: '2' })).body.value.mode).toBe('window');
});

test.each([
  ['a title that stands for its vendor', '4', '/?popup=games&about=NAGASPIN'],
  ['a lottery', '5', '/vnLottery?gameCode=naga-gold'],
])('%s is answered with its page of the site, and no vendor called', async (_name, nodeId, page) => {
  const { body } = await launch({ nodeId, lobbyUrl: 'https://champa.example/rng' });
  expect(body.value).toMatchObject({ mode: 'site', url: `https://champa.example${page}`, game: { nodeId } });
  expect([asked, world.opened]).toEqual([[], []]);
});

test.each([
  ['an unknown game', { nodeId: '99' }, 'GAME_NOT_FOUND'],
  ['free play of a game that offers none', { nodeId: '2', trial: '1' }, 'TRIAL_NOT_OFFERED'],
  ['a game of a vendor that is not registered', { nodeId: '3' }, 'GAME_MAINTENANCE'],
])('%s is refused and no vendor called', async (_name, query, code) => {
  expect((await launch(query)).body).toMatchObject({ success: false, code });
  expect(asked).toEqual([]);
});

test('a trial account plays for free only', async () => {
  world.signIn(principal(player.memberId, true));
  expect((await launch({ nodeId: '1' })).body.code).toBe('TRUE_ACCOUNT_REQUIRED');
  expect((await launch({ nodeId: '1', trial: '1' })).status).toBe(200);
});

test('a visitor and a suspended member open nothing', async () => {
  world.signIn(null);
  expect((await launch({ nodeId: '1' })).body.code).toBe('NOT_LOGGED_IN');
  const suspended = await world.addPlayer();
  await world.pool.query(`UPDATE member.member SET status = 'suspended' WHERE id = $1`, [suspended.memberId]);
  world.signIn(principal(suspended.memberId));
  expect((await launch({ nodeId: '1' })).body.code).toBe('ACCOUNT_DISABLED');
});

test.each([
  ['an error', 500, '{}'],
  ['maintenance', 503, '{"message":"under maintenance"}'],
  ['a refusal with HTTP 200', 200, '{"status":"RS_ERROR_INVALID_GAME"}'],
  ['invalid JSON', 200, '<html>'],
  ['a script for an address', 200, '{"url":"javascript:alert(1)"}'],
  ['a redirect', 302, ''],
  ['far too much', 200, JSON.stringify({ url: 'https://x.example', pad: 'x'.repeat(100_000) })],
])('a vendor that answers with %s shows the game under maintenance', async (_name, status, body) => {
  answer = { status, body };
  const launched = await launch({ nodeId: '1' });
  expect(launched).toMatchObject({ status: 503, body: { code: 'GAME_MAINTENANCE' } });
});

test('a game is opened at a launch origin of its vendor only; the log says which origin is missing', async () => {
  const openAt = async (url: string) => {
    answer = { status: 200, body: JSON.stringify({ url }) };
    return (await launch({ nodeId: '1' })).body;
  };
  expect((await openAt('https://eu.games.example/naga')).value.url).toBe('https://eu.games.example/naga');
  expect(await openAt('https://elsewhere.example/naga')).toMatchObject({ code: 'GAME_MAINTENANCE' });
  expect(world.logged).toContainEqual(
    expect.objectContaining({
      msg: 'a game could not be opened',
      vendor: 'NAGASPIN',
      gameCode: 'naga-gold',
      reason: 'the game is at https://elsewhere.example, which is no launch origin of the vendor',
    }),
  );
});

test('launch origins are kept when a vendor’s key or address is replaced, and refused where they are none', async () => {
  const again = vendorWith(
    'NAGASPIN',
    vendorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    address,
  );
  await world.vendors.service.add(again, true, 'test');
  const [vendor] = await world.vendors.service.list();
  expect(vendor!.launchOrigins).toEqual(['https://play.example', 'https://*.games.example']);
  await expect(world.vendors.service.add({ ...again, launchOrigins: ['games.example'] }, true, 'test')).rejects.toThrow(
    'VALIDATION',
  );
  await world.vendors.service.add({ ...again, launchUrl: `${address}/vendors/NAGASPIN` }, true, 'test');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await world.vendors.launchOrigins()).toEqual(['https://play.example', 'https://*.games.example']);
});

test('a disabled vendor opens no game', async () => {
  await world.vendors.service.switch('NAGASPIN', false, 'audit', 'test');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await launch({ nodeId: '1' })).body.code).toBe('GAME_MAINTENANCE');
  await world.vendors.service.switch('NAGASPIN', true, 'audit over', 'test');
});

test('a launch fails where the vendor is unreachable or does not answer in time', async () => {
  const silent = fastify({ forceCloseConnections: true });
  silent.post('*', () => new Promise(() => undefined));
  const silentAddress = await silent.listen({ host: '127.0.0.1', port: 0 });
  const opening = {
    operatorId: 'champa',
    gameCode: 'naga-gold',
    currency: 'LAK',
    country: 'LA',
    language: 'lo',
    player: '1',
    token: 't',
    lobbyUrl: 'https://champa.example',
    depositUrl: 'https://champa.example',
    device: 'desktop' as const,
    ip: '127.0.0.1',
    extras: [],
  };
  const vendor = {
    id: 1,
    code: 'X',
    dialect: 'hub88' as const,
    wallet: 'seamless' as const,
    credential: '',
    old: null,
    launchOrigins: [],
    enabled: true,
  };
  const late = await openGame(
    { ...vendor, launchUrl: `${silentAddress}/game/url` },
    opening,
    operatorKeys.privateKey,
    100,
  );
  expect(late).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Timeout') });
  await silent.close();
  const away = await openGame(
    { ...vendor, launchUrl: `${silentAddress}/game/url` },
    opening,
    operatorKeys.privateKey,
    1000,
  );
  expect(away.kind).toBe('refused');
});

test('a launch address that ends with /game/url is used as it is', async () => {
  const other = await createWorld({ launchUrl: `${address}/my/game/url` });
  const someone = await other.addPlayer();
  other.signIn(principal(someone.memberId));
  await other.app.inject({
    method: 'GET',
    url: '/api/games/launch?nodeId=1',
    headers: { authorization: 'Bearer any' },
  });
  expect(asked[0]!.url).toBe('/my/game/url');
  await other.close();
});

test('a game under maintenance is not opened, and says until when where that is planned', async () => {
  expect((await launch({ nodeId: '6' })).body).toMatchObject({
    code: 'GAME_MAINTENANCE',
    value: { until: '2026-12-01T08:00:00Z' },
  });
  expect(asked).toEqual([]);
});
