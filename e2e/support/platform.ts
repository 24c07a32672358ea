import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@champa/db/postgres';
import { quickFolder } from '@champa/testkit/quick-folder';
import { prepareBrand } from './brand.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const START_WITHIN_MS = 600_000;

export type Platform = {
  siteUrl: string;
  backofficeUrl: string;
  studioUrl: string;
  sandboxUrl: string;
  dataDir: string;
  /** The environment of another `bin/` command on this copy. */
  environment: Record<string, string>;
  pid: number;
  /** Sends SIGTERM, and waits until everything has ended. @returns the exit code */
  stop: () => Promise<number | null>;
};

/** A new folder for one copy's data. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(await quickFolder(), 'champa-e2e-'));
  await chmod(folder, 0o755); // PostgreSQL may run as another user
  return folder;
}

/** Starts a whole copy by `bin/start`, on its own ports, with the journeys' brand. Pass the same data folder to start it again. */
export async function startPlatform(dataDir: string, pictures: 'drawn' | 'stand-in' = 'stand-in'): Promise<Platform> {
  const [site, backoffice, studio, sandbox] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const environment = {
    PORT: String(site),
    BACKOFFICE_PORT: String(backoffice),
    METRICS_PORT: String(await freePort()),
    STUDIO_PORT: String(studio),
    SANDBOX_PORT: String(sandbox),
    SANDBOX_MAIL_PORT: String(await freePort()),
    DATA_DIR: path.join(dataDir, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
    PICTURES: pictures,
    // Commands on this copy are done by the demo's employee.
    CHAMPA_STAFF: 'admin',
  };
  const child = spawn(path.join(ROOT, 'bin/start'), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilAnnounced(child).catch(async (failure: unknown) => {
    await terminate(child);
    throw failure;
  });
  await prepareBrand(await databaseUrlOf({ environment }));
  return {
    siteUrl: `http://localhost:${site}`,
    backofficeUrl: `http://localhost:${backoffice}`,
    studioUrl: `http://localhost:${studio}`,
    sandboxUrl: `http://localhost:${sandbox}`,
    dataDir,
    environment,
    pid: child.pid!,
    stop: () => terminate(child),
  };
}

/** The copy that runs on `bin/start`'s data folder. */
export async function runningPlatform(folder: string): Promise<Omit<Platform, 'stop'>> {
  const program = JSON.parse(await readFile(path.join(folder, 'environment.json'), 'utf8')) as Record<string, string>;
  const dataDir = path.resolve(folder);
  const { PORT, BACKOFFICE_PORT, STUDIO_URL, SANDPAY_URL, TRUSTED_PROXIES } = program;
  const local = (url: string) => url.replace('127.0.0.1', 'localhost');
  return {
    siteUrl: `http://localhost:${PORT}`,
    backofficeUrl: `http://localhost:${BACKOFFICE_PORT}`,
    studioUrl: local(STUDIO_URL!),
    sandboxUrl: local(SANDPAY_URL!),
    dataDir,
    environment: { DATA_DIR: dataDir, TRUSTED_PROXIES: TRUSTED_PROXIES!, CHAMPA_STAFF: 'admin' },
    pid: Number(await readFile(path.join(dataDir, 'lock'), 'utf8')),
  };
}

/** Runs a command of `bin/` on that copy. */
export async function runBin(name: string, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(path.join(ROOT, 'bin', name), args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => (output.stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.stderr += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...output };
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}

/** The URL of a copy's database, as its own command line finds it. */
export async function databaseUrlOf({ environment }: Pick<Platform, 'environment'>): Promise<string> {
  const file = await readFile(path.join(environment['DATA_DIR']!, 'environment.json'), 'utf8');
  return (JSON.parse(file) as { DATABASE_URL: string }).DATABASE_URL;
}

async function untilAnnounced(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  const late = setTimeout(() => reject(new Error(`bin/start took too long:\n${output}`)), START_WITHIN_MS);
  const read = (text: Buffer): void => {
    output += text.toString();
    if (output.includes('Ctrl-C stops everything')) resolve();
  };
  child.stdout!.on('data', read);
  child.stderr!.on('data', read);
  child.once('exit', (code) => reject(new Error(`bin/start ended with ${code}:\n${output}`)));
  return promise.finally(() => clearTimeout(late));
}

function terminate(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill('SIGTERM');
  return ended;
}
