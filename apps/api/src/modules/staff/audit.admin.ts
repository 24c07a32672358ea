import type { Pool } from '../../platform/database.ts';
import { type Page, type PageWish, readPage } from '../../platform/paging.ts';
import { selectActions, selectEntries, selectEntriesAbout, selectFaults, selectHead } from './audit.repo.ts';
import type { AuditEntry, AuditFault, AuditSearch } from './domain/audit.ts';

const byNumber = ({ number }: AuditEntry): string => String(number);

export type AuditAdmin = ReturnType<typeof createAuditAdmin>;

/** Reading the audit log. Nothing here, or anywhere, changes an entry. */
export function createAuditAdmin(pool: Pool) {
  return {
    /** Entries of a search, newest first. */
    list: (search: AuditSearch, { before, pageSize }: PageWish): Promise<Page<AuditEntry>> =>
      readPage(pageSize, (limit) => selectEntries(pool, search, { before, limit }), byNumber),

    /** Entries of some actions before a place, the newest first. */
    actions: (actions: readonly string[], before: { at: Temporal.Instant; number: bigint; limit: number }) =>
      selectActions(pool, actions, before),

    /** What employees did about a member, newest first. */
    about: (memberId: string, { before, pageSize }: PageWish): Promise<Page<AuditEntry>> => {
      const rowsOf = (limit: number) => selectEntriesAbout(pool, memberId, { before, limit });
      return readPage(pageSize, rowsOf, byNumber);
    },

    /** Follows the chain from the first entry to the last. */
    async verify(): Promise<{ faults: AuditFault[]; head: { number: bigint; hash: string } }> {
      return { faults: await selectFaults(pool), head: await selectHead(pool) };
    },
  };
}
