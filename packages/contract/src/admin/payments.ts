import * as z from 'zod/mini';
import { Decimal, Instant } from '../common.ts';
import { DepositFee, depositKinds } from '../deposits.ts';
import { operation } from '../operation.ts';
import { payeeKinds } from '../payees.ts';
import { reason } from './lists.ts';

/** What a payment provider may be able to do. */
export const providerCapabilities = ['deposits', 'refunds', 'payouts', 'statements'] as const;
export type ProviderCapability = (typeof providerCapabilities)[number];

/** Of a day: how many payments have ended, and how many of them well. */
const Ended = z.object({ ended: z.int(), succeeded: z.int() });

export const AdminProvider = z.object({
  /** Its code. */
  id: z.string(),
  name: z.string(),
  /** The protocol that is spoken with it; `by_hand`: payments by staff, at the brand's bank. */
  adapter: z.string(),
  can: z.array(z.enum(providerCapabilities)),
  /** Why it cannot be used: its key or its settings cannot be read. */
  fault: z.nullable(z.string()),
  /** Whether new deposits may be begun at it, and new payouts may go to it. */
  deposits: z.boolean(),
  payouts: z.boolean(),
  /** The kinds of payees that payouts may go to. */
  paysTo: z.array(z.enum(payeeKinds)),
  /** The last 24 hours. */
  day: z.object({ deposits: Ended, payouts: Ended }),
  revision: z.int(),
});
export type AdminProvider = z.infer<typeof AdminProvider>;

/** One provider: everything but its key. */
export const AdminProviderCase = z.extend(AdminProvider, {
  settings: z.record(z.string(), z.unknown()),
  /** `file`: in a file that the settings name. */
  key: z.enum(['kept', 'file', 'none']),
  /** What staff did with it, the newest first. */
  changes: z.array(
    z.object({
      id: z.string(),
      action: z.string(),
      /** What it was changed to. */
      detail: z.record(z.string(), z.unknown()),
      by: z.string(),
      reason: z.string(),
      at: Instant,
    }),
  ),
});
export type AdminProviderCase = z.infer<typeof AdminProviderCase>;

/**
 * What a provider answered to a question that changes nothing. `answered`: it knows our key and speaks the protocol; `refused`: it
 * said no; `unreachable`: no answer that can be understood.
 */
export const ProviderTest = z.object({
  at: Instant,
  answers: z.array(
    z.object({
      capability: z.enum(['deposits', 'payouts']),
      outcome: z.enum(['answered', 'refused', 'unreachable']),
      milliseconds: z.int(),
      /** What it said, where that was no answer. */
      detail: z.nullable(z.string()),
    }),
  ),
});
export type ProviderTest = z.infer<typeof ProviderTest>;

const Code = z.string().check(z.regex(/^[a-z][a-z0-9_-]{1,39}$/));
const one = { params: z.object({ code: Code }) };

export const adminProviders = operation({
  id: 'adminProviders',
  method: 'GET',
  path: '/api/admin/payments/providers',
  access: 'staff',
  permission: 'providers.view',
  summary:
    'The payment providers: what each can do, what it is switched on for, and how its payments of the last day ended',
  value: z.object({ list: z.array(AdminProvider) }),
});

export const adminProvider = operation({
  id: 'adminProvider',
  method: 'GET',
  path: '/api/admin/payments/providers/{code}',
  access: 'staff',
  permission: 'providers.view',
  summary: 'One provider with its settings and what staff did with it; never its key',
  ...one,
  value: AdminProviderCase,
  errors: ['NOT_FOUND'],
});

