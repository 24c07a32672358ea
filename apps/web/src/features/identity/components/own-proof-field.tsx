import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Field, PasswordField } from '@champa/ui';
import { useState } from 'react';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { describeField } from '../../../kit/api/describe-field.ts';
import type { OwnProof, ProofKind } from '../api/quick-sign-in.ts';

type OwnProofState = {
  proof: OwnProof;
  change: (typed: string) => void;
  error: string | undefined;
  /** Whether the required proof was typed; if not, an error is shown beside the field. */
  isGiven: () => boolean;
  /** Shows a refusal of the proof beside the field. @returns `false` for a refusal of something else */
  tell: (refusal: unknown) => boolean;
};

/** The member's proof: their password, or a code of their authenticator. */
export function useOwnProof(kind: ProofKind): OwnProofState {
  const t = useTranslate();
  const describe = useDescribeError();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  return {
    proof: { password: kind === 'password' ? typed : '', code: kind === 'authenticator' ? typed.trim() : '' },
    change: (text) => {
      setTyped(text);
      setError(undefined);
    },
    error,
    isGiven: () => {
      const isMissing = kind !== 'none' && typed.trim() === '';
      if (isMissing) setError(t('field.required'));
      return !isMissing;
    },
    tell: (refusal) => {
      const { password, code } = refusal instanceof ApiError ? refusal.fields : {};
      const wrong = password ?? code;
      if (wrong === undefined) return false;
      const isCode = refusal instanceof ApiError && refusal.code === 'INVALID_VERIFICATION_CODE';
      setError(isCode ? describe(refusal) : describeField(wrong, t));
      return true;
    },
  };
}

/** The field of the proof; renders nothing where none is needed. */
export function OwnProofField({ kind, state }: { kind: ProofKind; state: OwnProofState }) {
  const t = useTranslate();
  const { proof, change, error } = state;
  if (kind === 'none') return null;
  if (kind === 'authenticator') {
    return (
      <Field
        label={t('own_code')}
        icon="lock"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={proof.code}
        onChange={(event) => change(event.target.value)}
        error={error}
      />
    );
  }
  return (
    <PasswordField
      label={t('own_password')}
      icon="lock"
      autoComplete="current-password"
      required
      value={proof.password}
      onChange={(event) => change(event.target.value)}
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
      error={error}
    />
  );
}
