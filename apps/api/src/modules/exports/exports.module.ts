import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { ExportList } from '../../platform/export-list.ts';
import { exportsAdminRoutes } from './exports.admin.routes.ts';
import { createExportsAdmin } from './exports.admin.ts';
import { createWriteFile, WRITE } from './write-file.ts';

type Needs = {
  record: RecordByHand;
  timeZone: () => Promise<string>;
  /** Those that declare lists. */
  modules: readonly Pick<Module, 'exports'>[];
};

/** Files of the console's lists. */
export function createExports({ pool, clock }: Pick<Deps, 'pool' | 'clock'>, needs: Needs): Module {
  const lists = needs.modules.flatMap(({ exports = [] }) => exports);
  const shared = { pool, clock, timeZone: needs.timeZone, listOf };
  const admin = createExportsAdmin({ ...shared, record: needs.record });
  const files = createWriteFile(shared);
  return {
    name: 'exports',
    adminRoutes: (app) => exportsAdminRoutes(app, admin, lists),
    jobs: [
      { name: WRITE, run: files.write },
      { name: 'exports_drop_old', cron: '*/10 * * * *', run: files.dropOld },
    ],
  };

  function listOf(name: string): ExportList {
    const list = lists.find((one) => one.name === name);
    if (!list) throw new Error(`no list is called ${name}`);
    return list;
  }
}
