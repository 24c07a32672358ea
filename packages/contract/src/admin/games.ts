import * as z from 'zod/mini';
import { Decimal, Id, Instant, queryInteger } from '../common.ts';
import { operation } from '../operation.ts';
import { CountryCodes } from './catalogue.ts';
import { cursorListOf, listOf, page, placeCursor, reason } from './lists.ts';

const one = { params: z.object({ vassalage: z.string().check(z.maxLength(40)) }) };

export const AdminVendor = z.object({
  id: z.string(),
  vassalage: z.string(),
  displayName: z.string(),
  gameType: z.string(),
  dialect: z.nullable(z.string()),
  enabled: z.boolean(),
  games: z.int(),
});

export const adminVendors = operation({
  id: 'adminVendors',
  method: 'GET',
  path: '/api/admin/vendors',
  access: 'staff',
  permission: 'games.view',
  summary: 'All vendors with their wire and number of games',
  query: z.object(page),
  value: listOf(AdminVendor),
});

export const adminVendorStatus = operation({
  id: 'adminVendorStatus',
  method: 'PUT',
  path: '/api/admin/vendors/{vassalage}/status',
  access: 'staff',
  permission: 'games.edit',
  summary: 'Switches a vendor off or on, at once, with a reason that is kept',
  ...one,
  body: z.object({ enabled: z.boolean(), reason }),
  value: AdminVendor,
});

const KeyMark = z.object({ kind: z.enum(['public', 'secret']), mark: z.string() });

/** How long a key that was replaced may still hold. */
export const OLD_KEY_MOST_HOURS = 168;

/**
 * What a vendor tells of the play at its games beside its calls. `day`: a report that is compared with our books each day. `feed`: its
 * rounds, of which it keeps the balances. `none`: nothing; its books can be compared by hand only.
 */
export const vendorReports = ['day', 'feed', 'none'] as const;
export type VendorReport = (typeof vendorReports)[number];

/** A vendor with what its wire is. Its key is never shown: only what kind it is, and a mark by which two keys are told apart. */
export const AdminVendorFacts = z.extend(AdminVendor, {
  /** Where its games take stakes from: the member’s cash, or a balance that it keeps. Null: it is on no wire. */
  wallet: z.nullable(z.enum(['seamless', 'transfer'])),
  launchUrl: z.nullable(z.string()),
  launchOrigins: z.array(z.string()),
  key: z.nullable(KeyMark),
  /** Countries where its games are not offered. */
  notIn: CountryCodes,
  /** The key before, as long as it still holds. */
  oldKey: z.nullable(z.extend(KeyMark, { until: Instant })),
  /** Null: it is on no wire. */
  report: z.nullable(z.enum(vendorReports)),
  /** Its calls of the last hour, and how many of them were faults. */
  calls: z.int(),
  faults: z.int(),
});
export type AdminVendorFacts = z.infer<typeof AdminVendorFacts>;

export const adminVendor = operation({
  id: 'adminVendor',
  method: 'GET',
  path: '/api/admin/vendors/{vassalage}',
  access: 'staff',
  permission: 'games.view',
  summary: 'One vendor: its wire, its key by a mark, and its calls of the last hour',
  ...one,
  value: AdminVendorFacts,
  errors: ['NOT_FOUND'],
});

export const adminVendorRegions = operation({
  id: 'adminVendorRegions',
  method: 'PUT',
  path: '/api/admin/vendors/{vassalage}/regions',
  access: 'staff',
  permission: 'games.edit',
  summary:
    'Sets the countries where a vendor is not offered: visitors from there neither find nor open its games. Open sites follow within seconds',
  ...one,
  body: z.object({ notIn: CountryCodes, reason }),
  value: z.object({ notIn: CountryCodes }),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const adminVendorKey = operation({
  id: 'adminVendorKey',
  method: 'PUT',
  path: '/api/admin/vendors/{vassalage}/key',
  access: 'staff',
  permission: 'games.edit',
  fresh: true,
  summary:
    'Gives a vendor another key. Its calls are verified by it from then on, and for so many hours by the key before, too; a key that was replaced earlier holds no more. It is never shown again',
  ...one,
  body: z.object({
    key: z.string().check(z.minLength(1), z.maxLength(8000)),
    /** How long the key before still holds. */
    oldHours: z._default(z.int().check(z.minimum(0), z.maximum(OLD_KEY_MOST_HOURS)), 0),
    reason,
  }),
  value: AdminVendorFacts,
  errors: ['NOT_FOUND', 'VALIDATION', 'WAITS_FOR_APPROVAL', 'APPROVAL_PENDING'],
});

export const adminVendorOldKeyEnd = operation({
  id: 'adminVendorOldKeyEnd',
  method: 'POST',
  path: '/api/admin/vendors/{vassalage}/old-key/end',
  access: 'staff',
  permission: 'games.edit',
  fresh: true,
  summary: 'Ends the key before the present one of a vendor: calls that are signed by it are refused from then on',
  ...one,
  body: z.object({ reason }),
  value: AdminVendorFacts,
  errors: ['NOT_FOUND'],
});

export const vendorChangeActions = ['added', 'replaced', 'disabled', 'enabled', 'old_key_ended'] as const;

export const AdminVendorChange = z.object({
  id: Id,
  at: Instant,
  action: z.enum(vendorChangeActions),
  by: z.string(),
  reason: z.string(),
});
export type AdminVendorChange = z.infer<typeof AdminVendorChange>;

export const adminVendorChanges = operation({
  id: 'adminVendorChanges',
  method: 'GET',
  path: '/api/admin/vendors/{vassalage}/changes',
  access: 'staff',
  permission: 'games.view',
  summary: 'The last 50 changes of a vendor, the latest first',
  ...one,
  value: z.object({ list: z.array(AdminVendorChange) }),
  errors: ['NOT_FOUND'],
});

const roundFields = {
  /** The round’s number here. */
  id: Id,
  /** The vendor’s. */
  ref: z.string(),
  memberId: Id,
  username: z.string(),
  gameName: z.string(),
  currency: z.string(),
  stake: Decimal,
};

export const AdminOpenRound = z.object({ ...roundFields, startedAt: Instant });
export type AdminOpenRound = z.infer<typeof AdminOpenRound>;

/** From when on a round that is open is one that stays open. */
export const OPEN_ROUND_HOURS = 24;

export const adminVendorOpenRounds = operation({
  id: 'adminVendorOpenRounds',
  method: 'GET',
  path: '/api/admin/vendors/{vassalage}/open-rounds',
  access: 'staff',
  permission: 'risk.view',
  summary: 'Rounds of a vendor that were begun so many hours ago and have not ended, the oldest first',
  ...one,
  query: z.object({ ...placeCursor, hours: z._default(queryInteger(0, 24 * 365), OPEN_ROUND_HOURS) }),
  value: cursorListOf(AdminOpenRound),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const AdminWin = z.object({ ...roundFields, win: Decimal, at: Instant });
export type AdminWin = z.infer<typeof AdminWin>;

export const adminVendorWins = operation({
  id: 'adminVendorWins',
  method: 'GET',
  path: '/api/admin/vendors/{vassalage}/wins',
  access: 'staff',
  permission: 'risk.view',
  summary: 'The 50 biggest wins at a vendor in the last days, in the brand’s currency',
  ...one,
  query: z.object({ days: z._default(queryInteger(1, 7), 7) }),
  value: z.object({ list: z.array(AdminWin) }),
  errors: ['NOT_FOUND'],
});
