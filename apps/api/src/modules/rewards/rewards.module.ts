import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import { everyRow, presentPage } from '../../platform/paging.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { Guard } from '../approvals/index.ts';
import { createBudgets, type Budgets } from './budgets.service.ts';
import { createGifts, DUE, type Gifts, type GiftsNeeds } from './gifts.service.ts';
import { ANNOUNCE, createNotices, type NoticesNeeds } from './notices.ts';
import { createPayment, type PaymentNeeds } from './payment.ts';
import type { OfferBudgets } from './guarded-funding.ts';
import { createRewardsAdmin, type RewardsAdmin } from './rewards.admin.ts';
import { presentContent, presentGift, presentPast } from './rewards.present.ts';
import { presentForStaff } from './rewards.admin.present.ts';
import { rewardsAdminRoutes } from './rewards.admin.routes.ts';
import { rewardsRoutes } from './rewards.routes.ts';
import { seedDemoGifts } from './rewards.seed.ts';
import { createRewardsService, type RewardSource } from './rewards.service.ts';

export type Rewards = Module &
  Pick<Gifts, 'give' | 'takeBack' | 'revoke' | 'canGive' | 'statesOf'> &
  Pick<Budgets, 'fund' | 'budgetOf' | 'budgetsOf' | 'leftOf' | 'reserve' | 'release'> & {
    gifts: Gifts;
    budgets: Budgets;
    admin: RewardsAdmin;
    /** Claims a gift of the member's own, as the reward centre does. */
    claimGift: Gifts['claim'];
    /** Gives a demo member gifts in every state; once. */
    seedDemoMember: (memberId: string) => Promise<void>;
  };

type Needs = Omit<PaymentNeeds, 'ledger'> &
  Pick<GiftsNeeds, 'exclusionOf' | 'requirePlay'> &
  Pick<NoticesNeeds, 'tell' | 'balanceOf' | 'mayTell'> & {
    ledger: PaymentNeeds['ledger'] & Parameters<typeof createBudgets>[0]['ledger'];
    offers: OfferBudgets;
    record: RecordByHand;
    guard: Guard;
    /** Other sources of rewards, which the reward centre shows beside gifts. */
    sources: readonly RewardSource[];
  };

/** The number of gifts that are shown at once; the next follow as these are claimed. */
const SHOWN = 200;

const OfMember = z.object({ memberId: z.string() });
const OfGift = z.object({ giftId: z.string() });

/** Gifts of the house to members, and the reward centre: everything members can claim, from all sources. */
export function createRewards(
  { pool, clock, log, live }: Pick<Deps, 'pool' | 'clock' | 'log'> & Pick<NoticesNeeds, 'live'>,
  needs: Needs,
): Rewards {
  const payment = createPayment(needs);
  const notices = createNotices({ ...needs, live, countOf: (memberId) => service.count(memberId) });
  const budgets = createBudgets({ pool, clock, ledger: needs.ledger });
  const gifts = createGifts({ pool, clock, payment, notices, ...needs });
  const service = createRewardsService({ sources: [...needs.sources, sourceOf(gifts)], log });

  const admin = createRewardsAdmin({ pool, clock, budgets, gifts, ...needs });

  return {
    name: 'rewards',
    gifts,
    budgets,
    admin,
    personalData: async (memberId) => ({
      gifts: await everyRow(async (wish) => presentPage(await admin.giftsPage(memberId, wish), presentForStaff)),
    }),
    adminRoutes: (app) => rewardsAdminRoutes(app, admin),
    give: gifts.give,
    takeBack: gifts.takeBack,
    revoke: gifts.revoke,
    canGive: gifts.canGive,
    statesOf: gifts.statesOf,
    claimGift: gifts.claim,
    fund: budgets.fund,
    budgetOf: budgets.budgetOf,
    budgetsOf: budgets.budgetsOf,
    leftOf: budgets.leftOf,
    reserve: budgets.reserve,
    release: budgets.release,
    seedDemoMember: (memberId) => seedDemoGifts({ pool, clock, gifts, budgets }, memberId),
    routes: (app) => rewardsRoutes(app, { service, gifts }),
    jobs: [
      { name: ANNOUNCE, run: (payload) => notices.tellNow(OfMember.parse(payload).memberId) },
      { name: DUE, run: (payload) => gifts.due(OfGift.parse(payload).giftId) },
      { name: 'rewards_expire', cron: '* * * * *', run: gifts.expire },
      { name: 'rewards_verify', cron: '55 19 * * *', run: failWhereBroken },
    ],
  };

  async function failWhereBroken(): Promise<void> {
    const { broken } = await budgets.verify();
    if (broken.length > 0) throw new Error(`budgets are wrong: ${broken.join('; ')}`);
  }
}

function sourceOf(gifts: Gifts): RewardSource {
  return {
    name: 'gift',
    claimable: async (memberId) => (await gifts.claimable(memberId, SHOWN)).map(presentGift),
    count: gifts.count,
    claim: async (memberId, id, key) => ({
      id,
      content: presentContent((await gifts.claim(memberId, id, key)).reward),
    }),
    toClaim: async (memberId, key) => (await gifts.toClaim(memberId, key)).map(String),
    past: async (memberId, wish) => (await gifts.past(memberId, wish)).map(presentPast),
  };
}
