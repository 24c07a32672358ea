import fc from 'fast-check';

// Vitest set-up, at the beginning of each file.

// All properties of a run are tried from one seed, which bin/test prints.
const seed = Number(process.env['TEST_SEED'] ?? Number.NaN);
if (!Number.isNaN(seed)) fc.configureGlobal({ seed });

// Files share a process: what a command of an earlier one said of its success is not this one's.
process.exitCode = undefined;
