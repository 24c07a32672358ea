import type { Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { ReadHandle } from '../../platform/database.ts';
import { everyRow, presentPage } from '../../platform/paging.ts';
import { createUnreadableAlarm } from '../../platform/stored.ts';
import { createAudienceSize } from './audience-size.ts';
import type { Facts } from '../facts/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Rewards } from '../rewards/index.ts';
import { forgetApplications } from './forget.repo.ts';
import { type Activities, createActivities } from './activities.service.ts';
import { type Applications, createApplications } from './applications.service.ts';
import { type AwardsNeeds, createAwards } from './awards.service.ts';
import { createDays } from './days.service.ts';
import type { ContentLink } from './domain/content-link.ts';
import { createEnds } from './ends.service.ts';
import { createEngine } from './engine.service.ts';
import { selectPromotions } from './promotions.repo.ts';
import { presentAward } from './awards.present.ts';
import { promotionsAdminRoutes } from './promotions.admin.routes.ts';
import { createPromotionPlans } from './promotion-plans.ts';
import { promotionsRoutes, type PromotionsRoutesNeeds } from './promotions.routes.ts';
import { createPromotionsAdmin, type PromotionsAdmin, type AdminNeeds } from './promotions.admin.ts';
import { createRefunds } from './refunds.service.ts';
import { createStandings } from './standings.service.ts';

export type Promotions = Module & {
  admin: PromotionsAdmin;
  service: Activities;
  applications: Applications;
  /** The content's ID of a promotion; null where the content has none of the key. */
  activityOf: (key: string) => Promise<string | null>;
  /** Settles the days, weeks and months that are over. */
  closeDue: () => Promise<void>;
};

/** A promotion of the content, with its period. */
export type ContentPromotionLink = ContentLink & { startsAt: Temporal.Instant; endsAt: Temporal.Instant | null };

type Needs = Pick<AwardsNeeds, 'levelsOf' | 'timeZone' | 'excludedLinks'> &
  Pick<PromotionsRoutesNeeds, 'spend'> & {
    ledger: Pick<Ledger, 'moneyOf'>;
    facts: Pick<Facts, 'follow'>;
    rewards: Pick<
      Rewards,
      'give' | 'revoke' | 'fund' | 'budgetOf' | 'budgetsOf' | 'leftOf' | 'canGive' | 'statesOf' | 'claimGift' | 'gifts'
    >;
    links: () => Promise<ContentPromotionLink[]>;
    whyNoFreeRounds: AdminNeeds['whyNoFreeRounds'];
    record: AdminNeeds['record'];
    tags: AdminNeeds['tags'];
    tell: Inbox['tell'];
    defaultLanguage: () => Promise<Language>;
    money: () => Promise<{ currency: string; symbol: string }>;
    usernames: (db: ReadHandle, memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  };

/** The number of waiting gifts that are read. */
const WAITING = 500;

/** Promotions: data for which facts are counted, and that gives when its conditions hold. */
export function createPromotions(
  { pool, clock, log, metrics }: Pick<Deps, 'pool' | 'clock' | 'log' | 'metrics'>,
  needs: Needs,
): Promotions {
  const alarm = createUnreadableAlarm(log, metrics);
  const { rewards, facts, links, timeZone } = needs;
  const awards = createAwards({ clock, log, ...needs, give: rewards.give });
  const refunds = createRefunds({ clock, awards, revoke: rewards.revoke });
  const engine = createEngine({ clock, log, awards, refunds, alarm, timeZone });
  const ends = createEnds({ pool, clock, log, awards, alarm, timeZone });
  const standings = createStandings({
    pool,
    clock,
    awards,
    alarm,
    timeZone,
    links,
    giftStates: (ids) => rewards.statesOf(pool, ids),
    leftOf: (budgets) => rewards.leftOf(pool, budgets),
    waitingGifts: async (memberId) =>
      (await rewards.gifts.claimable(memberId, WAITING)).filter(({ source }) => source === 'promotion'),
  });
  const service = createActivities({ pool, clock, standings, awards, claimGift: rewards.claimGift });
  const applications = createApplications({ pool, clock, activities: service, awards, ...needs });
  const days = createDays({ pool, clock, standings, activities: service, engine, timeZone });
  const admin = createPromotionsAdmin({
    pool,
    clock,
    awards,
    rewards,
    alarm,
    timeZone,
    record: needs.record,
    tags: needs.tags,
    whyNoFreeRounds: needs.whyNoFreeRounds,
    periods: async () => new Map((await links()).map((link) => [link.key, link])),
  });

  const audienceSize = createAudienceSize({
    pool,
    clock,
    levelsOf: needs.levelsOf,
    elapsed: () => performance.now(),
  });

  facts.follow({
    name: 'promotions',
    kinds: [
      'registered',
      'signed_in',
      'deposit_credited',
      'deposit_refunded',
      'messenger_linked',
      'birthday',
      'played',
      'vip_changed',
    ],
    handle: engine.handle,
  });

  return {
    name: 'promotions',
    admin,
    service,
    applications,
    activityOf: async (key) => (await links()).find((link) => link.key === key)?.id ?? null,
    closeDue: ends.closeDue,
    personalData: async (memberId) => ({
      awards: await everyRow(async (wish) => presentPage(await admin.awardsOf(memberId, wish), presentAward)),
    }),
    forget: { now: forgetApplications },
    adminRoutes: (app) =>
      promotionsAdminRoutes(app, {
        admin,
        applications,
        links,
        currency: async () => (await needs.money()).currency,
        usernames: (ids) => needs.usernames(pool, ids),
      }),
    plans: [createPromotionPlans({ pool, clock, alarm, admin, ...needs, audienceSize })],
    routes: (app) =>
      promotionsRoutes(app, {
        service,
        applications,
        days,
        keys: async () => new Map((await selectPromotions(pool, alarm)).map(({ id, key }) => [id, key])),
        ...needs,
      }),
    jobs: [
      { name: 'promotions_close', cron: '*/5 * * * *', run: ends.closeDue },
      { name: 'promotions_costs', cron: '*/10 * * * *', run: admin.addUpCosts },
      { name: 'promotions_drop_pictures', cron: '35 * * * *', run: applications.dropLoosePictures },
    ],
  };
}
