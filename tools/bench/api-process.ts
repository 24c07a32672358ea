import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@champa/db/postgres';
import type { Deps } from '../../apps/api/src/module.ts';
import { type Composed, composeModules } from '../../apps/api/src/modules.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { readConfig, readKeys } from '../../apps/api/src/platform/config.ts';
import { createPool } from '../../apps/api/src/platform/database.ts';
import { LiveHub } from '../../apps/api/src/platform/live.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { createMetrics } from '../../apps/api/src/platform/metrics.ts';

/** The API in its own process, and what its database was filled with. */
export type ApiProcess<Filled> = { port: number; filled: Filled; stop: () => Promise<void> };

/** Fills a migrated database and starts the API on it like `bin/start`, with production settings. */
export async function startApi<Filled>(
  databaseUrl: string,
  fill: (composed: Composed, deps: Deps) => Promise<Filled>,
): Promise<ApiProcess<Filled>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-bench-'));
  const environment = await environmentIn(folder, databaseUrl);
  const filled = await fillWith(environment, fill);
  const api = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../apps/api/src/main.ts'), '--roles=web'],
    {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  await untilReady(api, environment.PORT);
  return {
    port: Number(environment.PORT),
    filled,
    stop: async () => {
      api.kill('SIGTERM');
      if (api.exitCode === null) await once(api, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function environmentIn(folder: string, databaseUrl: string) {
  const operator = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyFile = path.join(folder, 'operator.pem');
  const secretsFile = path.join(folder, 'secrets.key');
  await writeFile(secretsFile, randomBytes(32).toString('hex'), { mode: 0o600 });
  await writeFile(keyFile, operator.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://localhost',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    BACKOFFICE_PORT: String(await freePort()),
    CACHE_DIR: folder,
    OPERATOR_PRIVATE_KEY_FILE: keyFile,
    SECRETS_KEY_FILE: secretsFile,
    LOG_LEVEL: 'error',
  };
}

async function fillWith<Filled>(
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

async function untilReady(api: ChildProcess, port: string): Promise<void> {
  const ended = once(api, 'exit').then(() => Promise.reject(new Error('the API ended before it was ready')));
  const answers = async (): Promise<void> => {
    for (;;) {
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.race([answers(), ended]);
}
