import { RegisterField, toldFieldNames, toldFields } from '@champa/contract';
import * as z from 'zod/mini';
import { closing, defineSetting, unchanged, type ValuesOf } from '../settings/index.ts';
import { type SiteSettings, whitelabelSetting } from '../site/index.ts';

const count = z.int().check(z.minimum(0), z.maximum(1_000_000));

type RegistrationSettings = {
  fields: RegisterField[];
  /** Years: what the terms box confirms, and what a birthday must show. */
  age: { confirmation: number; birthday: number };
  /** The wording of the terms that a registration accepts. */
  termsVersion: string;
  /** Whether passwords that leaks have shown most often are refused. */
  refuseCommonPasswords: boolean;
  /** A town may share one address; a program that makes accounts has one, too. */
  accountsPerAddressAndHour: number;
  /** Of those, so many are made without letters in a picture. */
  accountsWithoutLetters: number;
};

const ACCOUNTS_WITHOUT_LETTERS = 5;

export const registrationSetting = defineSetting<RegistrationSettings>({
  key: 'registration',
  group: 'members',
  schema: z.object({
    fields: z.array(RegisterField),
    age: z.object({ confirmation: count, birthday: count }),
    termsVersion: z.string().check(z.minLength(1)),
    refuseCommonPasswords: z.boolean(),
    accountsPerAddressAndHour: count,
    accountsWithoutLetters: count,
  }),
  upgrades: [(stored) => ({ accountsWithoutLetters: ACCOUNTS_WITHOUT_LETTERS, ...(stored as object) })],
  default: {
    age: { confirmation: 18, birthday: 21 },
    termsVersion: '1',
    refuseCommonPasswords: true,
    accountsPerAddressAndHour: 100,
    accountsWithoutLetters: ACCOUNTS_WITHOUT_LETTERS,
    fields: [
      field('username', 'letterFirst', 4, 20),
      field('password', 'lettersDigitsSymbols', 8, 64),
      field('confirmPassword', 'length', 8, 64),
      off(field('mobileNum', 'digits', 8, 11)),
      off(field('payeeName', 'length', 2, 60)),
      off(field('fullName', 'fullName', 3, 80)),
      off(field('nickname', 'noSpaces', 2, 20)),
      off(field('email', 'email', 5, 120)),
      off(field('birthday', 'dateYearFirst', 10, 10)),
      off(field('idNumber', 'lettersOrDigits', 5, 20)),
      off(field('paymentPassword', 'digits', 6, 6)),
      ...toldFieldNames.map((name) => {
        const { patternId, min, max } = toldFields[name];
        return off(field(name, patternId, min, max));
      }),
      off(field('recommenderId', 'digits', 6, 19)),
      { ...field('affiliateCode', 'length', 1, 40), required: false },
    ],
  },
  closed: unchanged,
  // Nobody registers.
  closes: [
    closing(whitelabelSetting, (flags) => ({
      ...flags,
      USERNAMEREG3: false,
      MOBILENUMREG3: false,
      ONECLICKREG: false,
    })),
  ],
});

export const registrationSettings = { registration: registrationSetting };

/** The settings that registration reads. `signIn` is declared by sign-in, which is created later. */
export type RegistrationRules = ValuesOf<typeof registrationSettings> &
  Pick<SiteSettings, 'brand' | 'whitelabel' | 'countries'> & { signIn: { check: 'none' | 'slider' } };

function field(name: string, patternId: string, min: number, max: number): RegisterField {
  return {
    name,
    enabled: true,
    required: true,
    acceptedPattern: patternId === 'length' ? '*' : patternId,
    patternId,
    min,
    max,
  };
}

function off(asked: RegisterField): RegisterField {
  return { ...asked, enabled: false, required: false };
}
