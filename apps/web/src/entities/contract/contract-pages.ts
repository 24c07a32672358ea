import type { ContractKind } from '@champa/contract';

/** The pages of an agent's contract payments of a kind, period by period. */
export const contractPages = {
  dividend: '/agent/agentDividendRecordCopy2',
  daily: '/agent/agentDailyWages2',
  hourly: '/agent/agentHourSalary',
  realtime: '/agent/agentRealtimeSalary',
} as const satisfies Record<ContractKind, string>;
