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
    // One file at a time, all on one PostgreSQL: a transaction that is open in another database holds back what figures may count.
    fileParallelism: false,
    // Nothing here is judged by time: these only end what hangs, on a busy machine too.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
