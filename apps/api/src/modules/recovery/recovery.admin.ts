import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import type { Authenticators } from '../credentials/index.ts';
import type { HandOver, Sessions, SignInRow } from '../sessions/index.ts';
import type { Notices } from '../verification/index.ts';

/** Writes down what customer service does, in the transaction that does it. */
type Record = (tx: WriteHandle, action: string, detail: object) => Promise<void>;

type Needs = {
  pool: Pool;
  sessions: Sessions & { handOver: HandOver };
  authenticators: Authenticators;
  notices: Notices;
};

/** What customer service does for a member who has lost their second factor, or in whose account somebody else is. */
export function createRecoveryAdmin({ pool, sessions, authenticators, notices }: Needs) {
  return {
    sessions: (db: ReadHandle, memberId: string): Promise<SignInRow[]> => sessions.list(db, memberId),

    /** Ends one session of a member's. @returns `false` when they have no such open session */
    async endSession(memberId: string, sessionId: string, record: Record): Promise<boolean> {
      const ended = await inTransaction(pool, async (tx) => {
        if (!(await sessions.close(tx, memberId, sessionId))) return false;
        await record(tx, 'member_session_ended', { memberId, sessionId });
        return true;
      });
      if (ended) sessions.ended(memberId);
      return ended;
    },

    async endSessions(memberId: string, record: Record): Promise<void> {
      await inTransaction(pool, async (tx) => {
        await sessions.endAll(tx, memberId);
        await record(tx, 'member_sessions_ended', { memberId });
      });
      sessions.ended(memberId);
    },

    /**
     * Makes an address that signs a member in once, within a minute: for a partner or an app that has its own sign-in, or
     * for a member whom customer service knows.
     */
    handOver(memberId: string, wished: string, record: Record): Promise<{ address: string }> {
      return inTransaction(pool, async (tx) => {
        const made = await sessions.handOver.issue(tx, { memberId, sessionId: null }, { wished });
        await record(tx, 'member_handed_over', { memberId, host: new URL(made.address).host });
        return made;
      });
    },

    /**
     * Removes the authenticator of a member who has neither it nor a recovery code. All sessions end, and the member is
     * told: if it was somebody else who asked, the member learns of it.
     *
     * @returns `false` when they have none
     */
    async removeAuthenticator(memberId: string, record: Record): Promise<boolean> {
      const removed = await inTransaction(pool, async (tx) => {
        if (!(await authenticators.isOn(tx, memberId))) return false;
        await authenticators.remove(tx, memberId);
        await sessions.endAll(tx, memberId);
        await notices.send(tx, memberId, 'authenticator');
        await record(tx, 'member_authenticator_removed', { memberId });
        return true;
      });
      if (removed) sessions.ended(memberId);
      return removed;
    },
  };
}

export type RecoveryAdmin = ReturnType<typeof createRecoveryAdmin>;
