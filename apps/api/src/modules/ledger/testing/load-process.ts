import { flushCompileCache } from 'node:module';
import { createLedger } from '../index.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createPool } from '../../../platform/database.ts';
import { numbered, parseLoad } from './numbered.ts';

// A process that is killed leaves its compile cache to the next one, where one is set (NODE_COMPILE_CACHE).
flushCompileCache();

// A server with the ledger alone: submits the movements of a numbered series, many at a time, and writes a line `number
// id` for each that is acknowledged. Continues through a lost database, as vendors and providers do, until the series
// or the process ends.
const { databaseUrl, from, to, accounts } = parseLoad(process.argv);
const pool = createPool(databaseUrl, 4);
const ledger = createLedger({ pool, clock: systemClock });
let next = from;

async function client(): Promise<void> {
  while (next < to) {
    const number = next++;
    const result = await submit(number);
    if (!('id' in result)) throw new Error(`movement ${number} was answered ${result.status}`);
    process.stdout.write(`${number} ${result.id}\n`);
  }
}

async function submit(number: number) {
  for (;;) {
    try {
      return await ledger.submit(numbered(number, accounts));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

await Promise.all(Array.from({ length: 64 }, client));
await pool.end();
