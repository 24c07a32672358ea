import { readFile } from 'node:fs/promises';
import { demoTitles, demoVendors, vendorUnderMaintenance } from '@champa/titles';
import type { Deps } from '../module.ts';
import type { Composed } from '../modules.ts';
import { seedDemoCatalogue } from '../modules/catalogue/index.ts';
import { inTransaction } from '../platform/database.ts';

/** The studio at STUDIO_URL plays every demo vendor; existing ones stay. */
export async function seedVendorsAndGames(
  { vendors }: Composed,
  { pool, clock }: Deps,
  { STUDIO_URL, STUDIO_PUBLIC_URL, STUDIO_PUBLIC_KEY_FILE }: Record<string, string | undefined>,
): Promise<void> {
  if (!STUDIO_URL || !STUDIO_PUBLIC_KEY_FILE)
    throw new Error('STUDIO_URL and STUDIO_PUBLIC_KEY_FILE name the demo’s studio');
  const there = await vendors.service.list();
  const known = new Set(there.map(({ code }) => code));
  const launchOrigins = STUDIO_PUBLIC_URL ? [STUDIO_PUBLIC_URL] : [];
  // The studio decides which of its vendors have transfer wallets, and where their games are.
  for (const { vassalage, wallet } of demoVendors.filter((vendor) => known.has(vendor.vassalage))) {
    await vendors.service.setWallet(vassalage, wallet, 'seed');
    await vendors.service.setLaunchOrigins(vassalage, launchOrigins, 'seed');
  }
  const missing = demoVendors.filter(({ vassalage }) => !known.has(vassalage));
  if (missing.length === 0) return;
  const publicKey = await readFile(STUDIO_PUBLIC_KEY_FILE, 'utf8');
  await inTransaction(pool, (tx) => seedDemoCatalogue(tx, { vendors: demoVendors, titles: demoTitles() }, clock.now()));
  for (const { vassalage, wallet } of missing) {
    const launchUrl = `${STUDIO_URL}/vendors/${vassalage}`;
    const vendor = {
      code: vassalage,
      dialect: 'hub88',
      key: publicKey,
      launchUrl,
      launchOrigins,
      displayName: null,
      gameType: null,
      wallet,
    } as const;
    await vendors.service.add(vendor, false, 'seed');
    if (vassalage === vendorUnderMaintenance) await vendors.service.switch(vassalage, false, 'demo', 'seed');
  }
}
