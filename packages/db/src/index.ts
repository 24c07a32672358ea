export { migrate, MIGRATIONS_FOLDER } from './migrate.ts';
export { createDatabase, databaseExists, dropDatabase } from './databases.ts';
