/** The result of one part of the tests. */
export type PartReport = {
  passed: number;
  failed: number;
  /** Tests that failed each time, and files that broke outside of a test. */
  failures: Failure[];
  /** Tests that failed once, and passed when they were repeated alone. */
  unsteady: Failure[];
  files: FileTime[];
};

export type Failure = {
  /** File and name. */
  name: string;
  why: string;
  /** The state of a journey's windows, written by e2e/support/each-file.ts. */
  pages: string[];
};

export type FileTime = { file: string; tests: number; seconds: number };

const SLOWEST = 10;

/** The last lines of a run: failures with their errors, unsteady tests, times. A build server often shows no more. */
export function closingLines(parts: readonly PartReport[], times: ReadonlyMap<string, number>): string {
  const failures = parts.flatMap((part) => part.failures).map((failure) => `FAILED ${told(failure)}`);
  const unsteady = parts.flatMap((part) => part.unsteady).map((failure) => `UNSTEADY ${told(failure)}`);
  const slowest = parts
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  return [
    ...failures,
    ...unsteady,
    ...table(
      'The slowest files',
      slowest.map(({ file, tests, seconds }) => [seconds, `${file} (${tests} tests)`]),
    ),
    ...table(
      'Time by part',
      [...times].map(([part, seconds]) => [seconds, part]),
    ),
  ].join('\n');
}

/** The first line of an error: the rest is in the log above. */
export function firstLine(text = ''): string {
  return text.split('\n', 1)[0]!;
}

function told({ name, why, pages }: Failure): string {
  return [`${name}: ${why}`, ...pages].join('\n    ');
}

function table(title: string, rows: readonly [seconds: number, name: string][]): string[] {
  if (rows.length === 0) return [];
  return ['', title, ...rows.map(([seconds, name]) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)];
}
