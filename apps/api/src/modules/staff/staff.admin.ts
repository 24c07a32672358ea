import { randomBytes } from 'node:crypto';
import { OWNER_ROLE } from '@champa/contract';
import type { ByStaff, Change, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecondFactors } from './second-factor.service.ts';
import { createRolesAdmin, requireManageable, requireOwner } from './roles.admin.ts';
import { countActiveOwners, lockRoles, selectRoles } from './roles.repo.ts';
import type { ListedEmployee } from './domain/employee.ts';
import type { StaffService } from './staff.service.ts';

type Needs = { pool: Pool; service: StaffService; secondFactors: SecondFactors; record: RecordByHand };

/** What is done with an account; secrets are replaced without a trace of what they were. */
type Doing = { action: string; username: string; change?: Change | 'not kept' };

const lockedOut = { before: { status: 'active' }, after: { status: 'disabled' } };
const admitted = { before: lockedOut.after, after: lockedOut.before };

export type StaffAdmin = ReturnType<typeof createStaffAdmin>;

/** What staff does with the accounts of employees. The access log keeps who did it and why. */
export function createStaffAdmin({ pool, service, secondFactors, record }: Needs) {
  /**
   * Changes the account of an employee.
   *
   * @throws ApiError NOT_FOUND where the change finds none; NOT_POSSIBLE for one's own account, or one with more rights
   */
  function change(
    by: ByStaff,
    { action, username, change: made = 'not kept' }: Doing,
    work: (tx: WriteHandle) => Promise<boolean>,
  ): Promise<void> {
    return inTransaction(pool, async (tx) => {
      await requireManageable(tx, by, username);
      if (!(await work(tx))) throw new ApiError('NOT_FOUND', { employee: username });
      await record(tx, by, action, { username }, made);
    });
  }

  return {
    ...createRolesAdmin({ pool, record }),

    list: (): Promise<ListedEmployee[]> => service.list(pool),

    /**
     * Adds an employee, with a generated password. Nobody is named for it: there may be no employee yet, and then this one is
     * the owner.
     *
     * @returns the password
     * @throws ApiError USERNAME_TAKEN, or NOT_FOUND for an unknown role
     */
    async add({
      username,
      name,
      roles,
    }: {
      username: string;
      name: string;
      roles: readonly string[];
    }): Promise<string> {
      const password = generatePassword();
      await inTransaction(pool, async (tx) => {
        await lockRoles(tx);
        const known = await selectRoles(tx);
        const unknown = roles.find((role) => !known.some(({ code }) => code === role));
        if (unknown !== undefined) throw new ApiError('NOT_FOUND', { role: unknown });
        const given = (await countActiveOwners(tx)) === 0 ? [OWNER_ROLE] : [...new Set(roles)];
        if (!(await service.create(tx, { username, name, password, roles: given })))
          throw new ApiError('USERNAME_TAKEN', { username });
      });
      return password;
    },

    /** Locks an employee out; their sessions end at once. @throws ApiError NOT_FOUND, also where they are disabled already */
    disable: (by: ByStaff, username: string): Promise<void> =>
      change(by, { action: 'staff_disable', username, change: lockedOut }, async (tx) => {
        const isDone = await service.disable(tx, username);
        await requireOwner(tx);
        return isDone;
      }),

    /** Admits a disabled employee again. @throws ApiError NOT_FOUND, also where they are not disabled */
    enable: (by: ByStaff, username: string): Promise<void> =>
      change(by, { action: 'staff_enable', username, change: admitted }, (tx) => service.enable(tx, username)),

    /** Ends all sessions of an employee. @throws ApiError NOT_FOUND */
    endSessions: (by: ByStaff, username: string): Promise<void> =>
      change(by, { action: 'staff_sessions_ended', username }, async (tx) => {
        await service.endSessions(tx, username);
        return true;
      }),

    /** Gives an employee an authenticator, in place of any other. @returns the address that the application reads */
    async addAuthenticator(by: ByStaff, username: string): Promise<string> {
      let address = '';
      await change(by, { action: 'staff_authenticator', username }, async (tx) => {
        address = (await secondFactors.add(tx, username)) ?? '';
        return address !== '';
      });
      return address;
    },

    /** @throws ApiError NOT_FOUND, also where they have none */
    removeAuthenticator: (by: ByStaff, username: string): Promise<void> =>
      change(by, { action: 'staff_remove_authenticator', username }, (tx) => secondFactors.remove(tx, username)),

    /** Generates another password; the employee's sessions end at once. @returns the password */
    async newPassword(by: ByStaff, username: string): Promise<string> {
      const password = generatePassword();
      await change(by, { action: 'staff_new_password', username }, (tx) =>
        service.replacePassword(tx, username, password),
      );
      return password;
    },
  };
}

/** 96 random bits. */
function generatePassword(): string {
  return randomBytes(12).toString('base64url');
}
