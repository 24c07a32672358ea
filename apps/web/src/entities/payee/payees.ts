import { callQuery, payeesCalls } from '@champa/api-client';
import type { OperationInput, Payees, Proof } from '@champa/contract';
import type * as contract from '@champa/contract';
import { api, queryClient } from '../../kit/api/api.ts';
import { refreshOverview } from '../member/index.ts';

export const payeesQuery = { ...callQuery(api, payeesCalls.payees, {}), staleTime: 0 };

type NewPayee = OperationInput<typeof contract.addPayee>['body'];

export async function addPayee(body: NewPayee): Promise<void> {
  await keep(api.call(payeesCalls.addPayee, { body }));
}

export async function removePayee(id: string, proof: Proof | null): Promise<void> {
  await keep(api.call(payeesCalls.removePayee, { params: { id }, body: { proof } }));
}

export async function setDefaultPayee(id: string): Promise<void> {
  await keep(api.call(payeesCalls.setDefaultPayee, { params: { id } }));
}

/** Every change answers with the list after it. */
async function keep(changed: Promise<Payees>): Promise<void> {
  queryClient.setQueryData(payeesQuery.queryKey, await changed);
  await refreshOverview();
}
