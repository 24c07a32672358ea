import { parseArgs } from 'node:util';
import { errorMessage } from '@champa/i18n/server';
import { type AppParts, buildApp, buildBackoffice } from './app.ts';
import { composeModules } from './modules.ts';
import type { Deps } from './module.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig, readKeys } from './platform/config.ts';
import { createPool } from './platform/database.ts';
import { type JobRunner, runJobs } from './platform/jobs.ts';
import { LiveHub } from './platform/live.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';

const POOL_SIZE = 16;
const roleNames = ['web', 'worker'] as const;

/** How long a stop may take before the process ends anyway; uncommitted work rolls back then. */
const STOP_WITHIN_MS = 8000;

const { values } = parseArgs({ options: { roles: { type: 'string', default: roleNames.join(',') } } });
const roles = values.roles.split(',').map((role) => {
  if (!roleNames.includes(role as never)) throw new Error(`unknown role "${role}": there are ${roleNames.join(', ')}`);
  return role;
});

const config = readConfig(process.env);
const log = createLog(config.LOG_LEVEL, 'api');
const pool = createPool(config.DATABASE_URL, POOL_SIZE);
pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
const metrics = createMetrics();
const live = new LiveHub(pool, config.DATABASE_URL, log);
const deps: Deps = { config, pool, clock: systemClock, log, metrics, live };

const composed = composeModules(deps, await readKeys(config));
let draining = false;
const parts: AppParts = {
  deps,
  ...composed,
  isDraining: () => draining,
  server: { message: errorMessage, defaultLanguage: 'lo' },
};

await live.start();
for (const module of composed.modules) await module.start?.();
const servers = roles.includes('web') ? [await buildApp(parts), await buildBackoffice(parts)] : [];
const jobs = composed.modules.flatMap((module) => module.jobs ?? []);
const runner: JobRunner | undefined = roles.includes('worker')
  ? await runJobs(config.DATABASE_URL, jobs, log, metrics)
  : undefined;

// `disconnect`: the parent process that started us on a channel has died.
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void stop());
process.channel?.unref();

const ports = [config.PORT, config.BACKOFFICE_PORT];
await Promise.all(servers.map((server, index) => server.listen({ host: config.HOST, port: ports[index]! })));
log.info({ roles, port: config.PORT, backofficePort: config.BACKOFFICE_PORT }, 'ready');

// Requests in progress are finished and their movements committed; then the jobs; then what only listens.
async function stop(): Promise<void> {
  if (draining) return;
  draining = true;
  log.info('stopping');
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  await Promise.all(servers.map((server) => server.close()));
  await runner?.stop();
  for (const module of composed.modules.toReversed()) await module.stop?.();
  await live.stop();
  await pool.end();
  log.info('stopped');
}
