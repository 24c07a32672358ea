import { useTranslate } from '@champa/i18n/react';
import { Field, Notice } from '@champa/ui';
import { useState } from 'react';
import { sendForgotMail, setPasswordByEmail } from '../api/codes.ts';
import { ForgotForm } from './forgot-form.tsx';

/** A new password by a code to the account's mailbox. It never reveals whether the account exists. */
export function ForgotByEmailForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const [isSent, setSent] = useState(false);
  const filled = (text: string): true | string => text.trim() !== '' || t('field.required');
  return (
    <ForgotForm
      asked={['username', 'email']}
      onSend={async ({ username, email }) => {
        const sent = await sendForgotMail({ username, email });
        setSent(true);
        return sent;
      }}
      onSubmit={({ username, email }, change) => setPasswordByEmail({ username, email, ...change })}
      onDone={onDone}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field
            {...register('username', { validate: filled })}
            label={t('username')}
            icon="user"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
          />
          <Field
            {...register('email', { validate: filled })}
            label={t('field_email')}
            icon="inbox"
            type="email"
            required
            autoComplete="email"
            error={errors.email?.message}
          />
          {isSent && <Notice kind="success">{t('in_been_out')}</Notice>}
        </>
      )}
    </ForgotForm>
  );
}
