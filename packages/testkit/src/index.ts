export { createDatabase, type TestDatabase } from './database.ts';
export { rowsRead } from './rows-read.ts';
