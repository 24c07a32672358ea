import { generateKeyPairSync } from 'node:crypto';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Composed, composeModules } from '../modules.ts';
import type { Deps } from '../module.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { createPool, inTransaction, type Pool } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { seedDemoLinks } from './agent-links.ts';
import { seedDemoAgents } from './agents.ts';
import { seedDemoSite } from './site.ts';

let database: TestDatabase;
let pool: Pool;
let deps: Deps;

const pem = generateKeyPairSync('rsa', { modulusLength: 2048 });
const operatorKey = pem.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const compose = (given: Deps): Composed => composeModules(given, { operatorKey, secretsKey: Buffer.alloc(32) });

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 6);
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://localhost',
    CACHE_DIR: '/nowhere',
    OPERATOR_PRIVATE_KEY_FILE: 'none',
    SECRETS_KEY_FILE: 'none',
    SANDPAY_URL: 'http://localhost:1',
  });
  const live = { publish: () => undefined } as unknown as Deps['live'];
  deps = { config, pool, clock: systemClock, log: createLog('silent', 'test'), metrics: createMetrics(), live };
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Registers by a code as a visitor of the site does, and puts nobody's money anywhere. */
async function seedAccount({ identity, members }: Composed, _deps: Deps, given: Parameters<typeof register>[1]) {
  await register({ identity, members }, given);
}

async function register(
  { identity, members }: Pick<Composed, 'identity' | 'members'>,
  { username, type, affiliateCode }: { username: string; type: number; affiliateCode: string },
) {
  const secret = { password: 'night-Garden-7', confirmPassword: 'night-Garden-7' };
  const origin = { registerUrl: '', referralCode: '', affiliateCode, language: 'lo' } as const;
  const account = await identity.registration.prepare('username', { username, ...secret, ...origin });
  await inTransaction(pool, async (tx) => {
    const memberId = await identity.registration.createAccount(tx, account);
    await members.setType(tx, memberId, type);
    if (type !== 0) await members.addInvitation(tx, username, memberId, null);
  });
}

test('the demo’s links are in several states, somebody came by them, and seeding again changes nothing', async () => {
  const composed = compose(deps);
  await seedDemoSite(deps, composed.site);
  await seedDemoAgents(deps, compose, seedAccount);
  for (let n = 0; n < 2; n += 1) await seedDemoLinks(composed, deps, seedAccount);
  const khamla = (await composed.members.byName(pool, 'khamla'))!.id;
  const links = await composed.agents.links.list(khamla, { before: null, limit: 10 });
  expect(links.map(({ note, state, visits, uses }) => `${note} ${state} ${visits} ${uses}`)).toEqual([
    'Pi Mai 2026 paused 0 0',
    'Savannakhet open 9 1',
    'Facebook open 37 1',
  ]);
  const page = { link: null, way: null, before: null, limit: 10 };
  const came = await composed.agents.recruits.list(khamla, page);
  expect(came.map(({ username, type }) => `${username} ${type}`)).toEqual([
    'kaysone22 0',
    'manivanh 0',
    'phoutthasone 1',
  ]);
});
