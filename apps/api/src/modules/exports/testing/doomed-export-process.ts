import type { ExportList } from '../../../platform/export-list.ts';
import type { LeasePace } from '../../../platform/job-lease.ts';
import { runJobs } from '../../../platform/jobs.ts';
import { brandOn } from '../../../seed/testing/brand.ts';
import { createExports } from '../exports.module.ts';

// A server that writes an export up to its fifth part and stands still there. The test that starts it kills it meanwhile.
const [databaseUrl, pace] = process.argv.slice(2);
const { deps, compose } = brandOn(databaseUrl!);
let parts = 0;

const doomed = (list: ExportList): ExportList => ({
  ...list,
  async read(filter, wish) {
    parts += 1;
    return parts === 5 ? new Promise(() => process.send!('standing')) : list.read(filter, wish);
  },
});

const lists = compose(deps).modules.flatMap(({ exports = [] }) => exports);
const { jobs } = createExports(deps, {
  record: async () => undefined,
  timeZone: async () => 'Asia/Vientiane',
  modules: [{ exports: lists.map(doomed) }],
});
await runJobs(databaseUrl!, jobs!, deps.log, deps.metrics, JSON.parse(pace!) as LeasePace);
