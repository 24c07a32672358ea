import { ApiError } from '@champa/api-client';
import type { Proof, ProofMethod, ProofWay } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useState } from 'react';
import { useDescribeError } from '../../../kit/api/describe-error.ts';

/** The member's proof of one change: their methods, the chosen one, and the answer typed. */
export type ProofState = {
  ways: readonly ProofWay[];
  way: ProofWay | undefined;
  answer: string;
  error: string | undefined;
  choose: (method: ProofMethod) => void;
  type: (answer: string) => void;
  /** The proof to send: null where none is needed; undefined where it is missing, which is then shown beside it. */
  give: () => Proof | null | undefined;
  /** Shows a refusal beside the proof. @returns whether it concerned the proof */
  refuse: (error: unknown) => boolean;
};

export function useProof(ways: readonly ProofWay[]): ProofState {
  const t = useTranslate();
  const describe = useDescribeError();
  const [chosen, setChosen] = useState<ProofMethod>();
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const way = ways.find(({ method }) => method === chosen) ?? ways[0];

  return {
    ways,
    way,
    answer,
    error,
    choose: (method) => {
      setChosen(method);
      setAnswer('');
      setError(undefined);
    },
    type: (typed) => {
      setAnswer(typed);
      setError(undefined);
    },
    give: () => {
      if (way === undefined) return null;
      if (answer.trim() !== '') return { method: way.method, answer: isSecret(way.method) ? answer : answer.trim() };
      setError(t('field.required'));
      return undefined;
    },
    refuse: (refusal) => {
      if (way === undefined || !isOfProof(refusal)) return false;
      setError(way.method === 'loginPassword' ? t('proof_wrong_password') : describe(refusal));
      return true;
    },
  };
}

/** The server names the proof as the invalid field, because the form may have another code of its own. */
function isOfProof(error: unknown): boolean {
  return error instanceof ApiError && error.fields['proof'] !== undefined;
}

function isSecret(method: ProofMethod): boolean {
  return method === 'loginPassword' || method === 'paymentPassword';
}
