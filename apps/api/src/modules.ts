import { readFile } from 'node:fs/promises';
import { demoTitles, demoVendors } from '@champa/titles';
import { createCashier } from './modules/cashier/index.ts';
import { createCatalogue, seedDemoCatalogue } from './modules/catalogue/index.ts';
import { createIdentity } from './modules/identity/index.ts';
import { createLedger, createLedgerJobs, ledgerAdminRoutes } from './modules/ledger/index.ts';
import { createLive } from './modules/live/index.ts';
import { createMemberAdmin, createMembers } from './modules/member/index.ts';
import { createRecords } from './modules/records/index.ts';
import { createSite } from './modules/site/index.ts';
import { createStaff } from './modules/staff/index.ts';
import { createVendors } from './modules/vendors/index.ts';
import { createWallet } from './modules/wallet/index.ts';
import type { Deps, Module } from './module.ts';
import { inTransaction } from './platform/database.ts';

export type Composed = ReturnType<typeof composeModules>;

/** The one place where modules are made and given what they need of one another. Their order is that of their start. */
export function composeModules(deps: Deps, { operatorKey }: { operatorKey: string }) {
  const { pool, clock } = deps;
  const ledger = createLedger({ pool, clock });
  const wallet = createWallet({ ledger });
  const site = createSite(deps);
  const members = createMembers(clock);
  const identity = createIdentity(deps, { members, site, openWallet: wallet.open, balanceOf: wallet.balanceOf });
  const staff = createStaff(deps, identity.throttle);

  const catalogue = createCatalogue(deps, {
    settings: async () => {
      const { brand, inHouseAccountTypes } = await site.settings.get();
      return { inHouseAccountTypes, defaultLanguage: brand.defaultLanguage };
    },
  });
  const vendors = createVendors(deps, {
    ledger,
    members,
    operatorKey,
    findGame: catalogue.findOpenGame,
    isPlayable: catalogue.isPlayable,
    hasGame: catalogue.hasGame,
    ensureVendor: catalogue.ensureVendor,
    listVendors: catalogue.listVendors,
    merchantCode: async () => (await site.settings.get()).brand.merchantCode,
    defaultLanguage: 'lo',
  });
  const cashier = createCashier(deps, { ledger, wallet, site });
  const records = createRecords(deps, {
    site,
    ledger,
    listRounds: vendors.listRounds,
    roundsById: vendors.roundsById,
    findGame: catalogue.findGameByCode,
    searchGames: catalogue.searchGames,
    describeDeposits: cashier.describeDeposits,
  });
  const live = createLive(deps, { snapshot: wallet.balanceOf, isSessionLive: identity.isSessionLive });
  const money: Module = {
    name: 'ledger',
    adminRoutes: (app) => ledgerAdminRoutes(app, pool),
    jobs: createLedgerJobs({ pool, clock }),
    stop: () => ledger.drain(),
  };
  const memberAdmin = createMemberAdmin({ pool, members, moneyOf: ledger.moneyOf, record: staff.service.record });

  /** Every demo vendor is played by the studio at STUDIO_URL; what is there already stays. */
  async function seedVendorsAndGames({
    STUDIO_URL,
    STUDIO_PUBLIC_KEY_FILE,
  }: Record<string, string | undefined>): Promise<void> {
    if (!STUDIO_URL || !STUDIO_PUBLIC_KEY_FILE)
      throw new Error('STUDIO_URL and STUDIO_PUBLIC_KEY_FILE name the demo’s studio');
    const known = new Set((await vendors.service.list()).map(({ code }) => code));
    const missing = demoVendors.filter(({ vassalage }) => !known.has(vassalage));
    if (missing.length === 0) return;
    const publicKey = await readFile(STUDIO_PUBLIC_KEY_FILE, 'utf8');
    await inTransaction(pool, (tx) =>
      seedDemoCatalogue(tx, { vendors: demoVendors, titles: demoTitles() }, clock.now()),
    );
    for (const { vassalage } of missing) {
      const launchUrl = `${STUDIO_URL}/vendors/${vassalage}`;
      const vendor = {
        code: vassalage,
        dialect: 'hub88',
        publicKey,
        launchUrl,
        displayName: null,
        gameType: null,
      } as const;
      await vendors.service.add(vendor, false, 'seed');
    }
  }

  return {
    modules: [
      money,
      site,
      identity,
      staff,
      memberAdmin,
      catalogue,
      vendors,
      wallet,
      cashier,
      records,
      live,
    ] satisfies Module[] as Module[],
    authenticateMember: identity.authenticate,
    authenticateStaff: staff.authenticate,
    boot: site.boot,
    ledger,
    site,
    members,
    identity,
    staff,
    vendors,
    cashier,
    seedVendorsAndGames,
  };
}
