import { callQuery, prizeDrawsCalls, prizeRainsCalls, prizesCalls, rafflesCalls } from '@champa/api-client';
import type { Language, PrizeDraw, RaffleTickets, RaffleWin } from '@champa/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import { refetchShown } from '../../kit/api/refetch-shown.ts';
import { refetchAfter } from '../../kit/api/live-news.ts';
import { untilNext } from './until-next.ts';

const PAGE_SIZE = 20;

export function prizeGamesQuery(language: Language) {
  return queryOptions({
    ...callQuery(api, prizesCalls.prizeGames, { query: { language } }),
    staleTime: 0,
    // Rains begin and rounds are drawn by the clock, so the next fetch is at that time.
    refetchInterval: ({ state }) => (state.data ? untilNext(state.data) : false),
  });
}

export function myPrizesQuery(language: Language) {
  return queryOptions({ ...callQuery(api, prizesCalls.myPrizes, { query: { language } }), staleTime: 0 });
}

export function rainQuery(id: string, language: Language) {
  return callQuery(api, prizeRainsCalls.prizeRain, { params: { id }, query: { language } });
}

/** A member's prize draws, page by page: of one game, or of all. */
export function drawsQuery(language: Language, game?: string) {
  return infiniteQueryOptions({
    queryKey: [prizeDrawsCalls.prizeDraws.id, { game, language }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { language, pageSize: String(PAGE_SIZE), game, before: pageParam };
      return api.call(prizeDrawsCalls.prizeDraws, { query }, { signal });
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

/** All tickets of a raffle's round, page by page. */
export function ticketsQuery(round: string) {
  return infiniteQueryOptions({
    queryKey: [rafflesCalls.raffleTickets.id, { round }],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => ticketsAfter(round, pageParam, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

/** The whole list at once, to verify it. */
export async function allTickets(round: string): Promise<Pick<RaffleTickets, 'list' | 'isListed'>> {
  const list: RaffleTickets['list'] = [];
  let after: number | null = 0;
  let isListed = true;
  while (after !== null) {
    const page: RaffleTickets = await ticketsAfter(round, after);
    list.push(...page.list);
    isListed = page.isListed;
    after = page.next;
  }
  return { list, isListed };
}

function ticketsAfter(round: string, after: number, signal?: AbortSignal): Promise<RaffleTickets> {
  const wish = { params: { id: round }, query: { after: String(after) } };
  return api.call(rafflesCalls.raffleTickets, wish, signal && { signal });
}

export type DrawWish = { idempotencyKey: string; serverSeedHash: string };

export function drawTicket(game: string, body: DrawWish, language: Language): Promise<PrizeDraw> {
  return api.call(prizeDrawsCalls.drawPrizeTicket, { params: { game }, query: { language }, body });
}

export function openEnvelope(id: string, body: DrawWish, language: Language): Promise<PrizeDraw> {
  return api.call(prizeDrawsCalls.openRedEnvelope, { params: { id }, query: { language }, body });
}

export function grabRain(id: string) {
  return api.call(prizeRainsCalls.grabRain, { params: { id } });
}

export function claimWin(win: string, idempotencyKey: string, language: Language): Promise<RaffleWin> {
  return api.call(rafflesCalls.claimRafflePromotion, { query: { language }, body: { win, idempotencyKey } });
}

export function rotateSeed(clientSeed: string) {
  return api.call(prizeDrawsCalls.rotatePrizeSeed, { body: { clientSeed } });
}

/** Refetches the member's tickets and envelopes. */
export async function refetchOwnPrizes(): Promise<void> {
  await refetchShown([prizesCalls.myPrizes.id]);
}

/** Refetches whatever is shown of prizes, after a change. */
export const refetchPrizes = (): Promise<void> => refetchAfter('prizes');
