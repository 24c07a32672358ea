import type { Deps } from '../../apps/api/src/module.ts';
import { type Composed, composeModules } from '../../apps/api/src/modules.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { readConfig, readKeys } from '../../apps/api/src/platform/config.ts';
import { createPool } from '../../apps/api/src/platform/database.ts';
import { LiveHub } from '../../apps/api/src/platform/live.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { createMetrics } from '../../apps/api/src/platform/metrics.ts';
import { serverEnvironment, startServer, untilReady } from '../../apps/api/src/testing/server-process.ts';

/** The API in its own process, and what its database was filled with. */
export type ApiProcess<Filled> = { port: number; filled: Filled; stop: () => Promise<void> };

/** Fills a migrated database and starts the API on it. */
export async function startApi<Filled>(
  databaseUrl: string,
  fill: (composed: Composed, deps: Deps) => Promise<Filled>,
): Promise<ApiProcess<Filled>> {
  const environment = await serverEnvironment(databaseUrl);
  const filled = await fillWith(environment, fill);
  const server = startServer(environment, 'web');
  await untilReady(server);
  return { port: Number(environment.PORT), filled, stop: server.stop };
}

/** Composes the platform in this process and fills the database of this environment. */
export async function fillWith<Filled>(
  environment: Record<string, string>,
  fill: (composed: Composed, deps: Deps) => Promise<Filled>,
): Promise<Filled> {
  const config = readConfig(environment);
  const log = createLog('error', 'bench');
  const pool = createPool(config.DATABASE_URL, 8);
  const live = new LiveHub(pool, config.DATABASE_URL, log);
  const deps: Deps = { config, pool, clock: systemClock, log, metrics: createMetrics(), live };
  const filled = await fill(composeModules(deps, await readKeys(config)), deps);
  await pool.end();
  return filled;
}
