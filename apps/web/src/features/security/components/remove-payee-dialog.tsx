import { ApiError } from '@champa/api-client';
import type { Payee, ProofWay } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useState } from 'react';
import { payeesQuery, removePayee } from '../../../entities/payee/index.ts';
import { queryClient } from '../../../kit/api/api.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useProof } from '../model/use-proof.ts';
import { WithOverview } from './panel-frame.tsx';
import { SensitiveForm, sendProven } from './sensitive-form.tsx';

type RemovePayeeProps = { payee: Payee; onClose: () => void };

/** Removes a payee, by a proof. */
export function RemovePayeeDialog({ payee, onClose }: RemovePayeeProps) {
  const t = useTranslate();
  const { providerName, number } = payee;
  return (
    <Dialog
      title={t('payee_remove_sure')}
      description={t('payee_remove_text', { name: `${providerName} ${number}` })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <WithOverview>
        {({ proofs }) => <RemovalForm payee={payee} ways={proofs.payeeRemove} onClose={onClose} />}
      </WithOverview>
    </Dialog>
  );
}

function RemovalForm({ payee, ways, onClose }: RemovePayeeProps & { ways: readonly ProofWay[] }) {
  const t = useTranslate();
  const describe = useDescribeError();
  const proof = useProof(ways);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function remove(): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    await sendProven(proof, async (given) => {
      try {
        await removePayee(payee.id, given);
        showToast('success', t('payee_removed'));
        onClose();
      } catch (error) {
        await showRefusal(error);
      }
    });
    setBusy(false);
  }

  async function showRefusal(error: unknown): Promise<void> {
    if (proof.refuse(error)) return;
    const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'; // another tab was faster
    if (!isGone) return setRefusal(describe(error));
    await queryClient.invalidateQueries({ queryKey: payeesQuery.queryKey });
    onClose();
  }

  return (
    <SensitiveForm
      change="payeeRemove"
      proof={proof}
      refusal={refusal}
      isBusy={isBusy}
      submitLabel={t('payee_remove')}
      onSubmit={() => void remove()}
    />
  );
}
