import { flushCompileCache } from 'node:module';
import { systemClock } from '../../../platform/clock.ts';
import { createPool } from '../../../platform/database.ts';
import { compose, RULES } from './compose.ts';

// A process that is killed leaves its compile cache to the next one, where one is set (NODE_COMPILE_CACHE).
flushCompileCache();

// A server of its own that carries out one call of the site. The test kills it on the way.
const [databaseUrl, operatorKey, member, url, body, offset] = process.argv.slice(2);
const clock = { now: () => systemClock.now().add(Temporal.Duration.from(offset!)) };
const pool = createPool(databaseUrl!, 4);
const { app } = await compose({
  pool,
  clock,
  live: { publish: () => undefined },
  operatorKey: operatorKey!,
  rules: () => ({ ...RULES, autoIn: true }),
});
const headers = { authorization: `Bearer ${member}` };
const response = body
  ? await app.inject({ method: 'POST', url: url!, headers, payload: JSON.parse(body) as object })
  : await app.inject({ method: 'GET', url: url!, headers });
process.stdout.write(`${response.statusCode}\n`);
process.exit(0);
