import path from 'node:path';
import { runner } from 'node-pg-migrate';

const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../migrations');

/** Migrates the studio's database to the newest schema, forward only. Several processes can run it: it takes an advisory lock. */
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
