import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';

/** The member's own pages. */
export const memberLinks = [
  { to: '/records/bets', icon: 'receipt', label: 'betting_record' },
  { to: '/records/account', icon: 'history', label: 'account_record' },
] as const satisfies readonly { to: string; icon: IconName; label: MessageId }[];
