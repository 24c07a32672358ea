import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import type { Authenticators } from './authenticator.service.ts';
import type { Notices } from './notices.service.ts';
import type { Sessions } from './sessions.service.ts';
import type { SignInRow } from './sessions.repo.ts';

/** Writes down what customer service does, in the transaction that does it. */
type Record = (tx: WriteHandle, action: string, detail: object) => Promise<void>;

type Needs = {
  pool: Pool;
  sessions: Sessions;
  authenticators: Authenticators;
  notices: Notices;
  signedOut: (memberId: string) => void;
};

/** What customer service does for a member who has lost his second factor, or in whose account somebody else is. */
export function createIdentityAdmin({ pool, sessions, authenticators, notices, signedOut }: Needs) {
  return {
    sessions: (db: ReadHandle, memberId: string): Promise<SignInRow[]> => sessions.list(db, memberId),

    /** Ends one session of a member's. @returns `false` when he has no such open one */
    async endSession(memberId: string, sessionId: string, record: Record): Promise<boolean> {
      const ended = await inTransaction(pool, async (tx) => {
        if (!(await sessions.close(tx, memberId, sessionId))) return false;
        await record(tx, 'member_session_ended', { memberId, sessionId });
        return true;
      });
      if (ended) signedOut(memberId);
      return ended;
    },

    async endSessions(memberId: string, record: Record): Promise<void> {
      await inTransaction(pool, async (tx) => {
        await sessions.closeOthers(tx, memberId, null);
        await record(tx, 'member_sessions_ended', { memberId });
      });
      signedOut(memberId);
    },

    /**
     * Takes the authenticator off for a member who has neither it nor a recovery code. Whoever came in by it is out, and
     * the member is told: should it not be he who asked, he learns of it.
     *
     * @returns `false` when he has none
     */
    async removeAuthenticator(memberId: string, record: Record): Promise<boolean> {
      const removed = await inTransaction(pool, async (tx) => {
        if (!(await authenticators.isOn(tx, memberId))) return false;
        await authenticators.remove(tx, memberId);
        await sessions.closeOthers(tx, memberId, null);
        await notices.send(tx, memberId, 'authenticator');
        await record(tx, 'member_authenticator_removed', { memberId });
        return true;
      });
      if (removed) signedOut(memberId);
      return removed;
    },
  };
}

export type IdentityAdmin = ReturnType<typeof createIdentityAdmin>;
