import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { DashboardFigures } from './dashboard.ts';
import { reason } from './lists.ts';

/** Reports of the brand’s figures, by day or by month. */

/** The longest range of a report. */
export const REPORT_DAYS = 731;

export const reportUnits = ['day', 'month'] as const;
export type ReportUnit = (typeof reportUnits)[number];

const asked = z.object({
  unit: z._default(z.enum(reportUnits), 'day'),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});

export const RevenueReport = z.object({
  range: z.object({ from: z.iso.date(), to: z.iso.date() }),
  unit: z.enum(reportUnits),
  timeZone: z.string(),
  currency: z.string(),
  /** `of`: the day, or the month as 2026-03. Members who were active are counted anew each day. */
  list: z.array(z.extend(DashboardFigures, { of: z.string() })),
  total: DashboardFigures,
});
export type RevenueReport = z.infer<typeof RevenueReport>;

export const adminRevenueReport = operation({
  id: 'adminRevenueReport',
  method: 'GET',
  isReport: true,
  path: '/api/admin/reports/revenue',
  access: 'staff',
  permission: 'reports.view',
  summary: 'What the brand took in and gave out, day by day or month by month, with the sum: at most two years',
  query: asked,
  value: RevenueReport,
  errors: ['VALIDATION'],
});

export const adminRevenueReportFile = operation({
  id: 'adminRevenueReportFile',
  method: 'POST',
  path: '/api/admin/reports/revenue/file',
  access: 'staff',
  permission: 'reports.export',
  summary: 'The same as a file (text/csv; no envelope); each download is recorded',
  query: asked,
  body: z.object({ reason }),
  value: z.string(),
  errors: ['VALIDATION'],
});

/** What the house owes. Withdrawals are a part of the balances that are locked; prizes replace the stakes of their rounds, which are still open. */
export const liabilityKinds = ['balance', 'open_stake', 'lottery_prize', 'withdrawal', 'pot'] as const;
export type LiabilityKind = (typeof liabilityKinds)[number];

/** The longest range of the report of liabilities. */
export const LIABILITY_DAYS = 92;

export const LiabilityLine = z.object({
  day: z.iso.date(),
  /** When it was read: right after the day’s end, or once the platform ran again. */
  takenAt: z.iso.datetime(),
  kind: z.enum(liabilityKinds),
  /** The purpose of balances, the state of withdrawals, or the code of a vendor or of a lottery game. */
  part: z.string(),
  currency: z.string(),
  /** How many accounts, rounds, tickets, withdrawals or pots. */
  entries: z.int(),
  amount: z.string(),
});
export type LiabilityLine = z.infer<typeof LiabilityLine>;

export const LiabilityReport = z.object({
  range: z.object({ from: z.iso.date(), to: z.iso.date() }),
  timeZone: z.string(),
  list: z.array(LiabilityLine),
});
export type LiabilityReport = z.infer<typeof LiabilityReport>;

const askedDays = z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) });

export const adminLiabilityReport = operation({
  id: 'adminLiabilityReport',
  method: 'GET',
  path: '/api/admin/reports/liability',
  access: 'staff',
  permission: 'reports.view',
  summary:
    'What the house owed at the end of each day, the newest first: balances by purpose, open stakes, unpaid lottery prizes, open withdrawals, jackpot pots',
  query: askedDays,
  value: LiabilityReport,
  errors: ['VALIDATION'],
});

export const adminLiabilityReportFile = operation({
  id: 'adminLiabilityReportFile',
  method: 'POST',
  path: '/api/admin/reports/liability/file',
  access: 'staff',
  permission: 'reports.export',
  summary: 'The same as a file (text/csv; no envelope); each download is recorded',
  query: askedDays,
  body: z.object({ reason }),
  value: z.string(),
  errors: ['VALIDATION'],
});
