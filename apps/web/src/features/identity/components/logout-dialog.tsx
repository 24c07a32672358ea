import { useTranslate } from '@champa/i18n/react';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { useState } from 'react';
import { signOut } from '../api/session.ts';

export function LogoutDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmDialog
      icon="signOut"
      title={t('logout')}
      message={t('sure_logout')}
      confirmLabel={t('logout_confirm')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() => {
        setBusy(true);
        void signOut().then(onDone);
      }}
    />
  );
}
