import { useTranslate } from '@champa/i18n/react';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { signOut } from '../api/session.ts';

/** Shown when a trial account needs a full one: ends the trial and opens registration. */
export function TrueAccountDialog({ onClose, onRegister }: { onClose: () => void; onRegister: () => void }) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      icon="info"
      title={t('in_need_true_account')}
      confirmLabel={t('in_increase_submit')}
      cancelLabel={t('cancel')}
      onCancel={onClose}
      onConfirm={() => void signOut().then(onRegister)}
    />
  );
}
