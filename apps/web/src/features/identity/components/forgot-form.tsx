import type { PhoneProvider } from '@champa/contract';
import { internationalNumber } from '@champa/contract/register-rules';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice } from '@champa/ui';
import { type ReactNode, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { NewPasswordField, useFirstDialingCode, useNewPasswordRule } from '../../../entities/member/index.ts';
import { CodeField, type Sent } from '../../../kit/forms/code-field.tsx';
import { useTellRefusal } from '../../../kit/forms/use-tell-refusal.ts';
import type { PhoneProof } from '../model/phone-window.ts';
import { PhoneProofField } from './phone-proof-field.tsx';

/** What identifies the account: a name and its mailbox, or a number. */
type Account = { username: string; email: string; mobileNum: string; countryDialingCode: string };
type NewPassword = { verificationCode: string; newPassword: string } & Partial<PhoneProof>;
type ForgotValues = Account & { verificationCode: string; newPassword: string };

type ForgotFields = Pick<UseFormReturn<ForgotValues>, 'register' | 'formState'>;

type ForgotFormProps = {
  /** The fields required before a code can be sent. */
  asked: readonly (keyof Account)[];
  /** Renders those fields and their hints. */
  children: (fields: ForgotFields) => ReactNode;
  /** Verifies the number instead of a code, where the brand uses a provider. */
  provider?: PhoneProvider | null;
  onSend: (account: Account) => Promise<Sent>;
  onSubmit: (account: Account, change: NewPassword) => Promise<void>;
  onDone: () => void;
};

/** A new password by a code: the account first, then the code sent to it, then the password. */
export function ForgotForm({ asked, children, provider = null, onSend, onSubmit, onDone }: ForgotFormProps) {
  const t = useTranslate();
  const tellRefusal = useTellRefusal();
  const password = useNewPasswordRule();
  const countryDialingCode = useFirstDialingCode();
  const form = useForm<ForgotValues>({
    mode: 'onTouched',
    defaultValues: {
      username: '',
      email: '',
      mobileNum: '',
      countryDialingCode,
      verificationCode: '',
      newPassword: '',
    },
  });
  const receiver = useWatch({ control: form.control, name: asked }).join(' ');
  const [proof, setProof] = useState<PhoneProof | null>(null);
  const { errors, isSubmitting } = form.formState;

  async function send(): Promise<Sent | null> {
    return (await form.trigger(asked)) ? onSend(accountOf(form.getValues())) : null;
  }

  async function number(): Promise<string | null> {
    if (!(await form.trigger(asked))) return null;
    const { countryDialingCode: dialing, mobileNum } = form.getValues();
    const phone = internationalNumber(dialing, mobileNum);
    if (phone === null) form.setError('mobileNum', { message: t('error.INVALID_PHONE_NUMBER') });
    return phone;
  }

  const submit = form.handleSubmit(async (values) => {
    if (provider && !proof) return form.setError('root', { message: t('error.VERIFICATION_REQUIRED') });
    try {
      const { verificationCode, newPassword } = values;
      await onSubmit(accountOf(values), { ...proof, verificationCode: verificationCode.trim(), newPassword });
      onDone();
    } catch (error) {
      setProof(null);
      const names = [...asked, 'verificationCode' as const, 'newPassword' as const];
      tellRefusal(error, names, (name, message) => form.setError(name, { message }));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
      {children({ register: form.register, formState: form.formState })}
      {provider ? (
        <PhoneProofField
          provider={provider}
          number={number}
          proof={proof}
          onProof={setProof}
          error={errors.verificationCode?.message}
        />
      ) : (
        <CodeField
          {...form.register('verificationCode', { validate: (code) => code.trim() !== '' || t('field.required') })}
          to={receiver}
          onSend={send}
          error={errors.verificationCode?.message}
        />
      )}
      <NewPasswordField
        {...form.register('newPassword', { validate: password.validate })}
        rule={password.rule}
        error={errors.newPassword?.message}
      />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('forgot_submit')}
      </Button>
    </form>
  );
}

function accountOf({ username, email, mobileNum, countryDialingCode }: Account): Account {
  return { username: username.trim(), email: email.trim(), mobileNum: mobileNum.trim(), countryDialingCode };
}
