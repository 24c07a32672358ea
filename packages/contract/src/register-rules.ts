import type { RegisterField, RegisterSettings } from './identity.ts';
import { checkField, type PatternFailure } from './patterns.ts';
import { toldFieldNames } from './told-fields.ts';

/** Every field registration may ask for (specification, section 3); a brand's settings name those it does. */
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

/** Why a field is refused. The same words stand in `value.fields` of the server's refusal. */
export type RegisterFailure = PatternFailure | 'confirm' | 'age';

export type RegisterValues = Partial<Record<RegisterFieldName, string>>;

/** A day of the calendar, as the brand's clock shows it. */
export type Day = { year: number; month: number; day: number };

/**
 * The fields one kind of registration shows, in their order. By mobile the number is the name, so it is required and no
 * name is asked; without MOBILENUMPASSREG3 no password is asked either.
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

/** What is asked of who comes by a sign-in provider: all but passwords. */
export function withoutPasswords<Rules extends Pick<RegisterSettings, 'fields'>>(rules: Rules): Rules {
  const isPassword = ({ name }: RegisterField): boolean => name === 'password' || name === 'confirmPassword';
  return { ...rules, fields: rules.fields.filter((field) => !isPassword(field)) };
}

/** Checks one field of the form; `null` is right. */
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

/** Checks a whole registration. An empty answer is right. */
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

/** Full years lived on a day. Who was born on 29 February has his birthday on 1 March of a common year. */
export function ageOn(today: Day, born: Day): number {
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  return today.year - born.year - (hadBirthday ? 0 : 1);
}

/** Reads yyyy-MM-dd or MM-dd-yyyy; whether the day exists is the pattern's matter. */
export function readDay(text: string): Day | null {
  const groups =
    /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(text)?.groups ??
    /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/.exec(text)?.groups;
  if (!groups) return null;
  return { year: Number(groups['year']), month: Number(groups['month']), day: Number(groups['day']) };
}

/** A number in the international form, `+8562055551234`; `null` where it cannot be one. */
export function internationalNumber(dialingCode: string, mobileNum: string): string | null {
  const code = dialingCode.replaceAll(/\D/g, '');
  // Inside a country a number is often written with the 0 that stands for "in this country".
  const national = mobileNum.trim().replaceAll(/[\s-]/g, '').replace(/^0+/, '');
  if (!/^[1-9]\d{0,2}$/.test(code) || !/^\d{5,14}$/.test(national) || code.length + national.length > 15) return null;
  return `+${code}${national}`;
}
