import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './settings.ts';

/** A browser app: its workspace, and the folders whose files determine whether its build is up to date. */
const apps = [
  { name: 'site', workspace: 'apps/web', sources: ['apps/web', 'packages'] },
  { name: 'back office', workspace: 'apps/backoffice', sources: ['apps/backoffice', 'packages'] },
  { name: 'games', workspace: 'studio', sources: ['studio', 'packages'] },
] as const;
type App = (typeof apps)[number];

/**
 * Builds the browser apps whose sources changed since their last build, side by side.
 *
 * @param tell hears of each app when it is built
 */
export async function buildApps(root: string, tell: (line: string) => void): Promise<void> {
  const changed = await Promise.all(apps.map((app) => changedOf(root, app)));
  const builds = changed.filter((build) => build !== undefined);
  if (builds.length === 0) return;
  const names = new Intl.ListFormat('en').format(builds.map(({ app }) => `the ${app.name}`));
  tell(`building ${names} (a minute the first time)`);
  await Promise.all(builds.map((build) => carryOut(root, build, tell)));
}

type Build = { app: App; stamp: string; now: string };

/** What there is to build of an app; nothing where its last build is still true. */
async function changedOf(root: string, app: App): Promise<Build | undefined> {
  const stamp = path.join(root, app.workspace, 'dist', '.sources');
  const now = await sourcesHash(root, app.sources);
  const isBuilt = existsSync(stamp) && (await readFile(stamp, 'utf8')) === now;
  return isBuilt ? undefined : { app, stamp, now };
}

async function carryOut(root: string, { app, stamp, now }: Build, tell: (line: string) => void): Promise<void> {
  const started = performance.now();
  await runBuild(root, app);
  await writeFile(stamp, now);
  tell(`built the ${app.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function sourcesHash(root: string, folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(root, 'package-lock.json')));
  const exclude = (name: string): boolean =>
    ['node_modules', 'dist', 'migrations'].includes(path.basename(name)) || name.endsWith('.gen.ts');
  for (const folder of folders) {
    const files = await Array.fromAsync(glob(`${folder}/**/*.*`, { cwd: root, exclude }));
    for (const file of files.toSorted()) {
      const { size, mtimeMs } = await stat(path.join(root, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function runBuild(root: string, { name, workspace }: App): Promise<void> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: path.join(root, workspace),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new StartError(`The ${name} did not build:\n${output}`);
}
