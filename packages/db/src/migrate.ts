import path from 'node:path';
import { Logger, runMigrations as migrateJobQueue } from 'graphile-worker';
import { runner } from 'node-pg-migrate';

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../migrations');

/**
 * Brings a database to the newest schema: the job queue's own tables, then ours, forward only. Safe to run from several
 * servers at once (both runners take an advisory lock). Needs a connection that may create roles and schemas.
 *
 * @returns the names of the migrations that were applied now
 */
export async function migrate(databaseUrl: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  await migrateJobQueue({ connectionString: databaseUrl, logger: silent });
  const applied = await runner({
    databaseUrl,
    dir: folder,
    direction: 'up',
    migrationsTable: 'migration',
    migrationsSchema: 'champa',
    createMigrationsSchema: true,
    advisoryLockMode: 'wait',
    verbose: false,
    log: () => undefined,
  });
  return applied.map(({ name }) => name);
}

const silent = new Logger(() => () => undefined);
