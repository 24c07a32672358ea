import { readFile } from 'node:fs/promises';
import { demoTitles, demoVendors, vendorUnderMaintenance } from '@champa/titles';
import { createCashier, depositedSince } from './modules/cashier/index.ts';
import { createCatalogue, seedDemoCatalogue } from './modules/catalogue/index.ts';
import { createContent } from './modules/content/index.ts';
import { createIdentity, createMessengers } from './modules/identity/index.ts';
import { createInbox } from './modules/inbox/index.ts';
import { createLedger, createLedgerModule } from './modules/ledger/index.ts';
import { createLimits } from './modules/limits/index.ts';
import { createLive } from './modules/live/index.ts';
import { createMedia } from './modules/media/index.ts';
import { createIcons, createMemberModule, createMembers } from './modules/member/index.ts';
import { createMyGames, createRecents } from './modules/my-games/index.ts';
import { createPayees } from './modules/payees/index.ts';
import { createRecords } from './modules/records/index.ts';
import { createReferral } from './modules/referral/index.ts';
import { createSite } from './modules/site/index.ts';
import { createStaff } from './modules/staff/index.ts';
import { createVendors, playedSince } from './modules/vendors/index.ts';
import { createWallet } from './modules/wallet/index.ts';
import type { Deps, Module } from './module.ts';
import { inTransaction } from './platform/database.ts';
import { createSecretBox } from './platform/secret-box.ts';

export type Composed = ReturnType<typeof composeModules>;

/** The operator's private key, and what seals the program's secrets. */
export type Keys = { operatorKey: string; secretsKey: Buffer };

/** The one place where modules are made and given what they need of one another. Their order is that of their start. */
export function composeModules(deps: Deps, { operatorKey, secretsKey }: Keys) {
  const { pool, clock } = deps;
  const ledger = createLedger({ pool, clock });
  const wallet = createWallet({ ledger });
  const site = createSite(deps);
  const members = createMembers(clock);
  const brand = async () => (await site.settings.get()).brand;
  const inbox = createInbox(deps, { brand, keepDays: async () => (await site.settings.get()).inbox.keepDays });
  const referral = createReferral(deps, {
    brand,
    isOffered: async () => (await site.settings.get()).whitelabel['REFERRAL'] === true,
    usernames: members.usernames,
  });
  const media = createMedia(deps);
  const icons = createIcons({ pool, clock, artist: media.artist });
  const secrets = createSecretBox(secretsKey);
  const identity = createIdentity(deps, {
    members,
    site,
    secrets,
    messengers: createMessengers(deps.config),
    publicUrl: deps.config.PUBLIC_URL,
    secretsFolder: deps.config.PROVIDER_SECRETS_DIR,
    openWallet: wallet.open,
    givePlayMoney: wallet.openPlay,
    noteReferral: referral.noteRegistration,
    balanceOf: wallet.balanceOf,
    noteOpened: (tx, memberId) => limits.sessionOpened(tx, memberId),
    tell: inbox.tell,
    unreadMessages: inbox.unread,
    iconOf: icons.iconOf,
    bankAccountsOf: (memberId) => payees.bankAccounts(pool, memberId),
  });
  const payees = createPayees({
    pool,
    clock,
    secrets,
    members,
    rules: async () => (await site.settings.get()).payees,
    sensitiveChange: identity.sensitiveChange,
  });
  const limits = createLimits(deps, {
    ledger,
    members,
    brand,
    realityCheckMinutes: async () => (await site.settings.get()).responsiblePlay.realityCheckMinutes,
    depositedSince,
    playedSince,
    sessions: identity.sessions,
  });
  const staff = createStaff(deps, identity.throttle);

  const catalogue = createCatalogue(deps, {
    media,
    settings: async () => {
      const { brand, inHouseAccountTypes } = await site.settings.get();
      const { languages, defaultLanguage } = brand;
      return { inHouseAccountTypes, languages, defaultLanguage };
    },
  });
  const content = createContent(deps, {
    media,
    brandLanguage: async () => (await site.settings.get()).brand.defaultLanguage,
  });
  const recents = createRecents(deps);
  const vendors = createVendors(deps, {
    ledger,
    members,
    requirePlay: limits.requirePlay,
    operatorKey,
    findGame: catalogue.findOpenGame,
    isPlayable: catalogue.isPlayable,
    hasGame: catalogue.hasGame,
    ensureVendor: catalogue.ensureVendor,
    listVendors: catalogue.listVendors,
    merchantCode: async () => (await site.settings.get()).brand.merchantCode,
    defaultLanguage: 'lo',
    noteOpened: recents.note,
    currency: async () => (await site.settings.get()).brand.currency,
    vendorsWithPots: catalogue.vendorsWithPots,
  });
  const myGames = createMyGames(deps, {
    recents,
    catalogue,
    listWins: vendors.listWins,
    winsById: vendors.winsById,
    listPots: vendors.listPots,
    usernames: members.usernames,
    brand: async () => (await site.settings.get()).brand,
  });
  const cashier = createCashier(deps, {
    ledger,
    wallet,
    site,
    requireDeposit: limits.requireDeposit,
    tell: inbox.tell,
  });
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
  const member = createMemberModule(deps, {
    pool,
    site,
    media,
    members,
    icons,
    spend: identity.spend,
    personalChange: (memberId, proof, work) =>
      identity.sensitiveChange({ memberId, change: 'personal', proof, notice: 'personal' }, work),
    moneyOf: ledger.moneyOf,
    record: staff.service.record,
  });

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
      if (vassalage === vendorUnderMaintenance) await vendors.service.switch(vassalage, false, 'demo', 'seed');
    }
  }

  return {
    modules: [
      createLedgerModule(deps, ledger),
      site,
      inbox,
      identity,
      limits,
      referral,
      staff,
      member,
      payees,
      media,
      content,
      catalogue,
      vendors,
      myGames,
      wallet,
      cashier,
      records,
      live,
    ] satisfies Module[] as Module[],
    authenticateMember: identity.authenticate,
    authenticateStaff: staff.authenticate,
    boot: site.boot,
    gate: site.gate,
    ledger,
    site,
    members,
    inbox,
    identity,
    limits,
    payees,
    staff,
    vendors,
    cashier,
    seedVendorsAndGames,
  };
}
