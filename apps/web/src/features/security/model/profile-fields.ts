import type { MemberProfile, PersonalField, ProfileField, RegisterField } from '@champa/contract';
import { checkRegisterField, type Day, type RegisterFailure } from '@champa/contract/register-rules';
import { contactFields } from '@champa/contract/told-fields';

/** Fields that identify a person: they can be set once. */
export const personalFields = [
  'payeeName',
  'fullName',
  'birthday',
  'idNumber',
  'recommenderId',
] as const satisfies readonly PersonalField[];

export type ProfileValues = Record<ProfileField, string>;
export type ProfileRule = RegisterField & { name: ProfileField };

/** The fields that the brand shows, in its order, by section. */
export function profileSections({ fields, values }: Pick<MemberProfile, 'fields' | 'values'>) {
  const known = fields.filter((field): field is ProfileRule => field.enabled && Object.hasOwn(values, field.name));
  return {
    about: known.filter(({ name }) => !isPersonal(name) && !Object.hasOwn(contactFields, name)),
    personal: known.filter(({ name }) => isPersonal(name)),
    contacts: known.filter(({ name }) => Object.hasOwn(contactFields, name)),
  };
}

export function isPersonal(name: string): name is PersonalField {
  return (personalFields as readonly string[]).includes(name);
}

/** The changed values: only those are sent. */
export function changedValues(before: ProfileValues, typed: ProfileValues): Partial<ProfileValues> {
  const names = Object.keys(before) as ProfileField[];
  const changed = names.filter((name) => typed[name].trim() !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, typed[name].trim()]));
}

/** Checks one field by its rule; `null` is valid. The server applies the same rule. */
export function checkProfileField(
  rule: RegisterField,
  values: ProfileValues,
  { age, today }: { age: number; today: Day },
): RegisterFailure | null {
  return checkRegisterField(rule, values, { age: { confirmation: age, birthday: age }, today });
}
