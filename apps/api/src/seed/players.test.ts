import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyLedger } from '../modules/ledger/index.ts';
import { brokenInvariants } from '../modules/vendors/testing/invariants.ts';
import { inTransaction } from '../platform/database.ts';
import { seedDemoPlayers, type SeedMember } from './players.ts';
import { addVendors, createBrand, openWith, type TestBrand } from './testing/brand.ts';

let brand: TestBrand;

beforeAll(async () => {
  brand = await createBrand();
  await addVendors(brand);
});
afterAll(() => brand.close());

const seedMember: SeedMember = async (composed, _deps, { username, type, opening }) => {
  const about = { language: 'lo', registerUrl: '', referralCode: '', affiliateCode: '' };
  await inTransaction(brand.pool, async (tx) => {
    const member = (await composed.members.create(tx, { username, type, currency: 'LAK', country: 'LA', ...about }))!;
    await openWith(tx, composed, member.id, opening);
  });
};

test('the demo’s players have real rounds that add up in the ledger, and seeding again changes nothing', async () => {
  const { deps, compose, pool } = brand;
  await seedDemoPlayers(deps, compose, seedMember);
  const played = await summary();
  expect(played).toMatchObject({ players: 12, open: 0 });
  expect(played.rounds).toBeGreaterThan(400);
  expect(played.wins).toBeGreaterThan(60);
  expect(played.games).toBeGreaterThan(100);
  expect(played.vendors).toBeGreaterThan(20);
  // The return is in the range that a house sees in some hundreds of rounds.
  expect(Number(played.returned)).toBeGreaterThan(0.4);
  expect(Number(played.returned)).toBeLessThan(2);
  expect(await brokenInvariants(pool)).toEqual([]);
  expect((await verifyLedger(pool)).ok).toBe(true);

  await seedDemoPlayers(deps, compose, seedMember);
  expect(await summary()).toEqual(played);
});

test('every round is in the days before, with its bet before its win', async () => {
  const { rows } = await brand.pool.query(
    `SELECT FROM vendors.round
     WHERE started_at > now() OR started_at < now() - interval '6 days' OR updated_at < started_at OR NOT closed`,
  );
  expect(rows).toEqual([]);
});

type Summary = {
  rounds: number;
  wins: number;
  players: number;
  games: number;
  vendors: number;
  open: number;
  returned: string;
};

async function summary(): Promise<Summary> {
  const { rows } = await brand.pool.query<Summary>(
    `SELECT count(*)::integer AS rounds, count(*) FILTER (WHERE win > stake)::integer AS wins,
       count(DISTINCT member_id)::integer AS players, count(DISTINCT game_code)::integer AS games,
       count(DISTINCT vendor_id)::integer AS vendors, sum(open_bets)::integer AS open,
       round(sum(win)::numeric / sum(stake), 3)::text AS returned
     FROM vendors.round`,
  );
  return rows[0]!;
}
