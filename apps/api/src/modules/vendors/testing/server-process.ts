import { flushCompileCache } from 'node:module';
import { systemClock } from '../../../platform/clock.ts';
import { createPool } from '../../../platform/database.ts';
import { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { compose } from './compose.ts';

// A process that is killed leaves its compile cache to the next one, where one is set (NODE_COMPILE_CACHE).
flushCompileCache();

// A whole server process around the vendors module, for tests that kill it. Prints its port on standard output.
const { DATABASE_URL: databaseUrl = '', OPERATOR_KEY: operatorKey = '', PORT = '0', ANY_GAME } = process.env;
const pool = createPool(databaseUrl, 8);
pool.on('error', () => undefined);
const live = new LiveHub(pool, databaseUrl, createLog('silent', 'test'));
const { app, vendors } = await compose({
  pool,
  clock: systemClock,
  live,
  authenticateMember: async () => null,
  operatorKey,
  ...(ANY_GAME === 'true' && { isGame: () => true }),
});

process.once('SIGTERM', () => void stop());
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.stdout.write(`${(app.server.address() as { port: number }).port}\n`);

async function stop(): Promise<void> {
  await app.close();
  await vendors.stop!();
  await pool.end();
}
