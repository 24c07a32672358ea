import path from 'node:path';
import { runner } from 'node-pg-migrate';

const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../migrations');

/** Brings the studio's database to the newest schema, forward only. Safe from several processes: the runner takes an advisory lock. */
export async function migrate(databaseUrl: string): Promise<void> {
  await runner({
    databaseUrl,
    dir: MIGRATIONS_FOLDER,
    direction: 'up',
    migrationsTable: 'studio_migration',
    advisoryLockMode: 'wait',
    verbose: false,
    log: () => undefined,
  });
}
