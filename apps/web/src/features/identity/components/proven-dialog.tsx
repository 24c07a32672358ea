import { useTranslate } from '@champa/i18n/react';
import { Button, Notice } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { type ReactNode, useState } from 'react';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import type { OwnProof, ProofKind } from '../api/quick-sign-in.ts';
import { OwnProofField, useOwnProof } from './own-proof-field.tsx';

type ProvenDialogProps = {
  title: string;
  description: string;
  submitLabel: string;
  isDanger?: boolean;
  /** The kind of the member's proof. */
  kind: ProofKind;
  /** Other fields, above the proof. */
  children?: ReactNode;
  onClose: () => void;
  onProven: (proof: OwnProof) => Promise<void>;
};

/** Changes a member's ways of signing in after a proof. */
export function ProvenDialog(props: ProvenDialogProps) {
  const { title, description, submitLabel, isDanger = false, kind, children, onClose, onProven } = props;
  const t = useTranslate();
  const describe = useDescribeError();
  const own = useOwnProof(kind);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(): Promise<void> {
    if (!own.isGiven()) return;
    setBusy(true);
    setFailure(null);
    await onProven(own.proof).catch((error: unknown) => {
      if (!own.tell(error)) setFailure(describe(error));
    });
    setBusy(false);
  }

  return (
    <Dialog title={title} description={description} closeLabel={t('close')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex flex-col gap-4"
      >
        {failure !== null && <Notice kind="error">{failure}</Notice>}
        {children}
        <OwnProofField kind={kind} state={own} />
        <Button type="submit" kind={isDanger ? 'danger' : 'gold'} size="large" wide busy={isBusy}>
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}
