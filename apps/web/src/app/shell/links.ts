import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';

/** The member's own pages. */
export const memberLinks = [
  { to: '/member/betting-record', icon: 'receipt', label: 'betting_record' },
  { to: '/member/account-record', icon: 'history', label: 'account_record' },
] as const satisfies readonly { to: string; icon: IconName; label: MessageId }[];
