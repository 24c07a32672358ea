import type { BettingRound, ContractKind } from '@champa/contract';
import type { MessageId } from './catalogue.ts';

/** What states of rounds are called, on screens and in files. */
export const roundStateLabels = {
  open: 'round_open',
  closed: 'round_closed',
  rolled_back: 'round_rolled_back',
} as const satisfies Record<BettingRound['state'], MessageId>;

/** What kinds of contracts are called. */
export const contractKindLabels = {
  dividend: 'kind_dividend',
  daily: 'kind_salary_daily',
  hourly: 'kind_salary_hourly',
  realtime: 'kind_salary_realtime',
} as const satisfies Record<ContractKind, MessageId>;
