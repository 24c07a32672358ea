import { dayAt, type Days, plusDays, spanOfDays } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { eachApart } from '../../platform/each.ts';
import { enqueue } from '../../platform/jobs.ts';
import { ProviderRefused, ProviderUnreachable } from '../payments/index.ts';
import { VendorUnreachable } from '../vendors/index.ts';
import type { Party } from './domain/compare.ts';
import * as repo from './reconciliation.repo.ts';
import { DAYS_BACK, SETTLED_AFTER, type Source } from './source.ts';

export const COMPARE = 'reconciliation_compare';

const MOST_FAULT = 300;

type Needs = {
  pool: Pool;
  clock: Clock;
  sources: Record<Party, Source>;
  timeZone: () => Promise<string>;
};

type Due = repo.Of & { since: Temporal.Instant | null };

export type ReconciliationService = ReturnType<typeof createReconciliationService>;

/** Compares days of providers and vendors with what they say of them. */
export function createReconciliationService({ pool, clock, sources, timeZone }: Needs) {
  /** The last days that are over for long enough. */
  async function days(): Promise<Days> {
    const last = plusDays(dayAt(clock.now().subtract(SETTLED_AFTER), await timeZone()), -1);
    return { from: plusDays(last, 1 - DAYS_BACK), to: last };
  }

  /**
   * Compares a day of a party, and keeps what was found; again: what changed since.
   *
   * @returns why it could not be compared; null: it was
   * @throws ApiError NOT_FOUND for a provider without statements, a vendor without report
   */
  async function compareDay(of: repo.Of, day: string): Promise<string | null> {
    const { from, to: until } = spanOfDays({ from: day, to: day }, await timeZone());
    const compared = await sources[of.party].look(of.code, { from, until }).catch(faultOf);
    await inTransaction(pool, async (tx) => {
      const id = await repo.lockDay(tx, of, day);
      if (typeof compared === 'string') return repo.updateFailed(tx, id, compared);
      await repo.replaceTotals(tx, id, compared.totals);
      await repo.mergeDifferences(tx, id, compared.differences, clock.now());
      return repo.updateCompared(tx, id, clock.now());
    });
    return typeof compared === 'string' ? compared : null;
  }

  async function enqueueMissing({ since, ...of }: Due, { from, to }: Days): Promise<void> {
    const first = since === null ? from : plusDays(dayAt(since, await timeZone()), 1);
    if (first > to) return;
    const wanted = { from: first > from ? first : from, to };
    for (const day of await repo.selectMissing(pool, of, wanted))
      await inTransaction(pool, (tx) => enqueueCompare(tx, of, day));
  }

  return {
    days,
    compareDay,

    /** Has every day compared that is due. */
    async enqueueDue(): Promise<void> {
      const wanted = await days();
      const due: Due[] = [];
      for (const party of ['provider', 'vendor'] as const)
        due.push(...(await sources[party].stating()).map((one) => ({ party, ...one })));
      await eachApart(due, (of) => enqueueMissing(of, wanted), 'some days could not be compared');
    },
  };
}

/** Has a day compared soon. */
export function enqueueCompare(
  tx: Parameters<typeof enqueue>[0],
  { party, code }: repo.Of,
  day: string,
): Promise<void> {
  const queue = `${COMPARE}:${party}:${code}`;
  return enqueue(tx, COMPARE, { party, code, day }, { queue, key: `${queue}:${day}` });
}

/** Why a party said nothing of the day. @throws whatever else it is */
function faultOf(error: unknown): string {
  const isTheirs =
    error instanceof ProviderUnreachable || error instanceof ProviderRefused || error instanceof VendorUnreachable;
  if (!isTheirs) throw error;
  const { message, cause } = error;
  return (cause instanceof Error ? `${message}: ${cause.message}` : message).slice(0, MOST_FAULT);
}
