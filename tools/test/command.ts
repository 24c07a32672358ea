import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs a command from the root with its output shown, on the project's own Node. @returns whether it succeeded */
export async function runCommand(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  const child = start(command, args, environment, 'inherit');
  return hasSucceeded(child, (message) => process.stderr.write(message));
}

/** Runs a command at low priority. @returns whether it succeeded, and its output */
export async function runBehind(command: string, args: readonly string[]): Promise<{ ok: boolean; output: string }> {
  const child = start(command, args, {}, 'pipe');
  let output = '';
  const keep = (text: Buffer | string): void => {
    output += text.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  if (child.pid) setPriority(child.pid, 5);
  return { ok: await hasSucceeded(child, keep), output };
}

function start(
  command: string,
  args: readonly string[],
  environment: object,
  output: 'inherit' | 'pipe',
): ChildProcess {
  return spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`, ...environment },
  });
}

function hasSucceeded(child: ChildProcess, say: (text: string) => unknown): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      say(`${error.message}\n`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}
