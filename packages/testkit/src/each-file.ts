import fc from 'fast-check';

// Vitest setup at the start of each file.

// All properties of a run use one seed, which bin/test prints.
const seed = Number(process.env['TEST_SEED'] ?? Number.NaN);
if (!Number.isNaN(seed)) fc.configureGlobal({ seed });

// Files share a process: a command in an earlier file may have set the exit code.
process.exitCode = undefined;
