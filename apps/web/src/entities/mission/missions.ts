import { callQuery, missionsCalls } from '@champa/api-client';
import type { Language } from '@champa/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';

/** Boards change with every member's play, so they are polled. */
const BOARD_POLL_MS = 20_000;

export function missionSummaryQuery(language: Language) {
  return { ...callQuery(api, missionsCalls.missionSummary, { query: { language } }), staleTime: 0 };
}

export type BoardWish = { board?: string | undefined; day?: string | undefined };

export function leaderboardQuery({ board, day }: BoardWish, language: Language) {
  return {
    ...callQuery(api, missionsCalls.missionLeaderboard, { query: { board, day, language } }),
    staleTime: 0,
    refetchInterval: BOARD_POLL_MS,
    placeholderData: keepPreviousData,
  };
}
