/** What one part of the tests came to. */
export type PartReport = {
  passed: number;
  failed: number;
  /** Failed each time they ran, and files that broke outside of a test. */
  failures: Failure[];
  /** Failed once, and passed when they ran again alone. */
  unsteady: Failure[];
  files: FileTime[];
};

export type Failure = {
  /** File and name. */
  name: string;
  why: string;
  /** What the windows of a journey stood at, written by e2e/support/each-file.ts. */
  pages: string[];
};

export type FileTime = { file: string; tests: number; seconds: number };

const SLOWEST = 10;

/** The last lines of a run: what failed and why, what is unsteady, where the time went. A build server often shows no more. */
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
