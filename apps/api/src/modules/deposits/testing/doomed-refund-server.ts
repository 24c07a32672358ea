import { flushCompileCache } from 'node:module';
import { systemClock } from '../../../platform/clock.ts';
import { createPool } from '../../../platform/database.ts';
import { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { vilay } from '../../../testing/by-test.ts';
import { compose } from './compose.ts';

// Whoever is killed keeps what was compiled for the next one, where a cache is set (NODE_COMPILE_CACHE).
flushCompileCache();

// A server of its own that refunds one deposit. Whoever starts it kills it on the way.
const [databaseUrl, depositId, offset] = process.argv.slice(2);
const clock = { now: () => systemClock.now().add(Temporal.Duration.from(offset!)) };
const pool = createPool(databaseUrl!, 2);
const live = new LiveHub(pool, databaseUrl!, createLog('silent', 'test'));
const { deposits } = await compose({ pool, clock, live, config: {} });
await deposits.admin.refund({ ...vilay, reason: 'A refund that is interrupted' }, depositId!);
