import type { ContractKind } from '@champa/contract';

/** Where agents read what their contracts of a kind came to, period by period. */
export const contractPages = {
  dividend: '/agent/agentDividendRecordCopy2',
  daily: '/agent/agentDailyWages2',
  hourly: '/agent/agentHourSalary',
  realtime: '/agent/agentRealtimeSalary',
} as const satisfies Record<ContractKind, string>;
