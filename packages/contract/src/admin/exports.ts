import * as z from 'zod/mini';
import { Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { adminAudit } from './audit.ts';
import { adminDeposits } from './deposits.ts';
import { adminEvents } from './compliance.ts';
import { cursor, cursorListOf, reason } from './lists.ts';
import { adminLotteryDraws } from './lottery-draws.ts';
import { adminMembers } from './members.ts';
import { adminWithdrawals } from './withdrawals.ts';

/** The lists that are exported to a file. */
export const exportedLists = [
  'members',
  'deposits',
  'withdrawals',
  'audit',
  'lotteryDraws',
  'significantEvents',
] as const;
export type ExportedList = (typeof exportedLists)[number];

export const staffExportStates = ['running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof staffExportStates)[number];

/** Why an export failed: its employee may no longer have it, or it failed several times at the same place. */
export const staffExportFaults = ['right_lost', 'server'] as const;
export type ExportFault = (typeof staffExportFaults)[number];

export const AdminExport = z.object({
  id: Id,
  list: z.enum(exportedLists),
  state: z.enum(staffExportStates),
  fault: z.nullable(z.enum(staffExportFaults)),
  /** Rows written so far. */
  rows: z.int(),
  bytes: z.int(),
  /** False where the list goes on behind the last row that a file can have. */
  whole: z.boolean(),
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  /** Until then its file can be downloaded; null where there is none. */
  keptUntil: z.nullable(Instant),
});
export type AdminExport = z.infer<typeof AdminExport>;

const begun = {
  method: 'POST',
  access: 'staff',
  body: z.object({ reason }),
  value: AdminExport,
  errors: ['EXPORT_RUNNING'],
} as const;

const noPage = { after: true, pageSize: true } as const;

export const adminMembersExport = operation({
  ...begun,
  id: 'adminMembersExport',
  path: '/api/admin/members/export',
  permission: 'members.export',
  summary: 'Begins to write the members of a search into a file',
  query: z.omit(adminMembers.query, noPage),
});

export const adminEventsExport = operation({
  ...begun,
  id: 'adminEventsExport',
  path: '/api/admin/compliance/events/export',
  permission: 'compliance.export',
  summary: 'Begins to write significant events into a file',
  query: z.omit(adminEvents.query, noPage),
});

export const adminDepositsExport = operation({
  ...begun,
  id: 'adminDepositsExport',
  path: '/api/admin/deposits/export',
  permission: 'payments.export',
  summary: 'Begins to write deposits into a file: all, or those of a state',
  query: z.omit(adminDeposits.query, noPage),
});

export const adminWithdrawalsExport = operation({
  ...begun,
  id: 'adminWithdrawalsExport',
  path: '/api/admin/withdrawals/export',
  permission: 'payments.export',
  summary: 'Begins to write withdrawals into a file: those that wait, or those of a state',
  query: z.omit(adminWithdrawals.query, noPage),
});

export const adminAuditExport = operation({
  ...begun,
  id: 'adminAuditExport',
  path: '/api/admin/audit/export',
  permission: 'audit.export',
  summary: 'Begins to write the entries of a search into a file',
  query: z.omit(adminAudit.query, noPage),
});

export const adminLotteryDrawsExport = operation({
  ...begun,
  id: 'adminLotteryDrawsExport',
  path: '/api/admin/lottery/draws/export',
  permission: 'lottery.export',
  summary: 'Begins to write draws of the lottery into a file: those of a game, a state, a day',
  query: z.omit(adminLotteryDraws.query, noPage),
});

const one = { params: z.object({ id: Id }) };

export const adminExports = operation({
  id: 'adminExports',
  method: 'GET',
  path: '/api/admin/exports',
  access: 'staff',
  permission: 'own',
  summary: 'The employee’s own exports of the last day, newest first',
  query: z.object(cursor),
  value: cursorListOf(AdminExport),
});

export const adminExportCancel = operation({
  id: 'adminExportCancel',
  method: 'DELETE',
  path: '/api/admin/exports/{id}',
  access: 'staff',
  permission: 'own',
  summary: 'Ends an own export that runs; what it has written is removed',
  ...one,
  value: AdminExport,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminExportFile = operation({
  id: 'adminExportFile',
  method: 'POST',
  path: '/api/admin/exports/{id}/file',
  access: 'staff',
  permission: 'own',
  summary: 'The file of an own export (text/csv; no envelope); each download is recorded',
  ...one,
  value: z.string(),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});
