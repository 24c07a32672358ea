import type { RegisterField } from './identity.ts';

/**
 * The registration patterns (specification, section 5), for browser and server. Each checks only which characters a value has;
 * lengths come from the field's settings and are counted in characters as people see them (code points). `required` handles an
 * empty value, never a pattern.
 */
export const patterns = {
  /** Any text of the right length. */
  length: () => true,
  /** A letter first, then letters and digits. */
  letterFirst: matches(/^[A-Za-z][A-Za-z0-9]*$/),
  /** Letters and Chinese characters. */
  lettersAndChinese: matches(/^[A-Za-z\p{Script=Han}]+$/u),
  /** Chinese characters and digits. */
  chineseAndDigits: matches(/^[0-9\p{Script=Han}]+$/u),
  /** An e-mail address with a domain of at least two parts. */
  email: matches(
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/,
  ),
  /** Letters and digits of any script except Chinese. */
  alphanumericNoChinese: matches(/^(?!.*\p{Script=Han})[\p{L}\p{M}\p{Nd}]+$/u),
  /** Letters or digits only. */
  lettersOrDigits: matches(/^[A-Za-z0-9]+$/),
  /** Letters and digits, at least one of each. */
  lettersAndDigits: matches(/^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/),
  /** Digits only. */
  digits: matches(/^[0-9]+$/),
  /** Letters and digits, at least one letter upper case. */
  alphanumericUppercase: matches(/^(?=.*[A-Z])[A-Za-z0-9]+$/),
  /** English letters and spaces. */
  lettersAndSpaces: matches(/^[A-Za-z ]+$/),
  /** No spaces of any kind, full-width ones included. */
  noSpaces: matches(/^\S+$/u),
  /** Chinese characters and punctuation of any script. */
  chineseAndPunctuation: matches(/^[\p{Script=Han}\p{P}]+$/u),
  /** A day of the calendar as yyyy-MM-dd. */
  dateYearFirst: (value) => isDay(/^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(value)),
  /** A day of the calendar as MM-dd-yyyy. */
  dateMonthFirst: (value) => isDay(/^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/.exec(value)),
  /** Korean only. */
  korean: matches(/^\p{Script=Hangul}+$/u),
  /** Thai only. */
  thai: matches(/^\p{Script=Thai}+$/u),
  /** Thai or English letters. */
  thaiOrEnglish: matches(/^[A-Za-z\p{Script=Thai}]+$/u),
  /** Upper-case letters and digits, at least one letter. */
  uppercaseWithLetter: matches(/^(?=.*[A-Z])[A-Z0-9]+$/),
  /** Letters, digits and symbols: printable ASCII without spaces. */
  lettersDigitsSymbols: matches(/^[\x21-\x7e]+$/),
  /** A password of at least one upper-case letter, one lower-case letter, one digit and one symbol, without spaces. */
  strongPassword: matches(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9])[\x21-\x7e]+$/),
  /** First and last name, separated by a space; more names between them are allowed. */
  fullName: matches(/^[\p{L}\p{M}\p{Script=Han}'’.-]+(?: [\p{L}\p{M}\p{Script=Han}'’.-]+)+$/u),
  /** Japanese full-width characters: kana, kanji, punctuation and full-width letters, but not half-width kana. */
  japaneseFullWidth: matches(
    /^[\p{Script=Hiragana}\p{Script=Han}\u3000-\u303f\u30a0-\u30ff\u31f0-\u31ff\uff01-\uff60\uffe0-\uffe6]+$/u,
  ),
  /** Upper-case letters only, no spaces. */
  uppercaseOnly: matches(/^[A-Z]+$/),
} as const satisfies Record<string, (value: string) => boolean>;

export type PatternId = keyof typeof patterns;

export type PatternFailure = 'required' | 'length' | 'pattern';

export function isPatternId(id: string): id is PatternId {
  return Object.hasOwn(patterns, id);
}

/** Checks one value against a field's settings; `null` means valid. */
export function checkField(field: RegisterField, value: string): PatternFailure | null {
  if (value === '') return field.required ? 'required' : null;
  const length = [...value].length;
  if (length < field.min || length > field.max) return 'length';
  if (field.acceptedPattern === '*' || !isPatternId(field.patternId)) return null;
  return patterns[field.patternId](value) ? null : 'pattern';
}

function matches(pattern: RegExp): (value: string) => boolean {
  return (value) => pattern.test(value);
}

// By hand, because the parser of Date accepts 30 February.
function isDay(found: RegExpExecArray | null): boolean {
  if (!found?.groups) return false;
  const [year, month, day] = ['year', 'month', 'day'].map((part) => Number(found.groups![part])) as [
    number,
    number,
    number,
  ];
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Minimum and maximum length of each part of an application to become an agent. */
export const applicationLengths = { name: [2, 80], contact: [3, 120], website: [0, 200], plan: [10, 1000] } as const;
