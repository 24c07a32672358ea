import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../test/command.ts';

/** Debian 12's packages that the configuration in deploy/ is for, and the program by which each is found. */
const packages = [
  { name: 'postgresql-15', program: '/usr/lib/postgresql/15/bin/postgres' },
  { name: 'patroni', program: 'patroni' },
  { name: 'python3-etcd', program: '/usr/lib/python3/dist-packages/etcd/__init__.py' },
  { name: 'etcd-server', program: 'etcd' },
  { name: 'haproxy', program: 'haproxy' },
  { name: 'pgbackrest', program: 'pgbackrest' },
];

/**
 * Installs what is missing of PostgreSQL, Patroni, etcd, HAProxy and pgBackRest, where we may.
 *
 * @throws Error that says what to do where something is still missing
 */
export async function installPrograms(): Promise<void> {
  if (process.getuid?.() !== 0) {
    throw new Error(
      'This raises PostgreSQL under the user postgres, and Patroni beside it: run it as root, on Debian 12.',
    );
  }
  const missing = missingPackages();
  if (missing.length === 0) return;
  process.stdout.write(`installing Debian's ${missing.join(', ')}\n`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], quiet);
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
  const still = missingPackages();
  if (still.length > 0) {
    throw new Error(
      `This needs Debian 12's packages ${still.join(', ')}, and they could not be installed: apt-get install ${still.join(' ')}`,
    );
  }
}

function missingPackages(): string[] {
  return packages.filter(({ program }) => !isThere(program)).map(({ name }) => name);
}

/** Whether a program is on the PATH, or a file at its place. */
export function isThere(program: string): boolean {
  if (path.isAbsolute(program)) return existsSync(program);
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin'];
  return folders.some((folder) => existsSync(path.join(folder, program)));
}
