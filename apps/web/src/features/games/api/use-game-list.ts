import type { GameCategory } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '../../../kit/api/session.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { isPersonal, type ListSearch } from '../model/lobby-search.ts';
import { type GameListPage, pageOfOwnGames } from '../model/own-games.ts';
import { allFavouritesQuery, allRecentQuery, listQuery } from './queries.ts';

type GameList = { data: GameListPage | undefined; isError: boolean; isStale: boolean; refetch: () => void };

/** The page of games in the address, from the server's list or from the member's own games. */
export function useGameList(category: GameCategory | undefined, search: ListSearch): GameList {
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const { filter } = search;
  const list = useQuery({ ...listQuery(category, search, language), enabled: !isPersonal(filter) });
  const favourites = useQuery({ ...allFavouritesQuery(language), enabled: isSignedIn && filter === 'FAV' });
  const recent = useQuery({ ...allRecentQuery(language), enabled: isSignedIn && filter === 'RECENT' });
  if (!isPersonal(filter)) {
    return {
      data: list.data,
      isError: list.isError,
      isStale: list.isPlaceholderData,
      refetch: () => void list.refetch(),
    };
  }
  const own = filter === 'FAV' ? favourites : recent;
  const games = filter === 'FAV' ? favourites.data?.content : recent.data?.list;
  return {
    data: games && pageOfOwnGames(games, category, search),
    isError: own.isError,
    isStale: false,
    refetch: () => void own.refetch(),
  };
}
