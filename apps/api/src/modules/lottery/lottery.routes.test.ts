import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { createServer } from '../../platform/http/server.ts';
import { laoResult } from './testing/games.ts';
import { betOn, createWorld, type Player, type World } from './testing/world.ts';

let world: World;
let app: FastifyInstance;
let player: Player;
let principal: MemberPrincipal | null = null;

beforeAll(async () => {
  world = await createWorld();
  player = await world.addPlayer();
  app = createServer({
    log: createLog('silent', 'test'),
    metrics: createMetrics(),
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  app.decorate('authenticateMember', async () => principal);
  await world.lottery.routes!(app);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const headers = { authorization: 'Bearer x' };
const get = async (url: string) =>
  (await app.inject({ method: 'GET', url, headers })).json() as { success: boolean; value: never };
const signIn = (isTrial = false) => {
  principal = {
    kind: 'member',
    memberId: player.memberId,
    sessionId: '1',
    type: isTrial ? 4 : 0,
    isTrial,
    isAgent: false,
  };
};

test('a visitor sees games, results and numbers, and bets nothing', async () => {
  principal = null;
  const game = await world.addGame();
  for (const path of [
    'games',
    'recent',
    'vn-menu',
    'popular',
    'vietnam',
    `opened?gameCode=${game.code}`,
    `chains?gameCode=${game.code}`,
  ])
    expect(await get(`/api/lottery/${path}`)).toMatchObject({ success: true });
  expect((await get(`/api/lottery/games/${game.code}`)).success).toBe(false);
  expect((await get('/api/lottery/opened?gameCode=nothing')).success).toBe(false);
});

test('a member sees the terms, bets, looks at their tickets and takes one back; a trial member is told to open an account', async () => {
  const game = await world.addGame({ names: { en: 'Test draw', lo: 'ຫວຍທົດລອງ' } });
  const draw = await world.addDraw(game, 60_000);
  signIn();
  const seen = await get(`/api/lottery/games/${game.code}?language=en`);
  expect(seen.value).toMatchObject({
    game: { code: game.code, current: { id: String(draw.id), phase: 'open', result: null } },
    terms: { revision: 1, mode: 'SEA', scale: null, plays: expect.arrayContaining(['top2', 'run_top']) },
    draws: [{ id: String(draw.id) }],
    serverTime: expect.any(String),
  });
  const payload = {
    nonce: randomUUID(),
    gameCode: game.code,
    revision: 1,
    draws: [{ id: String(draw.id), times: 2 }],
    bets: [betOn('top2', [['56']])],
  };
  const placed = await app.inject({ method: 'POST', url: '/api/lottery/slips', headers, payload });
  expect(placed.json()).toMatchObject({
    success: true,
    value: { stake: '4.00', tickets: [{ state: 'open', times: 2, gameName: 'ຫວຍທົດລອງ' }] },
  });
  const list = await get(`/api/lottery/tickets?gameCode=${game.code}`);
  const [ticket] = (list.value as { list: { id: string }[] }).list;
  expect(await get(`/api/lottery/tickets/${ticket!.id}`)).toMatchObject({
    value: {
      family: 'lao',
      bets: [{ play: 'top2', lines: '1', linePrice: '2.00', stake: '4.00', prizes: { win: '184.00' } }],
    },
  });
  signIn(true);
  const trial = await app.inject({ method: 'POST', url: '/api/lottery/slips', headers, payload });
  expect(trial.json()).toMatchObject({ success: false });
  signIn();
  world.feeds.splice(0, 2, laoResult('123456'), laoResult('123456'));
  await world.passTime(120_000);
  await world.lottery.draws.advance();
  expect(await get(`/api/lottery/tickets/${ticket!.id}`)).toMatchObject({
    value: { ticket: { state: 'won', win: '368.00', draw: { phase: 'settled' } }, bets: [{ win: '368.00' }] },
  });
  expect(await get(`/api/lottery/opened?gameCode=${game.code}`)).toMatchObject({
    value: { list: [{ result: { top: '123456' } }] },
  });
  expect(await get(`/api/lottery/popular?gameCode=${game.code}`)).toMatchObject({ value: { list: [{ draws: 1 }] } });
});

test('a game opens on the page of its vendor, in the prize mode of the lobby', async () => {
  const game = await world.addGame();
  signIn();
  expect(await get(`/api/lottery/launch?gameCode=${game.code}`)).toMatchObject({
    value: { url: `/seaLottery?gameCode=${game.code}`, page: '/seaLottery', prizeMode: 'SEA', view: 'BETTING' },
  });
  expect(await get('/api/lottery/launch?lottoArea=VN&view=LOBBY')).toMatchObject({
    value: { url: '/vnLottery', prizeMode: 'ELOTT', gameCode: null },
  });
});

test('an invalid slip is refused with the wrong fields', async () => {
  signIn();
  const answer = await app.inject({ method: 'POST', url: '/api/lottery/slips', headers, payload: { nonce: 'x' } });
  expect(answer.statusCode).toBe(422);
});
