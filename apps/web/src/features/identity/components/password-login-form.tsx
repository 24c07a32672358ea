import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Button, Checkbox, Field, Notice, PasswordField } from '@champa/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { LinkButton } from '../../../kit/forms/link-button.tsx';
import { extraVerificationOf, keepPasswordUser, type PasswordWish, signInByPassword } from '../api/session.ts';
import { forgetUser, lastUser } from '../model/device.ts';
import type { LoginOutcome } from '../model/login-outcome.ts';
import { fieldOfRefusal } from '../model/login-refusals.ts';
import { CaptchaField } from './captcha-field.tsx';
import { useLetters } from './use-letters.ts';
import { useVisitorCheck } from './use-visitor-check.tsx';

type LoginValues = { username: string; password: string; captcha: string; remember: boolean };

type PasswordLoginFormProps = LoginOutcome & {
  onForgot: () => void;
  /** Switches to a dynamic password; null: not offered. */
  onCode: (() => void) | null;
};

/** Signs in by name and password, and by a captcha once a refusal has asked for it. */
export function PasswordLoginForm({ agentArea, onSignedIn, onExtra, onForgot, onCode }: PasswordLoginFormProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const check = useVisitorCheck();
  const [kept, setKept] = useState(lastUser);
  const form = useForm<LoginValues>({
    defaultValues: { username: kept.username, password: '', captcha: '', remember: kept.username !== '' },
  });
  const letters = useLetters(() => form.setValue('captcha', ''));
  const { errors, isSubmitting } = form.formState;
  const filled = (text: string): true | string => text.trim() !== '' || t('field.required');
  const isRemembered = (username: string): boolean => kept.password !== '' && username.trim() === kept.username;

  const submit = form.handleSubmit(async ({ username, password, captcha, remember }) => {
    const name = username.trim();
    const typed = password.trim();
    try {
      const wish: PasswordWish = {
        username: name,
        password: typed,
        remembered: typed === '' && isRemembered(name) ? kept.password : '',
        captcha: captcha.trim(),
        captchaKey: letters.key,
        check: await check.pass(),
        remember,
        agentArea,
      };
      await signIn(wish);
    } catch (error) {
      showFailure(error);
    }
  });

  async function signIn(wish: PasswordWish): Promise<void> {
    try {
      const signedIn = await signInByPassword(wish);
      keepPasswordUser(wish, signedIn);
      await onSignedIn(signedIn);
    } catch (error) {
      const extra = extraVerificationOf(error);
      if (!extra) throw error;
      onExtra(extra, (signedIn) => keepPasswordUser(wish, signedIn));
    }
  }

  function showFailure(error: unknown): void {
    letters.afterRefusal(error);
    if (error instanceof ApiError && error.code === 'REMEMBERED_EXPIRED') {
      forgetUser('password');
      setKept({ ...kept, password: '' });
    }
    form.setError(fieldOfRefusal(error), { message: describeError(error) });
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
        <Field
          {...form.register('username', { validate: filled })}
          label={t('username')}
          icon="user"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
        />
        <PasswordField
          {...form.register('password', {
            validate: (text, { username }) => isRemembered(username) || filled(text),
          })}
          label={t('password')}
          icon="lock"
          autoComplete="current-password"
          showLabel={t('password_show')}
          hideLabel={t('password_hide')}
          placeholder={kept.password === '' ? undefined : '••••••••'}
          hint={kept.password === '' ? undefined : t('password_remembered')}
          error={errors.password?.message}
        />
        {letters.key !== '' && (
          <CaptchaField
            {...form.register('captcha', { validate: filled })}
            captchaKey={letters.key}
            onRefresh={letters.next}
            error={errors.captcha?.message}
          />
        )}
        <div className="-my-2 flex items-center justify-between gap-3">
          <Checkbox {...form.register('remember')}>{t('remember_me')}</Checkbox>
          <LinkButton onClick={onForgot} className="shrink-0">
            {t('forgot_password')}
          </LinkButton>
        </div>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('login')}
        </Button>
        {onCode && (
          <LinkButton onClick={onCode} className="-my-2 self-center">
            {t('dynamic_instead')}
          </LinkButton>
        )}
      </form>
      {check.dialog}
    </>
  );
}
