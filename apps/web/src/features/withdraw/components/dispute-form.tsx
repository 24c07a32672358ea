import type { Withdrawal } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Money, Notice } from '@champa/ui';
import { type ReactNode, useState } from 'react';
import { disputeWithdrawal } from '../../../entities/withdrawal/index.ts';
import { useSend } from '../model/use-send.ts';
import { ProofUpload } from './proof-upload.tsx';

/** A dispute: the part that has not arrived, and the pictures that show it. */
export function DisputeForm({ withdrawal, onDone }: { withdrawal: Withdrawal; onDone: () => void }) {
  const t = useTranslate();
  const { isBusy, send } = useSend();
  const [part, setPart] = useState<string | null>(null);
  const open = withdrawal.parts.filter(({ state, receipt }) => state === 'paid' && receipt === 'waiting');

  async function submit(): Promise<void> {
    if (await send(() => disputeWithdrawal(withdrawal.id, part))) onDone();
  }

  return (
    <section aria-label={t('withdrawal_not_received')} className="flex flex-col gap-5">
      <header>
        <h3 className="text-lg font-bold tracking-tight">{t('withdrawal_not_received')}</h3>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('dispute_text')}</p>
      </header>
      {open.length > 1 && (
        <div role="group" aria-label={t('dispute_which')} className="flex flex-wrap gap-2">
          <Choice isChosen={part === null} onChoose={() => setPart(null)}>
            {t('dispute_all')}
          </Choice>
          {open.map(({ id, amount }) => (
            <Choice key={id} isChosen={part === id} onChoose={() => setPart(id)}>
              <Money value={amount} />
            </Choice>
          ))}
        </div>
      )}
      <ProofUpload withdrawal={withdrawal} />
      {withdrawal.proofs === 0 && <Notice kind="info">{t('dispute_needs_proof')}</Notice>}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button wide busy={isBusy} disabled={withdrawal.proofs === 0} onClick={() => void submit()}>
          {t('dispute_send')}
        </Button>
        <Button kind="plain" wide disabled={isBusy} onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'min-h-11 rounded-md px-4 text-sm font-semibold transition-colors',
        isChosen ? 'bg-gold/15 text-gold ring-1 ring-gold ring-inset' : 'bg-surface-2 hover:bg-surface-3',
      )}
    >
      {children}
    </button>
  );
}
