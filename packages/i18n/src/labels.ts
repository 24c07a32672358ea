import type { BettingRound, ContractKind } from '@champa/contract';
import type { MessageId } from './catalogue.ts';

/** Names of the states of rounds, on screens and in exports. */
export const roundStateLabels = {
  open: 'round_open',
  closed: 'round_closed',
  rolled_back: 'round_rolled_back',
} as const satisfies Record<BettingRound['state'], MessageId>;

/** Names of the kinds of contracts. */
export const contractKindLabels = {
  dividend: 'kind_dividend',
  daily: 'kind_salary_daily',
  hourly: 'kind_salary_hourly',
  realtime: 'kind_salary_realtime',
} as const satisfies Record<ContractKind, MessageId>;
