import { checkField, type RegisterField } from '@champa/contract';
import type { WriteHandle } from '../../platform/database.ts';
import { hashPassword } from '../../platform/hashing/password.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { guessOf, type IsBreached } from '../credentials/index.ts';
import { emptyProfile } from '../member/index.ts';
import { passwordFrom } from '../credentials/index.ts';
import type { NewAccount } from './registration.service.ts';
import type { RegistrationRules } from './registration.settings.ts';

/** An account that an agent opens for a member below them. */
export type OpeningWish = {
  uplineId: string;
  type: number;
  username: string;
  /** Empty: one is made. */
  password: string;
  /** A repeated request with the same key gets the same password. */
  key: string;
};

export type OpenedAccounts = ReturnType<typeof createOpenedAccounts>;

type Needs = {
  secrets: SecretBox;
  settings: () => Promise<RegistrationRules>;
  isBreached: IsBreached;
  createAccount: (tx: WriteHandle, account: NewAccount) => Promise<string>;
};

/** Accounts that agents open: a username by the brand's rule, and a first password that is to be changed. */
export function createOpenedAccounts({ secrets, settings, isBreached, createAccount }: Needs) {
  /** The password made for a request: derived from it alone, so that it need not be stored to be shown again. */
  const madeFor = ({ uplineId, key }: Pick<OpeningWish, 'uplineId' | 'key'>): string =>
    passwordFrom(secrets.mac('opened-account', `${uplineId}\n${key}`));

  return {
    madeFor,

    /** Checks name and password by the brand's rules and hashes it. @throws ApiError VALIDATION */
    async prepare(wish: OpeningWish): Promise<NewAccount> {
      const { brand, registration } = await settings();
      const username = wish.username.trim();
      const given = { username, ...(wish.password !== '' && { password: wish.password }) };
      const guess = registration.refuseCommonPasswords && guessOf(wish.password, [brand.name, username]);
      const fields = { ...(guess && { password: guess }), ...faultsOf(registration.fields, given) };
      if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
      if (wish.password !== '' && registration.refuseCommonPasswords && (await isBreached(wish.password)))
        throw new ApiError('VALIDATION', { fields: { password: 'breached' } });
      return {
        username,
        nickname: '',
        passwordHash: await hashPassword(wish.password || madeFor(wish)),
        paymentHash: null,
        profile: emptyProfile,
        uplineId: wish.uplineId,
        linkId: null,
        type: wish.type,
        currency: brand.currency,
        country: brand.country,
        language: brand.defaultLanguage,
        termsVersion: registration.termsVersion,
        registerUrl: '',
        referralCode: '',
        affiliateCode: '',
        proof: null,
        isDefault: true,
      };
    },

    /** Makes the account and its wallet. @returns the member's id @throws ApiError USERNAME_TAKEN */
    create: createAccount,
  };
}

/** What the brand's rules for new accounts say to name and password, whether the form asks for them or not. */
function faultsOf(rules: readonly RegisterField[], given: Record<string, string>): Record<string, string> {
  const faults = rules.flatMap((rule) => {
    const value = given[rule.name];
    const fault = value === undefined ? null : checkField({ ...rule, required: true }, value);
    return fault ? [[rule.name, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}
