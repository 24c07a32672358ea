import { agentsCalls, callKey, callQuery, contractsCalls } from '@champa/api-client';
import type { AgentContract, agentContracts, ContractAction, offerContract, OperationInput } from '@champa/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import { refetchAfter } from '../../kit/api/live-news.ts';
import { PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

/** This many downlines are listed; others are found by search. */
const CHOICES = '50';

export type ContractsWanted = Omit<OperationInput<typeof agentContracts>['query'], 'before' | 'pageSize'>;
export type OfferBody = OperationInput<typeof offerContract>['body'];

export function contractsQuery(wanted: ContractsWanted) {
  const query = { ...wanted, pageSize: PAGE_SIZE };
  return pagedQuery(callKey(contractsCalls.agentContracts, { query }), (before, options) =>
    api.call(contractsCalls.agentContracts, { query: { ...query, ...(before && { before }) } }, options),
  );
}

/** The contracts of every kind in force between the member and their upline. */
export const ownTermsQuery = queryOptions({
  ...callQuery(api, contractsCalls.agentContracts, { query: { side: 'downline', standing: 'in_force' } }),
  staleTime: 0,
});

export function contractQuery(id: string) {
  return queryOptions({ ...callQuery(api, contractsCalls.agentContract, { params: { id } }), staleTime: 0 });
}

/** Downlines whose usernames begin with the search. */
export function downlinesQuery(search: string) {
  const query = { ...(search !== '' && { search }), pageSize: CHOICES };
  return queryOptions({ ...callQuery(api, agentsCalls.agentDownlines, { query }), placeholderData: keepPreviousData });
}

/** One direct downline by ID: the first after the ID before it. */
export function downlineQuery(id: string) {
  const before = BigInt(id) - 1n;
  const query = { ...(before > 0n && { after: String(before) }), pageSize: '1' };
  return queryOptions({
    ...callQuery(api, agentsCalls.agentDownlines, { query }),
    select: ({ list }) => list.find((downline) => downline.id === id) ?? null,
  });
}

type Step = { contractId: string; action: ContractAction };

/** Each kind of contract has a call of its own. */
const processes = {
  dividend: (body: Step) => api.call(contractsCalls.processDividendContract, { body }),
  daily: (body: Step) => api.call(contractsCalls.processDailySalaryContract, { body }),
  hourly: (body: Step) => api.call(contractsCalls.processHourSalaryContract, { body }),
  realtime: (body: Step) => api.call(contractsCalls.processRealtimeSalaryContract, { body }),
} as const;

/** Signs or rejects a contract, or asks for its end or confirms it. */
export async function processContract(
  { id, kind }: Pick<AgentContract, 'id' | 'kind'>,
  action: ContractAction,
): Promise<void> {
  await processes[kind]({ contractId: id, action });
  void refetchContracts();
}

export async function sendOffer(body: OfferBody): Promise<AgentContract> {
  const contract = await api.call(contractsCalls.offerContract, { body });
  void refetchContracts();
  return contract;
}

/** Refetches whatever shows contracts, after one has changed. */
export const refetchContracts = (): Promise<void> => refetchAfter('contracts');
