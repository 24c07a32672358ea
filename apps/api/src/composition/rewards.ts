import type { Deps } from '../module.ts';
import { createMissions } from '../modules/missions/index.ts';
import { createPoints, createPointsJournal } from '../modules/points/index.ts';
import { createPrizes, createTicketPayer, type Prizes } from '../modules/prizes/index.ts';
import { createPromotions } from '../modules/promotions/index.ts';
import { createRebate, raiseRates } from '../modules/rebate/index.ts';
import { announceRewards, createRewards, type GivableNeeds, reserve } from '../modules/rewards/index.ts';
import type { Vip } from '../modules/vip/index.ts';
import type { Base } from './base.ts';
import type { Games } from './games.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';
import type { Reports } from './reports.ts';
import { allSettings } from './settings.ts';

type Around = { base: Base; people: People; games: Games; money: Money; reports: Reports };
type Rewards = ReturnType<typeof createRewards>;

/** Rewards, and their payers. */
export function composeRewards(deps: Deps, around: Around) {
  const { base, people, games, money } = around;
  const { brand, facts, inbox, ledger, members, setting, timeZone } = base;
  const { limits, throttle, vip } = people;
  const journal = createPointsJournal(deps);
  const givingTickets = { reserve, isExcluded: limits.isExcluded, mayTell: limits.mayReceive, tell: inbox.tell };
  const rebate = composeRebate(deps, around, vip);
  const rewards: Rewards = createRewards(deps, {
    record: base.recordByHand,
    guard: base.approvals.guard,
    ledger,
    turnover: money.turnover,
    bonuses: money.bonuses,
    offers: money.bonuses.admin,
    exclusionOf: limits.exclusionOf,
    requirePlay: limits.requirePlay,
    mayTell: limits.mayReceive,
    tell: inbox.tell,
    balanceOf: base.wallet.balanceOf,
    // The payers of rewards other than money; a reward without a payer is not given.
    payers: {
      points: journal.give,
      tickets: createTicketPayer({ ...deps, ...givingTickets }),
      free_rounds: games.vendors.freeRounds.give,
    },
    sources: [rebate.rewards],
  });
  const points = composePoints(deps, around, { journal, rewards });
  facts.follow({ name: 'points', ...points.earning });
  const whyNoFreeRounds = freeRoundsCheck(deps, games);
  const promotions = createPromotions(deps, {
    ledger,
    facts,
    rewards,
    links: base.content.promotionLinks,
    whyNoFreeRounds,
    record: base.recordByHand,
    tags: members.tags,
    levelsOf: vip.levelOf,
    timeZone,
    excludedLinks: setting((all) => all.promotions.excludeLinked),
    spend: throttle.allowances.spend,
    tell: inbox.tell,
    defaultLanguage: base.defaultLanguage,
    money: base.setting(({ brand: { currency, currencySymbol: symbol } }) => ({ currency, symbol })),
    usernames: members.usernames,
  });
  const missions = createMissions(deps, {
    record: base.recordByHand,
    facts,
    give: rewards.give,
    fund: rewards.fund,
    canGive: rewards.canGive,
    whyNoFreeRounds,
    giftStates: rewards.statesOf,
    usernames: members.usernames,
    joinedAt: members.joinedAt,
    brand,
    names: games.names,
  });
  const prizes = composePrizes(deps, around, rewards, whyNoFreeRounds);
  return { points, rebate, rewards, promotions, missions, prizes };
}

type Paying = { journal: ReturnType<typeof createPointsJournal>; rewards: Rewards };

function composePoints(deps: Deps, { base, people }: Around, { journal, rewards }: Paying) {
  return createPoints(deps, {
    journal,
    secrets: base.secrets,
    settings: base.setting(({ brand, points }) => ({ brand, points })),
    requirePaymentPassword: people.credentials.requirePaymentPassword,
    levelOf: async (db, memberId) => (await people.vip.levelOf(db, [memberId])).get(memberId) ?? 0,
    pictureOf: base.content.pictureOf,
    hasPicture: base.content.hasPicture,
    usernames: base.members.usernames,
    record: base.recordByHand,
    guard: base.approvals.guard,
    payOut: async (tx, { memberId, cause, title, turnoverFactor, ...money }) => {
      const reward = { kind: 'cash', ...money, turnoverFactor } as const;
      const from = { source: 'points', sourceId: 'mall', budget: 'points' } as const;
      const gift = { ...from, memberId, cause, title, reward, how: 'credit', expiresAt: null } as const;
      return rewards.give(tx, gift);
    },
    tell: base.inbox.tell,
  });
}

function composeRebate(deps: Deps, { base, reports }: Around, vip: Vip) {
  return createRebate(deps, {
    ledger: base.ledger,
    figures: reports.figures,
    areaOf: reports.records.areaOf,
    rules: async (memberId) => {
      const { rebate: rules, whitelabel } = await base.settings.all(allSettings);
      const more = (await vip.privilegesOf(deps.pool, memberId))?.rebate ?? '0';
      return { ...rules, rates: raiseRates(rules.rates, more), isOffered: whitelabel.MANPLAYREB3 };
    },
    tell: base.inbox.tell,
    onPaid: announceRewards,
  });
}

/** Why a game cannot have free rounds; null: it can. */
function freeRoundsCheck({ pool }: Deps, { catalogue, vendors }: Games): GivableNeeds['whyNoFreeRounds'] {
  return async ({ vassalage, gameCode }) => {
    const type = await catalogue.gameTypeOf(pool, vassalage, gameCode);
    if (type !== 'RNG') return type === null ? 'there is no such game' : 'it is no slot';
    return vendors.freeRounds.whyNot(vassalage);
  };
}

function composePrizes(
  deps: Deps,
  { base, people }: Around,
  rewards: Rewards,
  whyNoFreeRounds: GivableNeeds['whyNoFreeRounds'],
): Prizes {
  const { limits } = people;
  return createPrizes(deps, {
    record: base.recordByHand,
    give: rewards.give,
    reserve: rewards.reserve,
    release: rewards.release,
    fund: rewards.fund,
    canGive: rewards.canGive,
    whyNoFreeRounds,
    claimGift: rewards.claimGift,
    giftStates: rewards.statesOf,
    budgetLeft: async (budget, currency) => {
      const found = (await rewards.budgetOf(deps.pool, budget)).find((each) => each.currency === currency);
      return found ? found.funded - found.given + found.returned : 0n;
    },
    isExcluded: limits.isExcluded,
    requirePlay: limits.requirePlay,
    mayTell: limits.mayReceive,
    tell: base.inbox.tell,
    usernames: base.members.usernames,
    timeZone: base.timeZone,
    defaultLanguage: base.defaultLanguage,
  });
}
