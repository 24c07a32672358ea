import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { betOf, createVendor, send } from '../../testing/hub88-vendor.ts';
import type { Player } from '../../testing/player.ts';
import { createWorld, vendorKeys, type World } from '../../testing/world.ts';
import { signBody } from './signature.ts';

let world: World;
let vendor: ReturnType<typeof createVendor>;
let player: Player;

beforeAll(async () => {
  world = await createWorld();
  vendor = createVendor(world.app);
  player = await world.addPlayer();
});
afterAll(() => world.close());

const bet = (fields: object = {}) => betOf(player, fields as Record<string, unknown>);
const post = async (path: string, body: string) => (await send(world.app, path, body)).answer;

describe('authentication', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const body = () => JSON.stringify(bet({ request_uuid: 'r-1' }));

  test.each([
    ['another key', (text: string) => signBody(Buffer.from(text), other.privateKey)],
    ['other bytes', () => signBodyOf('{}')],
    ['no base64', () => '***'],
    ['nothing', () => ''],
  ])('a call signed with %s is refused, its request_uuid echoed, and nothing is done', async (_name, signature) => {
    const text = body();
    const { answer } = await send(world.app, '/transaction/bet', text, { signature: signature(text) });
    expect(answer).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid: 'r-1' });
  });

  test('the signature is over the exact bytes: spaces and order matter, the content type does not', async () => {
    const text = `  ${body()}\n`;
    expect((await send(world.app, '/transaction/bet', text)).answer.status).toBe('RS_OK');
    const { answer } = await send(world.app, '/transaction/bet', body(), { signature: signBodyOf(text) });
    expect(answer.status).toBe('RS_ERROR_INVALID_SIGNATURE');
  });

  test.each(['', 'json', 'text/plain; charset=', ';;', 'application/x-www-form-urlencoded'])(
    'a signed call with the content type %j is read',
    async (contentType) => {
      const text = body();
      const headers = { 'x-hub88-signature': signBodyOf(text), 'content-type': contentType };
      const url = '/wallet/NAGASPIN/transaction/bet';
      const response = await world.app.inject({ method: 'POST', url, headers, payload: text });
      expect(response.json()).toMatchObject({ status: 'RS_OK' });
    },
  );

  test.each([
    ['without its padding', (signature: string) => signature.replaceAll('=', '')],
    ['in the alphabet of addresses', (signature: string) => signature.replaceAll('+', '-').replaceAll('/', '_')],
    ['with a space', (signature: string) => `${signature.slice(0, 8)} ${signature.slice(8)}`],
    ['given twice', (signature: string) => `${signature}, ${signature}`],
  ])('a signature %s is refused', async (_name, change) => {
    const text = body();
    const { answer } = await send(world.app, '/transaction/bet', text, { signature: change(signBodyOf(text)) });
    expect(answer.status).toBe('RS_ERROR_INVALID_SIGNATURE');
  });

  test('an address of the wire that is opened in a browser is not found, and no page', async () => {
    const response = await world.app.inject({ url: '/wallet/NAGASPIN/transaction/bet' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('unsigned calls log no errors, however they are made', async () => {
    const error = vi.spyOn(world.app.log, 'error');
    await send(world.app, '/transaction/bet', 'x'.repeat(70_000), { signature: 'none' });
    for (const code of ['%00', '%F0%9F%8E%B0', 'x'.repeat(150)]) {
      const { answer } = await send(world.app, '/transaction/bet', '{}', { code });
      expect(answer.status).toBe('RS_ERROR_INVALID_PARTNER');
    }
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test('an empty body can be signed; it is no JSON', async () => {
    const signature = signBodyOf('');
    const headers = { 'x-hub88-signature': signature };
    const response = await world.app.inject({ method: 'POST', url: '/wallet/NAGASPIN/user/balance', headers });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX', request_uuid: null });
  });

  test('an unknown vendor code is an invalid partner', async () => {
    const { answer } = await send(world.app, '/transaction/bet', body(), { code: 'NOBODY' });
    expect(answer).toEqual({ status: 'RS_ERROR_INVALID_PARTNER', request_uuid: 'r-1' });
  });

  test('a replaced key is in force within a second, and the old one is refused', async () => {
    const replaced = await createWorld();
    const someone = await replaced.addPlayer();
    const ask = async (key: typeof other.privateKey | null) => {
      const text = JSON.stringify(betOf(someone));
      return (
        await send(replaced.app, '/transaction/bet', text, key ? { signature: signBody(Buffer.from(text), key) } : {})
      ).answer;
    };
    expect((await ask(null)).status).toBe('RS_OK');
    const publicKey = other.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const wanted = {
      code: 'NAGASPIN',
      dialect: 'hub88',
      key: publicKey,
      launchUrl: null,
      displayName: null,
      gameType: null,
    } as const;
    await replaced.vendors.service.add(wanted, true, 'test');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await ask(null)).status).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect((await ask(other.privateKey)).status).toBe('RS_OK');
    await replaced.close();
  });
});

describe('requests', () => {
  test.each(['', '{', 'null x', '{"a":}', '\u0000'])('%j is wrong syntax', async (text) => {
    expect((await post('/transaction/bet', text)).status).toBe('RS_ERROR_WRONG_SYNTAX');
  });

  test.each(['null', '[]', '"bet"', '5', '{}'])('%s is JSON of the wrong type', async (text) => {
    expect((await post('/transaction/bet', text)).status).toBe('RS_ERROR_WRONG_TYPES');
  });

  const wrong: [string, unknown][] = [
    ['token', 5],
    ['token', ''],
    ['request_uuid', undefined],
    ['request_uuid', 7],
    ['transaction_uuid', undefined],
    ['transaction_uuid', { id: 'x' }],
    ['transaction_uuid', 'x'.repeat(256)],
    ['transaction_uuid', 'nul \u0000'],
    ['round', 12],
    ['round', null],
    ['round_closed', 'true'],
    ['round_closed', undefined],
    ['is_free', 0],
    ['game_code', []],
    ['currency', 5],
    ['amount', '100000'],
    ['amount', -1],
    ['amount', 1.5],
    ['amount', null],
    ['amount', undefined],
    ['user', 5],
    ['supplier_user', {}],
    ['campaign_uuid', 5],
    ['is_aggregated', 'no'],
  ];
  test.each(wrong)('a bet whose %s is %j has wrong types', async (field, value) => {
    const before = await vendor.balance(player);
    expect((await post('/transaction/bet', JSON.stringify(bet({ [field]: value })))).status).toBe(
      'RS_ERROR_WRONG_TYPES',
    );
    expect((await vendor.balance(player)).balance).toBe(before.balance);
  });

  test('a win and a rollback name their bet, which is another transaction', async () => {
    const wrongWin = bet({ reference_transaction_uuid: undefined });
    expect((await post('/transaction/win', JSON.stringify(wrongWin))).status).toBe('RS_ERROR_WRONG_TYPES');
    const self = await vendor.rollback(player, { transaction_uuid: 'same', reference_transaction_uuid: 'same' });
    expect(self.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    const selfWin = await vendor.win(player, { transaction_uuid: 'same', reference_transaction_uuid: 'same' });
    expect(selfWin.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  });

  test('optional fields may be missing, null or present; unknown ones are ignored', async () => {
    const fields = {
      campaign_uuid: null,
      reward_uuid: 'r',
      is_supplier_promo: false,
      meta: { deep: [1.5] },
      new_field: 1,
      bet: 'red',
    };
    expect((await vendor.bet(player, { ...fields, user: undefined, supplier_user: 'their-name' })).status).toBe(
      'RS_OK',
    );
  });

  test('a call that names another user than the token’s is refused', async () => {
    expect((await vendor.bet(player, { user: '999999' })).status).toBe('RS_ERROR_INVALID_TOKEN');
    expect((await vendor.balance(player, { user: '999999' })).status).toBe('RS_ERROR_INVALID_TOKEN');
  });

  test.each([`it's "quoted" \\\\ (a, b) {c} NULL`, ' ', '"', '\\\\x00', '),(', "'; DROP TABLE x; --"])(
    'a key and a round named %s are stored as they came',
    async (name) => {
      const bet = { transaction_uuid: `${name} bet`, round: name, amount: 1 };
      expect((await vendor.bet(player, bet)).status).toBe('RS_OK');
      const win = {
        transaction_uuid: `${name} win`,
        reference_transaction_uuid: `${name} bet`,
        round: name,
        amount: 1,
      };
      expect((await vendor.win(player, win)).status).toBe('RS_OK');
      const { rows } = await world.pool.query(
        `SELECT tx_id, ref FROM vendors.transaction JOIN vendors.round ON round.id = round_id WHERE ref = $1 ORDER BY tx_id`,
        [name],
      );
      expect(rows).toEqual(['bet', 'win'].map((kind) => ({ tx_id: `${name} ${kind}`, ref: name })));
    },
  );

  test('a body too long is refused in the dialect', async () => {
    const { answer } = await send(world.app, '/transaction/bet', JSON.stringify(bet({ meta: 'x'.repeat(70_000) })));
    expect(answer).toEqual({ status: 'RS_ERROR_UNKNOWN', request_uuid: null });
  });
});

describe('answers', () => {
  test('a win of a game that we don’t have is paid, and counted as unknown whatever it is called', async () => {
    world.metrics.walletWins.reset();
    for (const game of ['naga-gold', 'naga-gold', 'moved-to-another-code', 'x'.repeat(60)]) {
      const placed = bet();
      await vendor.bet(player, placed as Record<string, unknown>);
      const paid = { round: placed['round'], reference_transaction_uuid: placed['transaction_uuid'], game_code: game };
      expect((await vendor.win(player, paid)).status).toBe('RS_OK');
    }
    const { values } = await world.metrics.walletWins.get();
    expect(values.map(({ labels, value }) => [labels, value])).toEqual([
      [{ game: 'known' }, 2],
      [{ game: 'unknown' }, 2],
    ]);
  });

  test('have exactly the fields of the protocol', async () => {
    const request_uuid = randomUUID();
    const someone = await world.addPlayer();
    const user = { request_uuid, user: someone.memberId, currency: 'LAK' };
    expect(await vendor.info(someone, { request_uuid })).toEqual({ status: 'RS_OK', ...user, country: 'LA' });
    expect(await vendor.balance(someone, { request_uuid })).toEqual({ status: 'RS_OK', ...user, balance: 100_000_000 });
    expect(await vendor.bet(someone, { request_uuid })).toEqual({ status: 'RS_OK', ...user, balance: 99_900_000 });
    expect(await vendor.bet(someone, { request_uuid, currency: 'USD' })).toEqual({
      status: 'RS_ERROR_WRONG_CURRENCY',
      request_uuid,
    });
    const tooMuch = await vendor.bet(someone, { request_uuid, amount: 99_900_001 });
    expect(tooMuch).toEqual({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', request_uuid, balance: 99_900_000 });
  });

  test('return a request_uuid with quotes unchanged', async () => {
    const request_uuid = 'a"b\\c';
    expect((await vendor.balance(player, { request_uuid })).request_uuid).toBe(request_uuid);
  });

  test('keep every digit of amounts above 2^53, in requests and answers', async () => {
    const rich = await world.addPlayer({ balance: 0n });
    const amount = 2n ** 53n + 1n;
    const base = bet({
      token: rich.token,
      user: rich.memberId,
      amount: 0,
      transaction_uuid: 'rich-bet',
      round: 'rich',
    });
    expect((await post('/transaction/bet', JSON.stringify(base))).status).toBe('RS_OK');
    const win = JSON.stringify({
      ...base,
      transaction_uuid: 'rich-win',
      reference_transaction_uuid: 'rich-bet',
      amount: -1,
    });
    const { answer, text } = await send(
      world.app,
      '/transaction/win',
      win.replace('"amount":-1', `"amount":${amount}`),
    );
    expect(answer.status).toBe('RS_OK');
    expect(text).toContain(`"balance":${amount}}`);
  });

  test('are followed by an event to the player’s screens for a movement, but not for a repetition', async () => {
    const someone = await world.addPlayer({ balance: 10n * SCALE });
    const fields = { transaction_uuid: 'told-once', round: 'told-once', amount: 250_000 };
    await vendor.bet(someone, fields);
    await vendor.bet(someone, fields);
    expect(world.told.filter((line) => line.startsWith(`${someone.memberId} `))).toEqual([
      `${someone.memberId} 7.50 2`,
    ]);
  });
});

function signBodyOf(text: string): string {
  return signBody(Buffer.from(text), vendorKeys.privateKey);
}
