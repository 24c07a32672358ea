import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isId } from '../../platform/ids.ts';
import type { Authenticators } from '../credentials/index.ts';
import type { HandOver, Sessions, SignInRow } from '../sessions/index.ts';
import type { Notices } from '../verification/index.ts';

type Needs = {
  pool: Pool;
  sessions: Sessions & { handOver: HandOver };
  authenticators: Authenticators;
  notices: Notices;
  record: RecordByHand;
};

/**
 * What customer service does for a member who has lost their second factor, or in whose account somebody else is. The access
 * log keeps who did it and why: how the member proved who they are.
 */
export function createRecoveryAdmin({ pool, sessions, authenticators, notices, record }: Needs) {
  return {
    sessions: (memberId: string): Promise<SignInRow[]> => sessions.list(pool, memberId),

    /** Ends one session of a member's. @throws ApiError NOT_FOUND where they have no such open session */
    async endSession(by: ByStaff, { memberId, sessionId }: { memberId: string; sessionId: string }): Promise<void> {
      await inTransaction(pool, async (tx) => {
        const isEnded = isId(sessionId) && (await sessions.close(tx, memberId, sessionId));
        if (!isEnded) throw new ApiError('NOT_FOUND', { 'open session': sessionId });
        await record(tx, by, 'member_session_ended', { memberId, sessionId }, 'not kept');
      });
      sessions.ended(memberId);
    },

    async endSessions(by: ByStaff, memberId: string): Promise<void> {
      await inTransaction(pool, async (tx) => {
        await sessions.endAll(tx, memberId);
        await record(tx, by, 'member_sessions_ended', { memberId }, 'not kept');
      });
      sessions.ended(memberId);
    },

    /**
     * Makes an address that signs a member in once, within a minute: for a partner or an app that has its own sign-in, or
     * for a member whom customer service knows.
     *
     * @throws ApiError VALIDATION of an address that is none of the brand's own
     */
    async handOver(by: ByStaff, { memberId, wished }: { memberId: string; wished: string }): Promise<string> {
      return inTransaction(pool, async (tx) => {
        const { address } = await sessions.handOver.issue(tx, { memberId, sessionId: null }, { wished });
        await record(tx, by, 'member_handed_over', { memberId, host: new URL(address).host }, 'no change');
        return address;
      });
    },

    /**
     * Removes the authenticator of a member who has neither it nor a recovery code. All sessions end, and the member is
     * told: if it was somebody else who asked, the member learns of it.
     *
     * @throws ApiError NOT_POSSIBLE where they have none
     */
    async removeAuthenticator(by: ByStaff, memberId: string): Promise<void> {
      await inTransaction(pool, async (tx) => {
        if (!(await authenticators.isOn(tx, memberId))) {
          throw new ApiError('NOT_POSSIBLE', { why: 'the member has no authenticator' });
        }
        await authenticators.remove(tx, memberId);
        await sessions.endAll(tx, memberId);
        await notices.send(tx, memberId, 'authenticator');
        await record(tx, by, 'member_authenticator_removed', { memberId }, 'not kept');
      });
      sessions.ended(memberId);
    },
  };
}

export type RecoveryAdmin = ReturnType<typeof createRecoveryAdmin>;
