import type { SecurityOverview } from '@champa/contract';
import { patterns } from '@champa/contract/patterns';
import { useTranslate } from '@champa/i18n/react';
import { Field, showToast } from '@champa/ui';
import { useForm } from 'react-hook-form';
import { CodeField, type Sent } from '../../../shared/forms/code-field.tsx';
import { useTellRefusal } from '../../../shared/forms/use-tell-refusal.ts';
import { bindEmail, sendEmailCode } from '../api/security.ts';
import { useProof } from '../model/use-proof.ts';
import { BoundCard } from './bound-card.tsx';
import { PanelFrame, WithOverview } from './panel-frame.tsx';
import { SensitiveForm, sendProven } from './sensitive-form.tsx';

/** Binding a mailbox, or another in its place. */
export function EmailPanel({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  return (
    <PanelFrame title={t('field_email')} text={t('bind_email_text')}>
      <WithOverview>
        {(overview) => (
          <>
            {overview.email && <BoundCard icon="inbox" bound={overview.email} />}
            <EmailForm overview={overview} onDone={onDone} />
          </>
        )}
      </WithOverview>
    </PanelFrame>
  );
}

const names = ['email', 'verificationCode'] as const;

function EmailForm({ overview, onDone }: { overview: SecurityOverview; onDone: () => void }) {
  const t = useTranslate();
  const tellRefusal = useTellRefusal();
  const proof = useProof(overview.proofs.email);
  const form = useForm({ mode: 'onTouched', defaultValues: { email: '', verificationCode: '' } });
  const { errors, isSubmitting } = form.formState;

  function validate(email: string): true | string {
    if (email.trim() === '') return t('field.required');
    return patterns.email(email.trim()) || t('bind_email_wrong');
  }

  async function sendCode(): Promise<Sent | null> {
    if (!(await form.trigger('email'))) return null;
    return sendEmailCode({ email: form.getValues('email').trim() });
  }

  const send = form.handleSubmit(
    ({ email, verificationCode }) =>
      sendProven(proof, async (given) => {
        try {
          await bindEmail({ email: email.trim(), verificationCode: verificationCode.trim(), proof: given });
          showToast('success', t('bind_email_done'));
          onDone();
        } catch (error) {
          if (!proof.refuse(error)) tellRefusal(error, names, (name, message) => form.setError(name, { message }));
        }
      }),
    () => void proof.give(),
  );

  return (
    <SensitiveForm
      change="email"
      proof={proof}
      refusal={errors.root?.message}
      isBusy={isSubmitting}
      submitLabel={t(overview.email ? 'bind_email_change' : 'bind_email')}
      onSubmit={() => void send()}
    >
      <Field
        {...form.register('email', { validate })}
        label={t('bind_email_new')}
        icon="inbox"
        type="email"
        required
        autoComplete="email"
        error={errors.email?.message}
      />
      <CodeField
        {...form.register('verificationCode', {
          validate: (code) => code.trim() !== '' || t('error.MISSING_VERIFICATION_CODE'),
        })}
        onSend={sendCode}
        error={errors.verificationCode?.message}
      />
    </SensitiveForm>
  );
}
