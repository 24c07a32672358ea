import { type AgentContract, type ContractKind, contractKinds, type ContractPeriod } from '@champa/contract';
import { contractKindLabels, type MessageId } from '@champa/i18n';

type KindFace = {
  label: MessageId;
  /** What the share is a share of. */
  base: MessageId;
  /** The unit of the valid bets that a tier needs. */
  validBet: MessageId;
};

export const kindFaces: Record<ContractKind, KindFace> = {
  dividend: {
    label: contractKindLabels.dividend,
    base: 'contract_base_dividend',
    validBet: 'contract_needs_valid_period',
  },
  daily: { label: contractKindLabels.daily, base: 'contract_base_daily', validBet: 'contract_needs_valid_day' },
  hourly: { label: contractKindLabels.hourly, base: 'contract_base_hourly', validBet: 'contract_needs_valid_hour' },
  realtime: {
    label: contractKindLabels.realtime,
    base: 'contract_base_realtime',
    validBet: 'contract_needs_valid_slot',
  },
};

export const periodLabels: Record<ContractPeriod, MessageId> = {
  slot: 'contract_period_slot',
  hour: 'contract_period_hour',
  daily: 'contract_period_daily',
  weekly: 'contract_period_weekly',
  semimonthly: 'contract_period_semimonthly',
  monthly: 'contract_period_monthly',
};

/** The kind of a salary fixes its period; dividends have several, these first. */
export const periodChoices: Record<ContractKind, readonly [ContractPeriod, ...ContractPeriod[]]> = {
  dividend: ['monthly', 'semimonthly', 'weekly', 'daily'],
  daily: ['daily'],
  hourly: ['hour'],
  realtime: ['slot'],
};

export const stateLabels: Record<AgentContract['state'], MessageId> = {
  offered: 'contract_state_offered',
  signed: 'contract_state_signed',
  rejected: 'contract_state_rejected',
  termination_requested: 'contract_state_termination',
  terminated: 'contract_state_terminated',
  superseded: 'contract_state_superseded',
};

export function isKind(text: unknown): text is ContractKind {
  return (contractKinds as readonly unknown[]).includes(text);
}
