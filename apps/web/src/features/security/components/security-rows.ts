import type { SecurityOverview } from '@champa/contract';
import type { MessageId, MessageValues } from '@champa/i18n';
import type { IconName } from '@champa/ui';
import type { PanelName } from '../model/panels.ts';
import type { Tone } from './status-badge.tsx';

type Status = { tone: Tone; label: MessageId; values?: MessageValues };

/** One row of the overview. `detail` is what is bound now; without one, `text` explains the row. */
export type SecurityRow = {
  panel: PanelName;
  icon: IconName;
  label: MessageId;
  text: MessageId;
  detail?: string | undefined;
  status?: Status | undefined;
};

/** The protections of an account, row by row, with their state. */
export function securityRows(overview: SecurityOverview): SecurityRow[] {
  const { loginPassword, paymentPassword, mobile, email, bankAccounts, authenticator, passkeys } = overview;
  return [
    {
      panel: 'password',
      icon: 'lock',
      label: 'security_login_password',
      text: 'security_login_password_text',
      status: set(loginPassword),
    },
    {
      panel: 'paymentPassword',
      icon: 'wallet',
      label: 'field_payment_password',
      text: 'security_payment_password_text',
      status: set(paymentPassword),
    },
    {
      panel: 'mobile',
      icon: 'phone',
      label: 'mobile_number',
      text: 'security_mobile_text',
      detail: mobile?.hint,
      status: bound(mobile),
    },
    {
      panel: 'email',
      icon: 'inbox',
      label: 'field_email',
      text: 'security_email_text',
      detail: email?.hint,
      status: bound(email),
    },
    {
      panel: 'payees',
      icon: 'bank',
      label: 'security_payees',
      text: 'security_payees_text',
      status: counted(bankAccounts),
    },
    {
      panel: 'authenticator',
      icon: 'shield',
      label: 'security_authenticator',
      text: 'security_authenticator_text',
      status: set(authenticator),
    },
    {
      panel: 'passkeys',
      icon: 'key',
      label: 'security_passkeys',
      text: 'security_passkeys_text',
      status: counted(passkeys),
    },
    { panel: 'linkedAccounts', icon: 'link', label: 'security_linked', text: 'security_linked_text' },
    { panel: 'sessions', icon: 'laptop', label: 'security_sessions', text: 'security_sessions_text' },
    { panel: 'logins', icon: 'history', label: 'security_logins', text: 'security_logins_text' },
  ];
}

function set(isSet: boolean): Status {
  return isSet ? { tone: 'good', label: 'security_set' } : { tone: 'warn', label: 'security_not_set' };
}

function bound(what: SecurityOverview['mobile']): Status {
  if (what === null) return set(false);
  return what.isVerified
    ? { tone: 'good', label: 'security_confirmed' }
    : { tone: 'warn', label: 'security_unconfirmed' };
}

function counted(count: number): Status {
  if (count === 0) return { tone: 'plain', label: 'security_none' };
  return { tone: 'good', label: 'security_count', values: { count } };
}
