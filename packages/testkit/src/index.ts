export { createDatabase, type TestDatabase } from './database.ts';
