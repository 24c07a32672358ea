import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '../module.ts';
import type { Composed } from '../modules.ts';
import { inTransaction } from '../platform/database.ts';
import { seedDemoLinks } from './agent-links.ts';
import { seedDemoAgents } from './agents.ts';
import { seedDemoSite } from './site.ts';
import { createBrand, type TestBrand } from './testing/brand.ts';

let brand: TestBrand;

beforeAll(async () => {
  brand = await createBrand();
});
afterAll(() => brand.close());

/** Registers by a code as a visitor of the site does, without opening accounts with money. */
async function seedAccount({ registration, members }: Composed, _deps: Deps, given: Parameters<typeof register>[1]) {
  await register({ registration, members }, given);
}

async function register(
  { registration, members }: Pick<Composed, 'registration' | 'members'>,
  { username, type, affiliateCode }: { username: string; type: number; affiliateCode: string },
) {
  const secret = { password: 'night-Garden-7', confirmPassword: 'night-Garden-7' };
  const origin = { registerUrl: '', referralCode: '', affiliateCode, language: 'lo' } as const;
  const account = await registration.prepare('username', { username, ...secret, ...origin });
  await inTransaction(brand.pool, async (tx) => {
    const memberId = await registration.createAccount(tx, account);
    await members.setType(tx, memberId, type);
    if (type !== 0) await members.addInvitation(tx, username, memberId, null);
  });
}

test('the demo’s links are in several states and have recruits, and seeding again changes nothing', async () => {
  const { deps, compose, pool } = brand;
  const composed = compose(deps);
  await seedDemoSite(deps, composed, {});
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
