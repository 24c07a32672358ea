import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Notice } from '@champa/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { CodeField, type Sent } from '../../../kit/forms/code-field.tsx';
import { codeRefusals } from '../../../kit/forms/code-refusals.ts';
import { sendDynamicCode } from '../api/codes.ts';
import { extraVerificationOf, signInByDynamicCode } from '../api/session.ts';
import { lastUser } from '../model/device.ts';
import type { LoginOutcome } from '../model/login-outcome.ts';
import { useVisitorCheck } from './use-visitor-check.tsx';

/** Signs in by name and a dynamic password. */
export function DynamicLoginForm({ agentArea, onSignedIn, onExtra }: LoginOutcome) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const check = useVisitorCheck();
  const [kept] = useState(lastUser);
  const form = useForm({ defaultValues: { username: kept.username, code: '' } });
  const receiver = useWatch({ control: form.control, name: ['username'] }).join(' ');
  const { errors, isSubmitting } = form.formState;
  const filled = (text: string): true | string => text.trim() !== '' || t('field.required');

  async function send(): Promise<Sent | null> {
    if (!(await form.trigger('username'))) return null;
    return sendDynamicCode({ username: form.getValues('username').trim(), check: await check.pass() });
  }

  const submit = form.handleSubmit(async ({ username, code }) => {
    try {
      const wish = { username: username.trim(), code: code.trim(), check: await check.pass(), agentArea };
      await onSignedIn(await signInByDynamicCode(wish));
    } catch (error) {
      const extra = extraVerificationOf(error);
      if (extra) return onExtra(extra, () => undefined);
      const isOfCode = error instanceof ApiError && codeRefusals[error.code] === 'verificationCode';
      form.setError(isOfCode ? 'code' : 'root', { message: describeError(error) });
    }
  });

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
          hint={t('dynamic_hint')}
          error={errors.username?.message}
        />
        <CodeField
          {...form.register('code', { validate: filled })}
          to={receiver}
          onSend={send}
          error={errors.code?.message}
        />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('login')}
        </Button>
      </form>
      {check.dialog}
    </>
  );
}
