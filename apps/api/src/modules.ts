import { composeBase, type Keys } from './composition/base.ts';
import { composeCompliance } from './composition/compliance.ts';
import { composeGames } from './composition/games.ts';
import { composeLaunch } from './composition/launch.ts';
import { composeMoney } from './composition/money.ts';
import { composePeople } from './composition/people.ts';
import { composeReports } from './composition/reports.ts';
import { composeRewards } from './composition/rewards.ts';
import { composeService } from './composition/service.ts';
import type { Deps, Module } from './module.ts';
import { createExports } from './modules/exports/index.ts';
import { createIdempotency } from './modules/idempotency/index.ts';
import { createMailings } from './modules/inbox/index.ts';
import { createLedgerModule } from './modules/ledger/index.ts';
import { createPlans } from './modules/plans/index.ts';
import { createLive } from './modules/live/index.ts';
import { createPrivacy } from './modules/privacy/index.ts';
import { createSettingsModule } from './modules/settings/index.ts';

export type { Keys } from './composition/base.ts';
export type Composed = ReturnType<typeof composeModules>;

/**
 * The one place where modules are created and wired, one area after the other. Their order in `modules` is that of
 * their start.
 */
export function composeModules(deps: Deps, keys: Keys) {
  const base = composeBase(deps, keys);
  const people = composePeople(deps, base);
  const games = composeGames(deps, base, people);
  const money = composeMoney(deps, { base, people, games });
  const launch = composeLaunch(deps, { base, people, games, money });
  const reports = composeReports(deps, { base, people, games, money });
  const rewards = composeRewards(deps, { base, people, games, money, reports });

  const { ledger, settings, texts, site, members, media, content, inbox, facts, wallet, corrections, approvals } = base;
  const { throttle, sessions, verification, credentials, recovery, registration, signIn } = people;
  const { limits, payees, referral, staff, member, vip } = people;
  const { catalogue, vendors, myGames, lottery } = games;
  const { bonuses, payments, deposits, withdrawals, paymentCallbacks, reconciliation, transfers } = money;
  const { figures, agents, records, dashboard } = reports;
  const { points, rebate, promotions, missions, prizes } = rewards;
  const compliance = composeCompliance(deps, { base, people });
  const { chat, tickets } = composeService(deps, { base, people });
  const live = createLive(deps, {
    snapshot: wallet.balanceOf,
    isSessionLive: sessions.isLive,
  });

  const modules: Module[] = [
    createLedgerModule(deps, {
      ledger,
      defaultLanguage: base.defaultLanguage,
      describe: records.describe,
      usernames: (ids) => members.usernames(deps.pool, ids),
      memberNamed: async (username) => (await members.byName(deps.pool, username))?.id ?? null,
    }),
    createIdempotency(deps),
    createSettingsModule(settings, base.approvals.guard({ kind: 'setting', ...settings.admin.act })),
    texts,
    site,
    inbox,
    facts,
    throttle,
    sessions,
    verification,
    credentials,
    recovery,
    registration,
    signIn,
    limits,
    referral,
    staff,
    approvals,
    member,
    payees,
    media,
    content,
    catalogue,
    vendors,
    launch,
    myGames,
    wallet,
    corrections,
    vip,
    points,
    bonuses,
    payments,
    deposits,
    withdrawals,
    paymentCallbacks,
    reconciliation,
    transfers,
    figures,
    agents,
    records,
    dashboard,
    rebate,
    rewards.rewards,
    promotions,
    missions,
    prizes,
    lottery,
    compliance,
    tickets,
    chat,
    live,
  ];

  return {
    modules: [
      ...modules,
      createPlans(deps, {
        record: base.recordByHand,
        guard: approvals.guard,
        leftOf: async (db, ids) => [
          ...(await rewards.rewards.leftOf(db, ids)),
          ...(await bonuses.admin.leftOf(db, ids)),
        ],
        kinds: modules.flatMap(({ plans = [] }) => plans),
      }),
      createMailings(deps, {
        textsOf: inbox.admin.textsOf,
        timeZone: base.timeZone,
        memberNamed: async (username) => (await members.byName(deps.pool, username))?.id ?? null,
        record: base.recordByHand,
      }),
      createPrivacy(deps, {
        members,
        guard: approvals.guard,
        record: base.recordByHand,
        modules,
        retention: base.setting(({ retention }) => retention),
        timeZone: base.timeZone,
        usernames: (ids) => members.usernames(deps.pool, ids),
      }),
      createExports(deps, { record: base.recordByHand, timeZone: base.timeZone, modules }),
    ],
    authenticateMember: sessions.find,
    authenticateStaff: staff.authenticate,
    boot: site.boot,
    frameSources: async () => [...(await vendors.launchOrigins()), ...(await site.frameOrigins())],
    imageSources: site.imageOrigins,
    gate: site.gate,
    ledger,
    settings,
    site,
    members,
    content,
    texts,
    inbox,
    facts,
    credentials,
    recovery,
    registration,
    signIn,
    limits,
    payees,
    points,
    staff,
    catalogue,
    vendors,
    vip,
    bonuses,
    corrections,
    payments,
    deposits,
    reconciliation,
    figures,
    agents,
    dashboard,
    rewards: rewards.rewards,
    promotions,
    missions,
    prizes,
    lottery,
    transfers,
    withdrawals,
  };
}
