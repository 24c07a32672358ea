import type { Withdrawal } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { useState } from 'react';
import { cancelWithdrawal, confirmReceipt } from '../../../entities/withdrawal/index.ts';
import { useSend } from '../model/use-send.ts';

type WithdrawalActionsProps = { withdrawal: Withdrawal; onDispute: () => void };

/** The member's actions: received, not received, cancel. */
export function WithdrawalActions({ withdrawal: { id, state, can, parts }, onDispute }: WithdrawalActionsProps) {
  const t = useTranslate();
  const { isBusy, send } = useSend();
  const [asking, setAsking] = useState<'receive' | 'cancel'>();
  // While parts are being paid, the member confirms each by itself.
  const canReceiveAll = can.receive && state !== 'paying';
  const isNothing = !canReceiveAll && !can.dispute && !can.cancel;
  if (isNothing) return null;

  const answer = async (work: () => Promise<void>): Promise<void> => {
    await send(work);
    setAsking(undefined);
  };
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      {canReceiveAll && (
        <Button wide disabled={isBusy} onClick={() => setAsking('receive')}>
          {t(parts.length > 1 ? 'withdrawal_receive_all' : 'withdrawal_receive')}
        </Button>
      )}
      {can.dispute && (
        <Button kind="outline" wide disabled={isBusy} onClick={onDispute}>
          {t('withdrawal_not_received')}
        </Button>
      )}
      {can.cancel && (
        <Button kind="outline" wide disabled={isBusy} onClick={() => setAsking('cancel')}>
          {t('withdrawal_cancel')}
        </Button>
      )}
      {asking === 'receive' && (
        <ConfirmDialog
          icon="check"
          title={t('withdrawal_receive_sure')}
          message={t('withdrawal_receive_text')}
          confirmLabel={t('withdrawal_receive_yes')}
          cancelLabel={t('close')}
          busy={isBusy}
          onConfirm={() => void answer(() => confirmReceipt(id, null))}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {asking === 'cancel' && (
        <ConfirmDialog
          icon="withdraw"
          title={t('withdrawal_cancel_sure')}
          message={t('withdrawal_cancel_text')}
          confirmLabel={t('withdrawal_cancel_yes')}
          cancelLabel={t('close')}
          busy={isBusy}
          onConfirm={() => void answer(() => cancelWithdrawal(id))}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
