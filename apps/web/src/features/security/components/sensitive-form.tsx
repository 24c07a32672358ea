import type { Proof, SensitiveChange } from '@champa/contract';
import { Button, Notice } from '@champa/ui';
import type { ReactNode } from 'react';
import type { ProofState } from '../model/use-proof.ts';
import { ProofFields } from './proof-fields.tsx';

type SensitiveFormProps = {
  change: SensitiveChange;
  proof: ProofState;
  /** A refusal that is about no field. */
  refusal: string | undefined;
  isBusy: boolean;
  submitLabel: string;
  onSubmit: () => void;
  children?: ReactNode;
};

/** The form of a change that asks for a proof: the proof first, then what is to be. */
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

/** Sends a change once the proof for it is given; nothing is sent where it is missing. */
export async function sendProven(proof: ProofState, send: (given: Proof | null) => Promise<void>): Promise<void> {
  const given = proof.give();
  if (given !== undefined) await send(given);
}
