import type { StaffInfo, StaffSignInWay } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Employee } from '../../platform/command-line.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { hashPassword, verifyPassword } from '../../platform/hashing/password.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { AskedBy, StaffPrincipal } from '../../platform/http/principal.ts';
import type { Refusal } from '../../platform/http/route.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import type { Device, Devices, Throttle } from '../throttle/index.ts';
import type { Challenges } from '../verification/index.ts';
import { createAccessLog } from './access-log.ts';
import { isAdmitted } from './addresses.ts';
import { insertAccess } from './audit.repo.ts';
import type { ListedEmployee } from './domain/employee.ts';
import { type Held, rightsOf } from './domain/rights.ts';
import { type Enrolment, hasToEnrol, isFresh } from './domain/second-factor.ts';
import type { OpenSession, SignInEntry } from './domain/session.ts';
import { deleteConsents } from './recovery.repo.ts';
import { replaceRoles, selectHeld } from './roles.repo.ts';
import type { StaffRules } from './staff.settings.ts';
import type { SecondFactors, SecondProof } from './second-factor.service.ts';
import * as sessions from './sessions.repo.ts';
import {
  insertStaff,
  selectStaff,
  selectStaffByName,
  selectStaffId,
  type StaffRow,
  updateStaffPassword,
  updateStaffStatus,
} from './staff.repo.ts';

/** The use of a session is noted once a minute, not at each call. */
const NOTED_EVERY = Temporal.Duration.from({ minutes: 1 });

/** Failures of an account by unknown browsers, and of an address, after which letters are asked of unknown browsers. */
const FAILURES_BEFORE_LETTERS = { account: 3, address: 20 } as const;

const WRONG_PROOF: ReadonlySet<string> = new Set(['INVALID_VERIFICATION_CODE', 'PASSKEY_REFUSED']);
/** The last sign-ins that an employee is shown. */
const SHOWN_SIGN_INS = 30;

/** An employee to be added. The roles exist. */
export type NewEmployee = { username: string; name: string; password: string; roles: readonly string[] };

/** What an employee types. */
export type StaffWish = {
  username: string;
  password: string;
  captcha?: string;
  captchaKey?: string;
} & SecondProof;

/** Which browser asks, and from where. */
export type StaffVisitor = { device: Device; ip: string };

/** An employee whose password was right, and what proved a second time that it is them. */
export type Identified = { staff: StaffRow; way: StaffSignInWay };

type Needs = {
  pool: Pool;
  clock: Clock;
  throttle: Throttle & { devices: Devices };
  /** Letters in a picture. */
  challenges: Pick<Challenges, 'checkCaptcha'>;
  secondFactors: SecondFactors;
  rules: () => Promise<StaffRules>;
};

