import { parseArgs } from 'node:util';
import { checks } from './checks.ts';

export type Options = {
  /** Everything that is not run daily: many examples, kill loops, all devices in all languages. */
  isLong: boolean;
  /** Only what changes since this commit can reach. */
  changedSince: string | undefined;
  /** Only these files. */
  files: string[] | undefined;
  wants: (part: string) => boolean;
};

const parts = [...Object.keys(checks), 'unit', 'browser'];

const usage = `Usage: bin/test [--long] [--changed[=COMMIT]] [PART …] [FILE …]
  PART is one of: ${parts.join(', ')}; without any, all run.
  FILE names test files or folders: journeys of e2e/, or unit tests.
  --changed runs what the change since COMMIT (HEAD where none is named) can reach.
  --long runs also what is not for each day: many examples, kill loops, all devices in all languages.
       bin/test failover [--times N] [--json] | rolling [--json] | backup [--json]
  raises a whole brand of several servers and breaks, upgrades or restores it under load (root, Debian 12).`;

/** Parses the command line of bin/test; prints the usage and exits if it is wrong. */
export function readOptions(args: readonly string[]): Options {
  const changed = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((arg) => arg !== changed),
      allowPositionals: true,
      options: { long: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    });
    if (values.help) end(0);
    const files = positionals.filter((name) => !parts.includes(name));
    const ofFiles = files.map((file) => (file.startsWith('e2e') ? 'browser' : 'unit'));
    const named = files.length === positionals.length ? ofFiles : positionals.filter((name) => parts.includes(name));
    return {
      isLong: values.long,
      changedSince: changed && (changed.split('=')[1] ?? 'HEAD'),
      files: files.length > 0 ? files : undefined,
      wants: (part) => named.length === 0 || named.includes(part),
    };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return end(2);
  }
}

function end(code: number): never {
  (code === 0 ? process.stdout : process.stderr).write(`${usage}\n`);
  process.exit(code);
}
