import { ApiError } from '@champa/api-client';
import type { PayeeKind, payeeNumberLength, Payees, ProofWay } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Field, Notice, SelectField, showToast } from '@champa/ui';
import { useForm } from 'react-hook-form';
import { addPayee } from '../../../entities/payee/index.ts';
import { useTellRefusal } from '../../../kit/forms/use-tell-refusal.ts';
import { useProof } from '../model/use-proof.ts';
import { payeeFaces } from './payee-kinds.ts';
import { SensitiveForm, sendProven } from './sensitive-form.tsx';

type AddPayeeFormProps = { kind: PayeeKind; payees: Payees; ways: readonly ProofWay[]; onDone: () => void };

/** The length of a bank account's or e-wallet's number (contract, `payees.ts`). */
const digits = { min: 6, max: 20 } satisfies typeof payeeNumberLength;

const names = ['provider', 'number', 'holderName', 'branch'] as const;

/** The fields of one kind of account. */
export function AddPayeeForm({ kind, payees, ways, onDone }: AddPayeeFormProps) {
  const t = useTranslate();
  const tellRefusal = useTellRefusal();
  const proof = useProof(ways);
  const { offered, holderName, holdHours } = payees;
  const isCrypto = kind === 'CRYPTO';
  const form = useForm({
    mode: 'onTouched',
    defaultValues: {
      provider: offered[kind][0]?.code ?? '',
      number: '',
      holderName: isCrypto ? '' : holderName,
      branch: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const filled = (text: string): true | string => text.trim() !== '' || t('field.required');

  const send = form.handleSubmit(
    (typed) =>
      sendProven(proof, async (given) => {
        const [number, holder, branch] = [typed.number.trim(), typed.holderName.trim(), typed.branch.trim()];
        try {
          await addPayee({ kind, provider: typed.provider, number, holderName: holder, branch, proof: given });
          showToast('success', t('payee_added'));
          onDone();
        } catch (error) {
          showRefusal(error);
        }
      }),
    () => void proof.give(),
  );

  function showRefusal(error: unknown): void {
    if (proof.refuse(error)) return;
    const isKnown = error instanceof ApiError && error.code === 'PAYEE_EXISTS';
    if (isKnown) return form.setError('number', { message: t('error.PAYEE_EXISTS') });
    tellRefusal(error, names, (name, message) => form.setError(name, { message }));
  }

  return (
    <SensitiveForm
      change="payeeAdd"
      proof={proof}
      refusal={errors.root?.message}
      isBusy={isSubmitting}
      submitLabel={t('payee_add')}
      onSubmit={() => void send()}
    >
      <SelectField
        {...form.register('provider', { validate: filled })}
        label={t(payeeFaces[kind].provider)}
        icon={payeeFaces[kind].icon}
        required
        choices={offered[kind].map(({ code, name }) => ({ value: code, label: name }))}
        error={errors.provider?.message}
      />
      <Field
        {...form.register('number', { validate: filled })}
        label={t(payeeFaces[kind].number)}
        icon="licence"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isCrypto ? 'text' : 'numeric'}
        maxLength={120}
        hint={isCrypto ? t('payee_address_hint') : t('pattern.digits', { length: t('length_range', digits) })}
        error={errors.number?.message}
      />
      {!isCrypto && (
        <Field
          {...form.register('holderName', { validate: filled })}
          label={t('payee_holder')}
          icon="user"
          required
          autoComplete="name"
          readOnly={holderName !== ''}
          maxLength={60}
          hint={t(holderName === '' ? 'payee_holder_first' : 'payee_holder_fixed')}
          error={errors.holderName?.message}
        />
      )}
      {kind === 'BANK' && (
        <Field
          {...form.register('branch')}
          label={t('payee_branch')}
          icon="home"
          autoComplete="off"
          maxLength={80}
          error={errors.branch?.message}
        />
      )}
      {holdHours > 0 && <Notice kind="info">{t('payee_hold', { hours: holdHours })}</Notice>}
    </SensitiveForm>
  );
}
