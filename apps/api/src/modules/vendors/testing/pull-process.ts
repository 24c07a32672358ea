import { flushCompileCache } from 'node:module';
import { systemClock } from '../../../platform/clock.ts';
import { createPool } from '../../../platform/database.ts';
import { compose } from './compose.ts';
import { VENDOR } from './games.ts';

// A process that is killed leaves its compile cache to the next one, where one is set (NODE_COMPILE_CACHE).
flushCompileCache();

// A server of its own that pulls a vendor's rounds once. The test kills it on the way.
const { DATABASE_URL: databaseUrl = '', OPERATOR_KEY: operatorKey = '' } = process.env;
const { vendors } = await compose({
  pool: createPool(databaseUrl, 2),
  clock: systemClock,
  live: { publish: () => undefined },
  authenticateMember: async () => null,
  operatorKey,
});
await vendors.roundFeeds.pull(VENDOR);
process.exit(0);
