import type { Operation, OperationInput } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from './call.ts';
import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';

/** The query key of a call: the operation's id, then its input. `[call.id]` alone matches every input. */
export function callKey<O extends Operation>(call: Call<O>, input: OperationInput<O>) {
  return [call.id, input] as const;
}

/** The TanStack Query options that fetch and cache one call. */
export function callQuery<O extends Operation>(client: ApiClient, call: Call<O>, input: OperationInput<O>) {
  return queryOptions({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => client.call(call, input, { signal }),
  });
}

/** Whether a retry may help: no answer arrived, or the server asked to try again later. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'UNAVAILABLE');
}
