import { type AdminExport, adminExportCancel, adminExportFile, adminExports } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import type { ExportList } from '../../platform/export-list.ts';
import { callerOf, employeeOf } from '../../platform/http/caller.ts';
import { csvRoute, route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { type ExportFile, keptUntil } from './domain/file.ts';
import type { ExportsAdmin } from './exports.admin.ts';

/** Exports of the console: one call that begins them for each list, and an employee's own. */
export function exportsAdminRoutes(app: FastifyInstance, admin: ExportsAdmin, lists: readonly ExportList[]): void {
  for (const list of lists) {
    route(app, list.begin, async (call) =>
      present(await admin.begin(callerOf(call, call.body.reason), list, call.query)),
    );
  }

  route(app, adminExports, async (call) => {
    const { after: before = null, pageSize } = call.query;
    return presentPage(await admin.own(employeeOf(call), { before, pageSize }), present);
  });

  route(app, adminExportCancel, async (call) => present(await admin.cancel(employeeOf(call), call.params.id)));

  csvRoute(app, adminExportFile, (call) => admin.download(employeeOf(call), call.params.id));
}

function present(file: ExportFile): AdminExport {
  const { id, list, state, fault, rows, bytes, whole, startedAt, endedAt } = file;
  return {
    id: String(id),
    list,
    state,
    fault,
    rows,
    bytes: Number(bytes),
    whole,
    startedAt: startedAt.toString(),
    endedAt: endedAt?.toString() ?? null,
    keptUntil: keptUntil(file)?.toString() ?? null,
  };
}
