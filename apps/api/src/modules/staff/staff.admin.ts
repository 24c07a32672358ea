import { randomBytes } from 'node:crypto';
import { OWNER_ROLE } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, ByStaff, Change, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import type { RecordByCommand } from './access-log.ts';
import type { Guard } from '../approvals/index.ts';
import { createRecoveryAdmin, type Recovery } from './recovery.admin.ts';
import type { SecondFactors } from './second-factor.service.ts';
import { deleteSessionOf } from './sessions.repo.ts';
import { selectStaffId } from './staff.repo.ts';
import type { StaffRules } from './staff.settings.ts';
import { createRolesAdmin, requireManageable, requireOwner } from './roles.admin.ts';
import { countActiveOwners, lockRoles, selectRoles } from './roles.repo.ts';
import type { ListedEmployee } from './domain/employee.ts';
import type { OpenSession } from './domain/session.ts';
import type { StaffService } from './staff.service.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  service: StaffService;
  secondFactors: SecondFactors;
  record: RecordByHand;
  recordByCommand: RecordByCommand;
  guard: Guard;
  rules: () => Promise<StaffRules>;
};

/** An employee as lists show them, with a recovery that is under way. */
export type EmployeeRow = ListedEmployee & { recovery: Recovery | null };

/** What is done with an account; secrets are replaced without a trace of what they were. */
type Doing = { action: string; username: string; change?: Change | 'not kept' };

type Added = { username: string; name: string; roles: readonly string[] };

const lockedOut = { before: { status: 'active' }, after: { status: 'disabled' } };
const admitted = { before: lockedOut.after, after: lockedOut.before };

export type StaffAdmin = ReturnType<typeof createStaffAdmin>;

/** What staff does with the accounts of employees. The access log keeps who did it and why. */
export function createStaffAdmin({
  pool,
  clock,
  service,
  secondFactors,
  record,
  recordByCommand,
  rules,
  guard,
}: Needs) {
  const { recoveries, confirmLoss } = createRecoveryAdmin({ pool, clock, secondFactors, record, rules });

  /**
   * Changes the account of an employee.
   *
   * @throws ApiError NOT_FOUND where the change finds none; NOT_POSSIBLE for one's own account, or one with more rights
   */
  function change(
    by: ByStaff,
    { action, username, change: made = 'not kept' }: Doing,
    work: (tx: WriteHandle, staffId: bigint) => Promise<boolean>,
  ): Promise<void> {
    return inTransaction(pool, async (tx) => {
      const { staffId } = await requireManageable(tx, by, username);
      if (!(await work(tx, staffId))) throw new ApiError('NOT_FOUND', { employee: username });
      await record(tx, by, action, { username }, made);
    });
  }

  return {
    ...createRolesAdmin({ pool, record, guard }),

    confirmLoss,

    async list(): Promise<EmployeeRow[]> {
      const [employees, underWay] = await Promise.all([service.list(pool), recoveries()]);
      return employees.map((employee) => ({ ...employee, recovery: underWay.get(employee.id) ?? null }));
    },

    /** The open sessions of an employee. @throws ApiError NOT_FOUND */
    async sessions(username: string): Promise<OpenSession[]> {
      const staffId = await selectStaffId(pool, username);
      if (staffId === null) throw new ApiError('NOT_FOUND', { employee: username });
      return service.sessions(pool, staffId);
    },

    /**
     * Adds an employee, with a generated password.
     *
     * @param by null where nobody is named: there may be no employee yet, and then this one is the owner
     * @returns the password
     * @throws ApiError USERNAME_TAKEN, or NOT_FOUND for an unknown role
     */
    async add(by: Actor | null, { username, name, roles }: Added): Promise<string> {
      const password = generatePassword();
      await inTransaction(pool, async (tx) => {
        await lockRoles(tx);
        const known = await selectRoles(tx);
        const unknown = roles.find((role) => !known.some(({ code }) => code === role));
        if (unknown !== undefined) throw new ApiError('NOT_FOUND', { role: unknown });
        const given = (await countActiveOwners(tx)) === 0 ? [OWNER_ROLE] : [...new Set(roles)];
        if (!(await service.create(tx, { username, name, password, roles: given })))
          throw new ApiError('USERNAME_TAKEN', { username });
        const made = { before: null, after: { name, roles: given } };
        await (by === null
          ? recordByCommand(tx, 'staff_add', { username }, made)
          : record(tx, by, 'staff_add', { username }, made));
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

    /** Ends one session of an employee. @throws ApiError NOT_FOUND */
    endSession: (by: ByStaff, { username, id }: { username: string; id: string }): Promise<void> =>
      change(by, { action: 'staff_session_ended', username }, (tx, staffId) => deleteSessionOf(tx, staffId, id)),

    /**
     * Gives an employee who has no second factor an authenticator, and ends their sessions.
     *
     * @returns the address that the application reads
     * @throws ApiError NOT_POSSIBLE where they have one: two others confirm that it is lost
     */
    async addAuthenticator(by: ByStaff, username: string): Promise<string> {
      let address = '';
      await change(by, { action: 'staff_authenticator', username }, async (tx, id) => {
        if ((await secondFactors.list(tx, id)).length > 0)
          throw new ApiError(
            'NOT_POSSIBLE',
            because('has_second_factor', 'they have a second factor: if it is lost, two others confirm that'),
          );
        address = await secondFactors.giveAuthenticator(tx, { id, username });
        await service.endSessions(tx, username);
        return true;
      });
      return address;
    },

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
