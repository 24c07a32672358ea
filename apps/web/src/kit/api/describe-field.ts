import type { MessageId } from '@champa/i18n';
import type { Translate } from '@champa/i18n/react';

/** The error of one field of a form, by the message key from the server. */
export function describeField(key: string, t: Translate): string {
  return t(fieldMessages[key] ?? 'field.invalid');
}

const fieldMessages: Readonly<Record<string, MessageId>> = {
  required: 'field.required',
  length: 'field.length_any',
  pattern: 'field.pattern',
  confirm: 'field.confirm',
  wrong: 'field.wrong',
  age: 'field.age',
  common: 'field.common',
  breached: 'field.breached',
  own_name: 'field.own_name',
  taken: 'error.USERNAME_TAKEN',
  mobile_taken: 'error.MOBILE_TAKEN',
  invitation_code: 'error.INVITATION_CODE_ERROR',
  terms_required: 'field.terms_required',
  amount_format: 'field.amount_format',
  checksum: 'field.checksum',
  holder: 'field.holder',
  same: 'field.same',
  locked: 'field.locked',
};
