import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './settings.ts';

export type Program = {
  name: string;
  /** The file to run, relative to the root. */
  main: string;
  environment: Record<string, string>;
  /** Answers 200 when the program is ready. */
  readyUrl: string;
};

/** `ready` rejects if the program does not start; `stop` works in any case. */
export type RunningProgram = { ready: Promise<void>; stop: () => Promise<void> };

const READY_WITHIN_MS = 60_000;
const KILL_AFTER_MS = 10_000;
const MOST_RESTARTS = 5;
const RESTARTS_FORGOTTEN_AFTER_MS = 60_000;

/**
 * Runs a program until stopped, and restarts it when it dies, a few times per minute at most. It has its own process group, so
 * that Ctrl-C stops the programs in order, and a channel that closes when this process dies, so that it never outlives it.
 */
export function runProgram(
  program: Program,
  root: string,
  dataDir: string,
  onGivenUp: (name: string) => void,
): RunningProgram {
  const folder = path.join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const logFile = path.join(folder, `${program.name}.log`);
  const log = createWriteStream(logFile, { flags: 'a' });
  let child: ChildProcess;
  let stopping = false;
  let deaths: number[] = [];

  const launch = (): void => {
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program.main], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...program.environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    child.stdout!.pipe(log, { end: false });
    child.stderr!.pipe(log, { end: false });
    child.once('exit', (code, signal) => {
      if (stopping) return;
      const now = Date.now();
      deaths = [...deaths.filter((at) => now - at < RESTARTS_FORGOTTEN_AFTER_MS), now];
      process.stderr.write(`! ${program.name} ended (${signal ?? `exit ${code}`}); its log: ${logFile}\n`);
      if (deaths.length > MOST_RESTARTS) onGivenUp(program.name);
      else setTimeout(() => !stopping && launch(), 300 * deaths.length);
    });
  };

  launch();
  return {
    ready: untilReady(program, () => stopping || deaths.length > 2, logFile),
    async stop() {
      stopping = true;
      await end(child);
      log.end();
    },
  };
}

async function untilReady({ name, readyUrl }: Program, hasFailed: () => boolean, logFile: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < READY_WITHIN_MS && !hasFailed();) {
    const answer = await fetch(readyUrl).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new StartError(`${name} did not become ready. Its log: ${logFile}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await ended;
  clearTimeout(killer);
}
