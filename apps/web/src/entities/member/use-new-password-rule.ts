import type { RegisterField } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { newPasswordError } from './password-rules.ts';
import { registerSettingsQuery } from './register-settings.ts';

type NewPasswordRule = { rule: RegisterField | undefined; validate: (password: string) => true | string };

/** The brand's rule for passwords, as at registration. */
export function useNewPasswordRule(): NewPasswordRule {
  const t = useTranslate();
  const { data } = useQuery(registerSettingsQuery);
  const rule = data?.fields.find(({ name }) => name === 'password');
  return { rule, validate: (password) => newPasswordError(password, rule, t) ?? true };
}
