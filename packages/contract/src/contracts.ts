import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from './common.ts';
import { MOST_TIERS } from './constants.ts';
import { operation } from './operation.ts';

/** Contracts between an upline and a direct downline, and their settlement. */

export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** How often dividends can be settled. */
export const contractPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
/** A salary's period follows from its kind: a day, an hour, five minutes. */
export type ContractPeriod = (typeof contractPeriods)[number] | 'hour' | 'slot';
const Period = z.enum([...contractPeriods, 'hour', 'slot']);

export const contractStates = [
  'offered',
  'signed',
  'rejected',
  'termination_requested',
  'terminated',
  'superseded',
] as const;
export type ContractState = (typeof contractStates)[number];

/** The filters of contracts: on offer, in force, or ended. */
export const contractStandings = ['offered', 'in_force', 'over'] as const;
export type ContractStanding = (typeof contractStandings)[number];

/** A tier of the ladder: reached when all its thresholds are met; the highest one reached counts. */
export const ContractTier = z.object({
  /** Members of the team whose valid bets in the period reach the brand's setting. */
  activeMembers: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  /** The team's valid bets of the period: a day's or an hour's bet amount for salaries. */
  validBet: Decimal,
  /** The house's win on the team in the period; dividends only. */
  profit: Decimal,
  /** Percentage of the base, or the amount for each started unit of it. */
  share: Decimal,
});

export type ContractTier = z.infer<typeof ContractTier>;

export const ContractTerms = z.object({
  pay: z.enum(['rate', 'unit']),
  /** The unit of the base; used where `pay` is `unit`. */
  unit: Decimal,
  /** A loss in one period is deducted from the next; dividends only. */
  carriesDeficit: z.boolean(),
  /** What vendors take of the house's win, in percent; dividends only. */
  feePercent: Decimal,
  tiers: z.array(ContractTier).check(z.minLength(1), z.maxLength(MOST_TIERS)),
});
export type ContractTerms = z.infer<typeof ContractTerms>;

/** The member's side of a contract. */
const Side = z.enum(['upline', 'downline']);

export const AgentContract = z.object({
  id: Id,
  kind: z.enum(contractKinds),
  period: Period,
  side: Side,
  /** The other party; null: the brand. */
  partner: z.nullable(z.object({ id: Id, name: z.string() })),
  terms: ContractTerms,
  state: z.enum(contractStates),
  /** The side that asked for its termination. */
  requestedBy: z.nullable(Side),
  /** From when and until when play counts. */
  startsAt: z.nullable(Instant),
  endsAt: z.nullable(Instant),
  offeredAt: Instant,
  changedAt: Instant,
});
export type AgentContract = z.infer<typeof AgentContract>;

/**
 * A contract of the member's that an offer to them has ended already (`offer`: it gives less), or that signing it ends (`signature`).
 * The member is its downline, or its upline.
 */
export const ContractEnding = z.object({
  offerId: Id,
  contract: AgentContract,
  by: z.enum(['offer', 'signature']),
});
export type ContractEnding = z.infer<typeof ContractEnding>;

/** What the member must answer: a new contract, or a termination that the other side asks for. */
const Waiting = z.enum(['none', 'new', 'termination']);

