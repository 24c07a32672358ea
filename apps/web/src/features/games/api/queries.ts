import { callQuery, contentCalls, gamesCalls, myGamesCalls } from '@champa/api-client';
import { GAME_PAGE_SIZE, HOME_ROW_SIZE, PLATFORM } from '@champa/contract/constants';
import type { GameCategory, Language, OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../kit/api/api.ts';
import { isGameFilterOfServer, type ListSearch } from '../model/lobby-search.ts';
import { beginningWith } from './session-cache.ts';

const LANES_KEPT_MS = 5 * 60_000;
/** Number of wins on the board (specification, section 9). */
const WINNERS_SHOWN = 20;
/** Polling interval of figures that change while they are shown. */
const BOARD_EVERY_MS = 30_000;
/** The member's own lists are fetched whole and filtered in the browser. */
const FAVOURITES_AT_ONCE = 999;
const RECENT_AT_ONCE = 100;

/** The areas with their vendors. */
export function lanesQuery(language: Language) {
  return {
    ...callQuery(api, gamesCalls.gameVendor, { query: { platform: PLATFORM, language } }),
    ...beginningWith<OperationValue<typeof contract.gameVendor>>('VENDOR_LANES', language),
    staleTime: LANES_KEPT_MS,
  };
}

export function hotGamesQuery(language: Language) {
  return {
    ...callQuery(api, gamesCalls.hotList, { query: { language, limit: String(HOME_ROW_SIZE) } }),
    ...beginningWith<OperationValue<typeof contract.hotList>>('HOT_GAMES', language),
  };
}

/** The row of an area on HOME. */
export function areaRowQuery(category: GameCategory, language: Language) {
  return callQuery(api, gamesCalls.games, { query: { category, language, pageSize: String(HOME_ROW_SIZE) } });
}

/**
 * One page of an area's list, or of all areas without one. The previous page stays until the next has loaded, so that
 * typing and paging do not flicker.
 */
export function listQuery(category: GameCategory | undefined, search: ListSearch, language: Language) {
  const { vassalage, classify, filter, minBet, minLines, q, page = 1 } = search;
  const query = {
    language,
    ...shelf(category, vassalage),
    vassalage,
    gameClassify: classify,
    gameName: q,
    filter: isGameFilterOfServer(filter) ? filter : undefined,
    minBet: minBet && String(minBet),
    minLines: minLines && String(minLines),
    pageNo: String(page),
    pageSize: String(GAME_PAGE_SIZE),
  };
  return { ...callQuery(api, gamesCalls.games, { query }), placeholderData: keepPreviousData };
}

/** All games of one vendor, in any area, page by page. */
export function vendorGamesQuery(vassalage: string, { q, page }: { q: string; page: number }, language: Language) {
  const query = {
    language,
    vassalage,
    gameName: q || undefined,
    pageNo: String(page),
    pageSize: String(GAME_PAGE_SIZE),
  };
  return { ...callQuery(api, gamesCalls.games, { query }), placeholderData: keepPreviousData };
}

/** All favourites of the member. */
export function allFavouritesQuery(language: Language) {
  return callQuery(api, myGamesCalls.favouriteList, { query: { language, pageSize: String(FAVOURITES_AT_ONCE) } });
}

/** The games that the member opened last. */
export function allRecentQuery(language: Language) {
  return {
    ...callQuery(api, myGamesCalls.recentList, { query: { language, pageSize: String(RECENT_AT_ONCE) } }),
    ...fresh,
  };
}

/** The recent row of HOME. */
export function recentRowQuery(language: Language) {
  return {
    ...callQuery(api, myGamesCalls.recentList, { query: { language, pageSize: String(HOME_ROW_SIZE) } }),
    ...fresh,
  };
}

/** A page of the page of favourites. */
export function favouritePageQuery(page: number, language: Language) {
  const query = { language, pageNo: String(page), pageSize: String(GAME_PAGE_SIZE) };
  return { ...callQuery(api, myGamesCalls.favouriteList, { query }), placeholderData: keepPreviousData };
}

/** A page of the page of recent games. */
export function recentPageQuery(page: number, language: Language) {
  const query = { language, page: String(page), pageSize: String(HOME_ROW_SIZE) };
  return { ...callQuery(api, myGamesCalls.recentList, { query }), placeholderData: keepPreviousData, ...fresh };
}

export function winnersQuery(language: Language) {
  const query = { language, limitNum: String(WINNERS_SHOWN) };
  return { ...callQuery(api, myGamesCalls.winnerBoard, { query }), refetchInterval: BOARD_EVERY_MS };
}

export function jackpotsQuery(language: Language) {
  return { ...callQuery(api, myGamesCalls.jackpots, { query: { language } }), refetchInterval: BOARD_EVERY_MS };
}

export function gameAnnouncementsQuery(language: Language) {
  return callQuery(api, contentCalls.gameAnnouncements, { query: { language } });
}

/** Each game played moves to the front of the list. */
const fresh = { staleTime: 0 } as const;

/**
 * The filters of a list's source. A slots vendor is listed on the page of slots even where it is an in-house one, whose
 * games have an area of their own; so /rng?vassalage= opens any vendor.
 */
function shelf(category: GameCategory | undefined, vassalage: string | undefined) {
  return category === 'RNG' && vassalage !== undefined ? { gameType: category } : { category };
}
