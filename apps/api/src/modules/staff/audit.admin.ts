import type { Actor, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { type Page, type PageWish, readPage } from '../../platform/paging.ts';
import { countEntries, selectEntries, selectEntriesAbout, selectFaults, selectHead } from './audit.repo.ts';
import type { AuditEntry, AuditFault, AuditSearch } from './domain/audit.ts';

/** The most entries of one export. */
const MOST_EXPORTED = 10_000;

type Needs = { pool: Pool; record: RecordByHand };

export type AuditAdmin = ReturnType<typeof createAuditAdmin>;

/** Reading the audit log. Nothing here, or anywhere, changes an entry. */
export function createAuditAdmin({ pool, record }: Needs) {
  return {
    /** Entries of a search, newest first, and how many there are. */
    async list(search: AuditSearch, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
      const [list, total] = await Promise.all([
        selectEntries(pool, search, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
        countEntries(pool, search),
      ]);
      return { list, total };
    },

    /** What employees did about a member, newest first. */
    about: (memberId: string, { before, pageSize }: PageWish): Promise<Page<AuditEntry>> => {
      const rowsOf = (limit: number) => selectEntriesAbout(pool, memberId, { before, limit });
      return readPage(pageSize, rowsOf, ({ number }) => String(number));
    },

    /** The newest entries of a search for a file, which is itself recorded. */
    export: (by: Actor, search: AuditSearch): Promise<AuditEntry[]> =>
      inTransaction(pool, async (tx) => {
        const found = await selectEntries(tx, search, { limit: MOST_EXPORTED, offset: 0 });
        await record(tx, by, 'audit_exported', { entries: found.length, search: written(search) }, 'no change');
        return found;
      }),

    /** Follows the chain from the first entry to the last. */
    async verify(): Promise<{ faults: AuditFault[]; head: { number: bigint; hash: string } }> {
      return { faults: await selectFaults(pool), head: await selectHead(pool) };
    },
  };
}

function written({ from, until, ...search }: AuditSearch): object {
  return { ...search, from: from?.toString(), until: until?.toString() };
}
