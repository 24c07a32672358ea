import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import { accountFlags } from '../member/index.ts';
import type { Settings } from '../site/index.ts';
import { endSession, insertSession, selectIsSessionLive, selectSession, touchSession } from './identity.repo.ts';

const TOUCH_AFTER_SECONDS = 60;

export type Caller = { ip: string; userAgent: string };

/** Opaque sessions: a random token in the browser, its hash in the database, an idle and an absolute end. */
export function createSessions(pool: Pool, clock: Clock, settings: () => Promise<Settings>) {
  return {
    /** @returns the token, told once and kept nowhere */
    async open(tx: WriteHandle, memberId: string, caller: Caller): Promise<string> {
      const { session } = await settings();
      const token = randomToken();
      const now = clock.now();
      const endsAt = now.add({ hours: session.hours });
      const userAgent = caller.userAgent.slice(0, 300);
      await insertSession(tx, { tokenHash: tokenHash(token), memberId, now, endsAt, ip: caller.ip, userAgent });
      return token;
    },

    async find(token: string): Promise<MemberPrincipal | null> {
      const { session } = await settings();
      const now = clock.now();
      const row = await selectSession(pool, tokenHash(token), now, now.subtract({ minutes: session.idleMinutes }));
      if (!row || row.type === null) return null;
      if (now.since(row.seen_at).total('seconds') > TOUCH_AFTER_SECONDS) await touchSession(pool, row.id, now);
      const { isAgent, isTrial } = accountFlags(row.type);
      return {
        kind: 'member',
        memberId: String(row.member_id),
        sessionId: String(row.id),
        type: row.type,
        isAgent,
        isTrial,
      };
    },

    /** Whether a session goes on, for what it holds open. */
    async isLive(sessionId: string): Promise<boolean> {
      const { session } = await settings();
      const now = clock.now();
      return selectIsSessionLive(pool, sessionId, now, now.subtract({ minutes: session.idleMinutes }));
    },

    close: (tx: WriteHandle, sessionId: string): Promise<void> => endSession(tx, sessionId, clock.now()),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
