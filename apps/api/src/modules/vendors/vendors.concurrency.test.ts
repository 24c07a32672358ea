import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { compose } from './testing/compose.ts';
import { createVendor } from './testing/hub88-vendor.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { createWorld, operatorKeys, type World } from './testing/world.ts';

let world: World;
let servers: ReturnType<typeof createVendor>[];
let second: Awaited<ReturnType<typeof compose>>;

beforeAll(async () => {
  world = await createWorld();
  second = await compose({
    pool: world.pool,
    clock: systemClock,
    live: { publish: () => undefined },
    authenticateMember: async () => null,
    operatorKey: operatorKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  servers = [createVendor(world.app), createVendor(second.app)];
});

afterAll(async () => {
  expect(await brokenInvariants(world.pool)).toEqual([]);
  await second.app.close();
  await world.close();
});

const on = (index: number) => servers[index % servers.length]!;

test('100 bets at once on two servers never take more than the balance, and as many as it covers', async () => {
  const player = await world.addPlayer({ balance: 1000n * SCALE });
  const bets = Array.from({ length: 100 }, (_, index) => on(index).bet(player, { amount: 3_000_000 }));
  const statuses = (await Promise.all(bets)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'RS_OK')).toHaveLength(33);
  expect(statuses.filter((status) => status === 'RS_ERROR_NOT_ENOUGH_MONEY')).toHaveLength(67);
  expect((await on(0).balance(player)).balance).toBe(1_000_000);
});

test('one call sent 50 times at once to two servers has one effect and 50 answers', async () => {
  const player = await world.addPlayer();
  const fields = { transaction_uuid: randomUUID(), round: randomUUID(), amount: 100_000 };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => on(index).bet(player, fields)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['RS_OK']));
  expect((await on(0).balance(player)).balance).toBe(99_900_000);
});

test('one key used by two players at once belongs to one of them', async () => {
  for (let times = 0; times < 10; times++) {
    const players = [await world.addPlayer(), await world.addPlayer()];
    const transaction_uuid = randomUUID();
    const answers = await Promise.all(players.map((player, index) => on(index).bet(player, { transaction_uuid })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['RS_ERROR_DUPLICATE_TRANSACTION', 'RS_OK']);
  }
});

test('20 bets of one round at once, as chips on a table, are all taken', async () => {
  const player = await world.addPlayer();
  const round = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => on(index).bet(player, { round })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['RS_OK']));
});

test('a bet and its rollback at once leave the balance unchanged, whichever came first', async () => {
  for (let times = 0; times < 20; times++) {
    const player = await world.addPlayer();
    const [transaction_uuid, round] = [randomUUID(), randomUUID()];
    const reference = { reference_transaction_uuid: transaction_uuid, round };
    await Promise.all([on(times).bet(player, { transaction_uuid, round }), on(times + 1).rollback(player, reference)]);
    expect((await on(0).balance(player)).balance).toBe(100_000_000);
  }
});
