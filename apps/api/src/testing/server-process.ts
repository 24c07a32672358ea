import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@champa/db/postgres';

/** The platform in a process of its own, in production's settings. */
export type ServerProcess = { process: ChildProcess; origin: string; stop: () => Promise<void> };

/** A folder with the keys of a server, and the environment that names them. */
export async function serverEnvironment(databaseUrl: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-server-'));
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
    METRICS_PORT: String(await freePort()),
    CACHE_DIR: folder,
    OPERATOR_PRIVATE_KEY_FILE: keyFile,
    SECRETS_KEY_FILE: secretsFile,
    LOG_LEVEL: 'error',
  };
}

type ServerEnvironment = Awaited<ReturnType<typeof serverEnvironment>>;

/** Starts the platform as `bin/start` runs it; it need not be ready yet. */
export function startServer(
  environment: ServerEnvironment,
  roles = 'web,worker',
  stderr: 'inherit' | 'pipe' = 'inherit',
): ServerProcess {
  const main = path.resolve(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, `--roles=${roles}`], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', stderr],
  });
  return {
    process: child,
    origin: `http://127.0.0.1:${environment.PORT}`,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(environment.CACHE_DIR, { recursive: true });
    },
  };
}

/** Waits until a server is ready. @throws Error where it ends before */
export async function untilReady({ process: child, origin }: ServerProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server ended before it was ready');
    const ready = await fetch(`${origin}/health/ready`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
