import * as z from 'zod/mini';
import { Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { cursorListOf, placeCursor, reason } from './lists.ts';

/** `called_off`: ended by somebody before it began. */
export const windowStates = ['planned', 'under_way', 'over', 'called_off'] as const;
export type WindowState = (typeof windowStates)[number];

/** A time at which a vendor is under maintenance: its games are shown but not opened, new bets are refused, and wins are paid. */
export const AdminWindow = z.object({
  id: Id,
  vassalage: z.string(),
  vendorName: z.string(),
  state: z.enum(windowStates),
  startsAt: Instant,
  endsAt: Instant,
  /** When somebody ended it before its time. */
  endedAt: z.nullable(Instant),
  endedBy: z.nullable(z.string()),
  plannedBy: z.string(),
  reason: z.string(),
});
export type AdminWindow = z.infer<typeof AdminWindow>;

export const adminWindows = operation({
  id: 'adminWindows',
  method: 'GET',
  path: '/api/admin/maintenance-windows',
  access: 'staff',
  permission: 'games.view',
  summary: 'Maintenance windows of vendors, the one that begins last first',
  query: z.object({ ...placeCursor, vassalage: z.optional(z.string().check(z.maxLength(40))) }),
  value: cursorListOf(AdminWindow),
  errors: ['VALIDATION'],
});

/** A window may be so long at most, and begin so far ahead at most. */
export const WINDOW_MOST_DAYS = 30;
export const WINDOW_AHEAD_DAYS = 366;

/** Words for a window that cannot be, beside its field. */
export const windowFaults = ['past', 'order', 'too_long', 'too_far', 'overlaps'] as const;

export const adminWindowPlan = operation({
  id: 'adminWindowPlan',
  method: 'POST',
  path: '/api/admin/maintenance-windows',
  access: 'staff',
  permission: 'games.edit',
  summary:
    'Plans a maintenance window of a vendor. It begins and ends by itself; a beginning in the past is now. Windows of a vendor do not overlap',
  body: z.object({ vassalage: z.string().check(z.maxLength(40)), startsAt: Instant, endsAt: Instant, reason }),
  value: AdminWindow,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const adminWindowEnd = operation({
  id: 'adminWindowEnd',
  method: 'POST',
  path: '/api/admin/maintenance-windows/{id}/end',
  access: 'staff',
  permission: 'games.edit',
  summary: 'Ends a maintenance window at once, or calls it off before it begins. One that is over stays as it is',
  params: z.object({ id: Id }),
  body: z.object({ reason }),
  value: AdminWindow,
  errors: ['NOT_FOUND'],
});
