import { ApiError } from '@champa/api-client';
import type { RegisterField } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Checkbox, Field, type IconName, Notice, PasswordField } from '@champa/ui';
import { useForm } from 'react-hook-form';
import { describeField, useDescribeError } from '../../../shared/describe-error.ts';
import { referralCode } from '../../../shared/referral.ts';
import { registerMember } from '../api/session.ts';
import {
  isRegisterField,
  registerFieldError,
  registerFieldHint,
  type RegisterFieldName,
  type RegisterValues,
} from '../model/register-rules.ts';

type RegisterFormProps = { fields: readonly RegisterField[]; onDone: () => void; onLogin: () => void };

const appearance = {
  username: { label: 'username', icon: 'user', autoComplete: 'username' },
  password: { label: 'password', icon: 'lock', autoComplete: 'new-password' },
  confirmPassword: { label: 'password_confirm', icon: 'lock', autoComplete: 'new-password' },
  affiliateCode: { label: 'affiliate_code', icon: 'info', autoComplete: 'off' },
} as const satisfies Record<RegisterFieldName, { label: MessageId; icon: IconName; autoComplete: string }>;

/** Registration by the brand's rules: each field is checked when it is left, and again by the server. */
export function RegisterForm({ fields, onDone, onLogin }: RegisterFormProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '', confirmPassword: '', affiliateCode: '', terms: false },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ username, password, confirmPassword, affiliateCode }) => {
    try {
      await registerMember({
        username: username.trim(),
        password,
        confirmPassword,
        affiliateCode: affiliateCode.trim(),
        referralCode: referralCode(),
        registerUrl: window.location.href.slice(0, 200),
        domain: window.location.hostname,
        termsAccepted: true,
      });
      onDone();
    } catch (error) {
      showFailure(error);
    }
  });

  function showFailure(error: unknown): void {
    const wrong = error instanceof ApiError ? Object.entries(error.fields) : [];
    const shown = wrong.filter((entry): entry is [RegisterFieldName, string] => isRegisterField(entry[0]));
    for (const [name, key] of shown) form.setError(name, { message: describeField(key, t) });
    if (shown.length === 0) form.setError('root', { message: describeError(error) });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
      {fields.map((field) => {
        if (!field.enabled || !isRegisterField(field.name)) return null;
        const { label, icon, autoComplete } = appearance[field.name];
        const isPassword = field.name === 'password' || field.name === 'confirmPassword';
        const shared = {
          ...form.register(field.name, { validate: (_, values) => registerFieldError(field, values, t) ?? true }),
          label: t(label),
          icon,
          autoComplete,
          required: field.required,
          maxLength: field.max,
          hint: registerFieldHint(field, t),
          error: errors[field.name]?.message,
        };
        return isPassword ? (
          <PasswordField key={field.name} {...shared} showLabel={t('password_show')} hideLabel={t('password_hide')} />
        ) : (
          <Field key={field.name} {...shared} autoCapitalize="none" spellCheck={false} />
        );
      })}
      <Checkbox
        {...form.register('terms', { validate: (ticked) => ticked || t('field.terms_required') })}
        error={errors.terms?.message}
      >
        {t('register_terms')}
      </Checkbox>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('register_submit')}
      </Button>
      <p className="text-center text-sm text-muted">
        {t('register_have_account')}{' '}
        <button
          type="button"
          onClick={onLogin}
          className="touch-target inline-block px-1 py-2 font-semibold text-gold hover:underline"
        >
          {t('login')}
        </button>
      </p>
    </form>
  );
}
