export { createDatabase, type TestDatabase } from './database.ts';
export { examples, isLong } from './examples.ts';
export { rowsRead } from './rows-read.ts';
export { fallSilentAfter, shortenTimeLimits, unfinished } from './slow-client.ts';
