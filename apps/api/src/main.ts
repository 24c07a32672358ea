import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { errorMessage } from '@champa/i18n/server';
import { type AppParts, buildApp, buildBackoffice, buildLive, buildOperations } from './app.ts';
import { composeModules } from './modules.ts';
import type { Deps } from './module.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, readConfig, readKeys, StartRefusal } from './platform/config.ts';
import { isDatabaseAway } from './platform/database-faults.ts';
import { BACKGROUND_LIMITS, createServerPool } from './platform/database-limits.ts';
import type { Readiness } from './platform/http/operations-routes.ts';
import { type JobRunner, runJobs } from './platform/jobs.ts';
import { LiveHub } from './platform/live.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { withJitter } from './platform/repeat.ts';
import { startTelemetry } from './platform/telemetry.ts';
import { createReplica, type Replica } from './platform/replica.ts';
import { requireRealBrand } from './seed/real-brand.ts';

const CONNECTIONS = { calls: 16, background: 8, replica: 6 };
/** `web` has the live streams, too; `live` is for servers that have nothing else. */
const roleNames = ['web', 'worker', 'live'] as const;
const DEFAULT_ROLES = 'web,worker';

const START_AGAIN_AFTER_MS = 500;

/** How long a stop may take before the process ends anyway; uncommitted work rolls back then. */
const STOP_WITHIN_MS = 8000;

const { values } = parseArgs({ options: { roles: { type: 'string', default: DEFAULT_ROLES } } });
const roles = values.roles.split(',').map((role) => {
  if (!roleNames.includes(role as never)) throw new Error(`unknown role "${role}": there are ${roleNames.join(', ')}`);
  return role;
});

const config = readConfigOrEnd();
const log = createLog(config.LOG_LEVEL, 'api');
const metrics = createMetrics();
const telemetry =
  config.OTEL_EXPORTER_OTLP_ENDPOINT &&
  startTelemetry({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracedShare: config.TRACED_SHARE,
    roles: values.roles,
    registry: metrics.registry,
  });
const pool = createServerPool(config.DATABASE_URL, CONNECTIONS, replicaOf(config.DATABASE_REPLICA_URL));
pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
const live = new LiveHub(pool, config.DATABASE_URL, log);
const deps: Deps = { config, pool, clock: systemClock, log, metrics, live };

const composed = composeModules(deps, await readKeys(config));
let readiness: Readiness = 'starting';
const parts: AppParts = {
  deps,
  ...composed,
  readiness: () => readiness,
  server: { message: errorMessage, defaultLanguage: 'lo' },
};

if (roles.includes('web') && roles.includes('live'))
  endWithSentence(new StartRefusal('The role web has the live streams: leave live out.'));

const { HOST, PORT, BACKOFFICE_PORT, METRICS_HOST, METRICS_PORT } = config;
const servers = [
  { app: buildOperations(parts), address: { host: METRICS_HOST, port: METRICS_PORT } },
  ...(roles.includes('web')
    ? [
        { app: await buildApp(parts), address: { host: HOST, port: PORT } },
        { app: await buildBackoffice(parts), address: { host: HOST, port: BACKOFFICE_PORT } },
      ]
    : []),
  ...(roles.includes('live') ? [{ app: await buildLive(parts), address: { host: HOST, port: PORT } }] : []),
];
let runner: JobRunner | undefined;

// `disconnect`: the parent process that started us on a channel has died.
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void stop());
process.channel?.unref();

// Servers listen at once and say that they are starting: a database that is away is waited for.
await Promise.all(servers.map(({ app, address }) => app.listen(address)));
await startInTheEnd({ start: () => requireRealBrand(config, composed.ledger).catch(endWithSentence) });
for (const part of [live, ...composed.modules]) await startInTheEnd(part);
if (readiness === 'starting') await becomeReady();

function replicaOf(url: string | undefined): Replica | undefined {
  if (url === undefined) return undefined;
  return createReplica({
    url,
    lagsAtMostSeconds: config.DATABASE_REPLICA_LAG_SECONDS,
    size: CONNECTIONS.replica,
    limits: BACKGROUND_LIMITS,
    onLag: (seconds) => metrics.replicaLag.set(seconds ?? NaN),
  });
}

function readConfigOrEnd(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return endWithSentence(error);
  }
}

/** Ends the program where it must not start; any other failure is not for here. */
function endWithSentence(error: unknown): never {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function becomeReady(): Promise<void> {
  const jobs = composed.modules.flatMap((module) => module.jobs ?? []);
  if (roles.includes('worker')) runner = await runJobs(config.DATABASE_URL, jobs, log, metrics);
  readiness = 'ready';
  log.info({ roles, port: PORT, backofficePort: BACKOFFICE_PORT, metricsPort: METRICS_PORT }, 'ready');
}

/** Starts a part as soon as the database answers; any other failure ends the program. */
async function startInTheEnd(part: { start?: () => Promise<void> }): Promise<void> {
  while (readiness === 'starting') {
    try {
      return await part.start?.();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'the database does not answer; starting goes on when it does');
      await sleep(withJitter(START_AGAIN_AFTER_MS));
    }
  }
}

// The load balancers see that it drains while calls still go on. Then requests in progress are finished and their movements
// committed; then the jobs; then what only listens.
async function stop(): Promise<void> {
  if (readiness === 'draining') return;
  const drainMs = readiness === 'ready' ? config.DRAIN_SECONDS * 1000 : 0;
  readiness = 'draining';
  log.info({ drainMs }, 'stopping');
  setTimeout(() => process.exit(1), drainMs + STOP_WITHIN_MS).unref();
  if (drainMs > 0) {
    for (const module of composed.modules) module.drain?.(drainMs);
    await sleep(drainMs);
  }
  await Promise.all(servers.map(({ app }) => app.close()));
  await runner?.stop();
  for (const module of composed.modules.toReversed()) await module.stop?.();
  await live.stop();
  await pool.end();
  if (telemetry) await telemetry.stop();
  log.info('stopped');
}
