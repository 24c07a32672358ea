import type { Language } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import type { LiveHub } from '../../platform/live.ts';
import { accountFlags } from '../member/index.ts';
import { isId } from '../../platform/ids.ts';
import { byId, type Page, type PageWish, type RowsBefore, readPage } from '../../platform/paging.ts';
import { isIP } from 'node:net';
import {
  endOtherSessions,
  endSession,
  insertSession,
  lockOpenSessions,
  selectIsSessionLive,
  selectLiveSessions,
  selectSession,
  selectSessionOpenedAt,
  selectSignIns,
  shortenSessions,
  type SignInRow,
  touchSession,
} from './sessions.repo.ts';
import {
  selectAtAddress,
  selectAtDevice,
  selectSharing,
  selectSignInsBefore,
  type SignIn,
} from './staff-views.repo.ts';
import type { SessionRules } from './sessions.settings.ts';

const TOUCH_AFTER_SECONDS = 60;
const HISTORY_LENGTH = 50;

/** By what a session was opened. */
export type SignInMethod = 'password' | 'sms' | 'dynamic' | 'passkey' | 'provider' | 'register' | 'trial' | 'handOver';

/** Who makes a request, from where and with what. */
export type Caller = {
  ip: string;
  /** Of which country the address is, where that is known. */
  country: string | null;
  userAgent: string;
  language: Language;
  timeZone: string;
  /** The name the browser gave itself. */
  device: string | null;
  /** `app`: from the site as an installed app. */
  via: 'web' | 'app';
};

/** Called in the transaction that opens a session. @returns the most minutes its member lets it last */
export type NoteOpened = (tx: WriteHandle, memberId: string) => Promise<number | null>;

/** Called in the transaction of a sign-in. */
export type NoteSignedIn = (
  tx: WriteHandle,
  signedIn: { memberId: string; sessionId: string } & Pick<Caller, 'ip' | 'device' | 'via'>,
) => Promise<void>;

/** Whose session is opened, and the latest end that it may have. */
type Opening = { memberId: string; latestEnd: Temporal.Instant | null };

type Needs = {
  pool: Pool;
  clock: Clock;
  live: Pick<LiveHub, 'publish'>;
  settings: () => Promise<SessionRules>;
  noteOpened: NoteOpened;
  noteSignedIn: NoteSignedIn;
};

