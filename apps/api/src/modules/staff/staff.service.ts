import type { StaffInfo } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { StaffPrincipal } from '../../platform/http/principal.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import { hashPassword, type Throttle, verifyPassword } from '../identity/index.ts';
import {
  deleteStaffSession,
  insertAccess,
  insertStaff,
  insertStaffSession,
  selectStaffByName,
  selectStaffOfSession,
  type StaffRow,
} from './staff.repo.ts';

/** A working day; staff sign in again after it. */
const SESSION_HOURS = 10;

/** Employees and their sessions; and the log of what they did. */
export function createStaffService(pool: Pool, clock: Clock, throttle: Throttle) {
  return {
    /** @returns false when the name is taken */
    async create(tx: WriteHandle, username: string, name: string, password: string): Promise<boolean> {
      return insertStaff(tx, { username, name, passwordHash: await hashPassword(password) }, clock.now());
    },

    /** One answer for a wrong name and a wrong password, after the same work. */
    async identify(db: ReadHandle, username: string, password: string, ip: string): Promise<StaffRow> {
      const keys = [`staff:${username.trim().toLowerCase()}`, `address:${ip}`];
      await throttle.check(keys);
      const staff = await selectStaffByName(db, username.trim());
      if (!(await verifyPassword(staff?.password_hash ?? null, password)) || !staff) {
        await throttle.failed(keys);
        await insertAccess(db, {
          at: clock.now(),
          staffId: null,
          action: 'sign_in_refused',
          detail: { username: username.slice(0, 80) },
          ip,
        });
        throw new ApiError('WRONG_CREDENTIALS');
      }
      await throttle.succeeded([keys[0]!]);
      return staff;
    },

    async signIn(tx: WriteHandle, staff: StaffRow, ip: string): Promise<{ token: string; staff: StaffInfo }> {
      const token = randomToken();
      const now = clock.now();
      await insertStaffSession(tx, {
        tokenHash: tokenHash(token),
        staffId: staff.id,
        now,
        endsAt: now.add({ hours: SESSION_HOURS }),
        ip,
      });
      await insertAccess(tx, { at: now, staffId: String(staff.id), action: 'sign_in', detail: {}, ip });
      return { token, staff: { id: String(staff.id), username: staff.username, name: staff.name } };
    },

    signOut: (tx: WriteHandle, token: string): Promise<void> => deleteStaffSession(tx, tokenHash(token)),

    async find(token: string): Promise<StaffPrincipal | null> {
      const staff = await selectStaffOfSession(pool, tokenHash(token), clock.now());
      return staff && { kind: 'staff', staffId: String(staff.id), username: staff.username, name: staff.name };
    },

    /** Writes down who did what to whom, in the transaction that does it. */
    record: (tx: WriteHandle, who: StaffPrincipal, action: string, detail: object, ip: string): Promise<void> =>
      insertAccess(tx, { at: clock.now(), staffId: who.staffId, action, detail, ip }),

    /** Writes down what somebody does on the operator's command line, on the platform's own machine. */
    recordByHand: (tx: WriteHandle, by: string, action: string, detail: object): Promise<void> =>
      insertAccess(tx, { at: clock.now(), staffId: null, action, detail: { ...detail, by }, ip: '::1' }),
  };
}

export type StaffService = ReturnType<typeof createStaffService>;
