import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDatabase } from '@champa/testkit';
import pg from 'pg';

/** The studio's transfer-wallet vendors, and a game of each. */
export const VENDORS = ['EMBERFORGE', 'QUARTZNINE'] as const;

const MAIN = path.resolve(import.meta.dirname, '../../../../../../studio/src/main.ts');
const AMEND = path.resolve(import.meta.dirname, '../../../../../../studio/src/amend.ts');
const NOWHERE = 'http://127.0.0.1:9/wallet';

const PLAYED = `
  SELECT coalesce(sum(round.win - round.stake), 0)::text AS net
  FROM studio.round
  JOIN studio.seat ON seat.id = round.seat_id
  WHERE seat.player = $1 AND round.state IN ('settling', 'settled')`;

const SETTLED = `
  SELECT round_id AS round, stake::text, win::text, state FROM studio.settled_round WHERE player = $1 ORDER BY settled_at, round_id`;

export type SettledRound = { round: string; stake: bigint; win: bigint; state: 'settled' | 'void' };

export type Studio = {
  url: string;
  /** PEM. */
  operatorKey: string;
  vendorPublicKey: string;
  /** The result of a player's rounds by the studio's own record of them: wins less stakes. */
  playedBy: (player: string) => Promise<bigint>;
  /** The rounds of a player in its feed, first to last. */
  settledRounds: (player: string) => Promise<SettledRound[]>;
  /** Runs a statement with the rights of the vendor's own staff. */
  owner: (text: string) => Promise<void>;
  /** An amendment of a round by the vendor's staff: `void`, or `win` and an amount. */
  amend: (round: string, ...words: string[]) => Promise<string>;
  /** Ends it at once, as a crash does, or starts it again. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
};

/** The real studio, a process of its own on a database of its own. `walletUrl`: where its seamless vendors take stakes. */
export async function startStudio(walletUrl = NOWHERE): Promise<Studio> {
  const database = await createDatabase('empty');
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-studio-'));
  const [vendor, operator] = [keyPair(), keyPair()];
  await writeFile(path.join(folder, 'vendor.pem'), vendor.privateKey);
  await writeFile(path.join(folder, 'operator.pem'), operator.publicKey);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATABASE_URL: database.url,
    WALLET_URL: walletUrl,
    PUBLIC_URL: url,
    VENDOR_PRIVATE_KEY_FILE: path.join(folder, 'vendor.pem'),
    OPERATOR_PUBLIC_KEY_FILE: path.join(folder, 'operator.pem'),
    SLOT_CYCLE_MS: '0',
    LOG_LEVEL: 'silent',
  };
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`the studio ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child!.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  const records = new pg.Pool({ connectionString: database.url, max: 1 });
  return {
    url,
    operatorKey: operator.privateKey,
    vendorPublicKey: vendor.publicKey,
    playedBy: async (player) => {
      const { rows } = await records.query<{ net: string }>(PLAYED, [player]);
      return BigInt(rows[0]!.net);
    },
    settledRounds: async (player) => {
      const { rows } = await records.query<Record<'round' | 'stake' | 'win', string> & Pick<SettledRound, 'state'>>(
        SETTLED,
        [player],
      );
      return rows.map(({ stake, win, ...round }) => ({ ...round, stake: BigInt(stake), win: BigInt(win) }));
    },
    owner: async (text) => void (await records.query(text)),
    amend: async (...words) => {
      const { stdout } = await promisify(execFile)(process.execPath, [AMEND, ...words], { env: environment }).catch(
        (error: { stdout: string }) => error,
      );
      return stdout.trim();
    },
    kill,
    start,
    close: async () => {
      await kill();
      await records.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function keyPair(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
