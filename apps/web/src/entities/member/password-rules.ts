import type { RegisterField } from '@champa/contract';
import { checkField } from '@champa/contract/patterns';
import type { Translate } from '@champa/i18n/react';
import { describeFailure } from './field-rules.ts';

export type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string };

/** Why a new password breaks the brand's rule. The server applies the same rule. */
export function newPasswordError(password: string, rule: RegisterField | undefined, t: Translate): string | undefined {
  if (password === '') return t('field.required');
  const failure = rule && checkField(rule, password);
  return rule && failure ? describeFailure(rule, failure, t) : undefined;
}

/** The error of each field of a password change. */
export function passwordErrors(
  change: PasswordChange,
  rule: RegisterField | undefined,
  t: Translate,
): Partial<Record<keyof PasswordChange, string>> {
  const { oldPassword, newPassword, confirmNewPassword } = change;
  const unlike = confirmNewPassword === newPassword ? undefined : t('field.confirm');
  const errors = {
    oldPassword: oldPassword === '' ? t('field.required') : undefined,
    newPassword: newPasswordError(newPassword, rule, t),
    confirmNewPassword: confirmNewPassword === '' ? t('field.required') : unlike,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
