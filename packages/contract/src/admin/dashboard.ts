import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { gameTypes } from '../games.ts';
import { operation } from '../operation.ts';
import { listOf, page, reason } from './lists.ts';

/** The longest range that the dashboard adds up. */
export const DASHBOARD_DAYS = 92;

const days = { from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) };
const Days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Sums of play. What each of them is, the console says beside it; decision 0066 has the rules. */
const playFields = {
  rounds: z.int(),
  /** Bets less those taken back; undecided ones included. */
  stakes: Decimal,
  /** The part of `stakes` that is not decided yet. */
  openStakes: Decimal,
  wins: Decimal,
  /** Decided stakes less wins. */
  ggr: Decimal,
};

export const DashboardFigures = z.object({
  ...playFields,
  /** Credited, less refunds. */
  deposits: Decimal,
  depositCount: z.int(),
  /** What left members' accounts for withdrawals, fees included, less what came back. */
  withdrawals: Decimal,
  withdrawalCount: z.int(),
  /** What bonuses, rebates and gifts put into members' accounts, less what was taken back. */
  bonusCost: Decimal,
  /** What the house paid agents by their contracts. */
  commission: Decimal,
  /** GGR less bonus cost and commission. */
  ngr: Decimal,
  signUps: z.int(),
  firstDeposits: z.int(),
  /** Members whose first round of the day began then: over a day, each counts once. */
  activeMembers: z.int(),
});
export type DashboardFigures = z.infer<typeof DashboardFigures>;

