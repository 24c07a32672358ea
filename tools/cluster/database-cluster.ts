import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unprivilegedUser } from '@champa/db/postgres';
import pg from 'pg';
import { readEnvironmentFile } from './env-file.ts';
import {
  backupEnvironment,
  databaseAddress,
  type DatabaseNode,
  databaseNodes,
  DEPLOY,
  etcdEnvironment,
  patroniEnvironment,
} from './layout.ts';
import { familyOf, killAll, runProgram, type Running, startProgram, stopProgram } from './process.ts';

type Member = { name: string; role: string; state: string; lag?: number | string };

/** Three machines, each with etcd, Patroni and PostgreSQL. */
export type DatabaseCluster = {
  url: (user: string, database: string) => string;
  /** Runs pgBackRest on a machine, as its user. @returns what it printed */
  pgbackrest: (node: DatabaseNode, ...args: string[]) => Promise<string>;
  /** What pgBackRest is told by the environment there. */
  backupEnvironmentOf: (node: DatabaseNode) => Record<string, string>;
  primary: () => Promise<DatabaseNode>;
  /** Waits until there is a primary, a synchronous standby, and every other node follows. @returns the primary */
  untilWhole: (patienceMs?: number) => Promise<DatabaseNode>;
  /** Asks for another primary, as an operator does before maintenance (`patronictl switchover`). */
  switchOver: (from: DatabaseNode) => Promise<void>;
  /** Ends Patroni, PostgreSQL and all of its processes on a machine without a word, as a power cut would. */
  kill: (node: DatabaseNode) => Promise<void>;
  /** The machine is switched on again. */
  revive: (node: DatabaseNode) => Promise<void>;
  stop: () => Promise<void>;
};

const WHOLE_WITHIN_MS = 120_000;
const LAGS_AT_MOST = 16 * 1024 * 1024;

