import { callQuery, calls } from '@champa/api-client';
import { GAME_PAGE_SIZE, HOME_ROW_SIZE, PLATFORM } from '@champa/contract/constants';
import type { GameCategory, Language } from '@champa/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import type { ListSearch } from '../model/lobby-search.ts';

const LANES_KEPT_MS = 5 * 60_000;

/** The areas with their vendors. */
export function lanesQuery(language: Language) {
  return { ...callQuery(api, calls.gameVendor, { query: { platform: PLATFORM, language } }), staleTime: LANES_KEPT_MS };
}

export function hotGamesQuery(language: Language) {
  return callQuery(api, calls.hotList, { query: { language, limit: String(HOME_ROW_SIZE) } });
}

/** The row of an area on HOME. */
export function areaRowQuery(category: GameCategory, language: Language) {
  return callQuery(api, calls.games, { query: { category, language, pageSize: String(HOME_ROW_SIZE) } });
}

/**
 * One page of an area's list, or of all areas where none is given. While the next page comes the last one stays, so that
 * typing and paging do not flicker.
 */
export function listQuery(category: GameCategory | undefined, search: ListSearch, language: Language) {
  const { vassalage, classify, filter, q, page = 1 } = search;
  const query = {
    language,
    category,
    vassalage,
    gameClassify: classify,
    gameName: q,
    filter,
    pageNo: String(page),
    pageSize: String(GAME_PAGE_SIZE),
  };
  return { ...callQuery(api, calls.games, { query }), placeholderData: keepPreviousData };
}
