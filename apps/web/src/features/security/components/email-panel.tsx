import { patterns } from '@champa/contract/patterns';
import { useTranslate } from '@champa/i18n/react';
import { Field } from '@champa/ui';
import { bindEmail, sendEmailCode } from '../../../entities/member/index.ts';
import { BindPanel } from './bind-panel.tsx';

/** Binds a mailbox, or replaces it. */
export function EmailPanel({ onDone }: { onDone: () => void }) {
  const t = useTranslate();

  function validate(email: string): true | string {
    if (email.trim() === '') return t('field.required');
    return patterns.email(email.trim()) || t('bind_email_wrong');
  }

  return (
    <BindPanel
      change="email"
      asked="email"
      icon="inbox"
      title={t('field_email')}
      text={t('bind_email_text')}
      submitLabels={{ first: t('bind_email'), another: t('bind_email_change') }}
      doneText={t('bind_email_done')}
      onSend={({ email }) => sendEmailCode({ email })}
      onBind={({ email, verificationCode, proof }) => bindEmail({ email, verificationCode, proof })}
      onDone={onDone}
    >
      {({ register, formState }) => (
        <Field
          {...register('email', { validate })}
          label={t('bind_email_new')}
          icon="inbox"
          type="email"
          required
          autoComplete="email"
          error={formState.errors.email?.message}
        />
      )}
    </BindPanel>
  );
}
