import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A program with its output in a file. */
export type Running = { child: ChildProcess; name: string; logFile: string };

export type Program = {
  name: string;
  command: string;
  args: readonly string[];
  environment: Record<string, string>;
  logFile: string;
  user?: { uid: number; gid: number };
};

export function startProgram({ name, command, args, environment, logFile, user }: Program): Running {
  const output = openSync(logFile, 'a');
  const child = spawn(command, args, {
    ...user,
    cwd: '/',
    env: { PATH: process.env['PATH'], HOME: '/', LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', output, output],
    // A process group of its own: Ctrl-C in the terminal must reach us alone, who stop everything in order.
    detached: true,
  });
  child.once('error', (error) => process.stderr.write(`${name}: ${error.message}\n`));
  return { child, name, logFile };
}

/** Runs a command to its end. @throws Error with what it said where it fails */
export async function runProgram({
  command,
  args,
  environment,
  user,
}: Omit<Program, 'name' | 'logFile'>): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: '/', LANG: 'C.UTF-8', ...environment };
  const { stdout } = await promisify(execFile)(command, [...args], { ...user, cwd: '/', env, maxBuffer: 2 ** 26 });
  return stdout;
}

export function hasEnded({ child }: Running): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/** Tells a program to stop; after the patience it is killed. @returns whether it ended by itself */
export async function stopProgram(running: Running, patienceMs = 15_000): Promise<boolean> {
  if (hasEnded(running)) return true;
  const { child } = running;
  const ended = once(child, 'exit').then(() => true);
  child.kill('SIGTERM');
  const timer = Promise.withResolvers<false>();
  const late = setTimeout(() => timer.resolve(false), patienceMs);
  const isDone = await Promise.race([ended, timer.promise]);
  clearTimeout(late);
  if (isDone) return true;
  child.kill('SIGKILL');
  await ended;
  return false;
}

/** A process and all that descend from it, parents first. */
export async function familyOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const family = [pid];
  for (const member of family)
    family.push(...[...parents].filter(([, parent]) => parent === member).map(([child]) => child));
  return family;
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // ended by itself
    }
  }
}
