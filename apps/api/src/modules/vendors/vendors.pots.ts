import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { enqueue, type Job } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Dialect } from './adapters/dialect.ts';
import { replacePots } from './vendors.pots.repo.ts';
import type { Registry } from './vendors.registry.ts';

export type PotsOptions = {
  pool: Pool;
  clock: Clock;
  log: Log;
  registry: Registry;
  dialects: readonly Dialect[];
  merchantCode: () => Promise<string>;
  /** The brand's currency. */
  currency: () => Promise<string>;
  /** Vendors that have games with a pot. */
  vendorsWithPots: () => readonly string[];
};

const READ = 'vendors_read_pots';
const READ_EACH_MINUTE = 'vendors_read_pots_each_minute';
/** A job repeats each minute at most; it enqueues the readings in between. */
const SECONDS_BETWEEN = [15, 30, 45];

export type Pots = {
  jobs: Job[];
  /** Enqueues a first reading, so that a fresh start need not wait for the minute. */
  start: () => Promise<void>;
};

/** Follows the pots of vendors: queries each four times a minute, and stores the answer. */
export function createPots({ pool, clock, log, registry, dialects, ...options }: PotsOptions): Pots {
  async function read(): Promise<void> {
    const [operatorId, currency] = await Promise.all([options.merchantCode(), options.currency()]);
    await Promise.all(options.vendorsWithPots().map((code) => readOf(code, operatorId, currency)));
  }

  // A silent vendor does not affect the others: its last answer stays, and grows old.
  async function readOf(code: string, operatorId: string, currency: string): Promise<void> {
    const vendor = await registry.find(code);
    const dialect = dialects.find(({ name }) => name === vendor?.dialect);
    if (!vendor?.enabled || !dialect?.listPots) return;
    const told = await dialect.listPots(vendor, { operatorId, currency });
    if (told.kind === 'refused') {
      log.warn({ vendor: code, reason: told.reason }, 'a vendor did not answer with its pots');
      return;
    }
    const at = clock.now();
    await inTransaction(pool, (tx) => replacePots(tx, { vendorId: vendor.id, currency, pots: told.pots, at }));
  }

  const readAfter = (seconds: number): Promise<void> =>
    inTransaction(pool, (tx) =>
      enqueue(tx, READ, {}, { queue: READ, key: `${READ} ${seconds}`, runAt: clock.now().add({ seconds }) }),
    );

  return {
    jobs: [
      { name: READ, run: read },
      {
        name: READ_EACH_MINUTE,
        cron: '* * * * *',
        run: async () => {
          await read();
          for (const seconds of SECONDS_BETWEEN) await readAfter(seconds);
        },
      },
    ],
    start: () => readAfter(1),
  };
}
