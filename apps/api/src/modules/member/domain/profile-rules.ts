import {
  checkRegisterField,
  type Day,
  type PersonalField,
  personalFields,
  type ProfileField,
  readDay,
  type RegisterFailure,
  type RegisterField,
  type ToldField,
  toldFieldNames,
} from '@champa/contract';
import type { Profile } from './profile.ts';

/** The shown values of a profile, as texts by field name. */
export type ProfileValues = Record<ProfileField, string>;

/** The rules of registration for the fields a brand shows in the profile, with none required. */
export function profileRules(rules: readonly RegisterField[], shown: readonly ProfileField[]): RegisterField[] {
  return shown.flatMap((name) => {
    const rule = rules.find((each) => each.name === name);
    return rule ? [{ ...rule, enabled: true, required: false }] : [];
  });
}

export function profileValues(profile: Profile, nickname: string): ProfileValues {
  const texts = toldFieldNames.map((name) => [name, profile.texts[name] ?? ''] as const);
  return {
    payeeName: profile.payeeName,
    fullName: profile.fullName,
    birthday: profile.birthday ?? '',
    idNumber: profile.idNumber,
    recommenderId: profile.recommenderId,
    nickname,
    ...(Object.fromEntries(texts) as Record<ToldField, string>),
  };
}

/** Identifying details that were set: only staff changes them. */
export function lockedFields(values: Pick<ProfileValues, PersonalField>): PersonalField[] {
  return personalFields.filter((name) => values[name] !== '');
}

/** A change of a profile, or why it is refused. Fields that the brand does not show are ignored. */
export type ProfileChange = {
  changed: Partial<ProfileValues>;
  /** Personal fields that are set now. */
  told: PersonalField[];
  /** Personal fields that were set already, to another value. */
  refused: PersonalField[];
  failures: Partial<Record<ProfileField, RegisterFailure>>;
};

export function profileChange(
  given: Partial<Record<ProfileField, string | undefined>>,
  { rules, values, age, today }: { rules: readonly RegisterField[]; values: ProfileValues; age: number; today: Day },
): ProfileChange {
  const wanted = rules.flatMap(({ name }) => {
    const [field, text] = [name as ProfileField, given[name as ProfileField]?.trim()];
    return text === undefined || asKept(field, text) === values[field] ? [] : [[field, text] as const];
  });
  const told = wanted.flatMap(([name, text]) => (isPersonal(name) && text !== '' ? [name] : []));
  // An empty personal field changes nothing: the old value stays.
  const changed: Partial<ProfileValues> = Object.fromEntries(
    wanted.filter(([name, text]) => !isPersonal(name) || text !== ''),
  );
  const failures = rules.flatMap((rule) => {
    const name = rule.name as ProfileField;
    if (changed[name] === undefined) return [];
    const failure = checkRegisterField(rule, changed, { age: { confirmation: age, birthday: age }, today });
    const isNoDay = name === 'birthday' && isoDay(changed[name]) === null;
    return failure || isNoDay ? [[name, failure ?? 'pattern'] as const] : [];
  });
  return {
    changed,
    told,
    refused: told.filter((name) => values[name] !== ''),
    failures: Object.fromEntries(failures),
  };
}

/** A profile with a change applied. */
export function changedProfile(profile: Profile, changed: Partial<ProfileValues>): Profile {
  const { birthday, nickname: _, ...given } = changed;
  const texts = { ...profile.texts };
  const own: Partial<Record<PersonalField, string>> = {};
  for (const [name, value] of Object.entries(given) as [Exclude<ProfileField, 'birthday' | 'nickname'>, string][]) {
    if (isPersonal(name)) own[name] = value;
    else if (value === '') delete texts[name];
    else texts[name] = value;
  }
  return { ...profile, ...own, texts, birthday: birthday ? isoDay(birthday) : profile.birthday };
}

function isPersonal(name: ProfileField): name is PersonalField {
  return personalFields.includes(name as PersonalField);
}

/** A value as the profile stores it; a day may be written in two ways. */
function asKept(name: ProfileField, text: string): string {
  return name === 'birthday' ? (isoDay(text) ?? text) : text;
}

/** A day as yyyy-MM-dd; null where the text is no day. */
function isoDay(text: string): string | null {
  const day = readDay(text);
  if (!day) return null;
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}
