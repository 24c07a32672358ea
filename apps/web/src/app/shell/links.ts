import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';

/** The member's records. */
export const recordLinks = [
  { to: '/records/bets', icon: 'receipt', label: 'betting_record' },
  { to: '/records/account', icon: 'history', label: 'account_record' },
] as const satisfies readonly { to: string; icon: IconName; label: MessageId }[];

/** Pages of the member centre that the frame links to. VIP and bonuses stand with the account's security. */
export const memberPages = {
  account: { to: '/member/securityCenter' },
  withdraw: { to: '/member/withdraw' },
  inbox: { to: '/member/messageV2' },
  limits: { to: '/member/limits' },
  referral: { to: '/member/referral' },
  rewards: { to: '/member/rewardCenter' },
} as const;
