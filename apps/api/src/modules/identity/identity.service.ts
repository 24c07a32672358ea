import { checkField, type RegisterField, type SignedIn } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Member, Members } from '../member/index.ts';
import type { Settings } from '../site/index.ts';
import { hashPassword, verifyPassword } from './domain/password.ts';
import {
  endOtherSessions,
  insertCredential,
  markFirstLoginSeen,
  selectCredential,
  updatePassword,
} from './identity.repo.ts';
import type { Caller, Sessions } from './sessions.service.ts';
import type { Throttle } from './throttle.service.ts';

export type Registration = {
  username: string;
  password: string;
  confirmPassword: string;
  registerUrl: string;
  referralCode: string;
  affiliateCode: string;
  language: string;
};

/** A registration that passed the brand's rules. */
export type PreparedRegistration = Registration & { passwordHash: string; currency: string; country: string };

type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string };

/** A member who gave the right password, not signed in yet. */
export type Identified = { memberId: string; firstTimeLogin: boolean; defaultPassword: boolean };

type Needs = {
  clock: Clock;
  members: Members;
  sessions: Sessions;
  throttle: Throttle;
  settings: () => Promise<Settings>;
  /** Opens the new member's wallet, in the same transaction. */
  openWallet: (tx: WriteHandle, memberId: string, currency: string) => Promise<void>;
};

/**
 * Registration, sign-in and passwords. What hashes comes first and takes no transaction: 20 ms of a core must not hold a
 * database connection.
 */
export function createIdentityService({ clock, members, sessions, throttle, settings, openWallet }: Needs) {
  /** Makes the account and its wallet. @returns the member's id */
  async function createAccount(tx: WriteHandle, prepared: PreparedRegistration): Promise<string> {
    const member = await members.create(tx, { ...prepared, type: 0 });
    if (!member) throw new ApiError('USERNAME_TAKEN', { fields: { username: 'taken' } });
    await insertCredential(tx, member.id, prepared.passwordHash, clock.now());
    await openWallet(tx, member.id, member.currency);
    return member.id;
  }

  return {
    /** Checks a registration against the brand's rules and hashes its password. */
    async prepare(wanted: Registration): Promise<PreparedRegistration> {
      const { brand, registration } = await settings();
      if (!registration.username) throw new ApiError('REGISTRATION_CLOSED');
      const username = wanted.username.trim();
      refuseWrongFields(registration.fields, { ...wanted, username });
      const { currency, country } = brand;
      return { ...wanted, username, currency, country, passwordHash: await hashPassword(wanted.password) };
    },

    createAccount,

    /** Makes the account, its wallet and its first session, all or nothing. */
    async register(tx: WriteHandle, prepared: PreparedRegistration, caller: Caller): Promise<SignedIn> {
      const memberId = await createAccount(tx, prepared);
      return signedIn(await sessions.open(tx, memberId, caller), { firstTimeLogin: true, defaultPassword: false });
    },

    /** Finds whose name and password these are. One answer for a wrong name and a wrong password, after the same work. */
    async identify(db: ReadHandle, username: string, password: string, ip: string): Promise<Identified> {
      const name = username.trim();
      const keys = [`account:${name.toLowerCase()}`, `address:${ip}`];
      await throttle.check(keys);

      const member = await members.byName(db, name);
      const credential = member && (await selectCredential(db, member.id));
      if (!(await verifyPassword(credential?.passwordHash ?? null, password)) || !member || !credential) {
        await throttle.failed(keys);
        throw new ApiError('WRONG_CREDENTIALS');
      }
      if (member.status !== 'active') throw new ApiError('ACCOUNT_DISABLED');
      await throttle.succeeded([keys[0]!]);
      return { memberId: member.id, firstTimeLogin: !credential.firstLoginSeen, defaultPassword: credential.isDefault };
    },

    async signIn(tx: WriteHandle, { memberId, ...flags }: Identified, caller: Caller): Promise<SignedIn> {
      return signedIn(await sessions.open(tx, memberId, caller), flags);
    },

    firstLogin: (tx: WriteHandle, memberId: string): Promise<void> => markFirstLoginSeen(tx, memberId, clock.now()),

    async isFirstLogin(db: ReadHandle, memberId: string): Promise<boolean> {
      return !(await selectCredential(db, memberId))?.firstLoginSeen;
    },

    /** Checks old and new password. @returns the hash of the new one */
    async preparePassword(db: ReadHandle, memberId: string, passwords: PasswordChange): Promise<string> {
      const { registration } = await settings();
      const failure = checkField(passwordRule(registration.fields), passwords.newPassword);
      if (failure) throw new ApiError('VALIDATION', { fields: { newPassword: failure } });
      if (passwords.newPassword !== passwords.confirmNewPassword) {
        throw new ApiError('VALIDATION', { fields: { confirmNewPassword: 'confirm' } });
      }
      const keys = [`password:${memberId}`];
      await throttle.check(keys);
      const credential = await selectCredential(db, memberId);
      if (!(await verifyPassword(credential?.passwordHash ?? null, passwords.oldPassword))) {
        await throttle.failed(keys);
        throw new ApiError('WRONG_PASSWORD', { fields: { oldPassword: 'wrong' } });
      }
      await throttle.succeeded(keys);
      return hashPassword(passwords.newPassword);
    },

    /** Takes the new password and ends every other session of the member. */
    async changePassword(
      tx: WriteHandle,
      who: { memberId: string; sessionId: string },
      passwordHash: string,
    ): Promise<void> {
      await updatePassword(tx, who.memberId, passwordHash, clock.now());
      await endOtherSessions(tx, who.memberId, who.sessionId, clock.now());
    },
  };
}

export type IdentityService = ReturnType<typeof createIdentityService>;

function signedIn(token: string, flags: { firstTimeLogin: boolean; defaultPassword: boolean }): SignedIn {
  return { token, passwordExpired: false, ...flags };
}

function passwordRule(fields: readonly RegisterField[]): RegisterField {
  const rule = fields.find(({ name }) => name === 'password');
  if (!rule) throw new Error('the registration settings have no rule for passwords');
  return rule;
}

function refuseWrongFields(fields: readonly RegisterField[], values: Record<string, string>): void {
  const wrong: Record<string, string> = {};
  for (const field of fields.filter(({ enabled }) => enabled)) {
    const failure = checkField(field, values[field.name] ?? '');
    if (failure) wrong[field.name] = failure;
  }
  if (!wrong['confirmPassword'] && values['confirmPassword'] !== values['password'])
    wrong['confirmPassword'] = 'confirm';
  if (Object.keys(wrong).length > 0) throw new ApiError('VALIDATION', { fields: wrong });
}

/** What the site shows of a member. */
export function presentMember(member: Member, flags: { isAgent: boolean; isTrial: boolean }) {
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: member.type,
    ...flags,
    registeredAt: member.registeredAt.toString(),
  };
}
