import {
  adminEvents,
  adminEventsExport,
  adminLargeTransactions,
  adminLiabilityReport,
  adminLiabilityReportFile,
  adminRestrictions,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { exportList } from '../../platform/export-list.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { csvRoute, route } from '../../platform/http/route.ts';
import type { ComplianceAdmin } from './compliance.admin.ts';
import type { Liability } from './liability.service.ts';

/** Players' safety in the console. */
export function complianceAdminRoutes(app: FastifyInstance, admin: ComplianceAdmin, liability: Liability): void {
  route(app, adminRestrictions, ({ query: { kind, after = '0', pageSize } }) =>
    admin.restrictions(kind, { after, pageSize }),
  );
  route(app, adminEvents, ({ query: { source, ...page } }) => admin.events(source, page));
  route(app, adminLargeTransactions, ({ query: { kind, after: before = null, pageSize } }) =>
    admin.transactions(kind, { before, pageSize }),
  );
  route(app, adminLiabilityReport, ({ query }) => liability.report(query));
  csvRoute(app, adminLiabilityReportFile, (call) => liability.reportFile(callerOf(call, call.body.reason), call.query));
}

/** Significant events as a file. */
export const eventsExport = (admin: ComplianceAdmin) =>
  exportList({
    name: 'significantEvents',
    begin: adminEventsExport,
    columns: {
      at: 'time',
      source: 'text',
      kind: 'text',
      memberId: 'text',
      username: 'text',
      amount: 'text',
      currency: 'text',
      by: 'text',
      detail: 'text',
    },
    read: ({ source, ...wish }) => admin.events(source, wish),
  });
