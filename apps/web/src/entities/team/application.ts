import { agentsCalls, callQuery } from '@champa/api-client';
import type { AgentApplication, OperationInput } from '@champa/contract';
import type * as contract from '@champa/contract';
import { api, queryClient } from '../../kit/api/api.ts';

export const applicationQuery = { ...callQuery(api, agentsCalls.agentApplication, {}), staleTime: 0 };

export type ApplicationWish = OperationInput<typeof contract.applyAsAgent>['body'];

/** While an application waits, sending another changes nothing; so pressing again after a lost answer is safe. */
export async function sendApplication(body: ApplicationWish): Promise<AgentApplication> {
  const application = await api.call(agentsCalls.applyAsAgent, { body });
  queryClient.setQueryData(applicationQuery.queryKey, { application });
  return application;
}
