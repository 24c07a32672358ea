import type { ContractKind } from './contracts.ts';

/** The brand's switch for each kind of contract: whether it is offered, and its page shown. What is in force goes on being settled. */
export const contractSwitches = {
  dividend: 'AGENTDIVIDEND',
  daily: 'AGENTDAILYWAGE',
  hourly: 'AGENTHOURSALARY',
  realtime: 'AGENTREALTIMESALARY',
} as const satisfies Record<ContractKind, string>;
