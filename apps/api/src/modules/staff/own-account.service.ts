import type { PasskeyAttestation, SecondFactorAsked, SecondFactorKind } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { hashPassword, verifyPassword } from '../../platform/hashing/password.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { guessOf, type IsBreached } from '../credentials/index.ts';
import type { Device, Devices, Throttle } from '../throttle/index.ts';
import type { SecondFactor } from './domain/second-factor.ts';
import type { SecondFactors, SecondProof } from './second-factor.service.ts';
import { confirmStaffSession, deleteSessionOf, deleteSessionsOf } from './sessions.repo.ts';
import { selectOwnAccount, type StaffRow, updateStaffPassword } from './staff.repo.ts';
import { staffAccount } from './staff.service.ts';

/** Characters of a new password. */
const SHORTEST_PASSWORD = 10;

/** The employee who acts on their own account, and the session that they do it in. */
export type Own = { by: Actor; sessionId: string };

type Needs = {
  pool: Pool;
  clock: Clock;
  throttle: Throttle & { devices: Devices };
  secondFactors: SecondFactors;
  record: RecordByHand;
  brandName: () => Promise<string>;
  isBreached: IsBreached;
};

/** What employees do with their own account: password, second factors, sessions. */
export function createOwnAccount(needs: Needs) {
  const { pool, clock, throttle, secondFactors, record, brandName, isBreached } = needs;

  async function accountOf({ by }: Own): Promise<StaffRow> {
    const found = await selectOwnAccount(pool, String(by.staffId));
    if (!found) throw new ApiError('NOT_LOGGED_IN');
    return found;
  }

  /** @throws ApiError WRONG_PASSWORD or TOO_MANY_REQUESTS */
  function requirePassword({ id, password_hash }: StaffRow, password: string): Promise<void> {
    return throttle.guard(`password:staff ${id}`, async () => {
      if (!(await verifyPassword(password_hash, password)))
        throw new ApiError('WRONG_PASSWORD', { fields: { password: 'wrong' } });
    });
  }

  /** @throws ApiError VALIDATION */
  async function requireGoodPassword({ username, name }: StaffRow, newPassword: string): Promise<void> {
    const guess = guessOf(newPassword, [await brandName(), username, name]);
    const failure = newPassword.length < SHORTEST_PASSWORD ? 'length' : guess;
    const why = failure ?? ((await isBreached(newPassword)) ? 'breached' : null);
    if (why !== null) throw new ApiError('VALIDATION', { fields: { newPassword: why } });
  }

  /** Adds a second factor. With the first, whoever else is signed in by the password alone is signed out. @returns the recovery codes, once */
  function add(
    { by, sessionId }: Own,
    { kind, label }: { kind: SecondFactorKind; label: string },
    insert: (tx: WriteHandle) => Promise<boolean>,
  ): Promise<string[]> {
    return inTransaction(pool, async (tx) => {
      const isFirst = await insert(tx);
      await confirmStaffSession(tx, sessionId, clock.now());
      await record(tx, by, 'own_second_factor_added', { kind, label }, 'not kept');
      if (!isFirst) return [];
      await deleteSessionsOf(tx, by.staffId, sessionId);
      return secondFactors.renewRecoveryCodes(tx, by.staffId);
    });
  }

  return {
    async secondFactors({ by }: Own): Promise<{ list: SecondFactor[]; recoveryCodes: number; passkeys: boolean }> {
      const [list, recoveryCodes] = await Promise.all([
        secondFactors.list(pool, by.staffId),
        secondFactors.recoveryCodesLeft(pool, by.staffId),
      ]);
      return { list, recoveryCodes, passkeys: secondFactors.arePasskeysOffered };
    },

    beginAuthenticator: async (own: Own) => secondFactors.beginAuthenticator(await accountOf(own)),

    async addAuthenticator(own: Own, given: { ticket: string; code: string; label: string }): Promise<string[]> {
      const confirmed = await secondFactors.confirmed(own.by.staffId, given);
      const label = labelOf(given);
      return add(own, { kind: 'authenticator', label }, (tx) =>
        secondFactors.addAuthenticator(tx, own.by.staffId, { ...confirmed, label }),
      );
    },

    beginPasskey: async (own: Own) => secondFactors.beginPasskey(await accountOf(own)),

    async addPasskey(own: Own, given: { response: PasskeyAttestation; label: string }): Promise<string[]> {
      const label = labelOf(given);
      const made = await secondFactors.made(own.by.staffId, given.response);
      return add(own, { kind: 'passkey', label }, (tx) =>
        secondFactors.addPasskey(tx, own.by.staffId, { ...made, label }),
      );
    },

    /** Removes one, and ends all other sessions. @throws ApiError NOT_FOUND, or LAST_SECOND_FACTOR */
    removeSecondFactor: ({ by, sessionId }: Own, named: { kind: SecondFactorKind; id: string }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const label = await secondFactors.remove(tx, by.staffId, named);
        await deleteSessionsOf(tx, by.staffId, sessionId);
        await record(tx, by, 'own_second_factor_removed', { kind: named.kind, label }, 'not kept');
      }),

    /** @throws ApiError NOT_POSSIBLE for somebody who has no second factor */
    newRecoveryCodes: ({ by }: Own): Promise<string[]> =>
      inTransaction(pool, async (tx) => {
        if ((await secondFactors.list(tx, by.staffId)).length === 0)
          throw new ApiError('NOT_POSSIBLE', because('no_second_factor', 'there is no second factor to recover'));
        await record(tx, by, 'own_recovery_codes', {}, 'not kept');
        return secondFactors.renewRecoveryCodes(tx, by.staffId);
      }),

    /** Changes the password, and ends all other sessions. @throws ApiError WRONG_PASSWORD or VALIDATION, beside their fields */
    async changePassword(
      own: Own,
      { password, newPassword }: { password: string; newPassword: string },
    ): Promise<void> {
      const account = await accountOf(own);
      await requirePassword(account, password);
      await requireGoodPassword(account, newPassword);
      const passwordHash = await hashPassword(newPassword);
      await inTransaction(pool, async (tx) => {
        await updateStaffPassword(tx, account.username, passwordHash);
        await deleteSessionsOf(tx, account.id, own.sessionId);
        await record(tx, own.by, 'own_password', {}, 'not kept');
      });
    },

    /** What the employee confirms by that it is them; null: their password. */
    askConfirmation: ({ by }: Own): Promise<SecondFactorAsked | null> => secondFactors.asked(pool, by.staffId),

    /** Confirms that it is the employee. @throws ApiError for a wrong proof */
    async confirm(own: Own, given: { password: string } & SecondProof, device: Device): Promise<void> {
      const account = await accountOf(own);
      const counted = staffAccount(account.username);
      const guesser = { account: counted, lane: throttle.devices.laneOf(device, counted), ip: own.by.from?.ip ?? '' };
      const way = await secondFactors.require(pool, account, given, guesser);
      if (way === 'password') await requirePassword(account, given.password);
      await inTransaction(pool, (tx) => confirmStaffSession(tx, own.sessionId, clock.now()));
    },

    /** @throws ApiError NOT_FOUND */
    endSession: ({ by }: Own, id: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        if (!(await deleteSessionOf(tx, by.staffId, id))) throw new ApiError('NOT_FOUND');
        await record(tx, by, 'own_session_ended', {}, 'no change');
      }),

    /** Ends all sessions but the one that asks. */
    endOtherSessions: ({ by, sessionId }: Own): Promise<void> =>
      inTransaction(pool, async (tx) => {
        await deleteSessionsOf(tx, by.staffId, sessionId);
        await record(tx, by, 'own_sessions_ended', {}, 'no change');
      }),
  };
}

export type OwnAccount = ReturnType<typeof createOwnAccount>;

function labelOf({ label }: { label: string }): string {
  const named = label.trim();
  if (named === '') throw new ApiError('VALIDATION', { fields: { label: 'required' } });
  return named;
}
