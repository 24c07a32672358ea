import { generateKeyPairSync } from 'node:crypto';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { demoVendors } from '@champa/titles';
import { parseAmount } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Composed, composeModules } from '../modules.ts';
import type { Deps } from '../module.ts';
import { verifyLedger } from '../modules/ledger/index.ts';
import { brokenInvariants } from '../modules/vendors/testing/invariants.ts';
import { vendorWith } from '../modules/vendors/testing/compose.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { createPool, inTransaction, type Pool } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { seedDemoPlayers, type SeedMember } from './players.ts';

let database: TestDatabase;
let pool: Pool;
let deps: Deps;

const pem = generateKeyPairSync('rsa', { modulusLength: 2048 });
const operatorKey = pem.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = pem.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const compose = (given: Deps): Composed => composeModules(given, { operatorKey, secretsKey: Buffer.alloc(32) });

const seedMember: SeedMember = async ({ members, ledger }, _deps, { username, type, opening }) => {
  const about = { language: 'lo', registerUrl: '', referralCode: '', affiliateCode: '' };
  await inTransaction(pool, async (tx) => {
    const member = (await members.create(tx, { username, type, currency: 'LAK', country: 'LA', ...about }))!;
    const owner = { type: 'member', id: member.id } as const;
    await ledger.post(tx, {
      source: 'demo',
      key: `opening:${member.id}`,
      kind: 'adjustment',
      debit: await ledger.openAccount(tx, {
        owner: { type: 'house', id: 'demo' },
        purpose: 'opening',
        currency: 'LAK',
      }),
      credit: await ledger.openAccount(tx, { owner, purpose: 'cash', currency: 'LAK' }),
      amount: parseAmount(opening),
      reference: { type: 'seed', id: 'demo' },
      actor: 'system',
    });
  });
};

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 4);
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://localhost',
    CACHE_DIR: '/nowhere',
    OPERATOR_PRIVATE_KEY_FILE: 'none',
    SECRETS_KEY_FILE: 'none',
  });
  const live = { publish: () => undefined } as unknown as Deps['live'];
  deps = { config, pool, clock: systemClock, log: createLog('silent', 'test'), metrics: createMetrics(), live };
  const { vendors } = compose(deps);
  for (const { vassalage } of demoVendors)
    await vendors.service.add(vendorWith(vassalage, publicKey, null), false, 'test');
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('the demo’s players have really played: their rounds add up in the ledger, and playing again changes nothing', async () => {
  await seedDemoPlayers(deps, compose, seedMember);
  const played = await summary();
  expect(played).toMatchObject({ players: 12, open: 0 });
  expect(played.rounds).toBeGreaterThan(400);
  expect(played.wins).toBeGreaterThan(60);
  expect(played.games).toBeGreaterThan(100);
  expect(played.vendors).toBeGreaterThan(20);
  // What came back of what was staked is what a house sees in some hundreds of rounds.
  expect(Number(played.returned)).toBeGreaterThan(0.4);
  expect(Number(played.returned)).toBeLessThan(2);
  expect(await brokenInvariants(pool)).toEqual([]);
  expect((await verifyLedger(pool)).ok).toBe(true);

  await seedDemoPlayers(deps, compose, seedMember);
  expect(await summary()).toEqual(played);
});

test('every round lies in the days before, and its bet before its win', async () => {
  const { rows } = await pool.query(
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
  const { rows } = await pool.query<Summary>(
    `SELECT count(*)::integer AS rounds, count(*) FILTER (WHERE win > stake)::integer AS wins,
       count(DISTINCT member_id)::integer AS players, count(DISTINCT game_code)::integer AS games,
       count(DISTINCT vendor_id)::integer AS vendors, sum(open_bets)::integer AS open,
       round(sum(win)::numeric / sum(stake), 3)::text AS returned
     FROM vendors.round`,
  );
  return rows[0]!;
}
