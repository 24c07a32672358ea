import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import { load, type Load, round } from './http-load.ts';
import { listPaths, searchPaths } from './lobby-paths.ts';
import type { FromServer } from './lobby-server.ts';
import type { BenchResult } from './result.ts';

const GOAL = 0.6;
const ROUNDS = 20;
const SECONDS = 0.8;
const CONNECTIONS = 32;

type Measured = Load & { serverCpuMicros: number };
type Kind = { nextPath: () => string; rounds: Measured[]; likeRounds: Measured[] };

/**
 * Compares lists and searches of the lobby with a static JSON answer of the same mean size from the same server. The server is
 * its own process; short rounds alternate, so that other work on the machine affects all equally.
 */
export async function run(_options: { json: boolean }): Promise<BenchResult> {
  const postgres = await startDurableServer();
  await createDatabase(postgres.url('postgres'), 'bench_lobby', TEMPLATE);
  const server = fork(path.join(import.meta.dirname, 'lobby-server.ts'), [postgres.url('bench_lobby')]);
  try {
    const { port } = (await answerOf(server)) as { port: number };
    const kinds = { list: kindOf(listPaths()), search: kindOf(searchPaths()) };
    for (const kind of Object.values(kinds)) await measure(server, port, kind.nextPath, 2); // warm-up, not counted
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of Object.values(kinds)) {
        const measured = await measure(server, port, kind.nextPath, SECONDS);
        kind.rounds.push(measured);
        kind.likeRounds.push(await measure(server, port, () => `/static/${measured.meanBytes}`, SECONDS));
      }
    }
    const [list, search] = [summary(kinds.list), summary(kinds.search)];
    const settings = { games: 10_000, connections: CONNECTIONS, rounds: ROUNDS, secondsEach: SECONDS };
    return {
      name: 'lobby',
      ratio: Math.min(list.ratio, search.ratio),
      goal: GOAL,
      detail: { list, search, ...settings },
    };
  } finally {
    server.disconnect();
    if (server.exitCode === null) await once(server, 'exit');
    await postgres.remove();
  }
}

function kindOf(nextPath: () => string): Kind {
  return { nextPath, rounds: [], likeRounds: [] };
}

async function measure(server: ChildProcess, port: number, nextPath: () => string, seconds: number): Promise<Measured> {
  const before = await cpuOf(server);
  const measured = await load({ port, connections: CONNECTIONS, seconds, nextPath });
  const cpuMs = (await cpuOf(server)) - before;
  return { ...measured, serverCpuMicros: round((cpuMs * 1000) / measured.requests, 1) };
}

async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  return ((await answerOf(server)) as { cpuMs: number }).cpuMs;
}

async function answerOf(server: ChildProcess): Promise<FromServer> {
  const told = new AbortController();
  const ended = once(server, 'exit', told).then(() => {
    throw new Error('the server of the benchmark ended');
  });
  const [message] = (await Promise.race([once(server, 'message'), ended])) as [FromServer];
  told.abort();
  return message;
}

function summary({ rounds, likeRounds }: Kind) {
  const rate = median(rounds.map((measured) => measured.rate));
  const staticRate = median(likeRounds.map((measured) => measured.rate));
  return {
    ratio: round(median(rounds.map((measured, turn) => measured.rate / likeRounds[turn]!.rate)), 3),
    rate,
    staticRate,
    meanBytes: median(rounds.map((measured) => measured.meanBytes)),
    p50Ms: median(rounds.map((measured) => measured.p50Ms)),
    p99Ms: median(rounds.map((measured) => measured.p99Ms)),
    staticP99Ms: median(likeRounds.map((measured) => measured.p99Ms)),
    serverCpuMicros: median(rounds.map((measured) => measured.serverCpuMicros)),
    staticServerCpuMicros: median(likeRounds.map((measured) => measured.serverCpuMicros)),
  };
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1]!;
}
