import {
  checkRegistration,
  type Language,
  readDay,
  type RegisterFieldName,
  type RegisterKind,
  type RegisterSettings,
  shownFields,
  type SignedIn,
  withoutPasswords,
  toldFieldNames,
} from '@champa/contract';
import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { hashPassword } from '../../platform/hashing/password.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Guess, guessOf, type IsBreached, mailboxName, type Passwords } from '../credentials/index.ts';
import { emptyProfile, type Members, type Profile } from '../member/index.ts';
import type { Caller, Sessions } from '../sessions/index.ts';
import type { Allowances } from '../throttle/index.ts';
import { type Asker, type Challenges, mobileOf, nobody, type PhoneProofs, type Proof } from '../verification/index.ts';
import type { Invitations } from './invitations.ts';
import { randomPassword, randomUsername } from '../credentials/index.ts';
import type { RegistrationRules } from './registration.settings.ts';

type Asked = Partial<Record<RegisterFieldName, string>>;

/** What a registration says; what is missing was not asked. */
export type Registration = Asked & {
  countryDialingCode?: string;
  verificationCode?: string;
  firebaseChannel?: string;
  firebaseIdToken?: string;
  check?: string;
  registerUrl: string;
  referralCode: string;
  domain?: string;
  language: Language;
  /** Who proves the number by a code, where somebody does. */
  asker?: Asker;
};

/** An account to be made: it has passed the brand's rules, its passwords are hashed. */
export type NewAccount = {
  username: string;
  nickname: string;
  passwordHash: string | null;
  paymentHash: string | null;
  profile: Profile;
  /** Below whom, by which link, and as what. */
  uplineId: string | null;
  linkId: string | null;
  type: number;
  currency: string;
  country: string;
  language: Language;
  termsVersion: string;
  registerUrl: string;
  referralCode: string;
  affiliateCode: string;
  /** What proves that the mobile number is theirs. */
  proof: Proof | null;
  /** The platform made the password: the member is to change it. */
  isDefault: boolean;
};

type Needs = {
  clock: Clock;
  members: Members;
  sessions: Sessions;
  allowances: Allowances;
  passwords: Passwords;
  phoneProofs: PhoneProofs;
  challenges: Challenges;
  settings: () => Promise<RegistrationRules>;
  /** Opens the new member's wallet, in the same transaction. */
  openWallet: (tx: WriteHandle, memberId: string, currency: string) => Promise<void>;
  /** Notes by whose code the new member came, in the same transaction. */
  noteReferral: (tx: WriteHandle, memberId: string, referralCode: string) => Promise<void>;
  invitations: Invitations;
  isBreached: IsBreached;
};

export type Letters = { captcha: string; captchaKey: string };

