import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../test/command.ts';
import { DEPLOY, listening, type PlatformNode, platformNodes, proxyEnvironment, readyAddress } from './layout.ts';
import { hasEnded, type Running, startProgram, stopProgram } from './process.ts';

/** The platform's servers, and HAProxy before them and before the databases. */
export type Platform = {
  /** Tells a server to stop as systemd would, waits for its end, and starts it again. @returns whether it ended by itself */
  restart: (node: PlatformNode) => Promise<boolean>;
  stop: () => Promise<void>;
};

const READY_WITHIN_MS = 90_000;
const DRAIN_SECONDS = '3';

export function startProxy(folder: string): Running {
  return startProgram({
    name: 'haproxy',
    command: 'haproxy',
    args: ['-db', '-f', path.join(DEPLOY, 'haproxy/haproxy.cfg')],
    environment: { ...proxyEnvironment(), PATH: `${process.env['PATH']}:/usr/sbin` },
    logFile: path.join(folder, 'haproxy.log'),
  });
}

export async function startPlatform(folder: string, environment: Record<string, string>): Promise<Platform> {
  const servers = new Map<string, Running>();

  async function start(node: PlatformNode): Promise<void> {
    const main = path.join(ROOT, 'apps/api/src/main.ts');
    const running = startProgram({
      name: node.name,
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', main, `--roles=${node.roles}`],
      environment: { ...environment, ...listening(node), DRAIN_SECONDS },
      logFile: path.join(folder, `${node.name}.log`),
    });
    servers.set(node.name, running);
    await untilReady(node, running);
  }

  await Promise.all(platformNodes.map(start));
  return {
    async restart(node) {
      const isOwnEnd = await stopProgram(servers.get(node.name)!);
      await start(node);
      return isOwnEnd;
    },
    stop: async () => void (await Promise.all([...servers.values()].map((running) => stopProgram(running)))),
  };
}

async function untilReady(node: PlatformNode, running: Running): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline;) {
    if (hasEnded(running)) break;
    const answer = await fetch(readyAddress(node), { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${node.name} did not become ready; its log is ${running.logFile}`);
}
