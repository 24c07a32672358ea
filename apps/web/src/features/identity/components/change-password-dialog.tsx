import { useTranslate } from '@champa/i18n/react';
import { Dialog } from '@champa/ui/dialog';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Changes a password that has expired or was generated, or at the member's wish. */
export function ChangePasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTranslate();
  return (
    <Dialog
      title={t('change_password')}
      description={t('change_password_text')}
      closeLabel={t('close')}
      onClose={onClose}
      height="phone"
    >
      <ChangePasswordForm onDone={onDone} />
    </Dialog>
  );
}
