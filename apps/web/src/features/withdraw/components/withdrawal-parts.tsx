import type { Withdrawal, WithdrawalPart } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Money } from '@champa/ui';
import { confirmReceipt } from '../../../entities/withdrawal/index.ts';
import { useSend } from '../model/use-send.ts';

/** The parts of a withdrawal, where there are several, each with its state. */
export function WithdrawalParts({ withdrawal: { id, parts, can } }: { withdrawal: Withdrawal }) {
  const t = useTranslate();
  if (parts.length < 2) return null;
  return (
    <section aria-label={t('withdrawal_parts')} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t('withdrawal_parts')}</h3>
      <ul className="flex flex-col gap-2">
        {parts.map((part, index) => (
          <li key={part.id}>
            <Part withdrawalId={id} part={part} number={index + 1} canReceive={can.receive} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PartProps = { withdrawalId: string; part: WithdrawalPart; number: number; canReceive: boolean };

function Part({ withdrawalId, part, number, canReceive }: PartProps) {
  const t = useTranslate();
  const { isBusy, send } = useSend();
  const isOpen = canReceive && part.state === 'paid' && (part.receipt === 'waiting' || part.receipt === 'disputed');
  return (
    <div className="flex min-h-15 items-center gap-3 rounded-md bg-surface-2/60 px-4 py-2.5">
      <Icon name={part.receipt === 'received' ? 'check' : 'withdraw'} className="text-gold" />
      <span className="min-w-0 flex-1 text-sm">
        <Money value={part.amount} className="font-bold" />
        <span className="block text-[13px] text-muted">{t(wordOf(part))}</span>
      </span>
      {isOpen && (
        <Button
          kind="outline"
          size="small"
          busy={isBusy}
          aria-label={t('withdrawal_part_received', { number })}
          onClick={() => void send(() => confirmReceipt(withdrawalId, part.id))}
        >
          {t('withdrawal_receive')}
        </Button>
      )}
    </div>
  );
}

const receiptWords: Record<WithdrawalPart['receipt'], MessageId> = {
  waiting: 'withdrawal_part_paid',
  received: 'withdrawal_part_is_received',
  disputed: 'withdrawal_part_disputed',
  returned: 'withdrawal_part_returned',
};

function wordOf({ state, receipt }: WithdrawalPart): MessageId {
  return state === 'sending' ? 'withdrawal_part_sending' : receiptWords[receipt];
}