/** How people become members, by username or by mobile number. */
export function createRegistrationService(needs: Needs) {
  const { clock, members, sessions, allowances, passwords, phoneProofs, challenges, settings } = needs;
  const { openWallet, noteReferral, invitations, isBreached } = needs;

  /** Checks what was typed against the brand's rules. @returns it trimmed */
  async function checkFields(rules: RegisterSettings, kind: RegisterKind, wanted: Registration): Promise<Registration> {
    const all = await settings();
    if (!rules[kind]) throw new ApiError('REGISTRATION_CLOSED');
    const values = { ...wanted, username: wanted.username?.trim() ?? '', mobileNum: wanted.mobileNum?.trim() ?? '' };
    const { year, month, day } = dayAt(clock.now(), all.brand.timeZone);
    const shown = new Set(shownFields(rules, kind).map(({ name }) => name));
    const fields = {
      ...(all.registration.refuseCommonPasswords ? guessesOf(values, shown, all.brand.name) : {}),
      ...checkRegistration(rules, kind, values, { year, month, day }),
    };
    if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
    if (shown.has('password') && all.registration.refuseCommonPasswords && (await isBreached(values.password ?? '')))
      throw new ApiError('VALIDATION', { fields: { password: 'breached' } });
    return values;
  }

  /** The mobile number, proven where the brand has numbers proven. */
  async function proveMobile(kind: RegisterKind, wanted: Registration) {
    const { mobileNum = '', countryDialingCode = '', verificationCode: code = '' } = wanted;
    const { firebaseChannel = '', firebaseIdToken = '' } = wanted;
    if (mobileNum === '') return { mobile: null, proof: null };
    const all = await settings();
    const mobile = mobileOf(all.countries, countryDialingCode, mobileNum);
    if (!presentRegisterSettings(all).verification[kind]) return { mobile, proof: null };
    const given = { code, firebaseChannel, firebaseIdToken };
    return { mobile, proof: await phoneProofs.check('register', mobile, wanted.asker ?? nobody, given) };
  }

  async function prepareBy(rules: RegisterSettings, kind: RegisterKind, wanted: Registration): Promise<NewAccount> {
    const values = await checkFields(rules, kind, wanted);
    const invited = await invitations.of(values);
    await challenges.requireCheck(values.check ?? '');
    const { mobile, proof } = await proveMobile(kind, values);
    const { brand, registration } = await settings();
    const asked = askedOnly(values, shownFields(rules, kind));
    const { password = '', paymentPassword = '' } = asked;
    const [passwordHash, paymentHash] = await Promise.all([hashOf(password), hashOf(paymentPassword)]);
    return {
      username: kind === 'mobile' ? values.mobileNum! : values.username!,
      nickname: asked.nickname?.trim() ?? '',
      passwordHash,
      paymentHash,
      profile: profileOf(asked, mobile, proof ? clock.now() : null),
      ...invited,
      currency: brand.currency,
      country: brand.country,
      language: wanted.language,
      termsVersion: registration.termsVersion,
      registerUrl: wanted.registerUrl,
      referralCode: wanted.referralCode,
      affiliateCode: values.affiliateCode?.trim() ?? '',
      proof,
      isDefault: false,
    };
  }

  async function spendAllowance(ip: string): Promise<void> {
    const { accountsPerAddressAndHour: uses } = (await settings()).registration;
    await allowances.spend(`register:${ip}`, { uses, minutes: 60 });
  }

  return {
    /** Counts an account that is about to be made. @throws ApiError TOO_MANY_REQUESTS */
    spendAllowance,

    /**
     * The same for a visitor whom nobody knows: after the first accounts of an address, letters tell people from
     * programs.
     *
     * @throws ApiError TOO_MANY_REQUESTS, CAPTCHA_REQUIRED, CAPTCHA_CHECK_FAILED
     */
    async admit(ip: string, { captcha, captchaKey }: Letters): Promise<void> {
      const { accountsWithoutLetters: uses } = (await settings()).registration;
      if (captcha !== '') await challenges.checkCaptcha(captchaKey, captcha);
      else if ((await allowances.count(`register-freely:${ip}`, { uses, minutes: 60 })) > 0)
        throw new ApiError('CAPTCHA_REQUIRED', { captcha: true });
      await spendAllowance(ip);
    },

    /** Checks a registration against the brand's rules and hashes its passwords. */
    prepare: async (kind: RegisterKind, wanted: Registration): Promise<NewAccount> =>
      prepareBy(presentRegisterSettings(await settings()), kind, wanted),

    /** The same for a newcomer from a sign-in provider, of whichever kind is open: they need no password. */
    async prepareByProvider(wanted: Registration): Promise<NewAccount> {
      const rules = withoutPasswords(presentRegisterSettings(await settings()));
      return prepareBy(rules, rules.username ? 'username' : 'mobile', wanted);
    },

    /** An account under a name and a password made up for it. @returns both, for the member to see once */
    async prepareOneClick(wanted: Registration): Promise<{ account: NewAccount; password: string }> {
      const { brand, registration, whitelabel } = await settings();
      if (!whitelabel['ONECLICKREG']) throw new ApiError('REGISTRATION_CLOSED');
      const invited = await invitations.of(wanted);
      await challenges.requireCheck(wanted.check ?? '');
      const password = randomPassword();
      const account: NewAccount = {
        username: randomUsername(),
        nickname: '',
        passwordHash: await hashPassword(password),
        paymentHash: null,
        profile: emptyProfile,
        ...invited,
        currency: brand.currency,
        country: brand.country,
        language: wanted.language,
        termsVersion: registration.termsVersion,
        registerUrl: wanted.registerUrl,
        referralCode: wanted.referralCode,
        affiliateCode: wanted.affiliateCode?.trim() ?? '',
        proof: null,
        isDefault: true,
      };
      return { account, password };
    },

    /** Makes the account and its wallet. @returns the member's id */
    createAccount,

    /** Makes the account, its wallet and its first session, all or nothing. */
    register: (tx: WriteHandle, account: NewAccount, caller: Caller): Promise<SignedIn> =>
      registerWith(tx, account, caller, async () => undefined),

    /** The same, and what else belongs to the new account. */
    registerWith,
  };

  async function registerWith(
    tx: WriteHandle,
    account: NewAccount,
    caller: Caller,
    also: (memberId: string) => Promise<void>,
  ): Promise<SignedIn> {
    const memberId = await createAccount(tx, account);
    await also(memberId);
    const token = await sessions.open(tx, memberId, 'register', caller);
    return { token, firstTimeLogin: true, passwordExpired: false, defaultPassword: false };
  }

  async function createAccount(tx: WriteHandle, account: NewAccount): Promise<string> {
    await account.proof?.(tx);
    const member = await members.create(tx, account);
    if (!member) throw new ApiError('USERNAME_TAKEN', { fields: { username: 'taken' } });
    if (!(await members.addProfile(tx, member.id, account.profile))) {
      throw new ApiError('MOBILE_TAKEN', { fields: { mobileNum: 'mobile_taken' } });
    }
    const { passwordHash, paymentHash, isDefault } = account;
    await passwords.create(tx, member.id, { passwordHash, paymentHash, isDefault });
    await openWallet(tx, member.id, member.currency);
    await noteReferral(tx, member.id, account.referralCode);
    await invitations.take(tx, account.linkId, member.id);
    return member.id;
  }
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** What registration is, by the brand's flags and fields. Without a password the number must be proven. */
export function presentRegisterSettings({ whitelabel, registration, signIn }: RegistrationRules): RegisterSettings {
  const { USERNAMEREG3, MOBILENUMREG3, MOBILENUMPASSREG3, REGMOBVERF3 } = whitelabel;
  return {
    username: USERNAMEREG3,
    mobile: MOBILENUMREG3,
    mobilePassword: MOBILENUMPASSREG3,
    oneClick: whitelabel['ONECLICKREG'] === true,
    verification: { username: REGMOBVERF3, mobile: REGMOBVERF3 || !MOBILENUMPASSREG3 },
    age: registration.age,
    check: signIn.check,
    fields: registration.fields,
  };
}

async function hashOf(password: string): Promise<string | null> {
  return password === '' ? null : hashPassword(password);
}

// What the brand does not ask is not kept, whatever a program sends.
function askedOnly(values: Registration, fields: readonly { name: string }[]): Asked {
  const shown = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => shown.has(name)));
}

