import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Operator } from './operator.ts';

const MAIN = path.resolve(import.meta.dirname, '../main.ts');

export type StudioProcess = {
  url: string;
  start: () => Promise<void>;
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

/** The studio as a process of its own, with the demo's titles. It is not running yet. */
export async function studioProcess(
  databaseUrl: string,
  operator: Pick<Operator, 'url' | 'vendorKey' | 'operatorPublicKey'>,
): Promise<StudioProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-'));
  const [vendorKey, operatorKey] = [path.join(folder, 'vendor.pem'), path.join(folder, 'operator.pem')];
  await writeFile(vendorKey, operator.vendorKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(operatorKey, operator.operatorPublicKey.export({ type: 'spki', format: 'pem' }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    WALLET_URL: operator.url,
    PUBLIC_URL: url,
    VENDOR_PRIVATE_KEY_FILE: vendorKey,
    OPERATOR_PUBLIC_KEY_FILE: operatorKey,
    ARCADE_CYCLE_MS: '0',
    SLOT_CYCLE_MS: '0',
    ROULETTE_CYCLE_MS: '0',
    // Only a call that hangs is given up: those that a test keeps are not.
    WALLET_TIMEOUT_MS: '120000',
    LOG_LEVEL: 'silent',
  };
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child!.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    kill,
    start: async () => {
      child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      while (!(await isReady(url))) {
        if (child.exitCode !== null) throw new Error(`the studio ended with ${child.exitCode}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
