import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, migrate } from '@champa/db';
import { type PostgresServer, startPostgres } from '@champa/db/postgres';

export const TEMPLATE = 'champa_template';

export type TestServer = PostgresServer & { remove: () => Promise<void> };

/** A throw-away PostgreSQL with a migrated template database. `settings` go over the server's defaults. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-test-'));
  await chmod(folder, 0o755); // as root, PostgreSQL runs as another user, who must be able to enter
  const server = await startPostgres({ dataDir: path.join(folder, 'postgres'), settings });
  await createDatabase(server.url('postgres'), TEMPLATE);
  await migrate(server.url(TEMPLATE));
  const remove = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, remove };
}
