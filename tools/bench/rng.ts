import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hashServerSeed, SERVER_SEED_BYTES, serverSeedToHex } from '@champa/fairness';
import { type DieharderTest, ensureDieharder, runTest, type Verdict } from './dieharder.ts';
import type { BenchResult } from './result.ts';
import { startParallelStream } from './rng-stream.ts';

export type RngBenchOptions = {
  serverSeed: Uint8Array;
  clientSeed: string;
  tests: readonly DieharderTest[];
  threads: number;
  /** Called after each test. */
  report: (line: string) => void;
};

// One of every kind of test that dieharder calls good, by its number and, if needed, the width in bits or dimensions: 2.7 gigabytes
// in total. Omitted are tests that read half a gigabyte or much more, or take a minute, for what another test of the list examines
// too: 2, 9, 13, 16, 17, 203, 205, 207, and further widths of 200 and 201.
const TESTS: readonly DieharderTest[] = [
  ...[0, 1, 3, 4, 8, 10, 11, 12, 15, 100, 101, 102, 202, 204, 206, 208, 209].map((number) => ({ number })),
  { number: 200, width: 2 },
  { number: 201, width: 2 },
];
const LEAST_BYTES = 1e9;

/** Runs dieharder over the stream that decides the games: `ratio` is the share of its verdicts that are not FAILED. */
export async function run(_args: { json: boolean }): Promise<BenchResult> {
  return await runRngBench({
    serverSeed: randomBytes(SERVER_SEED_BYTES),
    clientSeed: 'dieharder',
    tests: TESTS,
    threads: Math.min(4, availableParallelism()),
    report: (line) => process.stderr.write(`${line}\n`),
  });
}

export async function runRngBench(options: RngBenchOptions): Promise<BenchResult> {
  await ensureDieharder();
  const startedAt = performance.now();
  const stream = startParallelStream(options.serverSeed, options.clientSeed, options.threads);
  const verdicts: Verdict[] = [];
  let bytes = 0;
  try {
    for (const test of options.tests) {
      const result = await runTest(test, stream.next);
      verdicts.push(...result.verdicts);
      bytes += result.bytes;
      const worst = Math.min(...result.verdicts.map(({ pValue }) => Math.min(pValue, 1 - pValue)));
      options.report(
        `test ${test.number} ${result.verdicts[0]!.test}: ${summary(result.verdicts)}, outermost p ${worst.toFixed(5)}, ${megabytes(bytes)} MB so far`,
      );
    }
  } finally {
    await stream.close();
  }
  if (bytes < LEAST_BYTES) throw new Error(`only ${megabytes(bytes)} MB were tested`);
  const failed = verdicts.filter(({ assessment }) => assessment === 'FAILED');
  return {
    name: 'rng',
    ratio: (verdicts.length - failed.length) / verdicts.length,
    goal: 1,
    detail: {
      verdicts: verdicts.length,
      weak: verdicts.filter(({ assessment }) => assessment === 'WEAK').length,
      failed: failed.map(({ test, parameter }) => `${test} ${parameter}`),
      megabytes: megabytes(bytes),
      seconds: Math.round((performance.now() - startedAt) / 1_000),
      serverSeed: serverSeedToHex(options.serverSeed),
      serverSeedHash: hashServerSeed(options.serverSeed),
      clientSeed: options.clientSeed,
    },
  };
}

function summary(verdicts: readonly Verdict[]): string {
  const counts = Map.groupBy(verdicts, ({ assessment }) => assessment);
  return [...counts].map(([assessment, group]) => `${group.length} ${assessment}`).join(', ');
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}
