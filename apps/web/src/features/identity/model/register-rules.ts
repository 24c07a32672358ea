import type { RegisterField } from '@champa/contract';
import { checkField } from '@champa/contract/patterns';
import type { Translate } from '@champa/i18n/react';

/** The fields the site asks for, in their order, where the brand has them enabled. */
export const registerFieldNames = ['username', 'password', 'confirmPassword', 'affiliateCode'] as const;
export type RegisterFieldName = (typeof registerFieldNames)[number];
export type RegisterValues = Record<RegisterFieldName, string> & { terms: boolean };

export function isRegisterField(name: string): name is RegisterFieldName {
  return (registerFieldNames as readonly string[]).includes(name);
}

/** What is wrong with a field of the form, or `undefined`. The server applies the same rules. */
export function registerFieldError(field: RegisterField, values: RegisterValues, t: Translate): string | undefined {
  if (!isRegisterField(field.name)) return undefined;
  const value = values[field.name];
  if (field.name === 'confirmPassword' && value !== '' && value !== values.password) return t('field.confirm');
  switch (checkField(field, value)) {
    case 'required':
      return t('field.required');
    case 'length':
      return lengthMessage(field, t);
    case 'pattern':
      return patternMessage(field, t);
    case null:
      return undefined;
  }
}

/** The rule of a field, told before it is broken. */
export function registerFieldHint(field: RegisterField, t: Translate): string | undefined {
  if (field.name === 'username' || field.name === 'password') return patternMessage(field, t);
  return undefined;
}

// A rule of one length says that length alone (specification, section 5).
function lengthMessage({ min, max }: RegisterField, t: Translate): string {
  return min === max ? t('field.length_exact', { length: min }) : t('field.length', { min, max });
}

function patternMessage(field: RegisterField, t: Translate): string {
  const { min, max } = field;
  if (field.acceptedPattern === '*') return lengthMessage(field, t);
  switch (field.patternId) {
    case 'letterFirst':
      return t('pattern.letter_first', { min, max });
    case 'lettersDigitsSymbols':
      return t('pattern.letters_digits_symbols', { min, max });
    default:
      return lengthMessage(field, t);
  }
}
