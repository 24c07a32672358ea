import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Button, Code, Field, Notice, PasswordField } from '@champa/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type AuthenticatorKey,
  beginAuthenticator,
  confirmAuthenticator,
  refreshOverview,
} from '../../../entities/member/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useTellRefusal } from '../../../kit/forms/use-tell-refusal.ts';
import { QrCode } from '../../../kit/pictures/qr-code.tsx';
import { CopyButton } from './copy-button.tsx';

type AuthenticatorSetupProps = {
  /** A member with a login password types it first. */
  hasPassword: boolean;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
};

/** Turns the authenticator on: the password, the key for the app, its first code. */
export function AuthenticatorSetup({ hasPassword, onConfirmed }: AuthenticatorSetupProps) {
  const [key, setKey] = useState<AuthenticatorKey>();
  return key === undefined ? (
    <KeyForm hasPassword={hasPassword} onKey={setKey} />
  ) : (
    <ConfirmForm authenticator={key} onConfirmed={onConfirmed} />
  );
}

function KeyForm({ hasPassword, onKey }: { hasPassword: boolean; onKey: (key: AuthenticatorKey) => void }) {
  const t = useTranslate();
  const describe = useDescribeError();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      onKey(await beginAuthenticator(password));
    } catch (error) {
      if (isAlreadyOn(error)) return refreshOverview();
      const isPassword = error instanceof ApiError && error.code === 'WRONG_PASSWORD';
      if (isPassword) form.setError('password', { message: t('proof_wrong_password') });
      else form.setError('root', { message: describe(error) });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
      {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
      <ol className="flex flex-col gap-2.5 text-sm text-muted">
        {(['authenticator_step_1', 'authenticator_step_2', 'authenticator_step_3'] as const).map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-gold/15 text-xs font-bold text-gold tabular">
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      {hasPassword && (
        <PasswordField
          {...form.register('password', { validate: (password) => password !== '' || t('field.required') })}
          label={t('proof_login_password')}
          icon="lock"
          required
          autoComplete="current-password"
          showLabel={t('password_show')}
          hideLabel={t('password_hide')}
          error={errors.password?.message}
        />
      )}
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('authenticator_begin')}
      </Button>
    </form>
  );
}

type ConfirmFormProps = { authenticator: AuthenticatorKey; onConfirmed: (recoveryCodes: readonly string[]) => void };

function ConfirmForm({ authenticator: { secret, uri }, onConfirmed }: ConfirmFormProps) {
  const t = useTranslate();
  const tellRefusal = useTellRefusal();
  const form = useForm({ defaultValues: { verificationCode: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ verificationCode }) => {
    try {
      onConfirmed(await confirmAuthenticator(verificationCode.trim()));
    } catch (error) {
      if (isAlreadyOn(error)) return refreshOverview();
      tellRefusal(error, ['verificationCode'], (name, message) => form.setError(name, { message }));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
      {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
      <div className="flex flex-wrap items-center gap-4 rounded-md bg-surface-2 p-4">
        <QrCode text={uri} size={176} />
        <p className="min-w-44 flex-1 text-[13px] text-muted">{t('authenticator_scan')}</p>
        <div className="min-w-0 basis-full">
          <p className="text-[13px] text-muted">{t('authenticator_secret')}</p>
          <p className="text-xs font-bold sm:text-sm">
            <Code>{inFours(secret)}</Code>
          </p>
          <CopyButton text={secret} label={t('authenticator_copy')} />
        </div>
      </div>
      <Field
        {...form.register('verificationCode', {
          validate: (code) => code.trim() !== '' || t('error.MISSING_VERIFICATION_CODE'),
        })}
        label={t('authenticator_code')}
        hint={t('authenticator_code_hint')}
        icon="shield"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={errors.verificationCode?.message}
      />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('authenticator_confirm')}
      </Button>
    </form>
  );
}

/** It was turned on in another tab. */
function isAlreadyOn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'AUTHENTICATOR_ON';
}

function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
