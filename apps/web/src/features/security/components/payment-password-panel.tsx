import type { ProofWay } from '@champa/contract';
import { checkField } from '@champa/contract/patterns';
import { useTranslate } from '@champa/i18n/react';
import { PasswordField, showToast } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  describeFailure,
  registerFieldHint,
  registerSettingsQuery,
  setPaymentPassword,
} from '../../../entities/member/index.ts';
import { useTellRefusal } from '../../../kit/forms/use-tell-refusal.ts';
import { useProof } from '../model/use-proof.ts';
import { PanelFrame, WithOverview } from './panel-frame.tsx';
import { SensitiveForm, sendProven } from './sensitive-form.tsx';

/** Sets the payment password, changes it by the old one, or resets it by a code. */
export function PaymentPasswordPanel({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  return (
    <PanelFrame title={t('field_payment_password')} text={t('payment_password_text')}>
      <WithOverview>
        {({ paymentPassword, proofs }) => (
          <PaymentPasswordForm isSet={paymentPassword} ways={proofs.paymentPassword} onDone={onDone} />
        )}
      </WithOverview>
    </PanelFrame>
  );
}

const names = ['newPassword', 'confirmNewPassword'] as const;

type PaymentPasswordFormProps = { isSet: boolean; ways: readonly ProofWay[]; onDone: () => void };

function PaymentPasswordForm({ isSet, ways, onDone }: PaymentPasswordFormProps) {
  const t = useTranslate();
  const tellRefusal = useTellRefusal();
  const { data } = useQuery(registerSettingsQuery);
  const rule = data?.fields.find(({ name }) => name === 'paymentPassword');
  const proof = useProof(ways);
  const form = useForm({ mode: 'onTouched', defaultValues: { newPassword: '', confirmNewPassword: '' } });
  const { errors, isSubmitting } = form.formState;

  function validate(password: string): true | string {
    if (password === '') return t('field.required');
    const failure = rule && checkField(rule, password);
    return rule && failure ? describeFailure(rule, failure, t) : true;
  }

  const send = form.handleSubmit(
    (passwords) =>
      sendProven(proof, async (given) => {
        try {
          await setPaymentPassword({ ...passwords, proof: given });
          showToast('success', t('payment_password_done'));
          onDone();
        } catch (error) {
          if (!proof.refuse(error)) tellRefusal(error, names, (name, message) => form.setError(name, { message }));
        }
      }),
    () => void proof.give(),
  );

  const look = {
    icon: 'wallet',
    required: true,
    autoComplete: 'off',
    inputMode: 'numeric',
    showLabel: t('password_show'),
    hideLabel: t('password_hide'),
  } as const;

  return (
    <SensitiveForm
      change="paymentPassword"
      proof={proof}
      refusal={errors.root?.message}
      isBusy={isSubmitting}
      submitLabel={t(isSet ? 'payment_password_change' : 'payment_password_set')}
      onSubmit={() => void send()}
    >
      <PasswordField
        {...look}
        {...form.register('newPassword', { validate })}
        label={t('payment_password_new')}
        hint={rule && registerFieldHint(rule, t)}
        error={errors.newPassword?.message}
      />
      <PasswordField
        {...look}
        {...form.register('confirmNewPassword', {
          validate: (again, { newPassword }) => again === newPassword || t('field.confirm'),
        })}
        label={t('payment_password_again')}
        error={errors.confirmNewPassword?.message}
      />
    </SensitiveForm>
  );
}
