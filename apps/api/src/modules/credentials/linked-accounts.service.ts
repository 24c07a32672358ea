import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  deleteLink,
  insertLink,
  type LinkedRow,
  type NewLink,
  selectLinkedMember,
  selectLinks,
  useLink,
} from './linked-accounts.repo.ts';

/** Called in the transaction that links an account with a sign-in provider to a member. */
export type NoteLinked = (tx: WriteHandle, linked: { memberId: string; provider: string }) => Promise<void>;

/** An account with a sign-in provider: issuer and subject say which. */
type ProvidersAccount = { issuer: string; subject: string };

type Needs = { clock: Clock; noteLinked: NoteLinked };

/** Accounts with sign-in providers that members sign in by. */
export function createLinkedAccounts({ clock, noteLinked }: Needs) {
  return {
    list: (db: ReadHandle, memberId: string): Promise<LinkedRow[]> => selectLinks(db, memberId),

    /** Whose account this is; null where it is linked to nobody. */
    memberOf: (db: ReadHandle, { issuer, subject }: ProvidersAccount): Promise<string | null> =>
      selectLinkedMember(db, issuer, subject),

    /** @throws ApiError ACCOUNT_LINKED where it is linked already, or the member has one of this provider */
    async link(tx: WriteHandle, memberId: string, account: Omit<NewLink, 'now'>): Promise<void> {
      const isLinked = await insertLink(tx, memberId, { ...account, now: clock.now() });
      if (!isLinked) throw new ApiError('ACCOUNT_LINKED');
      await noteLinked(tx, { memberId, provider: account.providerId });
    },

    /** Notes a sign-in. @returns `false` where the account is no longer linked to this member */
    use: (tx: WriteHandle, memberId: string, { issuer, subject }: ProvidersAccount): Promise<boolean> =>
      useLink(tx, memberId, { issuer, subject, now: clock.now() }),

    /** @returns `false` where none was linked */
    unlink: (tx: WriteHandle, memberId: string, providerId: string): Promise<boolean> =>
      deleteLink(tx, memberId, providerId),
  };
}

export type LinkedAccounts = ReturnType<typeof createLinkedAccounts>;
