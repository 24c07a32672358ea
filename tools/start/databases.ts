import path from 'node:path';
import { createDatabase, databaseExists } from '@champa/db';
import type { StartSettings } from './settings.ts';
import { type DatabaseWatch, startWatchedPostgres } from './watched-postgres.ts';

export type Databases = { platform: string; studio: string; sandbox: string; stop: () => Promise<void> };

/** The three databases, on the server of DATABASE_URL or on the embedded one. */
export async function openDatabases(settings: StartSettings, watch: DatabaseWatch): Promise<Databases> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    const sibling = (suffix: string): string =>
      withDatabase(databaseUrl, `${new URL(databaseUrl).pathname.slice(1)}_${suffix}`);
    const databases = { platform: databaseUrl, studio: sibling('studio'), sandbox: sibling('sandbox') };
    await ensure(databaseUrl, [databases.studio, databases.sandbox]);
    return { ...databases, stop: async () => undefined };
  }
  const server = await startWatchedPostgres(
    { dataDir: path.join(settings.dataDir, 'postgres'), binDir: settings.postgresBin },
    watch,
  );
  const databases = { platform: server.url('champa'), studio: server.url('studio'), sandbox: server.url('sandbox') };
  await ensure(server.url('postgres'), Object.values(databases));
  return { ...databases, stop: server.stop };
}

async function ensure(adminUrl: string, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const name = new URL(url).pathname.slice(1);
    if (!(await databaseExists(adminUrl, name))) await createDatabase(adminUrl, name);
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
