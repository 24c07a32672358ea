import { checkField, type RegisterField } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { hashPassword, verifyPassword } from '../../platform/hashing/password.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Members } from '../member/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { SiteSettings } from '../site/index.ts';
import type { Throttle } from '../throttle/index.ts';
import { guessOf, type IsBreached } from './domain/guessable-password.ts';
import {
  type Credential,
  holdPassword,
  insertCredential,
  markFirstLoginSeen,
  type NewCredential,
  selectCredential,
  selectStanding,
  type Standing,
  updatePassword,
  updatePaymentPassword,
} from './passwords.repo.ts';

type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string };

/** The settings that decide what a password may be. `registration` is declared by its module, which is created later. */
export type PasswordRules = Pick<SiteSettings, 'brand'> & {
  registration: { fields: RegisterField[]; refuseCommonPasswords: boolean };
};

type RuledPassword = 'password' | 'paymentPassword';

type Needs = {
  clock: Clock;
  members: Pick<Members, 'byId' | 'profile'>;
  sessions: Sessions;
  throttle: Throttle;
  settings: () => Promise<PasswordRules>;
  isBreached: IsBreached;
};

/** Passwords: their rule, their change. What hashes takes no transaction: 20 ms of a core must not hold a connection. */
export function createPasswords({ clock, members, sessions, throttle, settings, isBreached }: Needs) {
  /**
   * @param names the member's own, which must not be most of it
   * @throws ApiError VALIDATION where a new password is not what the brand's rule asks
   */
  async function requireRule(
    newPassword: string,
    names: readonly string[],
    of: RuledPassword = 'password',
  ): Promise<void> {
    const { brand, registration } = await settings();
    const guess = registration.refuseCommonPasswords ? guessOf(newPassword, [brand.name, ...names]) : null;
    const failure = checkField(passwordRule(registration.fields, of), newPassword) ?? guess;
    if (failure) throw new ApiError('VALIDATION', { fields: { newPassword: failure } });
    // A payment password is six digits, all of which have leaked somewhere.
    if (of === 'password' && registration.refuseCommonPasswords && (await isBreached(newPassword)))
      throw new ApiError('VALIDATION', { fields: { newPassword: 'breached' } });
  }

  /** The same for one member, whose names the platform knows. */
  const requireRuleFor = async (db: ReadHandle, memberId: string, newPassword: string): Promise<void> =>
    requireRule(newPassword, await namesOf(db, memberId));

  async function namesOf(db: ReadHandle, memberId: string): Promise<string[]> {
    const [member, { email, mobile }] = await Promise.all([members.byId(db, memberId), members.profile(db, memberId)]);
    return [member?.username ?? '', mailboxName(email), mobile ?? ''];
  }

  function requireConfirmed({ newPassword, confirmNewPassword }: Omit<PasswordChange, 'oldPassword'>): void {
    if (newPassword !== confirmNewPassword) {
      throw new ApiError('VALIDATION', { fields: { confirmNewPassword: 'confirm' } });
    }
  }

  /** @throws ApiError WRONG_PASSWORD beside the field */
  function requireOwn(db: ReadHandle, memberId: string, password: string, field: string): Promise<void> {
    return throttle.guard(`password:${memberId}`, async () => {
      const credential = await selectCredential(db, memberId);
      // A member without a password (registered by mobile, or by a provider) proves themself by the session alone.
      if (credential && credential.passwordHash === null) return;
      if (await verifyPassword(credential?.passwordHash ?? null, password)) return;
      throw new ApiError('WRONG_PASSWORD', { fields: { [field]: 'wrong' } });
    });
  }

  /** @throws ApiError PAYMENT_PASSWORD_NOT_SET or WRONG_PAYMENT_PASSWORD */
  async function requirePayment(db: ReadHandle, memberId: string, password: string): Promise<void> {
    const credential = await selectCredential(db, memberId);
    if (!credential?.paymentHash) throw new ApiError('PAYMENT_PASSWORD_NOT_SET');
    const hash = credential.paymentHash;
    await throttle.guard(`payment:${memberId}`, async () => {
      if (!(await verifyPassword(hash, password))) {
        throw new ApiError('WRONG_PAYMENT_PASSWORD', { fields: { proof: 'wrong' } });
      }
    });
  }

  return {
    requireRule,
    requireRuleFor,
    hash: hashPassword,
    requireOwn,
    requirePayment,

    /** Checks old and new password. @returns the hash of the new one */
    async prepareChange(db: ReadHandle, memberId: string, passwords: PasswordChange): Promise<string> {
      await requireRuleFor(db, memberId, passwords.newPassword);
      requireConfirmed(passwords);
      await requireOwn(db, memberId, passwords.oldPassword, 'oldPassword');
      return hashPassword(passwords.newPassword);
    },

    /** Checks a new payment password; who sets it is proven elsewhere. */
    async requirePaymentRule(passwords: Omit<PasswordChange, 'oldPassword'>): Promise<void> {
      await requireRule(passwords.newPassword, [], 'paymentPassword');
      requireConfirmed(passwords);
    },

    /** Stores the passwords of a new member. */
    create: (tx: WriteHandle, memberId: string, credential: NewCredential): Promise<void> =>
      insertCredential(tx, memberId, credential, clock.now()),

    find: (db: ReadHandle, memberId: string): Promise<Credential | null> => selectCredential(db, memberId),

    /** What a sign-in by password from this address is judged by. */
    standing: (db: ReadHandle, memberId: string, ip: string): Promise<Standing | null> =>
      selectStanding(db, memberId, ip),

    /** Keeps a password as it is until this transaction ends. @returns `false` where it is another by now */
    hold: (tx: WriteHandle, memberId: string, passwordHash: string): Promise<boolean> =>
      holdPassword(tx, memberId, passwordHash),

    noteFirstLogin: (tx: WriteHandle, memberId: string): Promise<void> => markFirstLoginSeen(tx, memberId, clock.now()),

    replacePayment: (tx: WriteHandle, memberId: string, paymentHash: string): Promise<void> =>
      updatePaymentPassword(tx, memberId, paymentHash, clock.now()),

    /** Takes a new password and ends the member's sessions but `kept`; without it all. */
    async replace(tx: WriteHandle, memberId: string, passwordHash: string, kept: string | null): Promise<void> {
      await updatePassword(tx, memberId, passwordHash, clock.now());
      await sessions.closeOthers(tx, memberId, kept);
    },
  };
}

export type Passwords = ReturnType<typeof createPasswords>;

/** What stands before the sign of a mailbox. */
export function mailboxName(email: string): string {
  return email.slice(0, Math.max(0, email.indexOf('@')));
}

function passwordRule(fields: readonly RegisterField[], of: RuledPassword): RegisterField {
  const rule = fields.find(({ name }) => name === of);
  if (!rule) throw new Error(`the registration settings have no rule for ${of}`);
  return { ...rule, required: true };
}
