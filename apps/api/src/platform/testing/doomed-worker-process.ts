import type { LeasePace } from '../job-lease.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { runJobs } from '../jobs.ts';

// A server that takes a job and never ends it. The test that starts it kills it meanwhile.
const [databaseUrl, pace] = process.argv.slice(2);
const never = (): Promise<void> => new Promise(() => process.send!('working'));
const job = { name: 'count', run: never };
await runJobs(databaseUrl!, [job], createLog('silent', 'test'), createMetrics(), JSON.parse(pace!) as LeasePace);
