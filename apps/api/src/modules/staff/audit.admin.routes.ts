import { adminAudit, adminAuditExport, type AdminAuditEntry, adminMemberAudit } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { AuditAdmin } from './audit.admin.ts';
import type { AuditEntry, AuditSearch } from './domain/audit.ts';

/** The audit log, for those who may read it. */
export function auditRoutes(app: FastifyInstance, admin: AuditAdmin): void {
  route(app, adminAudit, async ({ query: { pageNo, pageSize, ...search } }) => {
    const { list, total } = await admin.list(searchOf(search), { pageNo, pageSize });
    return { list: list.map(present), total };
  });

  route(app, adminMemberAudit, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.about(params.id, { before, pageSize }), present),
  );

  route(app, adminAuditExport, async (call) => {
    const found = await admin.export(callerOf(call, call.body.reason), searchOf(call.query));
    return { list: found.map(present) };
  });
}

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
