import { activities as activitiesCall, type Activity } from '@champa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Composed } from '../../modules.ts';
import type { Deps } from '../../module.ts';
import { addMember, seedBeforeActivities } from '../testing/activities.ts';
import { createBrand, type TestBrand } from '../testing/brand.ts';
import { seedDemoActivities, seedDemoMember } from './seed-activities.ts';

let brand: TestBrand;
let composed: Composed;
let deps: Deps;
let memberId: string;

beforeAll(async () => {
  brand = await createBrand();
  ({ deps } = brand);
  composed = brand.compose(deps);
  memberId = await addMember(brand, composed, 'somphone');
  await seedBeforeActivities(brand, composed, deps);
});

afterAll(() => brand.close());

const list = (): Promise<Activity[]> => composed.promotions.service.list(memberId, 'en');

test('the demo’s member has every state in its promotions, and seeding again changes nothing', async () => {
  expect(await seedDemoActivities(composed, deps)).toBe(true);
  await seedDemoMember(composed, deps, memberId);
  const found = await list();
  activitiesCall.value.parse({ list: found });
  const keys = new Map((await composed.promotions.admin.list()).map(({ key }) => [key, '']));
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
