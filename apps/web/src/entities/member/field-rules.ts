import type { RegisterField } from '@champa/contract';
import { isPatternId, type PatternId } from '@champa/contract/patterns';
import type { RegisterFailure } from '@champa/contract/register-rules';
import type { MessageId } from '@champa/i18n';
import type { Translate } from '@champa/i18n/react';

/** The message for a value that breaks a field's rule. The server applies the same rules. */
export function describeFailure(field: RegisterField, failure: RegisterFailure, t: Translate): string {
  switch (failure) {
    case 'required':
      return t('field.required');
    case 'length':
      return lengthMessage(field, t);
    case 'pattern':
      return patternMessage(field, t);
    case 'confirm':
      return t('field.confirm');
    case 'age':
      return t('field.age');
  }
}

const hinted: readonly string[] = ['username', 'password', 'paymentPassword', 'mobileNum', 'idNumber', 'fullName'];

/** The rule of a field, shown as a hint. */
export function registerFieldHint(field: RegisterField, t: Translate): string | undefined {
  return hinted.includes(field.name) ? patternMessage(field, t) : undefined;
}

// Where both lengths are the same, the message gives that length alone (specification, section 5).
function lengthMessage({ min, max }: RegisterField, t: Translate): string {
  return min === max ? t('field.length_exact', { length: min }) : t('field.length', { min, max });
}

function patternMessage(field: RegisterField, t: Translate): string {
  if (field.acceptedPattern === '*' || !isPatternId(field.patternId) || field.patternId === 'length') {
    return lengthMessage(field, t);
  }
  const { min, max } = field;
  const length = min === max ? t('length_exact', { length: min }) : t('length_range', { min, max });
  return t(patternMessages[field.patternId], { length });
}

const patternMessages = {
  letterFirst: 'pattern.letter_first',
  lettersAndChinese: 'pattern.letters_and_chinese',
  chineseAndDigits: 'pattern.chinese_and_digits',
  email: 'pattern.email',
  alphanumericNoChinese: 'pattern.alphanumeric_no_chinese',
  lettersOrDigits: 'pattern.letters_or_digits',
  lettersAndDigits: 'pattern.letters_and_digits',
  digits: 'pattern.digits',
  alphanumericUppercase: 'pattern.alphanumeric_uppercase',
  lettersAndSpaces: 'pattern.letters_and_spaces',
  noSpaces: 'pattern.no_spaces',
  chineseAndPunctuation: 'pattern.chinese_and_punctuation',
  dateYearFirst: 'pattern.date_year_first',
  dateMonthFirst: 'pattern.date_month_first',
  korean: 'pattern.korean',
  thai: 'pattern.thai',
  thaiOrEnglish: 'pattern.thai_or_english',
  uppercaseWithLetter: 'pattern.uppercase_with_letter',
  lettersDigitsSymbols: 'pattern.letters_digits_symbols',
  strongPassword: 'pattern.strong_password',
  fullName: 'pattern.full_name',
  japaneseFullWidth: 'pattern.japanese_full_width',
  uppercaseOnly: 'pattern.uppercase_only',
} as const satisfies Record<Exclude<PatternId, 'length'>, MessageId>;
