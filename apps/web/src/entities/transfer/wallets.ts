import { callQuery, newIdempotencyKey, transfersCalls } from '@champa/api-client';
import type { OperationValue, WalletMove } from '@champa/contract';
import type * as contract from '@champa/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import { askToldAnew } from '../../kit/api/live-news.ts';

/** All wallets: asked anew whenever they are looked at. */
export const walletsQuery = queryOptions({ ...callQuery(api, transfersCalls.consolidatedFunds, {}), staleTime: 0 });

const PAGE_SIZE = 10;
/** The member's moves, newest first. */
export const movesQuery = infiniteQueryOptions({
  queryKey: ['walletMoves', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    api.call(
      transfersCalls.walletMoves,
      { query: { pageNo: String(pageParam), pageSize: String(PAGE_SIZE) } },
      { signal },
    ),
  initialPageParam: 1,
  getNextPageParam: (last, _pages, page) => (page < last.totalPages ? page + 1 : undefined),
  staleTime: 0,
});

/** How often to ask for a move on its way, should the live stream be closed to us. */
const POLL_MS = 4000;

export function moveQuery(id: string) {
  return queryOptions({
    ...callQuery(api, transfersCalls.walletMove, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isSettled(state.data) ? false : POLL_MS),
  });
}

export function isSettled({ state }: WalletMove): boolean {
  return state === 'confirmed' || state === 'refused';
}

export type MoveWish = { from: string; to: string; amount: string };

/** A move the member means to make; sending it twice makes it once. */
export type MoveIntent = MoveWish & { idempotencyKey: string };

export function moveIntent(wish: MoveWish): MoveIntent {
  return { ...wish, idempotencyKey: newIdempotencyKey() };
}

const askMovesAnew = (): void => void askToldAnew('walletMove');

/** Sends a move. Done or refused, what was shown of the wallets is old. */
export function sendMove(intent: MoveIntent): Promise<WalletMove> {
  return api.call(transfersCalls.walletTransfer, { body: intent }).finally(askMovesAnew);
}

export type Recalled = OperationValue<typeof contract.recallFunds>['list'];

export async function recallAll(): Promise<Recalled> {
  const body = { idempotencyKey: newIdempotencyKey() };
  return (await api.call(transfersCalls.recallFunds, { body }).finally(askMovesAnew)).list;
}

/** The game was left: what went to its studio by itself comes back. Should this be lost, the server does so after a while. */
export function leaveGame(): void {
  void api.call(transfersCalls.leaveGame, {}).catch(() => undefined);
}
