import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { findBinaries, type PostgresBinaries, type RunAs, unprivilegedUser } from './postgres-binaries.ts';

export { unprivilegedUser } from './postgres-binaries.ts';

export type PostgresOptions = {
  /** The cluster's folder; created on the first start. As root, a folder that the unprivileged user can reach is used. */
  dataDir: string;
  /** A folder with `initdb` and `postgres` to use instead of the packaged ones. */
  binDir?: string | undefined;
  /** The port; by default a free one. */
  port?: number;
  /** Server settings, over the defaults below. */
  settings?: Record<string, string>;
  onLog?: (line: string) => void;
};

/** A running server. */
export type PostgresServer = {
  pid: number;
  /** A connection address for one of its databases. */
  url: (database: string) => string;
  /** Fast shutdown: running transactions roll back, everything committed is on disk. */
  stop: () => Promise<void>;
  /** SIGKILL to the whole server, for fault tests. */
  kill: () => Promise<void>;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
};

const DEFAULT_SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '256MB',
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

// As root, the cluster must be in a folder that the unprivileged user can reach, wherever the clone is.
const SHARED_FOLDER = '/var/lib/champa';

/** Starts PostgreSQL on a free port of 127.0.0.1; creates the cluster first if there is none. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const user = unprivilegedUser();
  const binaries = await findBinaries(user, SHARED_FOLDER, options.binDir);
  await mkdir(path.dirname(options.dataDir), { recursive: true });
  const cluster = user ? reachableCluster(options.dataDir, user) : options.dataDir;
  const password = await prepareCluster(cluster, binaries, user);
  await endLeftover(cluster);

  const port = options.port ?? (await freePort());
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = await launch(binaries.postgres, ['-D', cluster, '-p', String(port), ...flags], user, options.onLog);

  return {
    pid: child.pid!,
    url: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    stop: () => end(child, 'SIGINT'),
    kill: () => end(child, 'SIGKILL'),
    ended: exited(child),
  };
}

/** A free TCP port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
  });
  return promise;
}

function reachableCluster(dataDir: string, user: NonNullable<RunAs>): string {
  if (canEnter(path.dirname(dataDir), user)) return dataDir;
  return path.join(SHARED_FOLDER, dataDir.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/^-/, ''));
}

function canEnter(folder: string, user: NonNullable<RunAs>): boolean {
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;
}

async function prepareCluster(cluster: string, binaries: PostgresBinaries, user: RunAs): Promise<string> {
  const secretFile = `${cluster}.password`;
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return (await readFile(secretFile, 'utf8')).trim();

  await rm(cluster, { recursive: true, force: true });
  await mkdir(path.dirname(cluster), { recursive: true });
  await mkdir(cluster, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(secretFile, password, { mode: 0o600 });
  if (user) for (const owned of [cluster, secretFile]) chownSync(owned, user.uid, user.gid);

  const flags = ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secretFile}`];
  const made = spawnSync(binaries.initdb, [...flags, '-E', 'UTF8', '--locale=C', '--no-instructions'], {
    ...user,
    cwd: '/',
  });
  if (made.status !== 0) {
    await rm(cluster, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr.toString().trim()}`);
  }
  await chmod(cluster, 0o700);
  return password;
}

/**
 * Ends a server that outlived its program (killed before it could stop it). The caller holds the data folder's lock, so a server
 * found here belongs to nobody.
 */
async function endLeftover(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  if (!isPostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isPostgres(pid) && waited < 10_000; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isPostgres(pid: number): boolean {
  const result = spawnSync('cat', [`/proc/${pid}/comm`], { encoding: 'utf8' });
  return result.stdout.trim() === 'postgres';
}

const ORPHANS_MS = 10_000;

// If only the server process was killed, its sessions end by themselves, but not before they have finished their current work.
// Until then PostgreSQL refuses to start again on their data.
async function launch(
  binary: string,
  flags: string[],
  user: RunAs,
  onLog?: (line: string) => void,
): Promise<ChildProcess> {
  const deadline = Date.now() + ORPHANS_MS;
  for (;;) {
    const child = spawn(binary, flags, {
      ...user,
      cwd: '/',
      // A process group of its own: Ctrl-C in the terminal must reach the programs first and the database last.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      await untilReady(child, onLog);
      return child;
    } catch (error) {
      const isOrphaned = error instanceof Error && error.message.includes('pre-existing shared memory block');
      if (!isOrphaned || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function untilReady(child: ChildProcess, onLog?: (line: string) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const lines: string[] = [];
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter(Boolean)) {
      onLog?.(line);
      if (lines.length < 20) lines.push(line);
      if (/ready to accept (read-only )?connections/.test(line)) resolve();
    }
  });
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`PostgreSQL did not start (exit ${code}):\n${lines.join('\n')}`)));
  return promise;
}

function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  child.kill(signal);
  await exited(child);
}
