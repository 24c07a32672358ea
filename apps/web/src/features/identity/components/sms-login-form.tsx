import { ApiError } from '@champa/api-client';
import { internationalNumber } from '@champa/contract/register-rules';
import { useTranslate } from '@champa/i18n/react';
import { Button, Checkbox, Notice } from '@champa/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { MobileField, useFirstDialingCode } from '../../../entities/member/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { CodeField, type Sent } from '../../../kit/forms/code-field.tsx';
import { codeRefusals } from '../../../kit/forms/code-refusals.ts';
import { sendLoginSms } from '../api/codes.ts';
import { extraVerificationOf, keepSmsUser, signInBySms, type SmsWish } from '../api/session.ts';
import { lastUser } from '../model/device.ts';
import type { LoginOutcome } from '../model/login-outcome.ts';
import type { PhoneProof } from '../model/phone-window.ts';
import { useWays } from '../model/use-ways.ts';
import { PhoneProofField } from './phone-proof-field.tsx';
import { useVisitorCheck } from './use-visitor-check.tsx';

type SmsValues = { mobileNum: string; dialingCode: string; code: string; remember: boolean };

/** Signs in by a code to the member's mobile number. */
export function SmsLoginForm({ agentArea, onSignedIn, onExtra }: LoginOutcome) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const check = useVisitorCheck();
  const firstCode = useFirstDialingCode();
  const [kept] = useState(lastUser);
  const provider = useWays().phoneFor('login');
  const [proof, setProof] = useState<PhoneProof | null>(null);
  const form = useForm<SmsValues>({
    defaultValues: {
      mobileNum: kept.mobileNum,
      dialingCode: kept.dialingCode || firstCode,
      code: '',
      remember: kept.mobileNum !== '',
    },
  });
  const receiver = useWatch({ control: form.control, name: ['dialingCode', 'mobileNum'] }).join(' ');
  const { errors, isSubmitting } = form.formState;
  const filled = (text: string): true | string => text.trim() !== '' || t('field.required');

  async function send(): Promise<Sent | null> {
    if (!(await form.trigger('mobileNum'))) return null;
    const { mobileNum, dialingCode } = form.getValues();
    return sendLoginSms({
      mobileNum: mobileNum.trim(),
      countryDialingCode: dialingCode,
      check: await check.pass(),
    });
  }

  async function number(): Promise<string | null> {
    if (!(await form.trigger('mobileNum'))) return null;
    const { mobileNum, dialingCode } = form.getValues();
    const phone = internationalNumber(dialingCode, mobileNum);
    if (phone === null) form.setError('mobileNum', { message: t('error.INVALID_PHONE_NUMBER') });
    return phone;
  }

  const submit = form.handleSubmit(async ({ mobileNum, dialingCode, code, remember }) => {
    if (provider && !proof) return form.setError('root', { message: t('error.VERIFICATION_REQUIRED') });
    try {
      const known = { mobileNum: mobileNum.trim(), countryDialingCode: dialingCode };
      await signIn({ ...known, ...proof, code: code.trim(), check: await check.pass(), remember, agentArea });
    } catch (error) {
      setProof(null);
      const field = error instanceof ApiError ? codeRefusals[error.code] : undefined;
      const shown = field === 'verificationCode' ? 'code' : (field ?? 'root');
      form.setError(shown, { message: describeError(error) });
    }
  });

  async function signIn(wish: SmsWish): Promise<void> {
    try {
      const signedIn = await signInBySms(wish);
      keepSmsUser(wish);
      await onSignedIn(signedIn);
    } catch (error) {
      const extra = extraVerificationOf(error);
      if (!extra) throw error;
      onExtra(extra, () => keepSmsUser(wish));
    }
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
        <MobileField
          {...form.register('mobileNum', { validate: filled })}
          dialing={form.register('dialingCode')}
          error={errors.mobileNum?.message}
        />
        {provider ? (
          <PhoneProofField
            provider={provider}
            number={number}
            proof={proof}
            onProof={setProof}
            error={errors.code?.message}
          />
        ) : (
          <CodeField
            {...form.register('code', { validate: filled })}
            to={receiver}
            onSend={send}
            error={errors.code?.message}
          />
        )}
        <div className="-my-2">
          <Checkbox {...form.register('remember')}>{t('remember_me')}</Checkbox>
        </div>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('login')}
        </Button>
      </form>
      {check.dialog}
    </>
  );
}
