import { formatDecimal } from '@champa/money';
import { expect, test } from 'vitest';
import { startOperator } from '../testing/operator.ts';
import { openStage } from '../testing/stage.ts';
import { LEAST } from '../testing/titles.ts';

const launch = { game_code: 'slot', currency: 'LAK', user: 'noy', token: 't', lobby_url: 'https://lobby.test/a/b' };
const stage = openStage();

test('a signed launch answers with a play URL whose session is in the fragment', async () => {
  const answer = await stage.host.launchRaw('/game/url', JSON.stringify(launch));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ url: expect.stringMatching(/^http:\/\/studio\.test\/play\/#s=[A-Za-z0-9_-]{43}$/) });
});

test('the session’s secret is nowhere in the database', async () => {
  const { session } = await stage.host.launch('slot');
  const stored = await stage.host.studio.pool.query<{ secret_hash: Buffer }>(
    'SELECT * FROM studio.session ORDER BY id DESC LIMIT 1',
  );
  expect(
    JSON.stringify(stored.rows[0], (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(session);
  expect(stored.rows[0]!.secret_hash.toString('base64url')).not.toBe(session);
});

test('a launch with a wrong, foreign or missing signature, or a changed body, is refused', async () => {
  const body = JSON.stringify(launch);
  const foreign = await startOperator();
  for (const signature of ['', 'AAAA', foreign.sign(body), stage.operator.sign(`${body} `)]) {
    const answer = await stage.host.launchRaw('/game/url', body, signature);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'INVALID_SIGNATURE' });
  }
  await foreign.close();
});

test.each([
  { title: 'a title without an engine', change: { game_code: 'none' }, code: 'GAME_UNDER_MAINTENANCE' },
  { title: 'an unknown title', change: { game_code: 'nothing' }, code: 'GAME_UNDER_MAINTENANCE' },
  { title: 'real play without a player', change: { user: null }, code: 'WRONG_TYPES' },
  { title: 'a lobby address that is a script', change: { lobby_url: 'javascript:alert(1)' }, code: 'WRONG_TYPES' },
])('$title is refused as $code', async ({ change, code }) => {
  const answer = await stage.host.launchRaw('/game/url', JSON.stringify({ ...launch, ...change }));
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.json()).toMatchObject({ code });
});

test('empty URLs of lobby and deposit page mean none', async () => {
  const slot = await stage.host.launch('slot', { lobby_url: '', deposit_url: '', currency: 'XXX' });
  expect((await slot.get('/game')).body).toMatchObject({ lobbyUrl: null, depositUrl: null });
});

test('a signed body that is not JSON, and an unknown vendor, have different errors', async () => {
  expect((await stage.host.launchRaw('/game/url', '{')).json()).toMatchObject({ code: 'WRONG_SYNTAX' });
  const other = await stage.host.launchRaw('/vendors/NOBODY/operator/generic/v2/game/url', JSON.stringify(launch));
  expect(other.json()).toMatchObject({ code: 'UNKNOWN_VENDOR' });
});

test('the game list contains every title of the vendor; those without an engine are not enabled', async () => {
  const list = (await stage.host.launchRaw('/game/list', '')).json<{ game_code: string; enabled: boolean }[]>();
  expect(list.map(({ game_code, enabled }) => [game_code, enabled])).toEqual([
    ['slot', true],
    ['roulette', true],
    ['crash', true],
    ['mines', true],
    ['dice', true],
    ['blackjack', true],
    ['poker', true],
    ['scratch', true],
    ['none', false],
    ['pot', true],
    ['limit-pot', true],
    ['ways', true],
    ['hold-pot', true],
  ]);
});

test('a round can be looked up by its player’s operator, and its page shows it, for an hour', async () => {
  stage.operator.balances.set('bounmy', 10n * LEAST);
  const slot = await stage.host.launch('slot');
  const { body } = await slot.post('/play', { requestId: 'request-1', stake: formatDecimal(LEAST) });
  const ask = (user: string) => stage.host.launchRaw('/game/round', JSON.stringify({ user, round: body.round.id }));
  expect((await ask('somebody-else')).json()).toMatchObject({ code: 'ROUND_NOT_FOUND' });
  const { url } = (await ask('bounmy')).json<{ url: string }>();
  const path = url.replace('http://studio.test', '');
  const page = await stage.host.app.inject({ url: path });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(body.round.id);
  expect((await stage.host.app.inject({ url: `${path}x` })).statusCode).toBe(404);
  stage.host.pass(61 * 60 * 1_000);
  expect((await stage.host.app.inject({ url: path })).statusCode).toBe(404);
});

test('without a built client the play page says so, and health checks still answer', async () => {
  const page = await stage.host.app.inject({ url: '/play/' });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('not built');
  expect((await stage.host.app.inject({ url: '/health/live' })).statusCode).toBe(200);
  expect((await stage.host.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
});
