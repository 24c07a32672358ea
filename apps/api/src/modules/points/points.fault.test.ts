import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import type { Fact } from '../facts/index.ts';
import { BY, createWorld, type Shopper, type World } from './testing/world.ts';

// A server may die while points are earned, spent or decided on: however often it is retried, everything happens once.

let world: World;
let owner: pg.Client;
let lastFact = 0n;

beforeAll(async () => {
  world = await createWorld();
  owner = new pg.Client({ connectionString: (world.pool.options as { connectionString: string }).connectionString });
  await owner.connect();
  await owner.query(`CREATE FUNCTION points.die() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); RETURN NEW; END $$`);
});

afterAll(async () => {
  expect(await world.points.broken(world.pool)).toEqual([]);
  await owner.end();
  await world.close();
});

/** Runs work during which connections die as soon as a table is changed. */
async function dying(table: string, work: () => Promise<unknown>): Promise<void> {
  await owner.query(`CREATE TRIGGER die AFTER INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION points.die()`);
  await work().finally(() => owner.query(`DROP TRIGGER die ON ${table}`));
}

type Mishap = 'error' | 'lost connection';

const handleBut = (facts: readonly Fact[], mishap: Mishap): Promise<void> =>
  inTransaction(world.pool, async (tx) => {
    await world.points.earning.handle(tx, facts);
    if (mishap === 'lost connection') await tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
    throw new Error('a mishap');
  });

function played({ id: memberId }: Shopper, bet: number): Fact {
  const validBet = parseAmount(String(bet));
  const play = {
    vassalage: 'NAGA',
    gameCode: 'g',
    area: 'RNG',
    rounds: 1,
    stake: validBet,
    win: 0n,
    validBet,
  } as const;
  const data = { day: '2026-01-15', plays: [play], currency: 'LAK' };
  return { id: (lastFact += 1n), memberId, at: world.clock.now(), kind: 'played', data };
}

const batch = fc.record({
  bets: fc.array(fc.integer({ min: -300_000, max: 900_000 }), { minLength: 1, maxLength: 5 }),
  mishaps: fc.array(fc.constantFrom<Mishap>('error', 'lost connection'), { maxLength: 2 }),
});

test('points of a batch that was not committed are earned when it is handled again, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 5 }), async (batches) => {
      const [lucky, unlucky] = [await world.shopper(0n), await world.shopper(0n)];
      for (const { bets, mishaps } of batches) {
        await world.tell(...bets.map((bet) => played(lucky, bet)));
        const facts = bets.map((bet) => played(unlucky, bet));
        for (const mishap of mishaps) await expect(handleBut(facts, mishap)).rejects.toThrow();
        await world.tell(...facts);
      }
      expect(await world.balance(unlucky)).toBe(await world.balance(lucky));
    }),
    { numRuns: 10 },
  );
}, 120_000);

test('a redemption that dies anywhere takes nothing; the same request afterwards takes once', async () => {
  const shopper = await world.shopper(1000n);
  const goods = await world.shelve({ stock: 3 });
  const idempotencyKey = randomUUID();
  for (const table of ['points.goods', 'points.redemption', 'points.movement', 'points.account']) {
    await dying(table, async () =>
      expect((await world.redeem(shopper, goods, { idempotencyKey })).success).toBe(false),
    );
    expect([await world.balance(shopper), (await world.goods(goods.id))?.stock], table).toEqual([1000, 3]);
    expect(await world.redemptions(shopper), table).toEqual([]);
  }
  for (let press = 0; press < 2; press += 1) {
    expect(await world.redeem(shopper, goods, { idempotencyKey })).toMatchObject({ success: true });
  }
  expect([await world.balance(shopper), (await world.goods(goods.id))?.stock]).toEqual([900, 2]);
  expect(await world.redemptions(shopper)).toHaveLength(1);
});

test('a rejection that dies returns nothing; repeated it returns points and stock once', async () => {
  const shopper = await world.shopper(1000n);
  const goods = await world.shelve({ stock: 3 });
  const { value } = await world.redeem(shopper, goods);
  const reject = () => world.points.admin.reject(BY, value.reference);
  for (const table of ['points.movement', 'points.redemption', 'points.goods']) {
    await dying(table, () => expect(reject()).rejects.toThrow());
    expect([await world.balance(shopper), (await world.goods(goods.id))?.stock], table).toEqual([900, 2]);
  }
  await reject();
  await expect(reject()).rejects.toThrow();
  expect([await world.balance(shopper), (await world.goods(goods.id))?.stock]).toEqual([1000, 3]);
});
