import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { contractKinds } from './contracts.ts';
import { GameCategory } from './games.ts';
import { operation } from './operation.ts';
import { BettingRound, PlayTotals, RecordCursor, RoundCall, roundStates } from './records.ts';

/** Reports of an agent's current team: the whole subtree, with the agent. They show nobody outside it. */

const Day = z.iso.date();
const errors = ['VALIDATION', 'NOT_FOUND', 'NON_AGENT', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'] as const;

const Named = z.object({ id: Id, username: z.string() });

/** What a report on a member covers: the member's whole team, or the member alone. */
export const reportReaches = ['team', 'own'] as const;
export type ReportReach = (typeof reportReaches)[number];

const scope = {
  /** Days of the brand's calendar, both included. */
  from: Day,
  to: Day,
  /** The member it covers; by default the agent. */
  memberId: z.optional(Id),
  reach: z._default(z.enum(reportReaches), 'team'),
};

/** In every report: the members from the agent's direct downline to the member it covers; empty for the agent. */
const about = { currency: z.string(), path: z.array(Named) };

const page = { after: z.optional(RecordCursor), pageSize: z._default(queryInteger(1, 100), 20) };
const searched = z.string().check(z.maxLength(80));

const betsFilter = {
  ...scope,
  area: z.optional(GameCategory),
  vassalage: z.optional(z.string().check(z.maxLength(40))),
  /** A part of a game's name or code. */
  search: z.optional(searched),
  state: z.optional(z.enum(roundStates)),
};

/** A round of a member of the team. */
export const TeamRound = z.extend(BettingRound, { member: Named });
export type TeamRound = z.infer<typeof TeamRound>;

export const agentReportBets = operation({
  id: 'agentReportBets',
  method: 'GET',
  isReport: true,
  path: '/api/agents/reports/bets',
  access: 'member',
  summary:
    'The rounds that the team, or somebody of it, played on some days, latest first; `next` begins the following page. The first page tells the totals of all',
  query: z.object({ ...betsFilter, ...page }),
  value: z.object({
    ...about,
    list: z.array(TeamRound),
    next: z.nullable(z.string()),
    /** The number of rounds. Only on the first page; null if too many rounds are open or were rolled back. */
    total: z.nullable(z.int()),
    totals: z.nullable(PlayTotals),
  }),
  errors,
});

export const agentReportRound = operation({
  id: 'agentReportRound',
  method: 'GET',
  path: '/api/agents/reports/bets/{id}',
  access: 'member',
  summary: 'One round of a member of the team with every bet, win and rollback of it',
  params: z.object({ id: Id }),
  value: z.extend(TeamRound, { vendorName: z.string(), calls: z.array(RoundCall), tickets: z.array(BettingRound) }),
  errors,
});

export const agentReportFilters = operation({
  id: 'agentReportFilters',
  method: 'GET',
  path: '/api/agents/reports/filters',
  access: 'member',
  summary: 'The vendors that reports can be narrowed to',
  value: z.object({ vendors: z.array(z.object({ vassalage: z.string(), name: z.string() })) }),
  errors: ['NON_AGENT', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});

/**
 * What a row of profit and loss stands for: a direct downline with the whole team (and the member alone), one member of the team
 * alone, an area, a vendor, a day.
 */
export const profitGroups = ['downline', 'member', 'area', 'vendor', 'day'] as const;
export type ProfitGroup = (typeof profitGroups)[number];

export const profitSorts = [
  'name',
  'rounds',
  'stake',
  'validBet',
  'win',
  'net',
  'deposits',
  'withdrawals',
  'bonus',
  'commission',
] as const;
export type ProfitSort = (typeof profitSorts)[number];

/** Money has no vendor or area: null in rows by vendor or area. */
const figures = {
  rounds: z.int(),
  stake: Decimal,
  /** The part of the stake that is not decided yet. */
  openStake: Decimal,
  validBet: Decimal,
  win: Decimal,
  /** Win less decided stakes. */
  net: Decimal,
  deposits: z.nullable(Decimal),
  withdrawals: z.nullable(Decimal),
  /** Bonuses, rebates and gifts, less what was revoked. */
  bonus: z.nullable(Decimal),
  /** Dividends and salaries received, less those paid to downlines. */
  commission: z.nullable(Decimal),
};
export const TeamProfitFigures = z.object(figures);
export type TeamProfitFigures = z.infer<typeof TeamProfitFigures>;

export const TeamProfitLine = z.object({
  key: z.string(),
  /** The name of a member or vendor, or a day; empty for an area. */
  name: z.string(),
  /** Only in a row of a member. */
  member: z.nullable(z.object({ ...Named.shape, isAgent: z.boolean(), downlines: z.int(), isAlone: z.boolean() })),
  /** Only in a row of an area; null also for games that are no longer in the lobby. */
  area: z.nullable(GameCategory),
  ...figures,
});
export type TeamProfitLine = z.infer<typeof TeamProfitLine>;

const profitFilter = {
  ...scope,
  by: z._default(z.enum(profitGroups), 'downline'),
  /** The beginning of a member's name; used where rows are members. */
  search: z.optional(searched),
};

export const agentReportProfit = operation({
  id: 'agentReportProfit',
  method: 'GET',
  isReport: true,
  path: '/api/agents/reports/profit',
  access: 'member',
  summary:
    'What the team, or somebody of it, played and moved on some days, by downline, member, area, vendor or day, sorted by any figure. The first page tells the totals of all lines',
  query: z.object({
    ...profitFilter,
    ...page,
    sort: z._default(z.enum(profitSorts), 'validBet'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  value: z.object({
    ...about,
    list: z.array(TeamProfitLine),
    next: z.nullable(z.string()),
    total: z.nullable(z.int()),
    totals: z.nullable(TeamProfitFigures),
  }),
  errors,
});

/** The sums of all movements of a kind. */
const KindTotal = z.object({ kind: z.string(), movements: z.int(), movedIn: Decimal, movedOut: Decimal });
export type KindTotal = z.infer<typeof KindTotal>;

const movementTotals = {
  /** Only on the first page, and not for a search. */
  total: z.nullable(z.int()),
  totals: z.nullable(z.object({ movedIn: Decimal, movedOut: Decimal })),
  /** All kinds within these days, whatever the filter. */
  kinds: z.nullable(z.array(KindTotal)),
};

/** One movement of a member's cash. `amount` is signed. */
export const TeamMovement = z.object({
  id: z.string(),
  member: Named,
  kind: z.string(),
  amount: Decimal,
  currency: z.string(),
  reference: z.nullable(z.string()),
  description: z.nullable(z.string()),
  at: Instant,
});
export type TeamMovement = z.infer<typeof TeamMovement>;

const movementsFilter = {
  ...scope,
  kind: z.optional(z.string().check(z.maxLength(40))),
  /** A complete reference. */
  search: z.optional(searched),
};

export const agentReportMovements = operation({
  id: 'agentReportMovements',
  method: 'GET',
  isReport: true,
  path: '/api/agents/reports/movements',
  access: 'member',
  summary:
    'Movements of the team’s cash on some days, latest first, but for stakes, wins and what came back of stakes; of one member alone (`reach=own`) these too. The first page tells what each kind comes to',
  query: z.object({ ...movementsFilter, ...page }),
  value: z.object({ ...about, list: z.array(TeamMovement), next: z.nullable(z.string()), ...movementTotals }),
  errors,
});

/** What an agent's own report covers: income and payments of contracts, and transfers between members. */
export const ownMovementKinds = ['dividend', 'salary_daily', 'salary_hourly', 'salary_realtime', 'transfer'] as const;
export type OwnMovementKind = (typeof ownMovementKinds)[number];
const OwnKind = z.enum(ownMovementKinds);

/** One movement of the agent's own cash, with the other party and the contract run that it paid. */
export const OwnMovement = z.object({
  id: z.string(),
  kind: OwnKind,
  amount: Decimal,
  balance: Decimal,
  currency: z.string(),
  /** The other member, masked if it is an upline; null: the house. */
  partner: z.nullable(z.string()),
  run: z.nullable(z.object({ id: Id, kind: z.enum(contractKinds) })),
  reference: z.string(),
  at: Instant,
});
export type OwnMovement = z.infer<typeof OwnMovement>;

const ownFilter = { from: Day, to: Day, kind: z.optional(OwnKind) };

export const agentOwnMovements = operation({
  id: 'agentOwnMovements',
  method: 'GET',
  path: '/api/agents/reports/own',
  access: 'member',
  summary:
    'Dividends, salaries and transfers of the agent’s own on some days, received and paid, latest first. The first page tells what each kind comes to',
  query: z.object({ ...ownFilter, ...page }),
  value: z.object({
    currency: z.string(),
    list: z.array(OwnMovement),
    next: z.nullable(z.string()),
    ...movementTotals,
  }),
  errors: ['VALIDATION', 'NON_AGENT', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});

/** Exports for agents, beside those of a member's own records. */
export const teamExportWishes = [
  z.object({ record: z.literal('team_bets'), ...betsFilter }),
  z.object({ record: z.literal('team_profit'), ...profitFilter }),
  z.object({ record: z.literal('team_movements'), ...movementsFilter }),
  z.object({ record: z.literal('agent_movements'), ...ownFilter }),
  z.object({
    record: z.literal('agent_runs'),
    kind: z.enum(contractKinds),
    /** Payments received, or payments to downlines; only those of this downline if one is named. */
    side: z._default(z.enum(['upline', 'downline']), 'downline'),
    memberId: z.optional(Id),
    from: Day,
    to: Day,
  }),
  z.object({ record: z.literal('agent_income'), from: Day, to: Day }),
] as const;
