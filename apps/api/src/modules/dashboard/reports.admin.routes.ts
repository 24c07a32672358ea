import { adminRevenueReport, adminRevenueReportFile } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { csvRoute, route } from '../../platform/http/route.ts';
import type { Reports } from './reports.service.ts';

/** Reports in the console. */
export function reportRoutes(app: FastifyInstance, reports: Reports): void {
  route(app, adminRevenueReport, ({ query }) => reports.revenue(query));
  csvRoute(app, adminRevenueReportFile, (call) => reports.revenueFile(callerOf(call, call.body.reason), call.query));
}
