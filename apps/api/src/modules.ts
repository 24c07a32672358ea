import { readFile } from 'node:fs/promises';
import { contractSwitches, type Language } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { demoTitles, demoVendors, vendorUnderMaintenance } from '@champa/titles';
import { createAgents } from './modules/agents/index.ts';
import { countCredited, createCashier, creditedSince, depositedSince } from './modules/cashier/index.ts';
import { createBonuses } from './modules/bonus/index.ts';
import { createCatalogue, nameIn, seedDemoCatalogue } from './modules/catalogue/index.ts';
import { createContent } from './modules/content/index.ts';
import { createFacts } from './modules/facts/index.ts';
import { createFigures } from './modules/figures/index.ts';
import { createIdentity, createMessengers } from './modules/identity/index.ts';
import { createInbox } from './modules/inbox/index.ts';
import { createLedger, createLedgerModule, statementAfter } from './modules/ledger/index.ts';
import { createLimits } from './modules/limits/index.ts';
import { createLive } from './modules/live/index.ts';
import { createLottery } from './modules/lottery/index.ts';
import { createMedia } from './modules/media/index.ts';
import { createIcons, createMemberModule, createMembers } from './modules/member/index.ts';
import { createMissions } from './modules/missions/index.ts';
import { createMyGames, createRecents } from './modules/my-games/index.ts';
import { createPayees } from './modules/payees/index.ts';
import { createPoints } from './modules/points/index.ts';
import { createPrizes, type Prizes } from './modules/prizes/index.ts';
import { createRecords } from './modules/records/index.ts';
import { createPromotions } from './modules/promotions/index.ts';
import { createRebate, raiseRates } from './modules/rebate/index.ts';
import { createReferral } from './modules/referral/index.ts';
import { createRewards } from './modules/rewards/index.ts';
import { createSite } from './modules/site/index.ts';
import { createStaff } from './modules/staff/index.ts';
import { createTransfers } from './modules/transfers/index.ts';
import { createTurnover } from './modules/turnover/index.ts';
import { createVendors, playedSince, stakedBetween } from './modules/vendors/index.ts';
import { createVip } from './modules/vip/index.ts';
import { createWallet } from './modules/wallet/index.ts';
import { createWithdrawals } from './modules/withdrawals/index.ts';
import type { Deps, Module } from './module.ts';
import { inTransaction, type WriteHandle } from './platform/database.ts';
import { ApiError } from './platform/http/api-error.ts';
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
  const facts = createFacts(deps, {
    timeZone: async () => (await brand()).timeZone,
    keepDays: async () => (await site.settings.get()).facts.keepDays,
  });
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
    links: {
      find: (db, code) => agents.links.invitations.find(db, code),
      take: (tx, linkId, memberId) => agents.links.invitations.take(tx, linkId, memberId),
    },
    noteReferral: async (tx, memberId, code) => {
      const referrerId = await referral.noteRegistration(tx, memberId, code);
      const at = clock.now();
      await facts.note(tx, { kind: 'registered', memberId, at, cause: 'registered', data: { referrerId } });
    },
    balanceOf: wallet.balanceOf,
    noteOpened: (tx, memberId) => limits.sessionOpened(tx, memberId),
    noteSignedIn: (tx, { memberId, sessionId, ...data }) =>
      facts.note(tx, { kind: 'signed_in', memberId, at: clock.now(), cause: `session:${sessionId}`, data }),
    noteLinked: (tx, { memberId, provider }) =>
      facts.note(tx, { kind: 'messenger_linked', memberId, at: clock.now(), cause: provider, data: { provider } }),
    tell: inbox.tell,
    unreadMessages: inbox.unread,
    vipOf: (memberId) => vip.stateOf(memberId),
    promotionCount: () => content.promotionCount(),
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
    onPaused: (tx, memberId) => transfers.callBackLater(tx, memberId),
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
    followGame: {
      before: (holder, vendor) => transfers.beforeGame(holder, vendor),
      failed: (holder, vendor) => transfers.gameFailed(holder, vendor),
    },
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
  const bonuses = createBonuses(deps, {
    ledger,
    tell: inbox.tell,
    balanceOf: wallet.balanceOf,
    defaultLanguage: async () => (await brand()).defaultLanguage,
    currencyOf: async (memberId) => (await wallet.balanceOf(memberId)).currency,
    names: (language) => ({
      vendor: async (vassalage) =>
        (await catalogue.listVendors()).find((vendor) => vendor.vassalage === vassalage)?.displayName ?? vassalage,
      game: (vassalage, gameCode) => gameName(vassalage, gameCode, language),
    }),
    describeRounds: async (ids, language) => {
      const rounds = await vendors.roundsById(pool, ids.map(BigInt));
      const named = rounds.map(
        async ({ id, vassalage, gameCode }) => [String(id), await gameName(vassalage, gameCode, language)] as const,
      );
      return new Map(await Promise.all(named));
    },
  });
  const turnover = createTurnover({
    clock,
    ledger,
    stakedBetween,
    rules: async () => {
      const { factorPercent, nearNothing } = (await site.settings.get()).turnover;
      return { factorPercent, nearNothing: parseAmount(nearNothing) };
    },
  });
  const cashier = createCashier(deps, {
    ledger,
    wallet,
    site,
    requireDeposit: limits.requireDeposit,
    requireOffer: bonuses.requireOffer,
    onCredited: async (tx, credited) => {
      await bonuses.onCredited(tx, credited);
      const { memberId, depositId, amount, currency } = credited;
      const cause = `deposit:${depositId}`;
      await turnover.noteMoney(tx, { ...credited, cause });
      const data = { depositId, amount, currency, ordinal: await countCredited(tx, memberId) };
      await facts.note(tx, { kind: 'deposit_credited', memberId, at: clock.now(), cause, data });
    },
    onRefunded: async (tx, { memberId, depositId }) => {
      const cause = `deposit:${depositId}`;
      await bonuses.withdraw(tx, memberId, cause, 'its deposit was refunded');
      await turnover.noteReturned(tx, cause);
    },
    velocity: async () => (await site.settings.get()).deposits,
    tell: inbox.tell,
  });
  const withdrawals = createWithdrawals(deps, {
    ledger,
    wallet,
    secrets,
    payees,
    turnover: {
      standingOf: turnover.standingOf,
      requireMet: async (tx, memberId) => {
        await bonuses.requireNone(tx, memberId);
        await turnover.requireMet(tx, memberId);
      },
    },
    members,
    settings: site.settings.get,
    requirePaymentPassword: identity.requirePaymentPassword,
    hasPaymentPassword: identity.hasPaymentPassword,
    signInFacts: identity.signInFacts,
    spend: identity.spend,
    creditedSince,
    playedSince,
    tell: inbox.tell,
    limitsOf: async (db, memberId) => (await vip.privilegesOf(db, memberId))?.withdrawal ?? null,
    onPaid: (tx, { memberId, ...data }) =>
      facts.note(tx, {
        kind: 'withdrawal_paid',
        memberId,
        at: clock.now(),
        cause: `withdrawal:${data.withdrawalId}`,
        data,
      }),
  });
  const transfers = createTransfers(deps, {
    ledger,
    members,
    wallet,
    listVendors: async () => {
      const [wire, lobby] = await Promise.all([vendors.service.list(), catalogue.listVendors()]);
      const names = new Map(lobby.map(({ vassalage, displayName }) => [vassalage, displayName]));
      return wire
        .filter(({ wallet: kind }) => kind === 'transfer')
        .map(({ code, enabled: isOpen }) => ({ code, name: names.get(code) ?? code, isOpen }));
    },
    findWallet: vendors.transferWallet,
    automatic: async () => (await site.settings.get()).transfers,
    memberRules: async () => {
      const { transfers: rules, turnover: asked, whitelabel, brand: house } = await site.settings.get();
      const { up, down } = rules.turnoverPercent;
      const deposit = asked.factorPercent;
      return {
        ...rules,
        isOffered: whitelabel['TRANSFERUPLINE'] === true,
        timeZone: house.timeZone,
        turnoverPercent: { up: up ?? deposit, down: down ?? deposit, deposit },
      };
    },
    requireMoveIn: limits.requireVendorMoney,
    notePlay: limits.notePlay,
    mayReceive: limits.mayReceive,
    requirePaymentPassword: identity.requirePaymentPassword,
    requireNoBonus: bonuses.requireNone,
    requireTurnoverMet: turnover.requireMet,
    onReceived: (tx, received) => turnover.noteMoney(tx, { ...received, cause: `transfer:${received.transferId}` }),
    tell: inbox.tell,
  });
  const figures = createFigures(deps, { timeZone: async () => (await brand()).timeZone });
  const agents = createAgents(deps, {
    members,
    figures,
    brand,
    isOffered: async () => (await site.settings.get()).whitelabel.AGENTPOLICY3,
    isKindOffered: async (kind) => (await site.settings.get()).whitelabel[contractSwitches[kind]] === true,
    tell: inbox.tell,
    tellAll: inbox.tellAll,
    balanceOf: wallet.balanceOf,
    identity,
    registerRules: async () => (await site.settings.get()).registerCentre,
    origins: async () => [deps.config.PUBLIC_URL, ...(await site.settings.get()).domainRoute],
    reports: {
      ledger,
      statementAfter,
      figures,
      callsOf: vendors.rounds.calls,
      vendors: vendors.service.list,
      playedGame: catalogue.playedGame,
      searchGames: catalogue.searchGames,
      findGame: catalogue.findGameByCode,
      findVendor: catalogue.findVendor,
      listVendors: catalogue.listVendors,
      describe: (references, language) => records.describe(references, language),
    },
  });
  facts.follow({ name: 'agents', ...agents.recruits.deposits });
  const records = createRecords(deps, {
    team: agents.reports.exports,
    site,
    figures,
    ledger,
    statementAfter,
    vendors,
    findGame: catalogue.findGameByCode,
    findVendor: catalogue.findVendor,
    playedGame: catalogue.playedGame,
    searchGames: catalogue.searchGames,
    describers: {
      deposit: cashier.describeDeposits,
      correction: cashier.describeCorrections,
      withdrawal: withdrawals.describe,
    },
  });
  const vip = createVip(deps, {
    isOffered: async () => (await site.settings.get()).whitelabel['VIP'] === true,
    brand,
    tell: inbox.tell,
    note: facts.note,
  });
  facts.follow({ name: 'vip', ...vip.growth });
  const points = createPoints(deps, {
    secrets,
    settings: site.settings.get,
    requirePaymentPassword: identity.requirePaymentPassword,
    levelOf: async (db, memberId) => (await vip.levelOf(db, [memberId])).get(memberId) ?? 0,
    pictureOf: content.pictureOf,
    hasPicture: content.hasPicture,
    payOut: async (tx, { memberId, cause, title, turnoverFactor, ...money }) => {
      const reward = { kind: 'cash', ...money, turnoverFactor } as const;
      const from = { source: 'points', sourceId: 'mall', budget: 'points' } as const;
      const gift = { ...from, memberId, cause, title, reward, how: 'credit', expiresAt: null } as const;
      const { status } = await rewards.give(tx, gift);
      return status === 'budget_used_up' || status === 'excluded' ? status : 'paid';
    },
    tell: inbox.tell,
  });
  facts.follow({ name: 'points', ...points.earning });
  const rebate = createRebate(deps, {
    ledger,
    figures,
    areaOf: records.areaOf,
    rules: async (memberId) => {
      const { rebate: rules, whitelabel } = await site.settings.get();
      const more = (await vip.privilegesOf(pool, memberId))?.rebate ?? '0';
      return { ...rules, rates: raiseRates(rules.rates, more), isOffered: whitelabel.MANPLAYREB3 };
    },
    tell: inbox.tell,
    onPaid: (memberId) => rewards.announce(memberId),
  });
  const rewards = createRewards(deps, {
    ledger,
    turnover,
    bonuses,
    isExcluded: limits.isExcluded,
    requirePlay: limits.requirePlay,
    mayTell: limits.mayReceive,
    tell: inbox.tell,
    balanceOf: wallet.balanceOf,
    // Who pays what is no money; what nobody pays is not given.
    payers: { points: (tx, gift) => points.add(tx, gift), tickets: payTickets, free_rounds: vendors.freeRounds.give },
    sources: [rebate.rewards],
  });
  const promotions = createPromotions(deps, {
    ledger,
    facts,
    rewards,
    links: content.promotionLinks,
    levelsOf: vip.levelOf,
    timeZone: async () => (await brand()).timeZone,
    excludedLinks: async () => (await site.settings.get()).promotions.excludeLinked,
    spend: identity.spend,
    tell: inbox.tell,
    defaultLanguage: async () => (await brand()).defaultLanguage,
  });
  const missions = createMissions(deps, {
    facts,
    give: rewards.give,
    fund: rewards.fund,
    giftStates: rewards.statesOf,
    usernames: members.usernames,
    brand,
    names: (language) => ({
      vendor: vendorName,
      game: (vassalage, gameCode) => gameName(vassalage, gameCode, language),
    }),
  });
  const prizes: Prizes = createPrizes(deps, {
    give: rewards.give,
    reserve: rewards.reserve,
    release: rewards.release,
    fund: rewards.fund,
    canGive: rewards.canGive,
    claimGift: rewards.claimGift,
    giftStates: rewards.statesOf,
    budgetLeft: async (budget, currency) => {
      const found = (await rewards.budgetOf(pool, budget)).find((each) => each.currency === currency);
      return found ? found.funded - found.given + found.returned : 0n;
    },
    isExcluded: limits.isExcluded,
    requirePlay: limits.requirePlay,
    mayTell: limits.mayReceive,
    tell: inbox.tell,
    usernames: members.usernames,
    timeZone: async () => (await brand()).timeZone,
    defaultLanguage: async () => (await brand()).defaultLanguage,
  });
  const lottery = createLottery(deps, {
    secrets,
    brand,
    requirePlay: limits.requirePlay,
    tell: inbox.tell,
    cards: async () =>
      (await catalogue.listVendors()).flatMap(({ vassalage, gameType }) => (gameType === 'LOTT' ? [vassalage] : [])),
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

  async function vendorName(vassalage: string): Promise<string> {
    const vendors = await catalogue.listVendors();
    return vendors.find((vendor) => vendor.vassalage === vassalage)?.displayName ?? vassalage;
  }

  /** Red envelopes are given one by one; of all other prize games there are tickets. */
  async function payTickets(tx: WriteHandle, gift: Parameters<typeof prizes.addTickets>[1]): Promise<void> {
    const { memberId, game, tickets, cause } = gift;
    if ((await prizes.games.find(game, tx))?.rules.kind !== 'envelope') return void (await prizes.addTickets(tx, gift));
    for (let n = 1; n <= tickets; n += 1) {
      const given = await prizes.giveEnvelope(tx, { memberId, game, cause: `${cause}:${n}` });
      if (!('envelope' in given)) throw new ApiError('NOTHING_TO_CLAIM');
    }
  }

  async function gameName(vassalage: string, gameCode: string, language: Language): Promise<string> {
    const game = await catalogue.findGameByCode(vassalage, gameCode);
    return game ? nameIn(game, language) : gameCode;
  }

  /** Every demo vendor is played by the studio at STUDIO_URL; what is there already stays. */
  async function seedVendorsAndGames({
    STUDIO_URL,
    STUDIO_PUBLIC_KEY_FILE,
  }: Record<string, string | undefined>): Promise<void> {
    if (!STUDIO_URL || !STUDIO_PUBLIC_KEY_FILE)
      throw new Error('STUDIO_URL and STUDIO_PUBLIC_KEY_FILE name the demo’s studio');
    const there = await vendors.service.list();
    const known = new Set(there.map(({ code }) => code));
    // The studio decides which of its vendors keep balances.
    for (const { vassalage, wallet: kind } of demoVendors)
      if (known.has(vassalage)) await vendors.service.setWallet(vassalage, kind, 'seed');
    const missing = demoVendors.filter(({ vassalage }) => !known.has(vassalage));
    if (missing.length === 0) return;
    const publicKey = await readFile(STUDIO_PUBLIC_KEY_FILE, 'utf8');
    await inTransaction(pool, (tx) =>
      seedDemoCatalogue(tx, { vendors: demoVendors, titles: demoTitles() }, clock.now()),
    );
    for (const { vassalage, wallet: kind } of missing) {
      const launchUrl = `${STUDIO_URL}/vendors/${vassalage}`;
      const vendor = {
        code: vassalage,
        dialect: 'hub88',
        publicKey,
        launchUrl,
        displayName: null,
        gameType: null,
        wallet: kind,
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
      facts,
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
      vip,
      points,
      bonuses,
      cashier,
      withdrawals,
      transfers,
      figures,
      agents,
      records,
      rebate,
      rewards,
      promotions,
      missions,
      prizes,
      lottery,
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
    facts,
    identity,
    limits,
    payees,
    points,
    staff,
    vendors,
    vip,
    bonuses,
    cashier,
    figures,
    agents,
    rewards,
    promotions,
    missions,
    prizes,
    lottery,
    transfers,
    withdrawals,
    seedVendorsAndGames,
  };
}
