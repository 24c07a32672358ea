import type { Pool, ReadHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Providers, ProviderUnreachable, type Span, type StatementEntry } from '../payments/index.ts';
import { compare, keyOf, type Own, totalsOf } from './domain/compare.ts';
import { inParts, LONGEST, type Source, spansAround } from './source.ts';

/** What moved at a provider by our books. */
export type Books = {
  moved: (db: ReadHandle, provider: string, span: Span) => Promise<Own[]>;
  byReference: (db: ReadHandle, provider: string, references: readonly string[]) => Promise<Own[]>;
};

type Needs = { pool: Pool; providers: Pick<Providers, 'find' | 'stating'>; books: Books };

type Read = (span: Span) => Promise<StatementEntry[]>;

/** Payment providers: their statements name every movement by the reference that we gave. */
export function createStatements({ pool, providers, books }: Needs): Source {
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
    const known = await inParts(references, (some) => books.byReference(pool, provider, some));
    return new Map(known.map((own) => [keyOf(own), own]));
  }

  /** Of what moved here and is not in the statement of the day: what is not in that of the days around it either. */
  async function unseen(read: Read, span: Span, missing: readonly Own[]): Promise<Own[]> {
    if (missing.length === 0) return [];
    const around = await Promise.all(spansAround(span, missing, LONGEST).map(read));
    const seen = new Set(around.flat().map(keyOf));
    return missing.filter((own) => !seen.has(keyOf(own)));
  }

  return {
    stating: async () => (await providers.stating(pool)).map((code) => ({ code, since: null })),
    async look(provider, span) {
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
    },
  };
}
