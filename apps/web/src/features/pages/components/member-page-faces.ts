import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';
import type { MemberPageGroup, MemberPageName } from '../model/member-pages.ts';

/** The heading of each group of pages. */
export const memberGroupLabels: Readonly<Record<MemberPageGroup, MessageId>> = {
  account: 'member_group_account',
  money: 'member_group_money',
  records: 'member_group_records',
  rewards: 'member_group_rewards',
};

/** The name and icon of each page of the member centre. */
export const memberPageFaces = {
  securityCenter: { label: 'member_security', icon: 'lock' },
  profile: { label: 'profile', icon: 'user' },
  depositv2: { label: 'deposit', icon: 'card' },
  withdraw: { label: 'withdraw', icon: 'withdraw' },
  wallet: { label: 'wallets', icon: 'wallet' },
  transferFund: { label: 'member_transfer', icon: 'refresh' },
  transferUpline: { label: 'member_transfer_upline', icon: 'agent' },
  personalHistoryCopy: { label: 'betting_record', icon: 'receipt' },
  transactionHistory: { label: 'account_record', icon: 'history' },
  personalProfit: { label: 'member_profit', icon: 'calendar' },
  bonusDetails: { label: 'member_bonus', icon: 'coin' },
  rewardCenter: { label: 'reward_centre', icon: 'gift' },
  redEnvelope: { label: 'prizes_envelopes', icon: 'heart' },
  vip: { label: 'member_vip', icon: 'licence' },
  pointMall: { label: 'point_mall', icon: 'grid' },
  missionLeaderboard: { label: 'member_mission', icon: 'check' },
  applications: { label: 'applications', icon: 'pencil' },
  messageV2: { label: 'inbox', icon: 'inbox' },
  tickets: { label: 'tickets', icon: 'chat' },
  limits: { label: 'limits', icon: 'pause' },
  referral: { label: 'refer_and_earn', icon: 'link' },
  manualRebate: { label: 'member_rebate', icon: 'download' },
} as const satisfies Record<MemberPageName, { label: MessageId; icon: IconName }>;
