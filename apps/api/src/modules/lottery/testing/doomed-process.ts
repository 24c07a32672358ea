import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createPool } from '../../../platform/database.ts';
import type { SlipWish } from '../slips.service.ts';
import { lotteryOn } from './compose.ts';
import { laoResult } from './games.ts';

// A process that is killed leaves its compile cache to the next one, where one is set (NODE_COMPILE_CACHE).
flushCompileCache();

// A server of the lottery: it takes slips, one a line of standard input, and draws and settles meanwhile. When it
// reaches a statement that contains the words of MOMENT, and among its values the one behind the bar, it stops at the
// commit: just before it, or, with AFTER, just after. It prints `here`: the test waits for that and kills it, or the
// database. If only the database is killed, it goes on.
const { DATABASE_URL: databaseUrl = '', TOP: top = '', MOMENT: moment = '', AFTER: after = '' } = process.env;
const [words = '', value] = moment.split('|');

type Callback = (error: Error | null, answer?: unknown) => void;
type Query = (text: unknown, values?: unknown, callback?: Callback) => Promise<unknown> | void;

let isWaited = moment !== '';
const pool = createPool(databaseUrl, 6);
pool.on('connect', (client) => {
  const query = client.query.bind(client) as unknown as Query;
  const lost = new Promise<never>((_, reject) => client.once('end', () => reject(new Error('the connection is lost'))));
  lost.catch(() => undefined);
  let isAtCommit = false;
  const watched: Query = (text, values, callback) => {
    // A statement outside a transaction: it is committed with its answer.
    if (callback) {
      if (!isMoment(text, values)) return query(text, values, callback);
      const told = (error: Error) => callback(error);
      const stand = () => void here(lost).then(undefined, told);
      return after === '' ? stand() : query(text, values, stand);
    }
    if (isMoment(text, values)) isAtCommit = true;
    if (text !== 'COMMIT' || !isAtCommit) return query(text, values);
    isAtCommit = false;
    return after === '' ? here(lost) : Promise.resolve(query(text)).then(() => here(lost));
  };
  client.query = watched as unknown as typeof client.query;
});

function isMoment(text: unknown, values: unknown): boolean {
  if (!isWaited || typeof text !== 'string' || !text.includes(words)) return false;
  return value === undefined || (Array.isArray(values) && values.some((each) => String(each) === value));
}

function here(lost: Promise<never>): Promise<never> {
  isWaited = false;
  process.stdout.write('here\n');
  return lost;
}

const result = top === '' ? null : laoResult(top);
const lottery = lotteryOn(pool, { feeds: [result, result], told: [], events: [], betsAtATime: 4 });
createInterface({ input: process.stdin }).on('line', (line) => {
  const wish = JSON.parse(line) as SlipWish;
  const say = (said: string) => process.stdout.write(`${JSON.stringify({ nonce: wish.nonce, said })}\n`);
  lottery.slips.place(wish).then(
    () => say('taken'),
    (error: unknown) => say(error instanceof ApiError ? error.code : 'lost'),
  );
});
process.stdout.write('ready\n');
for (;;) {
  await lottery.draws.advance().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 2));
}
