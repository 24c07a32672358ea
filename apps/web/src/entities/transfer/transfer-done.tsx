import type { MemberTransfer } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Code, Icon, Money, useMoneyFormat } from '@champa/ui';
import { Message } from '../../kit/text/message.tsx';

/** Confirms a transfer. */
export function TransferDone({ transfer, onAgain }: { transfer: MemberTransfer; onAgain: () => void }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const { id, amount, maskedName, downline } = transfer;
  return (
    <div className="flex flex-col items-center rounded-md bg-surface-2 px-5 py-8 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-jade/15 text-jade">
        <Icon name="check" size={40} />
      </span>
      <div role="status" className="mt-4">
        <p className="text-lg font-bold">{t('transfer_sent')}</p>
        <Money value={amount} className="mt-1 block text-3xl font-extrabold" />
        <p className="mt-3 text-sm text-muted">
          {t('transfer_sent_text', { amount: money(amount), name: downline?.username ?? maskedName })}
        </p>
        <p className="mt-1 text-[13px] text-muted tabular">
          <Message id="transfer_reference" values={{ id: <Code>{id}</Code> }} />
        </p>
      </div>
      <Button kind="outline" wide className="mt-6" onClick={onAgain}>
        {t('move_again')}
      </Button>
    </div>
  );
}
