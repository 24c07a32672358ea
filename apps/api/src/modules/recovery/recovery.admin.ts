import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { isId } from '../../platform/ids.ts';
import type { Page, PageWish } from '../../platform/paging.ts';
import { type Authenticators, type Passwords, randomPassword } from '../credentials/index.ts';
import type { HandOver, Sessions, SignIn, SignInRow } from '../sessions/index.ts';
import type { Notices } from '../verification/index.ts';

type Needs = {
  pool: Pool;
  sessions: Sessions & { handOver: HandOver };
  authenticators: Authenticators;
  passwords: Pick<Passwords, 'find' | 'hash' | 'replace'>;
  notices: Notices;
  record: RecordByHand;
};

/**
 * What customer service does for a member who has lost their second factor, or in whose account somebody else is. The access
 * log keeps who did it and why: how the member proved who they are.
 */
export function createRecoveryAdmin({ pool, sessions, authenticators, passwords, notices, record }: Needs) {
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

    hasAuthenticator: (memberId: string): Promise<boolean> => authenticators.isOn(pool, memberId),

    signIns: (memberId: string, wish: PageWish): Promise<Page<SignIn>> => sessions.signIns(memberId, wish),

    /**
     * Gives a member a new password, after they proved who they are: the reason says how. All sessions end, and the member is told.
     *
     * @returns the password, which is kept nowhere
     * @throws ApiError NOT_POSSIBLE where they sign in without one
     */
    async resetPassword(by: ByStaff, memberId: string): Promise<string> {
      const password = randomPassword();
      const hash = await passwords.hash(password);
      await inTransaction(pool, async (tx) => {
        const credential = await passwords.find(tx, memberId);
        if (!credential?.passwordHash)
          throw new ApiError('NOT_POSSIBLE', because('no_password', 'the member has no password'));
        await passwords.replace(tx, memberId, hash, null);
        await notices.send(tx, memberId, 'password');
        await record(tx, by, 'member_password_reset', { memberId }, 'not kept');
      });
      sessions.ended(memberId);
      return password;
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
          throw new ApiError('NOT_POSSIBLE', because('no_authenticator', 'the member has no authenticator'));
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
