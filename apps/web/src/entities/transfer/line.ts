import { callQuery, newIdempotencyKey, transfersCalls } from '@champa/api-client';
import type * as contract from '@champa/contract';
import type { MemberTransfer, OperationValue, TransferParty } from '@champa/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import { refetchShown } from '../../kit/api/refetch-shown.ts';

export type TransferOptions = OperationValue<typeof contract.transferOptions>;

export const optionsQuery = queryOptions({ ...callQuery(api, transfersCalls.transferOptions, {}), staleTime: 0 });

const PAGE_SIZE = 10;
const transfersKey = ['memberTransfers', 'pages'];

/** Filters of transfers: one direction only, with one other member only. */
export type TransfersWanted = { way?: 'in' | 'out' | undefined; with?: string | undefined };

/** The member's transfers in their line, newest first. */
export function transfersQuery({ way, with: other }: TransfersWanted = {}) {
  const asked = { ...(way && { way }), ...(other !== undefined && { with: other }) };
  return infiniteQueryOptions({
    queryKey: [...transfersKey, asked],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        transfersCalls.memberTransfers,
        { query: { ...asked, pageNo: String(pageParam), pageSize: String(PAGE_SIZE) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page < last.totalPages ? page + 1 : undefined),
    staleTime: 0,
  });
}

/** Finds a member of one's own line, by name. */
export function findRecipient(username: string): Promise<TransferParty> {
  return api.call(transfersCalls.transferRecipient, { query: { username } });
}

export type TransferWish = { to: string; amount: string };

/** A transfer that the member has reviewed; sending it twice makes one transfer, also after a wrong payment password. */
export type TransferIntent = TransferWish & { idempotencyKey: string };

export function transferIntent(wish: TransferWish): TransferIntent {
  return { ...wish, idempotencyKey: newIdempotencyKey() };
}

/** Sends a transfer. Whether done or refused, balance and transfers are stale afterwards. */
export function sendTransfer(intent: TransferIntent, paymentPassword: string): Promise<MemberTransfer> {
  return api.call(transfersCalls.transferToMember, { body: { ...intent, paymentPassword } }).finally(() => {
    for (const queryKey of [optionsQuery.queryKey, transfersKey]) void refetchShown(queryKey);
  });
}

/** The recipient that an address names. */
export function recipientQuery(username: string) {
  return queryOptions({
    ...callQuery(api, transfersCalls.transferRecipient, { query: { username } }),
    staleTime: 0,
    retry: false,
  });
}
