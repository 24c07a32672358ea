import type { TestProject } from 'vitest/node';
import { startTestServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One PostgreSQL per worker, by worker number. */
    testServerUrls: string[];
  }
}

/**
 * Vitest global setup: one PostgreSQL per worker, for the whole run. One server for all would not do, because figures only count
 * what no open transaction of the server can still change: a transaction in another test's database would delay them. Nothing in
 * it outlives the run, so it need not be written to disk.
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
