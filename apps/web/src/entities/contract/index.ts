export { ContractBadge } from './contract-badge.tsx';
export { contractPages } from './contract-pages.ts';
export { contractRequestsQuery, useContractRequests, useHasContracts } from './contract-requests.ts';
export {
  refetchContracts,
  contractQuery,
  contractsQuery,
  type ContractsWanted,
  downlineQuery,
  downlinesQuery,
  ownTermsQuery,
  processContract,
  sendOffer,
} from './contracts.ts';
export { incomeDaysQuery, periodQuery, roundsQuery, runQuery, runsQuery } from './runs.ts';
export { contractRefreshes } from './live.ts';
