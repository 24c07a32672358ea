import { adminEvents, adminLargeTransactions, adminRestrictions } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { ComplianceAdmin } from './compliance.admin.ts';

/** Players' safety in the console. */
export function complianceAdminRoutes(app: FastifyInstance, admin: ComplianceAdmin): void {
  route(app, adminRestrictions, ({ query: { kind, after = '0', pageSize } }) =>
    admin.restrictions(kind, { after, pageSize }),
  );
  route(app, adminEvents, ({ query: { source, ...page } }) => admin.events(source, page));
  route(app, adminLargeTransactions, ({ query: { kind, after: before = null, pageSize } }) =>
    admin.transactions(kind, { before, pageSize }),
  );
}