export const consolidatedContracts = operation({
  id: 'consolidatedContracts',
  method: 'GET',
  path: '/api/contracts/consolidated',
  access: 'member',
  summary: 'Of each kind of contract, what waits for the member’s answer, and the contracts it is about',
  value: z.object({
    dailysalreqtype: Waiting,
    divtypereq: Waiting,
    contracthoursalreq: Waiting,
    realtimesalreqtype: Waiting,
    list: z.array(AgentContract),
    endings: z.array(ContractEnding),
  }),
  errors: ['TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});

/** In the live stream: a contract of the member has changed. `waiting` is how many wait for the member's answer. */
export const ContractNews = z.object({ waiting: z.int() });

const listing = {
  before: z.optional(Id),
  pageSize: z._default(queryInteger(1, 100), 20),
};

export const agentContracts = operation({
  id: 'agentContracts',
  method: 'GET',
  path: '/api/contracts',
  access: 'member',
  summary:
    'The member’s contracts with their upline (`side=downline`) or with their downlines, latest first. With `partnerId` those with one of these, with `search` those with direct downlines whose username begins so',
  query: z.object({
    ...listing,
    side: z._default(Side, 'downline'),
    kind: z.optional(z.enum(contractKinds)),
    standing: z.optional(z.enum(contractStandings)),
    partnerId: z.optional(Id),
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  }),
  value: z.object({ list: z.array(AgentContract), next: z.nullable(Id) }),
  errors: ['TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});

export const agentContract = operation({
  id: 'agentContract',
  method: 'GET',
  path: '/api/contracts/{id}',
  access: 'member',
  summary: 'A contract of the member’s, with everything that was done with it',
  params: z.object({ id: Id }),
  value: z.object({
    contract: AgentContract,
    steps: z.array(
      z.object({
        step: z.string(),
        state: z.enum(contractStates),
        by: z.enum(['upline', 'downline', 'house']),
        at: Instant,
      }),
    ),
    /** For the downline of an open offer. */
    endings: z.array(ContractEnding),
  }),
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});

export const offerContract = operation({
  id: 'offerContract',
  method: 'POST',
  path: '/api/contracts',
  access: 'member',
  summary:
    'Offers a direct downline a contract. One that gives less than contracts below it is refused with these (`value.ends`) until `proceed` is true: then they end, and both sides are told',
  body: z.object({
    kind: z.enum(contractKinds),
    period: Period,
    downlineId: Id,
    terms: ContractTerms,
    proceed: z._default(z.boolean(), false),
  }),
  value: AgentContract,
  errors: [
    'VALIDATION',
    'NON_AGENT',
    'NOT_FOUND',
    'CONTRACT_TERMS',
    'CONTRACT_RATE_TOO_HIGH',
    'CONTRACT_LOWER_RATE',
    'CONTRACT_KIND_CLOSED',
    'TRUE_ACCOUNT_REQUIRED',
    'AGENTS_CLOSED',
  ],
});

const contractActions = ['sign', 'reject', 'request_termination', 'confirm_termination'] as const;
export type ContractAction = (typeof contractActions)[number];

const processing = {
  method: 'POST',
  access: 'member',
  body: z.object({ contractId: Id, action: z.enum(contractActions) }),
  value: AgentContract,
  errors: [
    'NOT_FOUND',
    'CONTRACT_STATE',
    'CONTRACT_RATE_TOO_HIGH',
    'CONTRACT_KIND_CLOSED',
    'TRUE_ACCOUNT_REQUIRED',
    'AGENTS_CLOSED',
  ],
} as const;

export const processDividendContract = operation({
  id: 'processDividendContract',
  path: '/api/contracts/dividend/process',
  summary: 'Signs or rejects a dividend contract, or asks for or confirms its termination',
  ...processing,
});

export const processDailySalaryContract = operation({
  id: 'processDailySalaryContract',
  path: '/api/contracts/daily-salary/process',
  summary: 'Signs or rejects a daily salary contract, or asks for or confirms its termination',
  ...processing,
});

export const processHourSalaryContract = operation({
  id: 'processHourSalaryContract',
  path: '/api/contracts/hour-salary/process',
  summary: 'Signs or rejects an hourly salary contract, or asks for or confirms its termination',
  ...processing,
});

export const processRealtimeSalaryContract = operation({
  id: 'processRealtimeSalaryContract',
  path: '/api/contracts/realtime-salary/process',
  summary: 'Signs or rejects a real-time salary contract, or asks for or confirms its termination',
  ...processing,
});

const Day = z.iso.date();

export const runStates = ['computed', 'paid', 'owed', 'nothing'] as const;
export type RunState = (typeof runStates)[number];

/** The result of a contract for one period. */
export const AgentRun = z.object({
  id: Id,
  contractId: Id,
  kind: z.enum(contractKinds),
  startsAt: Instant,
  endsAt: Instant,
  currency: z.string(),
  activeMembers: z.int(),
  validBet: Decimal,
  profit: Decimal,
  base: Decimal,
  /** From 1; 0: no tier was reached. */
  tier: z.int(),
  /** What the period earned; adjustments of earlier periods; the deficit carried over. */
  gross: Decimal,
  adjusted: Decimal,
  carriedIn: Decimal,
  /** What is paid in total; how much of it was passed on to direct downlines; the rest. */
  due: Decimal,
  paidDown: Decimal,
  net: Decimal,
  state: z.enum(runStates),
  paidAt: z.nullable(Instant),
  /** The member who receives it. */
  member: z.object({ id: Id, name: z.string() }),
});
export type AgentRun = z.infer<typeof AgentRun>;

/** The sums of several runs. */
const RunTotals = z.object({
  runs: z.int(),
  gross: Decimal,
  adjusted: Decimal,
  due: Decimal,
  paid: Decimal,
  owed: Decimal,
  paidDown: Decimal,
  net: Decimal,
});

export const agentRuns = operation({
  id: 'agentRuns',
  method: 'GET',
  path: '/api/contracts/runs',
  access: 'member',
  summary:
    'What contracts of a kind came to, latest first: the member’s own, or (`memberId`) those of somebody in their team; with `side=upline` those they pay to their downlines, or to one of them. From one day of the brand’s calendar to another, both included, by when the period began; `side=upline` asks for days. `next` begins the following page',
  query: z.object({
    ...listing,
    kind: z.enum(contractKinds),
    side: z._default(Side, 'downline'),
    memberId: z.optional(Id),
    from: z.optional(Day),
    to: z.optional(Day),
    state: z.optional(z.enum(runStates)),
  }),
  value: z.object({
    list: z.array(AgentRun),
    next: z.nullable(Id),
    /** For the requested days, whatever the state; only on the first page, and only if days are given. */
    totals: z.nullable(RunTotals),
  }),
  errors: ['VALIDATION', 'NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});

/** A period that has not ended yet. */
const RunningPeriod = z.object({
  startsAt: Instant,
  endsAt: Instant,
  /** When it will be settled. */
  settlesAt: Instant,
});

export const agentPeriod = operation({
  id: 'agentPeriod',
  method: 'GET',
  path: '/api/contracts/period',
  access: 'member',
  summary: 'The running period of the member’s contract of a kind; null where none is in force',
  query: z.object({ kind: z.enum(contractKinds) }),
  value: z.object({ now: Instant, period: z.nullable(RunningPeriod) }),
  errors: ['TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});

export const agentRun = operation({
  id: 'agentRun',
  method: 'GET',
  path: '/api/contracts/runs/{id}',
  access: 'member',
  summary:
    'One period of a contract of the member’s or of their team: its terms, what the next tier still needed, its corrections, and the members whose play made it, by id after `after`',
  params: z.object({ id: Id }),
  query: z.object({ after: z.optional(Id), pageSize: z._default(queryInteger(1, 100), 20) }),
  value: z.object({
    run: AgentRun,
    terms: ContractTerms,
    /** What was missing for the next tier; null: the highest tier was reached. */
    missing: z.nullable(z.object({ activeMembers: z.int(), validBet: Decimal, profit: Decimal })),
    adjustments: z.array(z.object({ ofRun: Id, startsAt: Instant, before: Decimal, after: Decimal, amount: Decimal })),
    members: z.array(z.object({ id: Id, name: z.string(), validBet: Decimal, win: Decimal })),
    next: z.nullable(Id),
  }),
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});

export const agentRunRounds = operation({
  id: 'agentRunRounds',
  method: 'GET',
  path: '/api/contracts/runs/{id}/members/{memberId}/rounds',
  access: 'member',
  summary: 'The rounds of one member that count in a period of a contract, first to last',
  params: z.object({ id: Id, memberId: Id }),
  query: z.object({ after: z.optional(Id), pageSize: z._default(queryInteger(1, 100), 20) }),
  value: z.object({
    list: z.array(
      z.object({
        id: Id,
        vassalage: z.string(),
        gameCode: z.string(),
        state: z.enum(['open', 'closed', 'rolled_back']),
        stake: Decimal,
        win: Decimal,
        validBet: Decimal,
        startedAt: Instant,
      }),
    ),
    next: z.nullable(Id),
  }),
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED', 'AGENTS_CLOSED'],
});
