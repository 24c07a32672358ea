import fc from 'fast-check';
import { vi } from 'vitest';

// Vitest setup at the start of each file.

// All properties of a run use one seed, which bin/test prints.
const seed = Number(process.env['TEST_SEED'] ?? Number.NaN);
if (!Number.isNaN(seed)) fc.configureGlobal({ seed });

// Files share a process: a command in an earlier file may have set the exit code.
process.exitCode = undefined;

// Time decides no test: what a test waits for has half a minute on a busy machine, whatever it says itself. Vitest's default is one second.
const LEAST_PATIENCE_MS = 30_000;
const { waitFor } = vi;
vi.waitFor = (work, options = {}) => {
  const given = typeof options === 'number' ? { timeout: options } : options;
  return waitFor(work, { ...given, timeout: Math.max(given.timeout ?? 0, LEAST_PATIENCE_MS) });
};
