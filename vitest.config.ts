import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'apps/**/*.test.{ts,tsx}',
      'packages/**/*.test.{ts,tsx}',
      'studio/**/*.test.ts',
      'sandbox/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['@champa/testkit/global-setup'],
    pool: 'forks',
    // A PostgreSQL for each worker (`testkit`). Left to itself, Vitest would keep a core free: of two, half the machine.
    maxWorkers: Math.min(availableParallelism(), 4),
    // Nothing here is judged by time: these only end what hangs, on a busy machine too.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
