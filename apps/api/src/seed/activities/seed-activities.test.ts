import { activities as activitiesCall, type Activity } from '@champa/contract';
import { demoTitles, demoVendors } from '@champa/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoCatalogue } from '../../modules/catalogue/index.ts';
import type { Composed } from '../../modules.ts';
import type { Deps } from '../../module.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { seedDemoContent } from '../content/demo-content.ts';
import { createBrand, type TestBrand } from '../testing/brand.ts';
import { seedDemoActivities, seedDemoMember } from './seed-activities.ts';

let brand: TestBrand;
let pool: Pool;
let composed: Composed;
let deps: Deps;
let memberId: string;

beforeAll(async () => {
  brand = await createBrand();
  ({ pool, deps } = brand);
  composed = brand.compose(deps);
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
  const wire = { dialect: 'hub88', launchUrl: 'http://localhost/vendors/NAGASPIN', wallet: 'seamless' } as const;
  const vendor = { ...wire, code: 'NAGASPIN', publicKey: brand.publicKey, displayName: null, gameType: null };
  await composed.vendors.service.add(vendor, false, 'test');
  await composed.bonuses.seedDemo();
  await composed.prizes.seedDemo();
  await seedDemoContent(deps);
});

afterAll(() => brand.close());

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
