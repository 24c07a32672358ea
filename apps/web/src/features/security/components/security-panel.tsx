import { useTranslate } from '@champa/i18n/react';
import type { ReactNode } from 'react';
import type { PanelName } from '../model/panels.ts';
import { AddPayeePanel } from './add-payee-panel.tsx';
import { AuthenticatorPanel } from './authenticator-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { LoginHistoryPanel } from './login-history-panel.tsx';
import { MobilePanel } from './mobile-panel.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { PayeesPanel } from './payees-panel.tsx';
import { PaymentPasswordPanel } from './payment-password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

type SecurityPanelProps = {
  panel: PanelName;
  /** The panels of the sign-in feature, which the route passes in. */
  password: ReactNode;
  passkeys: ReactNode;
  linkedAccounts: ReactNode;
  /** The panel's task is done. */
  onDone: () => void;
};

/** The panel of the security centre in the address. */
export function SecurityPanel({ panel, password, passkeys, linkedAccounts, onDone }: SecurityPanelProps) {
  const t = useTranslate();
  switch (panel) {
    case 'password':
      return (
        <PanelFrame title={t('security_login_password')} text={t('change_password_text')}>
          <div className="max-w-md">{password}</div>
        </PanelFrame>
      );
    case 'paymentPassword':
      return <PaymentPasswordPanel onDone={onDone} />;
    case 'mobile':
      return <MobilePanel onDone={onDone} />;
    case 'email':
      return <EmailPanel onDone={onDone} />;
    case 'payees':
      return <PayeesPanel />;
    case 'addPayee':
      return <AddPayeePanel onDone={onDone} />;
    case 'authenticator':
      return <AuthenticatorPanel onDone={onDone} />;
    case 'passkeys':
      return (
        <PanelFrame title={t('security_passkeys')} text={t('security_passkeys_text')}>
          {passkeys}
        </PanelFrame>
      );
    case 'linkedAccounts':
      return (
        <PanelFrame title={t('security_linked')} text={t('security_linked_text')}>
          {linkedAccounts}
        </PanelFrame>
      );
    case 'sessions':
      return <SessionsPanel />;
    case 'logins':
      return <LoginHistoryPanel />;
  }
}
