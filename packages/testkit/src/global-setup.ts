import type { TestProject } from 'vitest/node';
import { startTestServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL for each worker, in the order of their numbers. */
    testServerUrls: string[];
  }
}

/**
 * Vitest global set-up: a PostgreSQL for each worker, for the whole run. One for all would do but for figures, which count what
 * no open transaction of the server can change any more: one in another test's database would hold them back.
 * Nothing in it outlives the run, so it need not reach the disk.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const workers = Array.from({ length: project.config.maxWorkers });
  const servers = await Promise.all(workers.map(() => startTestServer(settings)));
  project.provide(
    'testServerUrls',
    servers.map((server) => server.url('postgres')),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.remove()));
  };
}