/** Starts them; they need not have found one another yet. */
export async function startDatabases(folder: string): Promise<DatabaseCluster> {
  const user = unprivilegedUser()!;
  const password = randomBytes(18).toString('base64url');
  const samples = await readSamples();
  await makeFolders(folder, user);

  const etcds = databaseNodes.map((node) => {
    const environment = { ...samples.etcd, ...etcdEnvironment(node, path.join(folder, node.name, 'etcd')) };
    return startProgram({
      name: `etcd of ${node.name}`,
      command: 'etcd',
      args: [],
      environment,
      user,
      logFile: logOf(folder, node, 'etcd'),
    });
  });
  const patronis = new Map<string, Running>();

  const environmentOf = (node: DatabaseNode): Record<string, string> => ({
    ...samples.patroni,
    ...patroniEnvironment(node, path.join(folder, node.name), password),
    ...backupEnvironment(node, folder),
  });
  const startPatroni = (node: DatabaseNode): void => {
    const running = startProgram({
      name: `patroni of ${node.name}`,
      command: 'patroni',
      args: [path.join(DEPLOY, 'patroni/patroni.yml')],
      environment: environmentOf(node),
      user,
      logFile: logOf(folder, node, 'patroni'),
    });
    patronis.set(node.name, running);
  };
  const members = async (): Promise<Member[]> => {
    const asked = databaseNodes.map(({ rest }) => askPatroni(rest));
    return Promise.any(asked).catch(() => []);
  };
  const nodeOf = (member: Member | undefined): DatabaseNode | undefined =>
    databaseNodes.find(({ name }) => name === member?.name);

  async function untilWhole(patienceMs = WHOLE_WITHIN_MS): Promise<DatabaseNode> {
    const deadline = Date.now() + patienceMs;
    let seen: Member[] = [];
    while (Date.now() < deadline) {
      seen = await members();
      const leader = nodeOf(seen.find(({ role }) => role === 'leader'));
      if (leader && isWhole(seen)) return leader;
      await sleep(200);
    }
    throw new Error(`the cluster did not become whole: ${JSON.stringify(seen)}; its logs are in ${folder}`);
  }

  const cluster: DatabaseCluster = {
    url: (role, database) => `postgres://${role}:${password}@${databaseAddress}/${database}`,
    pgbackrest: (node, ...args) =>
      runProgram({ command: 'pgbackrest', args: ['--stanza=champa', ...args], environment: environmentOf(node), user }),
    backupEnvironmentOf: (node) => backupEnvironment(node, folder),
    primary: async () => {
      const node = nodeOf((await members()).find(({ role }) => role === 'leader'));
      if (!node) throw new Error('there is no primary');
      return node;
    },
    untilWhole,
    async switchOver(from) {
      const authorization = `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}`;
      const answer = await fetch(`http://${from.rest}/switchover`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ leader: from.name }),
      });
      if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`);
    },
    async kill(node) {
      const patroni = patronis.get(node.name)!;
      const postmaster = await postmasterOf(path.join(folder, node.name, 'data'));
      killAll([...(await familyOf(patroni.child.pid!)), ...(postmaster ? await familyOf(postmaster) : [])]);
    },
    revive: async (node) => startPatroni(node),
    async stop() {
      // Patroni stops its PostgreSQL; the primary last, so that nobody is promoted meanwhile.
      await Promise.all([...patronis.values()].map((running) => stopProgram(running, 30_000)));
      for (const node of databaseNodes) {
        const postmaster = await postmasterOf(path.join(folder, node.name, 'data'));
        if (postmaster) killAll(await familyOf(postmaster));
      }
      await Promise.all(etcds.map((running) => stopProgram(running)));
    },
  };
  for (const node of databaseNodes) startPatroni(node);
  return cluster;
}

/** The role and the database of the platform, as docs/OPERATING.md has an operator create them. */
export async function createPlatformDatabase(cluster: DatabaseCluster): Promise<string> {
  const password = new URL(cluster.url('postgres', 'postgres')).password;
  const client = new pg.Client(cluster.url('postgres', 'postgres'));
  await client.connect();
  await client.query(`CREATE ROLE champa LOGIN CREATEROLE PASSWORD '${password}'`);
  await client.query('CREATE DATABASE champa OWNER champa');
  await client.end();
  return cluster.url('champa', 'champa');
}

function isWhole(members: readonly Member[]): boolean {
  const isRunning = ({ state }: Member): boolean => state === 'running' || state === 'streaming';
  const follows = ({ role, lag }: Member): boolean => role === 'leader' || Number(lag ?? 0) < LAGS_AT_MOST;
  return (
    members.length === databaseNodes.length &&
    members.every((member) => isRunning(member) && follows(member)) &&
    members.some(({ role }) => role === 'sync_standby')
  );
}

async function askPatroni(rest: string): Promise<Member[]> {
  const answer = await fetch(`http://${rest}/cluster`, { signal: AbortSignal.timeout(2000) });
  return ((await answer.json()) as { members: Member[] }).members;
}

async function postmasterOf(dataDir: string): Promise<number | null> {
  const text = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return pid > 0 && name.trim() === 'postgres' ? pid : null;
}

async function readSamples(): Promise<{ etcd: Record<string, string>; patroni: Record<string, string> }> {
  const [etcd, patroni] = await Promise.all(
    ['etcd', 'patroni'].map((name) => readFile(path.join(DEPLOY, 'env', `${name}.env`), 'utf8')),
  );
  return { etcd: readEnvironmentFile(etcd!), patroni: readEnvironmentFile(patroni!) };
}

async function makeFolders(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await mkdir('/var/run/postgresql', { recursive: true });
  await chown('/var/run/postgresql', uid, gid);
  const ofNode = ['', 'spool', 'log', 'lock'];
  const names = ['repository', ...databaseNodes.flatMap(({ name }) => ofNode.map((each) => path.join(name, each)))];
  for (const name of names) {
    await mkdir(path.join(folder, name), { recursive: true });
    await chown(path.join(folder, name), uid, gid);
  }
}

function logOf(folder: string, { name }: DatabaseNode, program: string): string {
  return path.join(folder, `${program}-${name}.log`);
}