function profileOf(asked: Asked, mobile: string | null, mobileVerifiedAt: Temporal.Instant | null): Profile {
  const text = (name: RegisterFieldName): string => asked[name]?.trim() ?? '';
  const texts = toldFieldNames.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)] as const]));
  return {
    ...emptyProfile,
    mobile,
    mobileVerifiedAt,
    email: text('email'),
    payeeName: text('payeeName'),
    fullName: text('fullName'),
    birthday: isoDay(text('birthday')),
    idNumber: text('idNumber'),
    recommenderId: text('recommenderId'),
    texts: Object.fromEntries(texts),
  };
}

function isoDay(text: string): string | null {
  const day = text === '' ? null : readDay(text);
  return day && Temporal.PlainDate.from(day).toString();
}

/** What of the passwords that are asked for is guessed soon. */
function guessesOf(values: Registration, shown: ReadonlySet<string>, brand: string): Record<string, Guess> {
  const names = [brand, values.username ?? '', values.mobileNum ?? '', mailboxName(values.email ?? '')];
  const guesses = [
    ['password', guessOf(values.password ?? '', names)],
    ['paymentPassword', guessOf(values.paymentPassword ?? '', [])],
  ] as const;
  return Object.fromEntries(guesses.flatMap(([name, guess]) => (guess && shown.has(name) ? [[name, guess]] : [])));
}
