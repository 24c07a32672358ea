import type { Proof, SensitiveChange } from '@champa/contract';
import { Button, Notice } from '@champa/ui';
import type { ReactNode } from 'react';
import type { ProofState } from '../model/use-proof.ts';
import { ProofFields } from './proof-fields.tsx';

type SensitiveFormProps = {
  change: SensitiveChange;
  proof: ProofState;
  /** A refusal that concerns no field. */
  refusal: string | undefined;
  isBusy: boolean;
  submitLabel: string;
  onSubmit: () => void;
  children?: ReactNode;
};

/** The form of a sensitive change: the proof first, then the new value. */
export function SensitiveForm(props: SensitiveFormProps) {
  const { change, proof, refusal, isBusy, submitLabel, onSubmit, children } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex max-w-md flex-col gap-4"
    >
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
      <ProofFields change={change} proof={proof} />
      {children}
      <Button type="submit" size="large" wide busy={isBusy} className="mt-1">
        {submitLabel}
      </Button>
    </form>
  );
}

/** Sends a change with its proof; sends nothing while the proof is missing. */
export async function sendProven(proof: ProofState, send: (given: Proof | null) => Promise<void>): Promise<void> {
  const given = proof.give();
  if (given !== undefined) await send(given);
}
