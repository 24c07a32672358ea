import * as z from 'zod/mini';
import { Decimal, Instant } from './common.ts';
import {
  exclusionMonths,
  limitKinds,
  limitPeriods,
  realityCheckMinutes,
  sessionMinutes,
  timeOutHours,
} from './constants.ts';
import { operation } from './operation.ts';

/** Responsible play: the limits that members set themselves. */

export const LimitKind = z.enum(limitKinds);
export type LimitKind = z.infer<typeof LimitKind>;

export const LimitPeriod = z.enum(limitPeriods);
export type LimitPeriod = z.infer<typeof LimitPeriod>;

const raise = {
  /** For a raise or a removal that waits: when it takes effect. */
  pendingAt: z.nullable(Instant),
};

export const MoneyLimit = z.object({
  kind: LimitKind,
  period: LimitPeriod,
  /** The member's own. Null: only the operator limits this, or another waits. */
  amount: z.nullable(Decimal),
  /** What the operator limits; the member cannot loosen it. Null: nothing. */
  operatorAmount: z.nullable(Decimal),
  /** What holds now: the stricter of both. Null: nothing. */
  inForce: z.nullable(Decimal),
  /** So far in this period; a net win counts as no loss. */
  used: Decimal,
  /** When the period ends and the next one begins at zero. */
  resetsAt: Instant,
  ...raise,
  /** The amount that waits; null with a `pendingAt`: the limit will be removed. */
  pendingAmount: z.nullable(Decimal),
});
export type MoneyLimit = z.infer<typeof MoneyLimit>;

/** The limit that refused a stake. */
export const StakeRefusal = z.object({
  /** The limit on stakes or losses, the member's own or the operator's, or the highest stake that their bonus, or the game, allows. */
  limit: z.enum(['stake', 'loss', 'bonus', 'game']),
  /** Of such a limit. */
  period: z.nullable(LimitPeriod),
  /** The highest stake that it leaves. */
  most: Decimal,
});
export type StakeRefusal = z.infer<typeof StakeRefusal>;

export const SessionLimit = z.object({
  /** The member's own. */
  minutes: z.nullable(z.int()),
  /** What the operator limits. */
  operatorMinutes: z.nullable(z.int()),
  /** What holds now: the stricter of both. */
  inForce: z.nullable(z.int()),
  ...raise,
  pendingMinutes: z.nullable(z.int()),
  /** When this session reaches its limit. */
  endsAt: z.nullable(Instant),
});
export type SessionLimit = z.infer<typeof SessionLimit>;

export const PlayLimits = z.object({
  currency: z.string(),
  list: z.array(MoneyLimit),
  session: z.nullable(SessionLimit),
  /** Until then the member can neither play nor pay in. */
  timeOutUntil: z.nullable(Instant),
  /** `until` null: for ever. */
  selfExclusion: z.nullable(z.object({ since: Instant, until: z.nullable(Instant) })),
  /** How often the site shows how long, and with what result, the member has been playing. */
  realityCheckMinutes: z.int(),
});
export type PlayLimits = z.infer<typeof PlayLimits>;

export const playLimits = operation({
  id: 'playLimits',
  method: 'GET',
  path: '/api/limits',
  access: 'member',
  summary: 'The member’s own limits, how much of each is used, and what waits to come into force',
  value: PlayLimits,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

const moneyLimit = z.object({ kind: LimitKind, period: LimitPeriod });

export const setMoneyLimit = operation({
  id: 'setMoneyLimit',
  method: 'PUT',
  path: '/api/limits/{kind}/{period}',
  access: 'member',
  summary: 'Sets a limit: a first or a lower one holds at once, a higher one after 24 hours',
  params: moneyLimit,
  body: z.object({ amount: Decimal }),
  value: PlayLimits,
  errors: ['VALIDATION', 'TRUE_ACCOUNT_REQUIRED'],
});

export const removeMoneyLimit = operation({
  id: 'removeMoneyLimit',
  method: 'DELETE',
  path: '/api/limits/{kind}/{period}',
  access: 'member',
  summary: 'Takes a limit away after 24 hours; one that is not there is no error',
  params: moneyLimit,
  value: PlayLimits,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const keepMoneyLimit = operation({
  id: 'keepMoneyLimit',
  method: 'DELETE',
  path: '/api/limits/{kind}/{period}/pending',
  access: 'member',
  summary: 'Withdraws a raise or a removal that waits; the limit stays as it is',
  params: moneyLimit,
  value: PlayLimits,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const setSessionLimit = operation({
  id: 'setSessionLimit',
  method: 'PUT',
  path: '/api/limits/session',
  access: 'member',
  summary:
    'Limits how long a session lasts, this one too: a first or a lower limit at once, a higher one after 24 hours',
  body: z.object({ minutes: z.int().check(z.minimum(sessionMinutes.min), z.maximum(sessionMinutes.max)) }),
  value: PlayLimits,
  errors: ['VALIDATION', 'TRUE_ACCOUNT_REQUIRED'],
});

export const removeSessionLimit = operation({
  id: 'removeSessionLimit',
  method: 'DELETE',
  path: '/api/limits/session',
  access: 'member',
  summary: 'Takes the limit of a session away after 24 hours',
  value: PlayLimits,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const keepSessionLimit = operation({
  id: 'keepSessionLimit',
  method: 'DELETE',
  path: '/api/limits/session/pending',
  access: 'member',
  summary: 'Withdraws a raise or a removal of the session’s limit that waits',
  value: PlayLimits,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const takeTimeOut = operation({
  id: 'takeTimeOut',
  method: 'POST',
  path: '/api/limits/time-out',
  access: 'member',
  summary: 'A pause of 24 hours to six weeks, from now; one that lasts longer already stays',
  body: z.object({ hours: z.int().check(z.minimum(timeOutHours.min), z.maximum(timeOutHours.max)) }),
  value: PlayLimits,
  errors: ['VALIDATION', 'TRUE_ACCOUNT_REQUIRED'],
});

export const excludeSelf = operation({
  id: 'excludeSelf',
  method: 'POST',
  path: '/api/limits/self-exclusion',
  access: 'member',
  summary: 'Excludes the member from play and deposits, and ends their sessions. Nobody can undo or shorten it',
  body: z.object({
    /** Null: for ever. */
    months: z.nullable(z.int().check(z.minimum(exclusionMonths.min), z.maximum(exclusionMonths.max))),
  }),
  value: PlayLimits,
  errors: ['VALIDATION', 'TRUE_ACCOUNT_REQUIRED'],
});

export const setRealityCheck = operation({
  id: 'setRealityCheck',
  method: 'PUT',
  path: '/api/limits/reality-check',
  access: 'member',
  summary: 'How often the site tells how long and how the member has been playing',
  body: z.object({
    minutes: z.int().check(z.minimum(realityCheckMinutes.min), z.maximum(realityCheckMinutes.max)),
  }),
  value: PlayLimits,
  errors: ['VALIDATION', 'TRUE_ACCOUNT_REQUIRED'],
});

export const realityCheck = operation({
  id: 'realityCheck',
  method: 'GET',
  path: '/api/limits/reality-check',
  access: 'member',
  summary: 'What the session has come to so far: its length, and the rounds begun in it',
  value: z.object({
    openedAt: Instant,
    elapsedSeconds: z.int(),
    stake: Decimal,
    /** The part of the stake that is not decided yet. */
    openStake: Decimal,
    win: Decimal,
    /** Win less decided stakes. */
    net: Decimal,
    currency: z.string(),
  }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});
