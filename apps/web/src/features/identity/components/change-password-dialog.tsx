import { useTranslate } from '@champa/i18n/react';
import { Dialog } from '@champa/ui/dialog';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Changing the password because it has expired or is the one the platform gave, or by wish. */
export function ChangePasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTranslate();
  return (
    <Dialog
      title={t('change_password')}
      description={t('change_password_text')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <ChangePasswordForm onDone={onDone} />
    </Dialog>
  );
}
