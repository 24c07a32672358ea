import { flushCompileCache } from 'node:module';
import { systemClock } from '../../../platform/clock.ts';
import { createPool } from '../../../platform/database.ts';
import { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { compose } from './compose.ts';

// Whoever is killed keeps what was compiled for the next one, where a cache is set (NODE_COMPILE_CACHE).
flushCompileCache();

// A server of its own that begins one deposit. Whoever starts it kills it on the way.
const [databaseUrl, baseUrl, secretFile, member, idempotencyKey, offset] = process.argv.slice(2);
const clock = { now: () => systemClock.now().add(Temporal.Duration.from(offset!)) };
const config = { SANDPAY_URL: baseUrl!, SANDPAY_SECRET_FILE: secretFile!, CALLBACK_URL: 'http://127.0.0.1:9' };
const pool = createPool(databaseUrl!, 2);
const live = new LiveHub(pool, databaseUrl!, createLog('silent', 'test'));
const { app } = await compose({ pool, clock, live, config });
await app.inject({
  method: 'POST',
  url: '/api/wallet/deposits',
  headers: { authorization: `Bearer ${member}` },
  payload: { method: 'card', amount: '250000', idempotencyKey },
});
