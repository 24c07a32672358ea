import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useState } from 'react';
import { useOpenService, useSite } from '../../../entities/site/index.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import { LinkButton } from '../../../kit/forms/link-button.tsx';
import { ForgotByEmailForm } from './forgot-by-email-form.tsx';
import { ForgotByPhoneForm } from './forgot-by-phone-form.tsx';

type ForgotPasswordDialogProps = {
  onClose: () => void;
  /** The new password is set. */
  onDone: () => void;
  onLogin: () => void;
};

/** A new password for a member who proves that the account's mailbox or mobile number is theirs. */
export function ForgotPasswordDialog({ onClose, onDone, onLogin }: ForgotPasswordDialogProps) {
  const t = useTranslate();
  const openService = useOpenService();
  const service = useSite().customerService[0];
  const [way, setWay] = useState<'email' | 'phone'>('email');

  function finish(): void {
    showToast('success', t('forgot_done'));
    onDone();
  }

  return (
    <Dialog
      title={t('forgot_password')}
      description={t('forgot_password_text')}
      closeLabel={t('close')}
      onClose={onClose}
      height="phone"
    >
      <FormTabs
        label={t('forgot_password')}
        tabs={[
          { value: 'email', label: t('forgot_by_email') },
          { value: 'phone', label: t('forgot_by_phone') },
        ]}
        chosen={way}
        onChoose={setWay}
      />
      {way === 'email' ? <ForgotByEmailForm onDone={finish} /> : <ForgotByPhoneForm onDone={finish} />}
      <div className="mt-3 flex flex-wrap items-center justify-center gap-x-4">
        <LinkButton onClick={onLogin}>{t('login')}</LinkButton>
        {service && <LinkButton onClick={() => openService(service)}>{t('customer_service')}</LinkButton>}
      </div>
    </Dialog>
  );
}
