import { contentCalls, gamesCalls, myGamesCalls } from '@champa/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../kit/text/language.ts';
import { hotGamesQuery, lanesQuery } from './queries.ts';
import { flushKept, keep } from './session-cache.ts';

/** Stores the hot games and the vendor lanes in session storage as they load. */
export function useKeptLists(): void {
  const language = useLanguage();
  const hot = useQuery(hotGamesQuery(language));
  const lanes = useQuery(lanesQuery(language));
  useEffect(() => {
    if (hot.data) keep('HOT_GAMES', { language, at: hot.dataUpdatedAt, value: hot.data });
  }, [language, hot.data, hot.dataUpdatedAt]);
  useEffect(() => {
    if (lanes.data) keep('VENDOR_LANES', { language, at: lanes.dataUpdatedAt, value: lanes.data });
  }, [language, lanes.data, lanes.dataUpdatedAt]);
}

const lobbyCalls: readonly string[] = [
  gamesCalls.hotList,
  gamesCalls.gameVendor,
  gamesCalls.games,
  myGamesCalls.recentList,
  myGamesCalls.favouriteIds,
  myGamesCalls.favouriteList,
  myGamesCalls.winnerBoard,
  myGamesCalls.jackpots,
  contentCalls.gameAnnouncements,
].map(({ id }) => id);

/** Clears the lobby's stored lists and refetches what is shown. */
export function useRefreshLobby(): { refresh: () => Promise<void>; isRefreshing: boolean } {
  const queryClient = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  return {
    isRefreshing,
    async refresh() {
      flushKept();
      setRefreshing(true);
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [id] }) => lobbyCalls.includes(String(id)) });
      setRefreshing(false);
    },
  };
}
