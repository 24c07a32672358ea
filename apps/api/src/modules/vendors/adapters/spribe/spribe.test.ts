import { createSecretKey } from 'node:crypto';
import { type Amount, SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { GAMES, VENDOR } from '../../testing/games.ts';
import type { Player } from '../../testing/player.ts';
import { type Bet, describeDialect, type Driver, type Said, type Told } from '../conformance.ts';
import { createSpribe } from './index.ts';
import { signCall } from './signature.ts';

const SECRET = 'a secret of the two parties';
const secret = createSecretKey(Buffer.from(SECRET));

type Answer = { code: number; message: string; data?: Record<string, string | number> };
type Call = { path: string; fields: object | string; time?: string; signature?: string };

/** Sends a call as the party does, signed unless a test says otherwise. */
async function send(
  { app }: Pick<World, 'app'>,
  { path, fields, time = '1700000000', signature }: Call,
): Promise<Answer> {
  const url = `/wallet/${VENDOR}${path}`;
  const body = Buffer.from(typeof fields === 'string' ? fields : JSON.stringify(fields));
  const headers = {
    'content-type': 'application/json',
    'x-spribe-client-id': 'champa',
    'x-spribe-client-ts': time,
    'x-spribe-client-signature': signature ?? signCall({ time, url, body }, secret),
  };
  const response = await app.inject({ method: 'POST', url, headers, payload: body });
  expect(response.statusCode).toBe(200);
  return JSON.parse(response.body) as Answer;
}

const saidByCode: Record<number, Said> = {
  200: 'ok',
  401: 'unknown token',
  402: 'no money',
  403: 'expired',
  409: 'duplicate',
};

const saidByMessage: Record<string, Said> = {
  'transaction does not exist': 'no bet',
  'transaction was rolled back': 'rolled back',
  'the transaction has other content': 'refused',
  'wrong currency': 'wrong currency',
  'provider disabled': 'vendor disabled',
  'player blocked': 'player disabled',
  'unknown game': 'unknown game',
  'limit reached': 'limit',
};

const ownTokenOf = ({ token }: Player) => `own-${token}`;
const fromWire = (thousandths: string | number) => (BigInt(thousandths) * SCALE) / 1000n;

function createDriver(world: World): Driver {
  const authenticated = new Set<string>();
  const post = async (path: string, player: Player, fields: object): Promise<Told> => {
    if (!authenticated.has(player.token)) {
      await send(world, { path: '/auth', fields: { user_token: player.token, session_token: ownTokenOf(player) } });
      authenticated.add(player.token);
    }
    const common = { user_id: player.memberId, session_token: ownTokenOf(player), provider: 'spribe', game: GAMES[0] };
    const { code, message, data } = await send(world, { path, fields: { ...common, ...fields } });
    const balance = data?.['new_balance'] ?? data?.['balance'];
    return {
      said: saidByCode[code] ?? saidByMessage[message]!,
      balance: balance === undefined ? null : fromWire(balance),
    };
  };
  const money = (player: Player, { key, amount = SCALE, gameCode = GAMES[0], currency = player.currency }: Bet) => ({
    provider_tx_id: key,
    amount: Number((amount * 1000n) / SCALE),
    game: gameCode,
    currency,
  });
  const balance = async (player: Player): Promise<Amount> => (await post('/info', player, {})).balance!;
  return {
    balance,
    // A refusal of this protocol tells no balance.
    bet: async (player, bet) => {
      const told = await post('/withdraw', player, money(player, bet));
      return told.said === 'no money' ? { ...told, balance: await balance(player) } : told;
    },
    win: (player, win) => post('/deposit', player, { ...money(player, win), withdraw_provider_tx_id: win.bet }),
    rollback: (player, { key, bet }) =>
      post('/rollback', player, { provider_tx_id: key, rollback_provider_tx_id: bet }),
  };
}

describeDialect({
  dialect: 'spribe',
  key: SECRET,
  smallest: SCALE / 1000n,
  namesRounds: false,
  marksFreeBets: false,
  policy: {
    repeated: 'duplicate',
    otherContent: 'refused',
    winWithoutBet: 'no bet',
    secondWin: 'no bet',
    secondWinAfterClose: 'no bet',
    rollbackOfUnknownBet: 'ok',
    betAfterRollback: 'rolled back',
    winAfterRollback: 'rolled back',
    rollbackRepeated: 'ok',
    rollbackAfterWin: 'ok',
    winByExpiredToken: 'ok',
    zeroAmount: 'ok',
  },
  createDriver,
});

let world: World;

beforeAll(async () => {
  world = await createWorld({ party: { dialect: 'spribe', key: SECRET } });
});
afterAll(() => world.close());

const OWN = 'own-token-of-the-party';

function betOf(player: Player, fields: object = {}) {
  return {
    user_id: player.memberId,
    session_token: ownTokenOf(player),
    provider: 'spribe_crypto',
    provider_tx_id: `tx-${player.memberId}`,
    game: GAMES[0],
    action: 'bet',
    action_id: '1',
    platform: 'mobile',
    currency: 'LAK',
    amount: 5320,
    ...fields,
  };
}

async function addPlayer(): Promise<Player> {
  const player = await world.addPlayer();
  await send(world, { path: '/auth', fields: { user_token: player.token, session_token: ownTokenOf(player) } });
  return player;
}

test('a bet is answered in the protocol’s fields, with the balance before and after it', async () => {
  const player = await addPlayer();
  expect(await send(world, { path: '/withdraw', fields: betOf(player) })).toEqual({
    code: 200,
    message: 'ok',
    data: {
      user_id: player.memberId,
      currency: 'LAK',
      provider: 'spribe_crypto',
      provider_tx_id: `tx-${player.memberId}`,
      operator_tx_id: `tx-${player.memberId}`,
      old_balance: 1_000_000,
      new_balance: 994_680,
    },
  });
});

test('a bet sent again is a duplicate, told with today’s balance', async () => {
  const player = await addPlayer();
  await send(world, { path: '/withdraw', fields: betOf(player) });
  const { code, data } = await send(world, { path: '/withdraw', fields: betOf(player) });
  expect({ code, data }).toMatchObject({ code: 409, data: { old_balance: 994_680, new_balance: 994_680 } });
});

test('the launch token opens a session for the party’s own token, again without effect', async () => {
  const player = await world.addPlayer();
  const call = { path: '/auth', fields: { user_token: player.token, session_token: OWN, platform: 'mobile' } };
  const told = { user_id: player.memberId, username: player.memberId, currency: 'LAK', balance: 1_000_000 };
  expect(await send(world, call)).toEqual({ code: 200, message: 'ok', data: told });
  expect(await send(world, call)).toEqual({ code: 200, message: 'ok', data: told });
});

test('an unknown launch token, and an own token of another player, open nothing', async () => {
  const [one, two] = [await addPlayer(), await world.addPlayer()];
  const auth = (fields: object) => send(world, { path: '/auth', fields });
  expect((await auth({ user_token: 'of-nobody', session_token: 'new' })).code).toBe(401);
  expect((await auth({ user_token: two.token, session_token: ownTokenOf(one) })).code).toBe(401);
  const info = { user_id: two.memberId, session_token: ownTokenOf(one) };
  expect((await send(world, { path: '/info', fields: info })).code).toBe(401);
});

test('the signature covers time, path and body', async () => {
  const player = await addPlayer();
  const body = Buffer.from(JSON.stringify(betOf(player)));
  const url = `/wallet/${VENDOR}/withdraw`;
  const time = '1700000000';
  const signed = (over: Partial<Parameters<typeof signCall>[0]>, key = secret) =>
    signCall({ time, url, body, ...over }, key);
  const signatures = [
    '',
    signed({ time: '1700000001' }),
    signed({ url: `/wallet/${VENDOR}/deposit` }),
    signed({ body: Buffer.from('{}') }),
    signed({}, createSecretKey(Buffer.from('another secret'))),
  ];
  for (const signature of signatures) {
    const answer = await send(world, { path: '/withdraw', fields: body.toString(), time, signature });
    expect(answer).toEqual({ code: 413, message: 'invalid signature' });
  }
  const upper = { path: '/withdraw', fields: body.toString(), time, signature: signed({}).toUpperCase() };
  expect((await send(world, upper)).code).toBe(200);
});

test.each([
  ['not JSON', 'hello'],
  ['no object', '[]'],
  ['an amount with a fraction', { amount: 1.5 }],
  ['an amount with an exponent', '{"amount":1e3}'],
  ['a negative amount', { amount: -1 }],
  ['no transaction', { provider_tx_id: undefined }],
  ['a name beyond ASCII', { game: 'ເກມ' }],
])('%s is refused without effect', async (_what, fields) => {
  const player = await addPlayer();
  const sent = typeof fields === 'string' ? fields : betOf(player, fields);
  expect(await send(world, { path: '/withdraw', fields: sent })).toEqual({ code: 500, message: 'invalid fields' });
  const info = { user_id: player.memberId, session_token: ownTokenOf(player) };
  expect((await send(world, { path: '/info', fields: info })).data!['balance']).toBe(1_000_000);
});

test('a win or rollback that names itself is refused finally', async () => {
  const player = await addPlayer();
  const own = { withdraw_provider_tx_id: 'self', rollback_provider_tx_id: 'self', provider_tx_id: 'self' };
  for (const path of ['/deposit', '/rollback'])
    expect((await send(world, { path, fields: betOf(player, own) })).code).toBe(408);
});

test('a game’s address names the player, the launch token and the way back', async () => {
  const opening = {
    operatorId: 'champa',
    gameCode: 'aviator',
    currency: 'LAK',
    country: 'LA',
    language: 'lo',
    player: '42',
    token: 'launch',
    lobbyUrl: 'https://champa.example/',
    depositUrl: 'https://champa.example/deposit',
    device: 'mobile' as const,
    ip: '10.0.0.1',
    extras: [],
  };
  const vendor = { launchUrl: 'https://launch.example/' } as Parameters<ReturnType<typeof createSpribe>['openGame']>[0];
  expect(await createSpribe().openGame(vendor, opening)).toEqual({
    kind: 'opened',
    url: 'https://launch.example/aviator?user=42&token=launch&currency=LAK&lang=lo&operator=champa&return_url=https%3A%2F%2Fchampa.example%2F',
  });
  expect(await createSpribe().openGame({ ...vendor, launchUrl: null }, opening)).toMatchObject({ kind: 'refused' });
});
