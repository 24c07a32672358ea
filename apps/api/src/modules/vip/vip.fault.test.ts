import { examples } from '@champa/testkit';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import type { Fact } from '../facts/index.ts';
import { createWorld, type World } from './testing/world.ts';

// A server may die while growth is counted or months are judged: however often it is retried, everything happens once.

let world: World;
let owner: pg.Client;

beforeAll(async () => {
  world = await createWorld();
  owner = new pg.Client({ connectionString: (world.pool.options as { connectionString: string }).connectionString });
  await owner.connect();
  await owner.query(`CREATE FUNCTION vip.die() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); RETURN NEW; END $$`);
});

afterAll(async () => {
  await owner.end();
  await world.close();
});

beforeEach(async () => {
  await owner.query('TRUNCATE vip.member, vip.month, vip.change');
});

type Books = { members: unknown[]; months: unknown[]; changes: unknown[] };

async function books(): Promise<Books> {
  const read = async (text: string) => (await owner.query(text)).rows as unknown[];
  return {
    members: await read(`SELECT member_id, level, earned, lost, deposits, valid_bets, earned_since::text, judged::text
      FROM vip.member ORDER BY member_id`),
    months: await read('SELECT member_id, month::text, deposits, valid_bets FROM vip.month ORDER BY 1, 2'),
    changes: await read('SELECT member_id, from_level, to_level, cause, month::text FROM vip.change ORDER BY id'),
  };
}

type Mishap = 'error' | 'lost connection';

/** Handles facts, with a failure before the commit. */
const handleBut = (facts: readonly Fact[], mishap: Mishap): Promise<void> =>
  inTransaction(world.pool, async (tx) => {
    await world.vip.growth.handle(tx, facts);
    if (mishap === 'lost connection') await tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
    throw new Error('a mishap');
  });

const MEMBERS = ['9001', '9002', '9003'];
const told = fc.record({
  of: fc.nat(MEMBERS.length - 1),
  kind: fc.constantFrom('deposit' as const, 'play' as const),
  amount: fc.integer({ min: -400_000, max: 900_000 }).map((amount) => amount || 1),
});
const batch = fc.record({
  facts: fc.array(told, { minLength: 1, maxLength: 5 }),
  mishaps: fc.array(fc.constantFrom<Mishap>('error', 'lost connection'), { maxLength: 2 }),
});

test('facts of a batch that was not committed count when it is handled again, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 6 }), async (batches) => {
      const factsOf = ({ facts }: (typeof batches)[number]): Fact[] =>
        facts.map(({ of, kind, amount }) =>
          kind === 'deposit'
            ? world.deposited(MEMBERS[of]!, String(Math.abs(amount)))
            : world.played(MEMBERS[of]!, '2026-01-15', String(amount * 5)),
        );
      const clean = batches.map(factsOf);
      await owner.query('TRUNCATE vip.member, vip.month, vip.change');
      for (const facts of clean) await world.tell(...facts);
      const wanted = await books();
      await owner.query('TRUNCATE vip.member, vip.month, vip.change');
      for (const [n, facts] of clean.entries()) {
        for (const mishap of batches[n]!.mishaps) await expect(handleBut(facts, mishap)).rejects.toThrow();
        await world.tell(...facts);
      }
      expect(await books()).toEqual(wanted);
    }),
    { numRuns: examples(10, 15) },
  );
}, 60_000);

test('a job that dies in the middle of a month continues where it was; repeated, and by many workers at once, it judges nobody twice', async () => {
  const members = Array.from({ length: 450 }, (_, n) => String(20_000 + n));
  await world.tell(...members.map((member) => world.deposited(member, '100000')));
  const months = async () =>
    (await owner.query<{ count: number }>(`SELECT count(*)::integer AS count FROM vip.change WHERE cause = 'month'`))
      .rows[0]!.count;
  world.clock.forward({ hours: 24 * 46 });
  // The second batch of members fails with the one in its middle.
  await owner.query(`CREATE TRIGGER die BEFORE INSERT ON vip.change FOR EACH ROW WHEN (NEW.member_id = 20300)
    EXECUTE FUNCTION vip.die()`);
  await expect(world.vip.growth.judgeMonths()).rejects.toThrow();
  expect(await months()).toBe(200);
  await expect(world.vip.growth.judgeMonths()).rejects.toThrow();
  expect(await months()).toBe(200);
  await owner.query('DROP TRIGGER die ON vip.change');

  await Promise.all(Array.from({ length: 3 }, () => world.vip.growth.judgeMonths()));
  expect(await months()).toBe(450);
  const { members: after } = await books();
  expect(new Set(after.map((each) => (each as { level: number }).level))).toEqual(new Set([0]));
  expect(new Set(after.map((each) => (each as { judged: string }).judged))).toEqual(new Set(['2026-02-01']));
  const before = await books();
  await world.vip.growth.judgeMonths();
  expect(await books()).toEqual(before);
});
