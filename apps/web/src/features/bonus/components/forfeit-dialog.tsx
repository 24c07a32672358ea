import type { Bonus } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Notice, showToast, useMoneyFormat } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { useForfeit } from '../../../entities/bonus/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';

/** States what forfeiting a bonus costs, and asks for confirmation. */
export function ForfeitDialog({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const describeError = useDescribeError();
  const forfeit = useForfeit();
  const isActive = bonus.state === 'active';
  return (
    <ConfirmDialog
      icon="gift"
      title={t('bonus_forfeit_title')}
      message={t(isActive ? 'bonus_forfeit_text' : 'bonus_forfeit_waiting_text', { amount: money(bonus.balance) })}
      confirmLabel={t('bonus_forfeit')}
      cancelLabel={t('cancel')}
      busy={forfeit.isPending}
      onConfirm={() =>
        forfeit.mutate(bonus.id, {
          onSuccess: () => {
            showToast('success', t('bonus_forfeited_toast'));
            onClose();
          },
        })
      }
      onCancel={onClose}
    >
      {forfeit.error && <Notice kind="error">{describeError(forfeit.error)}</Notice>}
    </ConfirmDialog>
  );
}