/** Employees and their sessions; and the log of their actions. */
export function createStaffService({ pool, clock, throttle, challenges, secondFactors, rules }: Needs) {
  const { devices } = throttle;

  /** @throws ApiError CAPTCHA_REQUIRED or CAPTCHA_CHECK_FAILED */
  async function requireLetters({ captcha = '', captchaKey = '' }: StaffWish): Promise<void> {
    if (captcha.trim() === '') throw new ApiError('CAPTCHA_REQUIRED', { captcha: true });
    await challenges.checkCaptcha(captchaKey, captcha);
  }

  async function judge(db: ReadHandle, wish: StaffWish, { keys, ip }: Counted): Promise<StaffRow> {
    const { username, password } = wish;
    const failures = await throttle.check(keys);
    if (asksLetters(keys, failures)) await requireLetters(wish);
    const staff = await selectStaffByName(db, username);
    if (!(await verifyPassword(staff?.password_hash ?? null, password)) || !staff) {
      await throttle.failed(keys);
      await insertAccess(db, {
        at: clock.now(),
        staffId: null,
        action: 'sign_in_refused',
        detail: { username: username.slice(0, 80) },
        ip,
      });
      const captcha = asksLetters(keys, new Map(keys.map((key) => [key, (failures.get(key) ?? 0) + 1])));
      throw new ApiError('WRONG_CREDENTIALS', { captcha });
    }
    await throttle.succeeded([keys[0]]);
    return staff;
  }

  /** From elsewhere nobody signs in, whatever they know. @throws ApiError ADDRESS_NOT_ADMITTED */
  async function requireAdmitted(db: ReadHandle, username: string, ip: string): Promise<void> {
    if (isAdmitted(ip, (await rules()).addresses)) return;
    const detail = { username: username.slice(0, 80) };
    await insertAccess(db, { at: clock.now(), staffId: null, action: 'address_refused', detail, ip });
    throw new ApiError('ADDRESS_NOT_ADMITTED');
  }

  /** The last step of a sign-in: refusals are in the access log, as somebody knows the password. */
  async function requireSecond(
    db: ReadHandle,
    staff: StaffRow,
    proof: SecondProof,
    { lane, ip }: Counted,
  ): Promise<StaffSignInWay> {
    const guesser = { account: staffAccount(staff.username), lane, ip };
    return secondFactors.require(db, staff, proof, guesser).catch(async (error: unknown) => {
      const detail = { username: staff.username };
      if (error instanceof ApiError && WRONG_PROOF.has(error.code))
        await insertAccess(db, { at: clock.now(), staffId: null, action: 'second_factor_refused', detail, ip });
      throw error;
    });
  }

  /**
   * What failures are counted by. A browser that this employee signed in by has a counter of its own and waits for that only.
   * For all others nothing locks the account: letters are asked, and the address waits.
   */
  function countedFor(username: string, { device, ip }: StaffVisitor): Counted {
    const lane = devices.laneOf(device, staffAccount(username));
    return { keys: lane === null ? [tallyOf(username), `address:${ip}`] : [lane], lane, ip };
  }

  async function openSince(): Promise<{ now: Temporal.Instant; usedSince: Temporal.Instant }> {
    const now = clock.now();
    return { now, usedSince: now.subtract({ minutes: (await rules()).idleMinutes }) };
  }

  return {
    /** @returns false when the name is taken */
    async create(tx: WriteHandle, { roles, password, ...named }: NewEmployee): Promise<boolean> {
      const id = await insertStaff(tx, { ...named, passwordHash: await hashPassword(password) }, clock.now());
      if (id !== null) await replaceRoles(tx, id, roles);
      return id !== null;
    },

    /** The employee who acts by a command. @throws ApiError NOT_FOUND where nobody of this username may act */
    async actor(db: ReadHandle, username: string): Promise<Employee> {
      const staff = await selectStaffByName(db, username.trim());
      if (!staff) throw new ApiError('NOT_FOUND', { employee: username });
      return { staffId: staff.id, name: staff.username };
    },

    /** A wrong name and a wrong password get the same answer, after the same work. */
    async identify(db: ReadHandle, typed: StaffWish, visitor: StaffVisitor): Promise<Identified> {
      const wish = { ...typed, username: typed.username.trim() };
      await requireAdmitted(db, wish.username, visitor.ip);
      const counted = countedFor(wish.username, visitor);
      const staff = await throttle.inTurn(counted.keys[0], () => judge(db, wish, counted));
      return { staff, way: await requireSecond(db, staff, wish, counted) };
    },

    accountOf: ({ staff }: Identified): string => staffAccount(staff.username),

    /** @throws ApiError WRONG_CREDENTIALS where they were disabled, given another password, or other second factors meanwhile */
    async signIn(
      tx: WriteHandle,
      { staff, way }: Identified,
      { ip, userAgent }: { ip: string; userAgent: string },
    ): Promise<{ token: string; staff: StaffInfo }> {
      const token = randomToken();
      const now = clock.now();
      const { hours, secondFactor } = await rules();
      const opened = { tokenHash: tokenHash(token), staff, now, endsAt: now.add({ hours }), ip, userAgent };
      const isOpen = await sessions.insertStaffSession(tx, opened);
      const enrolled = (await secondFactors.list(tx, staff.id)).length;
      if (!isOpen || enrolled > 0 !== (way !== 'password')) throw new ApiError('WRONG_CREDENTIALS');
      await sessions.deleteEndedSessions(tx, now);
      const entry = { at: now, staffId: String(staff.id), ip };
      await insertAccess(tx, { ...entry, action: 'sign_in', detail: { way, userAgent: userAgent.slice(0, 300) } });
      // Whoever proves themselves with a second factor has not lost all of them.
      if (way !== 'password' && (await deleteConsents(tx, staff.id)) > 0)
        await insertAccess(tx, { ...entry, action: 'staff_recovery_void', detail: { username: staff.username } });
      const { mustEnrol, ...held } = (await selectHeld(tx, staff.id))!;
      const enrolment = { secondFactors: enrolled, mustEnrol };
      return { token, staff: present({ ...staff, ...held, ...enrolment }, secondFactor) };
    },

    list: async (db: ReadHandle): Promise<ListedEmployee[]> => selectStaff(db, await openSince()),

    /** The open sessions of an employee. */
    sessions: async (db: ReadHandle, staffId: bigint): Promise<OpenSession[]> =>
      sessions.selectOpenSessions(db, staffId, await openSince()),

    /** The last sign-ins of an employee, the newest first. */
    signIns: (db: ReadHandle, staffId: bigint): Promise<SignInEntry[]> =>
      sessions.selectSignIns(db, staffId, SHOWN_SIGN_INS),

    /**
     * Ends an employee's access at once. @returns `false` where there is none of this name, or they are disabled
     * already
     */
    async disable(tx: WriteHandle, username: string): Promise<boolean> {
      const id = await updateStaffStatus(tx, username, 'disabled');
      if (id !== null) await sessions.deleteSessionsOf(tx, id);
      return id !== null;
    },

    /** Restores an employee's access. @returns `false` where there is none of this name, or they have access already */
    enable: async (tx: WriteHandle, username: string): Promise<boolean> =>
      (await updateStaffStatus(tx, username, 'active')) !== null,

    /** Gives an employee another password and ends their sessions. @returns `false` where there is none of this name */
    async replacePassword(tx: WriteHandle, username: string, password: string): Promise<boolean> {
      const id = await updateStaffPassword(tx, username, await hashPassword(password));
      if (id === null) return false;
      await sessions.deleteSessionsOf(tx, id);
      await throttle.succeeded([tallyOf(username)]);
      return true;
    },

    /** Ends all sessions of an employee; there may be none. */
    async endSessions(tx: WriteHandle, username: string): Promise<void> {
      const id = await selectStaffId(tx, username);
      if (id !== null) await sessions.deleteSessionsOf(tx, id);
    },

    signOut: (tx: WriteHandle, token: string): Promise<void> => sessions.deleteStaffSession(tx, tokenHash(token)),

    /**
     * Null also where the session has lain idle too long, or is used from an address that is not admitted. A screen that asks by itself
     * lets it lie idle.
     */
    async find(token: string, ip: string, askedBy: AskedBy = 'person'): Promise<StaffPrincipal | null> {
      const { addresses, secondFactor, freshMinutes } = await rules();
      if (!isAdmitted(ip, addresses)) return null;
      const { now, usedSince } = await openSince();
      const staff = await sessions.selectStaffOfSession(pool, tokenHash(token), { now, usedSince });
      if (!staff) return null;
      if (askedBy === 'person' && Temporal.Instant.compare(staff.usedAt.add(NOTED_EVERY), now) <= 0)
        await sessions.touchStaffSession(pool, tokenHash(token), now);
      const { id, permissions, ...info } = present(staff, secondFactor);
      return {
        kind: 'staff',
        staffId: id,
        sessionId: String(staff.sessionId),
        permissions: new Set(permissions),
        isFresh: isFresh(staff.confirmedAt, now, freshMinutes),
        ...info,
      };
    },

    /** That an employee was refused a call for want of its permission. */
    noteRefusal: (who: StaffPrincipal, { ip, requestId, ...detail }: Refusal): Promise<void> =>
      insertAccess(pool, { at: clock.now(), staffId: who.staffId, action: 'refused', detail, ip, requestId }),

    ...createAccessLog(clock),
  };
}

function present(
  { id, username, name, roles, permissions, ...enrolment }: StaffNames & Held & Enrolment,
  rule: StaffRules['secondFactor'],
): StaffInfo {
  return {
    id: String(id),
    username,
    name,
    roles: [...roles],
    permissions: rightsOf({ roles, permissions }),
    mustEnrol: hasToEnrol(enrolment, rule),
  };
}

type StaffNames = Pick<StaffRow, 'id' | 'username' | 'name'>;
type Counted = { keys: [own: string, ...shared: string[]]; lane: string | null; ip: string };

/** The name of an employee's account for what counts tries. */
export const staffAccount = (username: string): string => `staff ${username.toLowerCase()}`;
const tallyOf = (username: string): string => `tally:${staffAccount(username)}`;

function asksLetters(keys: readonly string[], failures: ReadonlyMap<string, number>): boolean {
  return keys.some((key) => {
    const failed = failures.get(key) ?? 0;
    if (key.startsWith('tally:')) return failed >= FAILURES_BEFORE_LETTERS.account;
    return key.startsWith('address:') && failed >= FAILURES_BEFORE_LETTERS.address;
  });
}

export type StaffService = ReturnType<typeof createStaffService>;
