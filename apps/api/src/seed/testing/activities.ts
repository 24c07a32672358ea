import { demoTitles, demoVendors } from '@champa/titles';
import { seedDemoCatalogue } from '../../modules/catalogue/index.ts';
import type { Composed } from '../../modules.ts';
import type { Deps } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import { seedDemoContent } from '../content/demo-content.ts';
import type { TestBrand } from './brand.ts';

/**
 * What the demo's promotions need before they are seeded: their texts, the games of their free rounds, and their
 * payers.
 */
export async function seedBeforeActivities(brand: TestBrand, composed: Composed, deps: Deps): Promise<void> {
  // The vendor of the game with free rounds.
  const vendors = demoVendors.filter(({ vassalage }) => vassalage === 'NAGASPIN');
  const titles = demoTitles().filter(
    ({ vassalage, gameCode }) => vassalage === 'NAGASPIN' && gameCode === 'dancing-kingdom',
  );
  await inTransaction(brand.pool, (tx) => seedDemoCatalogue(tx, { vendors, titles }, deps.clock.now()));
  const wire = { dialect: 'hub88', launchUrl: 'http://localhost/vendors/NAGASPIN', wallet: 'seamless' } as const;
  const vendor = { ...wire, code: 'NAGASPIN', key: brand.publicKey, displayName: null, gameType: null };
  await composed.vendors.service.add(vendor, false, 'test');
  await composed.bonuses.seedDemo();
  await composed.prizes.seedDemo();
  await seedDemoContent(deps);
}

/** A new member with some cash. @returns their ID */
export function addMember({ pool }: TestBrand, composed: Composed, username: string): Promise<string> {
  const about = {
    language: 'lo',
    registerUrl: '',
    referralCode: '',
    affiliateCode: '',
    country: 'LA',
    currency: 'LAK',
  };
  return inTransaction(pool, async (tx) => {
    const { id } = (await composed.members.create(tx, { username, type: 0, ...about }))!;
    await composed.ledger.openAccount(tx, { owner: { type: 'member', id }, purpose: 'cash', currency: 'LAK' });
    return id;
  });
}
