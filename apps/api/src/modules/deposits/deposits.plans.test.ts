import { rowsRead } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.ownerQuery(`
    INSERT INTO deposits.deposit
      (member_id, method, kind, provider, amount, currency, state, received, credited_at, merchant_ref, return_url,
       idempotency_key, created_at, expires_at, updated_at)
    SELECT 1 + n % 1000, 'card', 'hosted', 'sandpay', 100000, 'LAK',
           CASE WHEN n % 500 = 0 THEN 'review' ELSE 'credited' END, 100000, CASE WHEN n % 500 <> 0 THEN now() END,
           'plan-' || n, '/', gen_random_uuid(), now() - n * interval '1 minute', now(), now()
      FROM generate_series(1, 30000) AS n`);
  await world.ownerQuery('ANALYZE deposits.deposit');
});

afterAll(() => world.close());

test('what members and staff look at is found by an index among many deposits', async () => {
  const member = await world.addMember();
  const { id } = await world.told(member, 'bank_transfer', { method: 'transfer', amount: '250000' });
  const expire = world.deposits.jobs!.find(({ name }) => name === 'deposits_expire_deposits')!;
  const before = await rowsRead(world.pool, 'deposits.deposit');
  // Often enough for the database to keep a plan for any values.
  for (let round = 0; round < 8; round++) {
    await world.deposit(member);
    await world.call(member, 'GET', '/api/wallet/deposits?open=1');
    await world.call(member, 'GET', `/api/wallet/deposits/${id}`);
    await world.deposits.admin.open(id);
    await world.deposits.admin.page({ state: 'review', after: undefined, limit: 50 });
    await world.deposits.admin.page({ state: 'refunded', after: undefined, limit: 50 });
    await world.deposits.admin.page({ state: 'credited', after: '15000', limit: 50 });
    await world.deposits.admin.page({ state: undefined, after: undefined, limit: 50 });
    await expire.run({});
  }
  expect((await rowsRead(world.pool, 'deposits.deposit')).full).toBe(before.full);
});
