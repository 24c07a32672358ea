import { callQuery, newIdempotencyKey, transfersCalls } from '@champa/api-client';
import type { OperationValue, WalletMove, WalletTotals } from '@champa/contract';
import type * as contract from '@champa/contract';
import { formatDecimal, parseAmount, shownParts } from '@champa/money';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import { refetchAfter } from '../../kit/api/live-news.ts';

/** All wallets: refetched whenever they are shown. */
export const walletsQuery = queryOptions({ ...callQuery(api, transfersCalls.consolidatedFunds, {}), staleTime: 0 });

/** All wallets with balances in hundredths that add up to their total as it is shown. */
export function shownWallets(wallets: WalletTotals): WalletTotals {
  const { cash, bonus, locked, vendors } = wallets;
  const exact = [cash, bonus, locked, ...vendors.map(({ balance }) => balance)].map(parseAmount);
  const [shownCash, shownBonus, shownLocked, ...balances] = shownParts(exact).map(formatDecimal);
  return {
    ...wallets,
    cash: shownCash!,
    bonus: shownBonus!,
    locked: shownLocked!,
    vendors: vendors.map((vendor, index) => ({ ...vendor, balance: balances[index]! })),
  };
}

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

/** How often to poll a pending move, in case the live stream is not available. */
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

/** A move that the member is about to make; sending it twice makes one move. */
export type MoveIntent = MoveWish & { idempotencyKey: string };

export function moveIntent(wish: MoveWish): MoveIntent {
  return { ...wish, idempotencyKey: newIdempotencyKey() };
}

const refetchMoves = (): void => void refetchAfter('walletMove');

/** Sends a move. Whether done or refused, the wallets are stale afterwards. */
export function sendMove(intent: MoveIntent): Promise<WalletMove> {
  return api.call(transfersCalls.walletTransfer, { body: intent }).finally(refetchMoves);
}

export type Recalled = OperationValue<typeof contract.recallFunds>['list'];

export async function recallAll(): Promise<Recalled> {
  const body = { idempotencyKey: newIdempotencyKey() };
  return (await api.call(transfersCalls.recallFunds, { body }).finally(refetchMoves)).list;
}

/**
 * The game was left: the money that moved to its studio automatically comes back. If this call is lost, the server does it
 * later.
 */
export function leaveGame(): void {
  void api.call(transfersCalls.leaveGame, {}).catch(() => undefined);
}
