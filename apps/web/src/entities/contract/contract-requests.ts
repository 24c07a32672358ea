import { callQuery, contractsCalls } from '@champa/api-client';
import type { consolidatedContracts, OperationValue } from '@champa/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import { useMember } from '../member/index.ts';
import { useSite } from '../site/index.ts';

/** Contracts that wait for the member's answer; refetched on a live event. */
export const contractRequestsQuery = queryOptions(callQuery(api, contractsCalls.consolidatedContracts, {}));

export type ContractRequests = OperationValue<typeof consolidatedContracts>;

/** Whether the member can have such contracts: not with a trial account, nor where the brand has none. */
export function useHasContracts(): boolean {
  const member = useMember();
  const { whitelabel } = useSite();
  return whitelabel['AGENTPOLICY3'] === true && member !== undefined && !member.isTrial;
}

/** What waits for the member's answer, once it has loaded. */
export function useContractRequests(): ContractRequests | undefined {
  return useQuery({ ...contractRequestsQuery, enabled: useHasContracts() }).data;
}
