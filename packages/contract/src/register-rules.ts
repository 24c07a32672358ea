import type { RegisterField, RegisterSettings } from './identity.ts';
import { checkField, type PatternFailure } from './patterns.ts';
import { toldFieldNames } from './told-fields.ts';

/** Every field that registration can ask for (specification, section 3); a brand's settings select from them. */
export const registerFieldNames = [
  'username',
  'mobileNum',
  'password',
  'confirmPassword',
  'payeeName',
  'fullName',
  'nickname',
  'email',
  'birthday',
  'idNumber',
  'paymentPassword',
  ...toldFieldNames,
  'recommenderId',
  'affiliateCode',
] as const;

export type RegisterFieldName = (typeof registerFieldNames)[number];

export type RegisterKind = 'username' | 'mobile';

/** Why a field is refused. The server's refusal has the same words in `value.fields`. */
export type RegisterFailure = PatternFailure | 'confirm' | 'age';

export type RegisterValues = Partial<Record<RegisterFieldName, string>>;

/** A day of the calendar in the brand's time zone. */
export type Day = { year: number; month: number; day: number };

/**
 * The fields that one kind of registration shows, in their order. By mobile, the number replaces the name, so it is required and
 * no name is asked for; without MOBILENUMPASSREG3 no password is asked for either.
 */
export function shownFields(
  settings: Pick<RegisterSettings, 'fields' | 'mobilePassword'>,
  kind: RegisterKind,
): RegisterField[] {
  const enabled = settings.fields.filter((field) => field.enabled || (kind === 'mobile' && field.name === 'mobileNum'));
  if (kind === 'username') return enabled;
  const hidden = settings.mobilePassword ? ['username'] : ['username', 'password', 'confirmPassword'];
  return enabled
    .filter(({ name }) => !hidden.includes(name))
    .map((field) => (field.name === 'mobileNum' ? { ...field, required: true } : field));
}

/** The fields for somebody who comes from a sign-in provider: all except passwords. */
export function withoutPasswords<Rules extends Pick<RegisterSettings, 'fields'>>(rules: Rules): Rules {
  const isPassword = ({ name }: RegisterField): boolean => name === 'password' || name === 'confirmPassword';
  return { ...rules, fields: rules.fields.filter((field) => !isPassword(field)) };
}

/** Checks one field of the form; `null` means valid. */
export function checkRegisterField(
  field: RegisterField,
  values: RegisterValues,
  { age, today }: { age: RegisterSettings['age']; today: Day },
): RegisterFailure | null {
  const value = values[field.name as RegisterFieldName] ?? '';
  if (field.name === 'confirmPassword' && value !== '' && value !== values.password) return 'confirm';
  const failure = checkField(field, value);
  if (failure || field.name !== 'birthday' || value === '') return failure;
  const born = readDay(value);
  if (!born) return 'pattern';
  return ageOn(today, born) < age.birthday ? 'age' : null;
}

/** Checks a whole registration. An empty result means valid. */
export function checkRegistration(
  settings: Pick<RegisterSettings, 'fields' | 'mobilePassword' | 'age'>,
  kind: RegisterKind,
  values: RegisterValues,
  today: Day,
): Record<string, RegisterFailure> {
  const failures = shownFields(settings, kind).map(
    (field) => [field.name, checkRegisterField(field, values, { age: settings.age, today })] as const,
  );
  return Object.fromEntries(failures.filter((entry): entry is [string, RegisterFailure] => entry[1] !== null));
}

/** Age in full years on a day. Somebody born on 29 February has their birthday on 1 March of a common year. */
export function ageOn(today: Day, born: Day): number {
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  return today.year - born.year - (hadBirthday ? 0 : 1);
}

/** Reads yyyy-MM-dd or MM-dd-yyyy; the pattern checks whether the day exists. */
export function readDay(text: string): Day | null {
  const groups =
    /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(text)?.groups ??
    /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/.exec(text)?.groups;
  if (!groups) return null;
  return { year: Number(groups['year']), month: Number(groups['month']), day: Number(groups['day']) };
}

/** A number in international form, `+8562055551234`; `null` if it is not valid. */
export function internationalNumber(dialingCode: string, mobileNum: string): string | null {
  const code = dialingCode.replaceAll(/\D/g, '');
  // Within a country, a number is often written with the trunk prefix 0.
  const national = mobileNum.trim().replaceAll(/[\s-]/g, '').replace(/^0+/, '');
  if (!/^[1-9]\d{0,2}$/.test(code) || !/^\d{5,14}$/.test(national) || code.length + national.length > 15) return null;
  return `+${code}${national}`;
}
