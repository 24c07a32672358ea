import { flushCompileCache } from 'node:module';
import { createPool } from '../../../platform/database.ts';
import { lotteryOn } from './compose.ts';
import { laoResult } from './games.ts';

// A process that is killed leaves its compile cache to the next one, where one is set (NODE_COMPILE_CACHE).
flushCompileCache();

// A worker that draws and settles until it is killed, by others or after KILL_AFTER_MS by itself. Its sources answer
// TOP; without it they are silent.
const { DATABASE_URL: databaseUrl = '', TOP: top, KILL_AFTER_MS: killAfter } = process.env;
const pool = createPool(databaseUrl, 4);
pool.on('error', () => undefined);
const result = top ? laoResult(top) : null;
const lottery = lotteryOn(pool, { feeds: [result, result], told: [], events: [], betsAtATime: 4 });
process.stdout.write('ready\n');
if (killAfter) setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(killAfter));
for (;;) {
  await lottery.draws.advance().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 2));
}