export const Dashboard = z.object({
  /** The moment that the figures are of. */
  at: Instant,
  /** The brand's: it decides where days and hours begin. */
  timeZone: z.string(),
  currency: z.string(),
  /** The brand's day that it is. */
  today: z.iso.date(),
  range: Days,
  figures: DashboardFigures,
  /** The range moved back by its own length (one day: yesterday), up to the same time of day. */
  before: z.object({ range: Days, figures: DashboardFigures }),
  /** The range moved back by whole weeks, up to the same time of day. */
  weekBefore: z.object({ range: Days, figures: DashboardFigures }),
  /** Members with an open session that was used in the last five minutes; null where it was not counted then. */
  online: z.object({ now: z.nullable(z.int()), before: z.nullable(z.int()), weekBefore: z.nullable(z.int()) }),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const adminDashboard = operation({
  id: 'adminDashboard',
  method: 'GET',
  isReport: true,
  path: '/api/admin/dashboard',
  access: 'staff',
  permission: 'dashboard.view',
  summary:
    'The brand’s figures of some days (today where none are given), beside those of the day and of the week before',
  query: z.object(days),
  value: Dashboard,
  errors: ['VALIDATION'],
});

export const dashboardUnits = ['hour', 'day'] as const;
export type DashboardUnit = (typeof dashboardUnits)[number];

export const adminDashboardSeries = operation({
  id: 'adminDashboardSeries',
  method: 'GET',
  isReport: true,
  path: '/api/admin/dashboard/series/{unit}',
  access: 'staff',
  permission: 'dashboard.view',
  summary: 'The figures of some days hour by hour or day by day, each with its beginning; those to come are left out',
  params: z.object({ unit: z.enum(dashboardUnits) }),
  query: z.object(days),
  value: z.object({ range: Days, list: z.array(z.extend(DashboardFigures, { at: Instant })) }),
  errors: ['VALIDATION'],
});

export const dashboardParts = ['vendor', 'area', 'game'] as const;
export type DashboardPart = (typeof dashboardParts)[number];

export const DashboardPlay = z.object({
  ...playFields,
  /** What identifies it: an area, a vendor’s code, or a vendor’s code and a game’s. */
  id: z.string(),
  name: z.string(),
  /** Null where games of several areas are added up. */
  area: z.nullable(z.enum(gameTypes)),
  /** Wins in percent of decided stakes, with two decimals; null where none is decided. */
  rtp: z.nullable(z.string()),
  /** GGR of the range before of the same length. */
  ggrBefore: Decimal,
});
export type DashboardPlay = z.infer<typeof DashboardPlay>;

export const adminDashboardPlay = operation({
  id: 'adminDashboardPlay',
  method: 'GET',
  isReport: true,
  path: '/api/admin/dashboard/play/{part}',
  access: 'staff',
  permission: 'dashboard.view',
  summary: 'Play of some days by vendor, area or game, the largest stakes first; at most 200 games',
  params: z.object({ part: z.enum(dashboardParts) }),
  query: z.object(days),
  value: z.object({ range: Days, list: z.array(DashboardPlay) }),
  errors: ['VALIDATION'],
});

export const DashboardLine = z.object({
  ...playFields,
  /** The member at the head of the line; null: members below no agent, together. */
  id: z.nullable(Id),
  name: z.string(),
  deposits: Decimal,
  withdrawals: Decimal,
  bonusCost: Decimal,
  activeMembers: z.int(),
});
export type DashboardLine = z.infer<typeof DashboardLine>;

/** The longest range of agents’ lines: they are added up from members’ days. */
export const DASHBOARD_LINE_DAYS = 31;

export const adminDashboardLines = operation({
  id: 'adminDashboardLines',
  method: 'GET',
  isReport: true,
  path: '/api/admin/dashboard/lines',
  access: 'staff',
  permission: 'dashboard.view',
  summary: 'Figures of some days by agent line, as the lines are today, the largest stakes first; at most 200 lines',
  query: z.object(days),
  value: z.object({ range: Days, list: z.array(DashboardLine) }),
  errors: ['VALIDATION'],
});

/** What alerts are about, by what is measured. */
export const alertKinds = [
  'vendor_errors',
  'deposit_success',
  'payout_success',
  'rtp',
  'withdrawal_age',
  'deposit_age',
  'verification',
  'job_age',
  'reconciliation',
  'vendor_reconciliation',
] as const;
export type AlertKind = (typeof alertKinds)[number];

export const DashboardAlert = z.object({
  id: Id,
  kind: z.enum(alertKinds),
  /** Which vendor, provider, game, check or job; empty where there is only one. */
  subject: z.string(),
  /** As it was measured last: a percentage, minutes, or how often a check has failed. */
  value: z.string(),
  /** What it should not reach, or (of a success rate) not fall below; of an RTP, its band. */
  threshold: z.string(),
  firstSeenAt: Instant,
  lastSeenAt: Instant,
  /** Null while it lasts. */
  closedAt: z.nullable(Instant),
  /** The employee who deals with it. */
  acknowledgedBy: z.nullable(z.string()),
  acknowledgedAt: z.nullable(Instant),
});
export type DashboardAlert = z.infer<typeof DashboardAlert>;

export const adminAlerts = operation({
  id: 'adminAlerts',
  method: 'GET',
  path: '/api/admin/alerts',
  access: 'staff',
  permission: 'dashboard.view',
  summary: 'What is over its threshold now, the latest first, and the last 20 alerts that are over',
  value: z.object({ open: z.array(DashboardAlert), closed: z.array(DashboardAlert) }),
});

/** What the dashboard shows as it happens. */
export const happeningKinds = ['win', 'deposit', 'payout', 'deposit_failed', 'payout_failed'] as const;
export type HappeningKind = (typeof happeningKinds)[number];

export const DashboardHappening = z.object({
  id: z.string(),
  kind: z.enum(happeningKinds),
  at: Instant,
  memberId: Id,
  username: z.string(),
  amount: Decimal,
  currency: z.string(),
  /** The game of a win, the way of a deposit, why a payout failed. */
  about: z.string(),
  /** The deposit, the withdrawal, or the round. */
  caseId: Id,
});
export type DashboardHappening = z.infer<typeof DashboardHappening>;

export const adminDashboardFeed = operation({
  id: 'adminDashboardFeed',
  method: 'GET',
  path: '/api/admin/dashboard/feed',
  access: 'staff',
  permission: 'dashboard.view',
  summary:
    'What has just happened, the latest first: large wins, deposits and payouts, and those that failed. At most the last ten minutes; an answer may repeat some of the one before',
  query: z.object({
    /** `at` of the answer before. */
    since: z.optional(Instant),
  }),
  value: z.object({
    at: Instant,
    /** From which amount on a win is shown. */
    largeWin: Decimal,
    list: z.array(DashboardHappening),
  }),
});

export const adminAlertAcknowledgement = operation({
  id: 'adminAlertAcknowledgement',
  method: 'PUT',
  path: '/api/admin/alerts/{id}/acknowledgement',
  access: 'staff',
  permission: 'dashboard.edit',
  summary: 'Says who deals with an alert. It stays open for as long as it lasts',
  params: z.object({ id: Id }),
  body: z.object({ reason }),
  value: DashboardAlert,
  errors: ['NOT_FOUND'],
});

/** What a vendor or a game paid back, beside what it should. */
export const AdminReturn = z.object({
  ...playFields,
  /** A vendor’s code, or a vendor’s code and a game’s. */
  id: z.string(),
  name: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  /** Wins in percent of decided stakes; null where none is decided. */
  rtp: z.nullable(z.string()),
  /** What the catalogue says it should be; of a vendor the mean of its games by decided stakes. Null where one of them says nothing. */
  theoretical: z.nullable(z.string()),
  /** Between these is chance, as far as it is known. Null where `theoretical` is, or there are too few rounds to judge. */
  band: z.nullable(z.object({ low: z.string(), high: z.string() })),
  /** Whether `rtp` is outside the band. */
  isOutside: z.boolean(),
});
export type AdminReturn = z.infer<typeof AdminReturn>;

export const returnParts = ['vendor', 'game'] as const;

export const adminReturns = operation({
  id: 'adminReturns',
  method: 'GET',
  isReport: true,
  path: '/api/admin/returns/{part}',
  access: 'staff',
  permission: 'games.view',
  summary:
    'RTP of some days (the last 30 where none are given) by vendor or game: what is outside its band first, then the largest stakes',
  params: z.object({ part: z.enum(returnParts) }),
  query: z.object({ ...days, ...page, vassalage: z.optional(z.string().check(z.maxLength(40))) }),
  value: z.extend(listOf(AdminReturn), {
    range: Days,
    /**
     * What the band assumes: the standard deviation of a round’s win in stakes, how many deviations of the mean are chance, and from how many
     * rounds on it is judged.
     */
    assumed: z.object({ deviation: z.int(), deviations: z.string(), rounds: z.int() }),
  }),
  errors: ['VALIDATION'],
});
