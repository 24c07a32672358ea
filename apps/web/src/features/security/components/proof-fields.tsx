import type { ProofMethod, SensitiveChange } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Field, PasswordField } from '@champa/ui';
import type { ChangeEvent } from 'react';
import { sendProofCode } from '../../../entities/member/index.ts';
import { CodeField } from '../../../kit/forms/code-field.tsx';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import type { ProofState } from '../model/use-proof.ts';

const tabs = {
  paymentPassword: 'field_payment_password',
  loginPassword: 'proof_login_password',
  mobile: 'extra_mobile',
  email: 'extra_email',
  authenticator: 'security_authenticator',
} as const satisfies Record<ProofMethod, MessageId>;

/** The proof before a sensitive change, by one of the member's methods. Renders nothing where none is needed. */
export function ProofFields({ change, proof }: { change: SensitiveChange; proof: ProofState }) {
  const t = useTranslate();
  const { way, ways } = proof;
  if (way === undefined) return null;
  return (
    <fieldset className="min-w-0 rounded-md border border-line bg-surface-2/40 p-4">
      <legend className="px-1.5 text-[13px] font-bold">{t('proof_title')}</legend>
      {ways.length > 1 && (
        <FormTabs
          label={t('proof_title')}
          tabs={ways.map(({ method }) => ({ value: method, label: t(tabs[method]) }))}
          chosen={way.method}
          onChoose={proof.choose}
        />
      )}
      <ProofField change={change} proof={proof} method={way.method} hint={way.hint} />
    </fieldset>
  );
}

type ProofFieldProps = { change: SensitiveChange; proof: ProofState; method: ProofMethod; hint: string };

function ProofField({ change, proof, method, hint }: ProofFieldProps) {
  const t = useTranslate();
  const shared = {
    name: 'proof',
    value: proof.answer,
    onChange: (event: ChangeEvent<HTMLInputElement>) => proof.type(event.target.value),
    required: true,
    error: proof.error,
  };
  switch (method) {
    case 'mobile':
    case 'email':
      return (
        <CodeField
          {...shared}
          key={method}
          label={t('proof_code_to', { hint })}
          onSend={() => sendProofCode({ change, method })}
        />
      );
    case 'authenticator':
      return (
        <Field
          {...shared}
          key={method}
          label={t('extra_authenticator')}
          hint={t('extra_authenticator_hint')}
          icon="lock"
          autoComplete="one-time-code"
        />
      );
    case 'loginPassword':
    case 'paymentPassword':
      return (
        <PasswordField
          {...shared}
          key={method}
          label={t(passwordLabel(method, change))}
          icon="lock"
          autoComplete={method === 'loginPassword' ? 'current-password' : 'off'}
          inputMode={method === 'loginPassword' ? 'text' : 'numeric'}
          showLabel={t('password_show')}
          hideLabel={t('password_hide')}
        />
      );
  }
}

/** The label says which password is meant where the same form has a new one of its kind. */
function passwordLabel(method: 'loginPassword' | 'paymentPassword', change: SensitiveChange): MessageId {
  if (method === 'loginPassword') return 'proof_login_password';
  return change === 'paymentPassword' ? 'proof_payment_password' : 'field_payment_password';
}
