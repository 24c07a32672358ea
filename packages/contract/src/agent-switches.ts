import type { ContractKind } from './contracts.ts';

/**
 * The brand's switch for each kind of contract: whether it is offered and its page is shown. Signed contracts are always settled.
 */
export const contractSwitches = {
  dividend: 'AGENTDIVIDEND',
  daily: 'AGENTDAILYWAGE',
  hourly: 'AGENTHOURSALARY',
  realtime: 'AGENTREALTIMESALARY',
} as const satisfies Record<ContractKind, string>;
