import type { RegisterField } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { PasswordField } from '@champa/ui';
import type { ComponentProps } from 'react';
import { registerFieldHint } from './field-rules.ts';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'hideLabel'> & {
  rule: RegisterField | undefined;
};

/** The new password, with the brand's rule for it as a hint. */
export function NewPasswordField({ rule, ...field }: NewPasswordFieldProps) {
  const t = useTranslate();
  return (
    <PasswordField
      {...field}
      label={t('password_new')}
      icon="lock"
      required
      autoComplete="new-password"
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
      hint={rule ? registerFieldHint(rule, t) : undefined}
    />
  );
}
