import { ApiError } from '@champa/api-client';
import type { ExtraVerification, ExtraVerificationMethod, SignedIn } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Notice } from '@champa/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { CodeField } from '../../../kit/forms/code-field.tsx';
import { codeRefusals } from '../../../kit/forms/code-refusals.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import { LinkButton } from '../../../kit/forms/link-button.tsx';
import { sendExtraCode } from '../api/codes.ts';
import { proveMyself } from '../api/session.ts';

type ExtraVerificationFormProps = {
  extra: ExtraVerification;
  onProven: (signedIn: SignedIn) => Promise<void>;
  onBack: () => void;
};

const labels = {
  mobile: 'extra_mobile',
  email: 'extra_email',
  bankAccountName: 'extra_bank_account_name',
  authenticator: 'extra_authenticator',
} as const satisfies Record<ExtraVerificationMethod, string>;

/** Extra verification of a sign-in from a new device or place, by one of the member's methods. */
export function ExtraVerificationForm({ extra, onProven, onBack }: ExtraVerificationFormProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const { ticket, methods } = extra;
  const [method, setMethod] = useState(methods[0]?.method ?? 'authenticator');
  const hint = methods.find((offered) => offered.method === method)?.hint ?? '';
  const form = useForm({ defaultValues: { answer: '' } });
  const { errors, isSubmitting } = form.formState;
  const answer = {
    ...form.register('answer', { validate: (text) => text.trim() !== '' || t('field.required') }),
    error: errors.answer?.message,
  };

  const submit = form.handleSubmit(async ({ answer: given }) => {
    try {
      await onProven(await proveMyself(ticket, method, given.trim()));
    } catch (error) {
      const isOfCode = error instanceof ApiError && codeRefusals[error.code] === 'verificationCode';
      form.setError(isOfCode ? 'answer' : 'root', { message: refusal(error) });
    }
  });

  // A wrong name gets the same answer as a wrong code.
  function refusal(error: unknown): string {
    const isName = error instanceof ApiError && error.code === 'INVALID_VERIFICATION_CODE' && isOwnKnowledge(method);
    return isName ? t('field.wrong') : describeError(error);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {methods.length > 1 && (
        <FormTabs
          label={t('extra_title')}
          tabs={methods.map(({ method: value }) => ({ value, label: t(labels[value]) }))}
          chosen={method}
          onChoose={(chosen) => {
            setMethod(chosen);
            form.reset();
          }}
        />
      )}
      {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
      {method === 'mobile' || method === 'email' ? (
        <CodeField key={method} {...answer} hint={hint} onSend={() => sendExtraCode({ ticket, method })} />
      ) : (
        <Field
          key={method}
          {...answer}
          label={t(labels[method])}
          icon={method === 'authenticator' ? 'lock' : 'user'}
          required
          autoComplete={method === 'authenticator' ? 'one-time-code' : 'off'}
          hint={method === 'authenticator' ? t('extra_authenticator_hint') : undefined}
        />
      )}
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('extra_submit')}
      </Button>
      <LinkButton onClick={onBack} className="self-center">
        {t('back')}
      </LinkButton>
    </form>
  );
}

function isOwnKnowledge(method: ExtraVerificationMethod): boolean {
  return method === 'bankAccountName' || method === 'authenticator';
}