/** Opaque sessions: a random token in the browser, its hash in the database, an idle and an absolute end. */
export function createSessionsService({ pool, clock, live, settings, noteOpened, noteSignedIn }: Needs) {
  async function idleSince(): Promise<Temporal.Instant> {
    return clock.now().subtract({ minutes: (await settings()).session.idleMinutes });
  }

  /** A hand-over that is under way holds the session that it comes from: the new one is ended, too. */
  async function closeOthers(tx: WriteHandle, memberId: string, kept: string | null): Promise<void> {
    await lockOpenSessions(tx, memberId);
    await endOtherSessions(tx, memberId, kept, clock.now());
  }

  async function openUntil(
    tx: WriteHandle,
    { memberId, latestEnd }: Opening,
    method: SignInMethod,
    caller: Caller,
  ): Promise<string> {
    const { session } = await settings();
    const brandsMinutes = session.hours * 60;
    const minutes = Math.min(brandsMinutes, (await noteOpened(tx, memberId)) ?? brandsMinutes);
    const token = randomToken();
    const now = clock.now();
    const id = await insertSession(tx, {
      tokenHash: tokenHash(token),
      memberId,
      now,
      endsAt: earlier(now.add({ minutes }), latestEnd),
      method,
      ip: caller.ip,
      userAgent: caller.userAgent.slice(0, 300),
      language: caller.language,
      timeZone: caller.timeZone.slice(0, 60),
      country: caller.country,
    });
    if (session.single) await endOtherSessions(tx, memberId, id, now);
    const { ip, device, via } = caller;
    await noteSignedIn(tx, { memberId, sessionId: id, ip, device, via });
    return token;
  }

  return {
    /** @returns the token, which is shown once and stored nowhere */
    open: (tx: WriteHandle, memberId: string, method: SignInMethod, caller: Caller): Promise<string> =>
      openUntil(tx, { memberId, latestEnd: null }, method, caller),

    /** Opens a session that lasts no longer than `latestEnd`. @returns the token */
    openUntil,

    async find(token: string): Promise<MemberPrincipal | null> {
      const row = await selectSession(pool, tokenHash(token), clock.now(), await idleSince());
      if (!row || row.type === null) return null;
      const now = clock.now();
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
    isLive: async (sessionId: string): Promise<boolean> =>
      selectIsSessionLive(pool, sessionId, clock.now(), await idleSince()),

    list: async (db: ReadHandle, memberId: string): Promise<SignInRow[]> =>
      selectLiveSessions(db, memberId, clock.now(), await idleSince()),

    /** The last sign-ins, open or not; what ran out has its end. */
    async history(db: ReadHandle, memberId: string): Promise<SignInRow[]> {
      const [rows, { session }] = await Promise.all([selectSignIns(db, memberId, HISTORY_LENGTH), settings()]);
      return rows.map((row) => ({ ...row, ended_at: endOf(row, session.idleMinutes, clock.now()) }));
    },

    /** All sign-ins of a member for staff, the newest first; what ran out has its end. */
    async signIns(memberId: string, { before, pageSize }: PageWish): Promise<Page<SignIn>> {
      const { session } = await settings();
      const rowsOf = (limit: number) => selectSignInsBefore(pool, memberId, { before, limit });
      const { list, next } = await readPage(pageSize, rowsOf, byId);
      return { list: list.map((row) => ({ ...row, ended_at: endOf(row, session.idleMinutes, clock.now()) })), next };
    },

    /** Members by where they signed in, the newest first: from an address, or by the device of a sign-in, given by its ID. */
    findMembers: {
      ip: async (ip: string, rows: RowsBefore): Promise<string[]> =>
        isIP(ip) === 0 ? [] : selectAtAddress(pool, ip, rows),
      device: async (sessionId: string, rows: RowsBefore): Promise<string[]> =>
        isId(sessionId) ? selectAtDevice(pool, sessionId, rows) : [],
    },

    /** Others who signed in by a member's devices, or only from their addresses. */
    async sharing(db: ReadHandle, memberId: string): Promise<{ id: string; reason: 'device' | 'address' }[]> {
      return (await selectSharing(db, memberId)).map(({ member_id: id, same_device: isSame }) => ({
        id: String(id),
        reason: isSame ? 'device' : 'address',
      }));
    },

    /** @returns `false` when the member has no such open session */
    close: (tx: WriteHandle, memberId: string, sessionId: string): Promise<boolean> =>
      endSession(tx, memberId, sessionId, clock.now()),

    /** When an open session was opened. */
    openedAt: (db: ReadHandle, sessionId: string): Promise<Temporal.Instant | null> =>
      selectSessionOpenedAt(db, sessionId),

    /** Lets none of a member's sessions last longer than so many minutes. */
    shorten: (tx: WriteHandle, memberId: string, minutes: number): Promise<void> =>
      shortenSessions(tx, memberId, minutes),

    /** Ends the member's sessions but `kept`; without it all. */
    closeOthers,

    endAll: (tx: WriteHandle, memberId: string): Promise<void> => closeOthers(tx, memberId, null),

    /** Tells the member's open screens that sessions of theirs have ended. Call it after the commit. */
    ended: (memberId: string): void => live.publish(memberId, { name: 'signedOut', data: {} }),
  };
}

function earlier(end: Temporal.Instant, latest: Temporal.Instant | null): Temporal.Instant {
  return latest !== null && Temporal.Instant.compare(latest, end) < 0 ? latest : end;
}

/** When a session was ended or ran out; null while it is open. */
function endOf(
  { ended_at, ends_at, seen_at }: Pick<SignInRow, 'ended_at' | 'ends_at' | 'seen_at'>,
  idleMinutes: number,
  now: Temporal.Instant,
) {
  if (ended_at) return ended_at;
  const idleEnd = seen_at.add({ minutes: idleMinutes });
  const end = Temporal.Instant.compare(idleEnd, ends_at) < 0 ? idleEnd : ends_at;
  return Temporal.Instant.compare(end, now) <= 0 ? end : null;
}

export type Sessions = ReturnType<typeof createSessionsService>;
