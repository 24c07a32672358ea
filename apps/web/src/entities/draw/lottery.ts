import { callKey, callQuery, lotteryCalls, lotterySlipsCalls } from '@champa/api-client';
import type { Language, OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import { refetchShown } from '../../kit/api/refetch-shown.ts';
import { learnServerTime } from '../../kit/days/server-clock.ts';

export type GameValue = OperationValue<typeof contract.lotteryGame>;

/** How often to poll a game, in case the live stream is not available. */
const POLL_MS = 10_000;
const DRAWS_A_PAGE = 50;
const TICKETS_A_PAGE = 20;

/** Every lottery game with its countdown and latest result. */
export function lotteryGamesQuery(language: Language) {
  const input = { query: { language } };
  return queryOptions({
    queryKey: callKey(lotteryCalls.lotteryGames, input),
    queryFn: ({ signal }) => api.call(lotteryCalls.lotteryGames, input, { signal }).then(withServerTime),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** One game: its terms and the draws that take bets. */
export function lotteryGameQuery(code: string, language: Language) {
  const input = { params: { code }, query: { language } };
  return queryOptions({
    queryKey: callKey(lotteryCalls.lotteryGame, input),
    queryFn: ({ signal }) => api.call(lotteryCalls.lotteryGame, input, { signal }).then(withServerTime),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** Countdowns run by the server's clock, which every answer about draws contains. */
function withServerTime<Value extends { serverTime: string }>(value: Value): Value {
  learnServerTime(value.serverTime);
  return value;
}

/** Draws of a game that are settled, latest first. */
export function openedQuery(gameCode: string) {
  return infiniteQueryOptions({
    queryKey: [lotteryCalls.openedNumbers.id, gameCode],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        lotteryCalls.openedNumbers,
        { query: { gameCode, pageSize: String(DRAWS_A_PAGE), ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** The member's tickets on a game, latest first. */
export function ticketsQuery(gameCode: string, language: Language) {
  return infiniteQueryOptions({
    queryKey: [lotterySlipsCalls.lotteryTickets.id, gameCode, language],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        lotterySlipsCalls.lotteryTickets,
        {
          query: {
            gameCode,
            language,
            pageSize: String(TICKETS_A_PAGE),
            ...(pageParam !== null && { before: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** One ticket, with its lines. */
export function useTicket(id: string, language: Language) {
  return useQuery({
    ...callQuery(api, lotterySlipsCalls.lotteryTicket, { params: { id }, query: { language } }),
    staleTime: 0,
  });
}

/** The data that verifies a house draw. */
export function useDraw(id: string) {
  return useQuery(callQuery(api, lotteryCalls.lotteryDraw, { params: { id } }));
}

async function refetchTickets(): Promise<void> {
  const { lotteryTickets, lotteryTicket } = lotterySlipsCalls;
  await Promise.all([lotteryTickets, lotteryTicket].map(({ id }) => refetchShown([id])));
}

/** Cancels a ticket. It is done when the list shows it; a refusal is shown at once. */
export function useCancelTicket() {
  return useMutation({
    mutationFn: (id: string) => api.call(lotterySlipsCalls.cancelTicket, { params: { id } }),
    networkMode: 'always',
    onSuccess: refetchTickets,
    onError: () => void refetchTickets(),
  });
}