export const adminProviderSwitch = operation({
  id: 'adminProviderSwitch',
  method: 'PUT',
  path: '/api/admin/payments/providers/{code}/switch',
  access: 'staff',
  permission: 'providers.edit',
  summary: 'Opens or closes a provider for new deposits or new payouts, at once; what is under way goes on',
  ...one,
  body: z.object({ what: z.enum(['deposits', 'payouts']), on: z.boolean(), reason }),
  value: AdminProviderCase,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminProviderChange = operation({
  id: 'adminProviderChange',
  method: 'PUT',
  path: '/api/admin/payments/providers/{code}',
  access: 'staff',
  permission: 'providers.edit',
  summary: 'Changes the name that staff reads, and whom payouts may go to',
  ...one,
  body: z.object({
    revision: z.int(),
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    paysTo: z.array(z.enum(payeeKinds)),
    reason,
  }),
  value: AdminProviderCase,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE'],
});

export const adminProviderKey = operation({
  id: 'adminProviderKey',
  method: 'PUT',
  path: '/api/admin/payments/providers/{code}/key',
  access: 'staff',
  permission: 'settings.edit',
  fresh: true,
  summary: 'Replaces the key shared with a provider, from the next call on; it is kept sealed and never shown',
  ...one,
  body: z.object({ key: z.string().check(z.minLength(1), z.maxLength(10_000)), reason }),
  value: AdminProviderCase,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'VALIDATION'],
});

export const adminProviderTest = operation({
  id: 'adminProviderTest',
  method: 'POST',
  path: '/api/admin/payments/providers/{code}/test',
  access: 'staff',
  permission: 'providers.edit',
  summary: 'Asks a provider about a payment that does not exist, which shows whether it answers and knows our key',
  ...one,
  value: ProviderTest,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

/** The hours of a day in the brand's time zone; past midnight where `to` is before `from`. */
const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'));
export const OpenHours = z.object({ from: Time, to: Time });

const names = z.object({
  en: z.string().check(z.minLength(1), z.maxLength(60)),
  lo: z.string().check(z.minLength(1), z.maxLength(60)),
  cn: z.string().check(z.minLength(1), z.maxLength(60)),
});

/** What staff changes of a method. */
const terms = {
  names,
  min: Decimal,
  max: Decimal,
  /** The amounts that the form offers. */
  presets: z.array(Decimal).check(z.maxLength(12)),
  fee: DepositFee,
  /** Null: always open. */
  hours: z.nullable(OpenHours),
  /** Its place in the form, from the top. */
  sort: z.int().check(z.minimum(0), z.maximum(10_000)),
};

export const AdminDepositMethod = z.object({
  /** Its code. */
  id: z.string(),
  ...terms,
  kind: z.enum(depositKinds),
  provider: z.string(),
  currency: z.string(),
  enabled: z.boolean(),
  /** Whether its provider takes new deposits. */
  providerOn: z.boolean(),
  /** Whether members are offered it at this moment. */
  offered: z.boolean(),
  revision: z.int(),
});
export type AdminDepositMethod = z.infer<typeof AdminDepositMethod>;

export const adminDepositMethods = operation({
  id: 'adminDepositMethods',
  method: 'GET',
  path: '/api/admin/payments/methods',
  access: 'staff',
  permission: 'providers.view',
  summary: 'Every way to pay in, in the order of the form: limits, fee, hours, and whether members are offered it now',
  value: z.object({ list: z.array(AdminDepositMethod) }),
});

export const adminDepositMethod = operation({
  id: 'adminDepositMethod',
  method: 'GET',
  path: '/api/admin/payments/methods/{code}',
  access: 'staff',
  permission: 'providers.view',
  summary: 'One way to pay in',
  ...one,
  value: AdminDepositMethod,
  errors: ['NOT_FOUND'],
});

export const adminDepositMethodSwitch = operation({
  id: 'adminDepositMethodSwitch',
  method: 'PUT',
  path: '/api/admin/payments/methods/{code}/switch',
  access: 'staff',
  permission: 'providers.edit',
  summary: 'Switches a way to pay in on or off; open deposit forms follow at once, deposits under way go on',
  ...one,
  body: z.object({ enabled: z.boolean(), reason }),
  value: AdminDepositMethod,
  errors: ['NOT_FOUND'],
});

export const adminDepositMethodChange = operation({
  id: 'adminDepositMethodChange',
  method: 'PUT',
  path: '/api/admin/payments/methods/{code}',
  access: 'staff',
  permission: 'providers.edit',
  summary: 'Changes the terms of a way to pay in; deposits under way keep theirs',
  ...one,
  body: z.object({ ...terms, revision: z.int(), reason }),
  value: AdminDepositMethod,
  errors: ['NOT_FOUND', 'VALIDATION', 'CHANGED_MEANWHILE'],
});
