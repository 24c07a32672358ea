import * as z from 'zod/mini';
import { Id, Instant, queryInteger } from './common.ts';
import { operation } from './operation.ts';

/** A member's referral link, and how many members registered by it. */
export const Referral = z.object({
  code: z.string(),
  /** Opens registration with the code in its URL. */
  link: z.string(),
  total: z.int(),
  /** Registrations since the brand's month began. */
  thisMonth: z.int(),
});
export type Referral = z.infer<typeof Referral>;

/** A member referred by another. */
export const ReferredMember = z.object({
  id: Id,
  /** Masked. */
  name: z.string(),
  joinedAt: Instant,
});
export type ReferredMember = z.infer<typeof ReferredMember>;

export const referral = operation({
  id: 'referral',
  method: 'GET',
  path: '/api/referral',
  access: 'member',
  summary: 'The member’s own referral code and link, and how many registered by it',
  value: Referral,
  errors: ['TRUE_ACCOUNT_REQUIRED', 'REFERRAL_CLOSED'],
});

export const referredMembers = operation({
  id: 'referredMembers',
  method: 'GET',
  path: '/api/referral/members',
  access: 'member',
  summary:
    'Those who registered by the member’s link, latest first; `next` begins the following page, and is null after the last',
  query: z.object({
    /** Only those who came before this one. */
    before: z.optional(Id),
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  value: z.object({ list: z.array(ReferredMember), next: z.nullable(Id) }),
  errors: ['TRUE_ACCOUNT_REQUIRED', 'REFERRAL_CLOSED'],
});
