import { generateKeyPairSync } from 'node:crypto';
import { activities as activitiesCall, type Activity } from '@champa/contract';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { demoTitles, demoVendors } from '@champa/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Composed, composeModules } from '../../modules.ts';
import { seedDemoCatalogue } from '../../modules/catalogue/index.ts';
import type { Deps } from '../../module.ts';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { seedDemoContent } from '../content/demo-content.ts';
import { seedDemoActivities, seedDemoMember } from './seed-activities.ts';

let database: TestDatabase;
let pool: Pool;
let composed: Composed;
let deps: Deps;
let memberId: string;

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
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const live = { publish: () => undefined } as unknown as Deps['live'];
  deps = { config, pool, clock: systemClock, log: createLog('silent', 'test'), metrics: createMetrics(), live };
  const operatorKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  composed = composeModules(deps, { operatorKey, secretsKey: Buffer.alloc(32) });
  const about = {
    language: 'lo',
    registerUrl: '',
    referralCode: '',
    affiliateCode: '',
    country: 'LA',
    currency: 'LAK',
  };
  memberId = await inTransaction(pool, async (tx) => {
    const { id } = (await composed.members.create(tx, { username: 'somphone', type: 0, ...about }))!;
    await composed.ledger.openAccount(tx, { owner: { type: 'member', id }, purpose: 'cash', currency: 'LAK' });
    return id;
  });
  // The game whose rounds are given for nothing.
  const vendors = demoVendors.filter(({ vassalage }) => vassalage === 'NAGASPIN');
  const titles = demoTitles().filter(
    ({ vassalage, gameCode }) => vassalage === 'NAGASPIN' && gameCode === 'dancing-kingdom',
  );
  await inTransaction(pool, (tx) => seedDemoCatalogue(tx, { vendors, titles }, deps.clock.now()));
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const wire = { dialect: 'hub88', launchUrl: 'http://localhost/vendors/NAGASPIN', wallet: 'seamless' } as const;
  const vendor = { ...wire, code: 'NAGASPIN', publicKey: key, displayName: null, gameType: null };
  await composed.vendors.service.add(vendor, false, 'test');
  await composed.bonuses.seedDemo();
  await composed.prizes.seedDemo();
  await seedDemoContent(deps);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const list = (): Promise<Activity[]> => composed.promotions.service.list(memberId, 'en');

test('the demo’s member stands everywhere in its promotions, and seeding again changes nothing', async () => {
  expect(await seedDemoActivities(composed, deps)).toBe(true);
  await seedDemoMember(composed, deps, memberId);
  const found = await list();
  activitiesCall.value.parse({ list: found });
  const keys = new Map((await composed.promotions.staff.list()).map(({ key }) => [key, '']));
  const stateOf = new Map<string, string>();
  for (const key of keys.keys()) {
    const id = await composed.promotions.activityOf(key);
    stateOf.set(key, found.find((each) => each.id === id)!.state);
  }
  expect(Object.fromEntries(stateOf)).toMatchObject({
    'first-deposit': 'claim',
    'daily-reload': 'claim',
    'weekly-cashback': 'process',
    'live-cashback': 'process',
    'bind-messenger': 'claimed',
    'golden-eggs': 'claimed',
    'red-envelopes': 'issued',
    'share-your-win': 'applying',
    'long-friend': 'rejected',
    'slot-marathon': 'join',
    'boat-race': 'coming_soon',
    'night-cup': 'signed_up',
    'market-night': 'registration_closed',
    'naga-table': 'prohibited',
    'rainy-season': 'close',
    birthday: 'joined',
  });
  expect(await seedDemoActivities(composed, deps)).toBe(false);
  expect(await list()).toEqual(found);
});
