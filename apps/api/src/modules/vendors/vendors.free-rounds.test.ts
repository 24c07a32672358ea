import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { isSigned } from './adapters/hub88/signature.ts';
import { createWorld, operatorKeys, type World } from './testing/world.ts';

/** More than a float holds: no digit may get lost on its way. */
const STAKE = 900_719_925_474_099_312n;
let world: World;
let studio: FastifyInstance;
let asked: { url: string; signed: boolean; text: string }[];
let status: number;
let memberId: string;
let owner: pg.Client;
let gifts = 0;

beforeAll(async () => {
  studio = fastify({ forceCloseConnections: true });
  studio.removeAllContentTypeParsers();
  studio.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  studio.post('*', async (request, reply) => {
    const bytes = request.body as Buffer;
    const signed = isSigned(bytes, request.headers['x-hub88-signature'], operatorKeys.publicKey);
    asked.push({ url: request.url, signed, text: bytes.toString() });
    if (status === 0) return reply.raw.destroy();
    return reply.code(status).send({ code: 'ANY', message: 'as told' });
  });
  const address = await studio.listen({ host: '127.0.0.1', port: 0 });
  world = await createWorld({ launchUrl: `${address}/vendors/NAGASPIN` });
  owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
  memberId = (await world.addPlayer()).memberId;
});

afterAll(async () => {
  await owner.end();
  await world.close();
  await studio.close();
});

beforeEach(async () => {
  await owner.query('DELETE FROM vendors.free_rounds');
  asked = [];
  status = 200;
});

const give = (cause = `gift:${(gifts += 1)}`, vassalage = 'NAGASPIN') =>
  inTransaction(world.pool, (tx) =>
    world.vendors.freeRounds.give(tx, {
      memberId,
      cause,
      vassalage,
      gameCode: 'naga-gold',
      rounds: 10,
      stake: STAKE,
      currency: 'LAK',
    }),
  );

async function newest() {
  const { rows } = await world.pool.query<{ id: string; state: string; attempts: number; reason: string | null }>(
    'SELECT id, state, attempts, reason FROM vendors.free_rounds ORDER BY created_at DESC LIMIT 1',
  );
  return rows[0]!;
}

const tell = async () =>
  world.vendors.jobs!.find(({ name }) => name === 'vendors_free_rounds')!.run({ id: (await newest()).id });

const waitingJobs = async (id: string) => {
  const { rows } = await owner.query(
    `SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'vendors_free_rounds' AND key LIKE '%' || $1`,
    [id],
  );
  return rows.length;
};

test('a gift is sent to its vendor signed, to the last digit, with its idempotency key', async () => {
  await give();
  await tell();
  const { id, state } = await newest();
  expect(state).toBe('given');
  expect(asked).toMatchObject([{ url: '/vendors/NAGASPIN/operator/generic/v2/freebet/rewards/create', signed: true }]);
  expect(asked[0]!.text).toContain(`"bet_value":${STAKE}`);
  expect(JSON.parse(asked[0]!.text)).toMatchObject({ reward_uuid: id, user: memberId, bet_count: 10, currency: 'LAK' });
  await tell();
  expect(asked).toHaveLength(1);
});

test('one cause gives once', async () => {
  await give('gift:same');
  await give('gift:same');
  const { rows } = await world.pool.query(`SELECT FROM vendors.free_rounds WHERE cause = 'gift:same'`);
  expect(rows).toHaveLength(1);
});

test.each([0, 401, 500, 503])('after an unclear answer (%i) the request is repeated with the same key', async (no) => {
  await give();
  status = no;
  await tell();
  const { id, state, attempts } = await newest();
  expect({ state, attempts }).toEqual({ state: 'waiting', attempts: 1 });
  expect(await waitingJobs(id)).toBe(1);
  status = 200;
  await tell();
  expect((await newest()).state).toBe('given');
  expect(asked.every(({ text }) => JSON.parse(text).reward_uuid === id)).toBe(true);
});

test('a gift that a vendor refuses for good stays listed for the operator, who may retry it', async () => {
  await give();
  status = 409;
  await tell();
  const { id, state, reason } = await newest();
  expect(state).toBe('refused');
  expect(reason).toContain('HTTP 409');
  expect(await world.vendors.freeRounds.open()).toMatchObject([{ id, state: 'refused' }]);
  await tell();
  expect(asked).toHaveLength(1);
  status = 200;
  expect(await world.vendors.freeRounds.retry(id)).toBe(true);
  await tell();
  expect((await newest()).state).toBe('given');
  expect(await world.vendors.freeRounds.retry(id)).toBe(false);
  expect(await world.vendors.freeRounds.open()).toEqual([]);
});

test('an unknown vendor refuses', async () => {
  await give(undefined, 'NOBODY');
  await tell();
  expect(await newest()).toMatchObject({ state: 'refused', reason: 'no such vendor on the wire' });
});

test('writing a promotion reports beforehand which vendors give none', async () => {
  const { freeRounds, service } = world.vendors;
  // Servers read vendors again after a while.
  const soon = { timeout: 15_000 };
  expect(await freeRounds.whyNot('NAGASPIN')).toBeNull();
  expect(await freeRounds.whyNot('NOBODY')).toBe('no such vendor on the wire');
  await service.setWallet('NAGASPIN', 'transfer', 'test');
  await expect.poll(() => freeRounds.whyNot('NAGASPIN'), soon).toBe('the vendor keeps balances of its own');
  await service.setWallet('NAGASPIN', 'seamless', 'test');
  await expect.poll(() => freeRounds.whyNot('NAGASPIN'), soon).toBeNull();
});
