export { migrate, planMigration, type SchemaChanges, SchemaRefusal } from './migrate.ts';
export { createDatabase, databaseExists, dropDatabase } from './databases.ts';
export { untilReachable } from './reachable.ts';
