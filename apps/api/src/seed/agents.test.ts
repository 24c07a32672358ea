import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Composed } from '../modules.ts';
import { verifyLedger } from '../modules/ledger/index.ts';
import { brokenInvariants } from '../modules/vendors/testing/invariants.ts';
import { inTransaction } from '../platform/database.ts';
import { codeOf, seedDemoAgents } from './agents.ts';
import { addVendors, createBrand, openWith, type TestBrand } from './testing/brand.ts';

let brand: TestBrand;

beforeAll(async () => {
  brand = await createBrand();
  await addVendors(brand);
});
afterAll(() => brand.close());

/** Registers with a code, as the demo's accounts do, without the wait for a password's hash. */
async function seedAccount(
  composed: Composed,
  given: { username: string; type: number; affiliateCode: string; opening?: string },
) {
  const { members } = composed;
  await inTransaction(brand.pool, async (tx) => {
    const uplineId = given.affiliateCode === '' ? null : (await members.inviter(tx, given.affiliateCode, ''))!.agentId;
    const about = { country: 'LA', language: 'lo', currency: 'LAK', registerUrl: '', referralCode: '' };
    const member = (await members.create(tx, { ...about, ...given, ...(uplineId && { uplineId }) }))!;
    if (given.type !== 0) await members.addInvitation(tx, given.username, member.id, null);
    if (given.opening !== undefined) await openWith(tx, composed, member.id, given.opening);
  });
}

test('the demo’s agents are four levels with contracts of every kind, settled by the job; seeding again changes nothing', async () => {
  const { deps, compose, pool } = brand;
  const seed = () => seedDemoAgents(deps, compose, (past, _deps, account) => seedAccount(past, account));
  await seed();
  await seed();
  const composed = compose(deps);
  const named = async (username: string) => (await composed.members.byName(pool, username))!.id;
  await seedAccount(composed, { username: 'bounmy88', type: 0, affiliateCode: codeOf('bounmy88') });
  const [top, player] = [await named('khamla'), await named('bounmy88')];
  expect(await composed.members.isBelow(pool, player, top)).toBe(true);
  const states = await pool.query<{ kind: string; state: string; contracts: number }>(
    'SELECT kind, state, count(*)::integer AS contracts FROM agents.contract GROUP BY 1, 2 ORDER BY 1, 2',
  );
  expect(states.rows.map(({ kind, state, contracts }) => `${kind} ${state} ${contracts}`)).toEqual([
    'daily offered 1',
    'daily signed 4',
    'dividend signed 4',
    'hourly signed 4',
    'realtime signed 4',
  ]);
  await composed.agents.settlements.run();
  const cycles = await pool.query<{ behind: number }>(
    `SELECT extract(epoch FROM now() - min(settled_until))::integer AS behind FROM agents.settlement_cycle WHERE period = 'slot'`,
  );
  expect(cycles.rows[0]!.behind).toBeLessThan(700);
});

test('there are months of daily salaries and dividends, each paid the night after, and every run equals the result of its rounds', async () => {
  const { deps, compose, pool } = brand;
  const composed = compose(deps);
  const { rows } = await pool.query<{ kind: string; days: number; downlines: number; late: number; owed: number }>(
    `SELECT kind, count(DISTINCT starts_at)::integer AS days, count(DISTINCT downline_id)::integer AS downlines,
       count(*) FILTER (WHERE paid_at > ends_at + interval '1 hour')::integer AS late,
       count(*) FILTER (WHERE state IN ('owed', 'computed'))::integer AS owed
     FROM agents.run WHERE kind IN ('daily', 'dividend') GROUP BY kind ORDER BY kind`,
  );
  for (const { days, downlines, late, owed } of rows) {
    expect(days).toBeGreaterThan(75);
    expect([downlines, late, owed]).toEqual([4, 0, 0]);
  }
  expect(rows.map(({ kind }) => kind)).toEqual(['daily', 'dividend']);
  for (const { kind } of rows)
    for (const id of await composed.agents.explain.runIds(kind as 'daily', Temporal.Instant.from('2020-01-01T00:00Z')))
      expect((await composed.agents.explain.recompute(String(id))).isSame).toBe(true);
  expect(await brokenInvariants(pool)).toEqual([]);
  expect((await verifyLedger(pool)).ok).toBe(true);
  expect(await composed.figures.verify()).toMatchObject({ ok: true });
});
