import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One line of dieharder's verdict. FAILED means a p-value below one in a million, WEAK below five in a thousand. */
export type Verdict = { test: string; parameter: number; pValue: number; assessment: 'PASSED' | 'WEAK' | 'FAILED' };

/** Ensures that dieharder is installed: Debian's package, installed if it is missing and the user is root. */
export async function ensureDieharder(): Promise<void> {
  if (await isInstalled()) return;
  if (process.getuid?.() !== 0)
    throw new Error('dieharder is missing: install it with `apt-get install dieharder`, as root');
  process.stderr.write('installing dieharder\n');
  await run('apt-get', ['update', '-q']);
  await run('apt-get', ['install', '-y', '-q', 'dieharder'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** A test by its number in `dieharder -l`; some need a width. */
export type DieharderTest = { number: number; width?: number };

export type TestRun = { verdicts: Verdict[]; bytes: number };

/** Runs one test over the bytes of `nextChunk` until it has enough; bytes that it did not read are lost. */
export async function runTest(
  { number, width }: DieharderTest,
  nextChunk: () => Promise<Uint8Array>,
): Promise<TestRun> {
  const widthArgs = width === undefined ? [] : ['-n', String(width)];
  const child = spawn('dieharder', ['-g', '200', '-d', String(number), ...widthArgs], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  let isOver = false;
  let bytes = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  // It closes its input as soon as it has enough.
  child.stdin.on('error', () => undefined);
  const over = once(child, 'close').then(() => (isOver = true));
  while (!isOver) {
    const chunk = await nextChunk();
    if (isOver || child.stdin.destroyed) break;
    bytes += chunk.length;
    if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain').catch(() => undefined), over]);
  }
  await over;
  const verdicts = readVerdicts(output);
  if (verdicts.length === 0) throw new Error(`dieharder's test ${number} gave no verdict:\n${output}`);
  return { verdicts, bytes };
}

/** Reads the table that dieharder prints: name | parameter | samples | repetitions | p-value | assessment. */
export function readVerdicts(output: string): Verdict[] {
  return output.split('\n').flatMap((line) => {
    const found = /^\s*(\w+)\|\s*(\d+)\|\s*\d+\|\s*\d+\|\s*([\d.e+-]+)\|\s*(PASSED|WEAK|FAILED)/.exec(line);
    if (!found) return [];
    const [, test, parameter, pValue, assessment] = found;
    return [
      {
        test: test!,
        parameter: Number(parameter),
        pValue: Number(pValue),
        assessment: assessment as Verdict['assessment'],
      },
    ];
  });
}

async function isInstalled(): Promise<boolean> {
  try {
    await run('dieharder', ['-l']);
    return true;
  } catch (error) {
    // After a list, its exit status means nothing; only a missing program counts.
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}
