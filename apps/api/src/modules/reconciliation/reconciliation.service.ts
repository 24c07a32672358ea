import { dayAt, type Days, plusDays, spanOfDays } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle } from '../../platform/database.ts';
import { eachApart } from '../../platform/each.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueue } from '../../platform/jobs.ts';
import {
  type Providers,
  ProviderRefused,
  ProviderUnreachable,
  type Span,
  type StatementEntry,
} from '../payments/index.ts';
import { compare, type Difference, keyOf, type Own, type Total, totalsOf } from './domain/compare.ts';
import * as repo from './reconciliation.repo.ts';

export const COMPARE = 'reconciliation_compare';

/** A day is compared once so much time has passed after it, so that a payment of its last minutes has arrived. */
const SETTLED_AFTER = Temporal.Duration.from({ hours: 1 });
/** So many days back are compared, or tried again. */
const DAYS_BACK = 7;
/** So long a provider may take from our wish until it moves the money. */
const LONGEST = Temporal.Duration.from({ hours: 24 * DAYS_BACK });
const REFERENCES_AT_ONCE = 1000;
const MOST_FAULT = 300;

/** What moved at a provider by our books. */
export type Books = {
  moved: (db: ReadHandle, provider: string, span: Span) => Promise<Own[]>;
  byReference: (db: ReadHandle, provider: string, references: readonly string[]) => Promise<Own[]>;
};

type Needs = {
  pool: Pool;
  clock: Clock;
  providers: Pick<Providers, 'find' | 'stating'>;
  books: Books;
  timeZone: () => Promise<string>;
};

type Read = (span: Span) => Promise<StatementEntry[]>;
type Compared = { totals: Total[]; differences: Difference[] };

export type ReconciliationService = ReturnType<typeof createReconciliationService>;

/** Compares days of providers with their statements. */
export function createReconciliationService({ pool, clock, providers, books, timeZone }: Needs) {
  /** The last days that are over for long enough. */
  async function days(): Promise<Days> {
    const last = plusDays(dayAt(clock.now().subtract(SETTLED_AFTER), await timeZone()), -1);
    return { from: plusDays(last, 1 - DAYS_BACK), to: last };
  }

  async function statementOf(provider: string): Promise<Read> {
    const statements = (await providers.find(pool, provider))?.statements;
    if (!statements) throw new ApiError('NOT_FOUND', { 'provider with statements': provider });
    return async (span) => {
      const entries: StatementEntry[] = [];
      let after: string | null = null;
      do {
        const page = await statements.page(span, after);
        if (page.next !== null && page.next === after) throw new ProviderUnreachable('the statement does not end');
        entries.push(...page.entries);
        after = page.next;
      } while (after !== null);
      return entries;
    };
  }

  async function knownBy(provider: string, entries: readonly StatementEntry[]): Promise<Map<string, Own>> {
    const references = [...new Set(entries.map(({ reference }) => reference))];
    const known = new Map<string, Own>();
    for (let begin = 0; begin < references.length; begin += REFERENCES_AT_ONCE) {
      const some = references.slice(begin, begin + REFERENCES_AT_ONCE);
      for (const own of await books.byReference(pool, provider, some)) known.set(keyOf(own), own);
    }
    return known;
  }

  /** Of what moved here and is not in the statement of the day: what is not in that of the days around it either. */
  async function unseen(read: Read, { from, until }: Span, missing: readonly Own[]): Promise<Own[]> {
    if (missing.length === 0) return [];
    const earliest = from.subtract(LONGEST);
    const begun = missing.map(({ begunAt }) => begunAt).toSorted(Temporal.Instant.compare)[0]!;
    const before = { from: Temporal.Instant.compare(begun, earliest) < 0 ? earliest : begun, until: from };
    const isLater = Temporal.Instant.compare(before.from, from) >= 0;
    const around = [
      ...(isLater ? [] : await read(before)),
      ...(await read({ from: until, until: until.add(SETTLED_AFTER) })),
    ];
    const seen = new Set(around.map(keyOf));
    return missing.filter((own) => !seen.has(keyOf(own)));
  }

  async function look(provider: string, day: string): Promise<Compared> {
    const { from, to: until } = spanOfDays({ from: day, to: day }, await timeZone());
    const span = { from, until };
    const read = await statementOf(provider);
    const theirs = await read(span);
    const own = await books.moved(pool, provider, span);
    const said = new Set(theirs.map(keyOf));
    const missing = await unseen(
      read,
      span,
      own.filter((entry) => !said.has(keyOf(entry))),
    );
    return {
      totals: totalsOf(own, theirs),
      differences: compare(theirs, await knownBy(provider, theirs), missing),
    };
  }

  /**
   * Compares a day of a provider, and keeps what was found; again: what changed since.
   *
   * @returns why it could not be compared; null: it was
   * @throws ApiError NOT_FOUND for a provider without statements
   */
  async function compareDay(provider: string, day: string): Promise<string | null> {
    const compared = await look(provider, day).catch(faultOf);
    await inTransaction(pool, async (tx) => {
      const id = await repo.lockDay(tx, provider, day);
      if (typeof compared === 'string') return repo.updateFailed(tx, id, compared);
      await repo.replaceTotals(tx, id, compared.totals);
      await repo.mergeDifferences(tx, id, compared.differences, clock.now());
      return repo.updateCompared(tx, id, clock.now());
    });
    return typeof compared === 'string' ? compared : null;
  }

  return {
    days,
    compareDay,

    /** Has every day compared that is due. */
    async enqueueDue(): Promise<void> {
      const wanted = await days();
      const enqueueOf = async (provider: string): Promise<void> => {
        for (const day of await repo.selectMissing(pool, provider, wanted)) {
          await inTransaction(pool, (tx) => enqueueCompare(tx, provider, day));
        }
      };
      await eachApart(await providers.stating(pool), enqueueOf, 'some providers could not be compared');
    },
  };
}

/** Has a day compared soon. */
export function enqueueCompare(tx: Parameters<typeof enqueue>[0], provider: string, day: string): Promise<void> {
  return enqueue(
    tx,
    COMPARE,
    { provider, day },
    { queue: `${COMPARE}:${provider}`, key: `${COMPARE}:${provider}:${day}` },
  );
}

/** Why a provider gave no statement. @throws whatever else it is */
function faultOf(error: unknown): string {
  if (!(error instanceof ProviderUnreachable) && !(error instanceof ProviderRefused)) throw error;
  const { message, cause } = error;
  return (cause instanceof Error ? `${message}: ${cause.message}` : message).slice(0, MOST_FAULT);
}
