import type { AgentLinkState, ContractPeriod } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

export const periodLabels: Record<ContractPeriod, MessageId> = {
  slot: 'invite_period_slot',
  hour: 'invite_period_hour',
  daily: 'invite_period_daily',
  weekly: 'invite_period_weekly',
  semimonthly: 'invite_period_semimonthly',
  monthly: 'invite_period_monthly',
};

/** How often dividends may be settled, the usual first. */
export const dividendPeriods = ['monthly', 'semimonthly', 'weekly', 'daily'] as const;

export const stateLabels: Record<AgentLinkState, MessageId> = {
  open: 'invite_state_open',
  paused: 'invite_state_paused',
  expired: 'invite_state_expired',
  used_up: 'invite_state_used_up',
  terms: 'invite_state_terms',
};
