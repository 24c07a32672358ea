import { ApiError } from '@champa/api-client';
import type { SecurityOverview } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice, PasswordField, showToast, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type PasswordChange,
  passwordErrors,
  registerFieldHint,
  securityOverviewQuery,
  useNewPasswordRule,
} from '../../../entities/member/index.ts';
import { useSite } from '../../../entities/site/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { CodeField } from '../../../kit/forms/code-field.tsx';
import { useTellRefusal } from '../../../kit/forms/use-tell-refusal.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { changePassword, sendChangeCode } from '../api/password.ts';

/** Changes the password, in the dialog and in the security centre. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { data, isError, refetch } = useQuery(securityOverviewQuery);
  if (data) return <Form overview={data} onDone={onDone} />;
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <FormSkeleton />;
}

const fields = [
  { name: 'oldPassword', label: 'password_old', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'password_new', autoComplete: 'new-password' },
  { name: 'confirmNewPassword', label: 'password_new_confirm', autoComplete: 'new-password' },
] as const;

function Form({ overview, onDone }: { overview: SecurityOverview; onDone: () => void }) {
  const t = useTranslate();
  const describe = useDescribeError();
  const tellRefusal = useTellRefusal();
  const { rule } = useNewPasswordRule();
  const needsCode = useSite().whitelabel['CHNGPASSVERIF3'] === true && Boolean(overview.mobile ?? overview.email);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<PasswordChange & { verificationCode: string }>({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '', verificationCode: '' },
  });
  const { errors, isSubmitting } = form.formState;
  // A member who registered by a code or a provider has no old password.
  const asked = fields.filter(({ name }) => name !== 'oldPassword' || overview.loginPassword);

  const submit = form.handleSubmit(async ({ verificationCode, ...change }) => {
    try {
      await changePassword({ ...change, verificationCode: verificationCode.trim() });
      showToast('success', t('password_changed'));
      onDone();
    } catch (error) {
      showFailure(error);
    }
  });

  function showFailure(error: unknown): void {
    if (error instanceof ApiError && error.code === 'WRONG_PASSWORD') {
      return form.setError('oldPassword', { message: describe(error) });
    }
    const shown = [...asked.map(({ name }) => name), ...(needsCode ? (['verificationCode'] as const) : [])];
    tellRefusal(error, shown, (name, message) => form.setError(name, { message }));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
      {asked.map(({ name, label, autoComplete }) => (
        <PasswordField
          key={name}
          {...form.register(name, { validate: (_, change) => passwordErrors(change, rule, t)[name] ?? true })}
          label={t(label)}
          icon="lock"
          required
          autoComplete={autoComplete}
          showLabel={t('password_show')}
          hideLabel={t('password_hide')}
          hint={name === 'newPassword' && rule ? registerFieldHint(rule, t) : undefined}
          error={errors[name]?.message}
        />
      ))}
      {needsCode && (
        <CodeField
          {...form.register('verificationCode', {
            validate: (code) => code.trim() !== '' || t('error.MISSING_VERIFICATION_CODE'),
          })}
          onSend={async () => {
            const sent = await sendChangeCode();
            setSentTo(sent.hint);
            return sent;
          }}
          hint={sentTo === undefined ? undefined : t('password_code_sent', { hint: sentTo })}
          error={errors.verificationCode?.message}
        />
      )}
      <Button type="submit" size="large" wide busy={isSubmitting} className="mt-2">
        {t(overview.loginPassword ? 'change_password' : 'password_set')}
      </Button>
    </form>
  );
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {fields.map(({ name }) => (
        <Skeleton key={name} className="mt-6 h-12 rounded-md" />
      ))}
      <Skeleton className="mt-8 h-13 rounded-md" />
    </div>
  );
}
