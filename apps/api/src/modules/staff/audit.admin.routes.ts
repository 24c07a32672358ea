import { adminAudit, adminAuditExport, type AdminAuditEntry, adminMemberAudit } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { exportList } from '../../platform/export-list.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { AuditAdmin } from './audit.admin.ts';
import type { AuditEntry, AuditSearch } from './domain/audit.ts';

/** The audit log, for those who may read it. */
export function auditRoutes(app: FastifyInstance, admin: AuditAdmin): void {
  route(app, adminAudit, ({ query }) => pageOf(admin, query));

  route(app, adminMemberAudit, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.about(params.id, { before, pageSize }), present),
  );
}

/** The same as a file. */
export const auditExport = (admin: AuditAdmin) =>
  exportList({
    name: 'audit',
    begin: adminAuditExport,
    columns: {
      id: 'text',
      at: 'time',
      by: 'text',
      ip: 'text',
      action: 'text',
      reason: 'text',
      detail: 'text',
      before: 'text',
      after: 'text',
      requestId: 'text',
      hash: 'text',
    },
    read: (wish) => pageOf(admin, wish),
  });

async function pageOf(admin: AuditAdmin, { after, pageSize, ...search }: Query) {
  return presentPage(await admin.list(searchOf(search), { before: after ?? null, pageSize }), present);
}

type Query = Asked & { after?: string | undefined; pageSize: number };
type Asked = { [field in keyof AuditSearch]?: string | undefined };

function searchOf({ from, until, ...search }: Asked): AuditSearch {
  return {
    ...search,
    from: from === undefined ? undefined : Temporal.Instant.from(from),
    until: until === undefined ? undefined : Temporal.Instant.from(until),
  };
}

function present({ number, at, ...entry }: AuditEntry): AdminAuditEntry {
  return { id: String(number), at: at.toString(), ...entry };
}
