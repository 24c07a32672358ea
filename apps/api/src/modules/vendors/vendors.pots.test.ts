import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import pg from 'pg';
import { isSigned } from './adapters/hub88/signature.ts';
import { createWorld, operatorKeys, type World } from './testing/world.ts';

let world: World;
let studio: FastifyInstance;
let owner: pg.Client;
let asked: { url: string; signed: boolean; body: unknown }[];
let answer: { status: number; body: string };

const pot = (code: string, amount: string, more = '') =>
  `{"jackpot_code":"${code}","names":{"en":"Pot ${code}","zh":"奖池"},"currency":"LAK","amount":${amount},"game_code":"naga-gold"${more}}`;

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
  const address = await studio.listen({ host: '127.0.0.1', port: 0 });
  world = await createWorld({ launchUrl: `${address}/vendors/NAGASPIN` });
  owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await world.close();
  await studio.close();
});

beforeEach(async () => {
  asked = [];
  await owner.query('DELETE FROM vendors.pot');
  answer = { status: 200, body: `[${pot('small', '5')},${pot('grand', '900719925474099312')}]` };
});

function read(job = 'vendors_read_pots'): Promise<void> {
  return world.vendors.jobs!.find(({ name }) => name === job)!.run({});
}

const ever = Temporal.Instant.from('2000-01-01T00:00Z');
const known = (since = ever) => world.vendors.listPots(world.pool, { currency: 'LAK', since });

test('pots are requested with a signature, and stored to the last digit, largest first', async () => {
  await read();
  expect(asked).toEqual([
    {
      url: '/vendors/NAGASPIN/operator/generic/v2/jackpots',
      signed: true,
      body: { operator_id: 'champa', currency: 'LAK' },
    },
  ]);
  expect(await known()).toMatchObject([
    {
      vassalage: 'NAGASPIN',
      code: 'grand',
      names: { en: 'Pot grand', cn: '奖池' },
      gameCode: 'naga-gold',
      amount: 900_719_925_474_099_312n,
      currency: 'LAK',
    },
    { code: 'small', amount: 5n, wonBefore: null },
  ]);
});

test('a vendor’s answer replaces its previous one', async () => {
  await read();
  answer.body = `[${pot('small', '7', ',"must_hit_by":9')}]`;
  await read();
  expect(await known()).toMatchObject([{ code: 'small', amount: 7n, wonBefore: 9n }]);
  answer.body = '[]';
  await read();
  expect(await known()).toEqual([]);
});

test.each([
  ['an error', 500, '[]'],
  ['invalid JSON', 200, '<html>'],
  ['not a list', 200, '{"status":"RS_OK"}'],
  ['half a unit', 200, `[${pot('small', '5.5')}]`],
  ['a negative amount', 200, `[${pot('small', '-5')}]`],
  ['too large an amount', 200, `[${pot('small', '1000000000000000001')}]`],
  ['another currency', 200, `[${pot('small', '5').replace('LAK', 'USD')}]`],
  ['a pot twice', 200, `[${pot('small', '5')},${pot('small', '6')}]`],
  ['a hostile code', 200, `[${pot('a b', '5')}]`],
  ['far too much', 200, `[${pot('small', '5', `,"pad":"${'x'.repeat(100_000)}"`)}]`],
])('an answer of %s leaves the previous pots', async (_name, status, body) => {
  await read();
  const before = await known();
  answer = { status, body };
  await read();
  expect(await known()).toEqual(before);
});

test('outdated pots, and those of a switched off vendor, are not listed', async () => {
  await read();
  const reportedAt = (await known())[0]!.reportedAt;
  expect(await known(reportedAt.add({ seconds: 1 }))).toEqual([]);
  await world.vendors.service.switch('NAGASPIN', false, 'audit', 'test');
  expect(await known()).toEqual([]);
  await world.vendors.service.switch('NAGASPIN', true, 'audit over', 'test');
  expect(await known()).toHaveLength(2);
});

test('each minute’s reading enqueues those in between', async () => {
  await read('vendors_read_pots_each_minute');
  await read('vendors_read_pots_each_minute');
  const { rows } = await owner.query<{ count: number }>(
    `SELECT count(*)::integer FROM graphile_worker.jobs WHERE task_identifier = 'vendors_read_pots'`,
  );
  expect(rows).toEqual([{ count: 3 }]);
});
