import type { GameCategory } from '@champa/contract';
import { isArea } from '../../../entities/game/index.ts';
import { searchText } from '../../../kit/text/search-text.ts';

/** The search parameters of a list: each is optional, and an invalid one counts as missing. */
export type ListSearch = {
  vassalage?: string | undefined;
  classify?: string | undefined;
  filter?: GameFilter | undefined;
  minBet?: typeof SLOT_MIN_BET | undefined;
  minLines?: typeof SLOT_MIN_LINES | undefined;
  q?: string | undefined;
  page?: number | undefined;
};

/** The search parameters of any page that lists change; on other pages `page` may not be a number. */
export type AnySearch = Omit<ListSearch, 'page'> & { page?: unknown };

/** On HOME the category is a search parameter; list pages have it in their path. */
export type LobbySearch = ListSearch & { category?: GameCategory | undefined };

/** The filters beside ALL, which means none of them. */
export const gameFilters = ['HOT', 'NEW', 'FAV', 'RECENT'] as const;
export type GameFilter = (typeof gameFilters)[number];

/** The filters for slots: a minimum bet of 1 or more, 25 lines or more (specification, section 9). */
export const SLOT_MIN_BET = 1;
export const SLOT_MIN_LINES = 25;

const MAX_PAGE = 100_000;

export function parseListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const vassalage = searchText(raw['vassalage'], 40);
  const classify = searchText(raw['classify'], 20);
  const q = searchText(raw['q'], 80);
  const filter = gameFilters.find((each) => each === raw['filter']);
  const page = pageOf(raw['page']);
  return {
    ...(vassalage && { vassalage }),
    ...(classify && { classify }),
    // A search by name covers all games, not the member's own.
    ...(filter && !(q && isPersonal(filter)) && { filter }),
    ...(searchText(raw['minBet']) === String(SLOT_MIN_BET) && { minBet: SLOT_MIN_BET }),
    ...(searchText(raw['minLines']) === String(SLOT_MIN_LINES) && { minLines: SLOT_MIN_LINES }),
    ...(q && { q }),
    ...(page > 1 && { page }),
  };
}

export function parseLobbySearch(raw: Readonly<Record<string, unknown>>): LobbySearch {
  const category = searchText(raw['category']);
  return { ...parseListSearch(raw), ...(isArea(category) && { category }) };
}

/** The search parameter of pages with one list: its page number. */
export function parsePageSearch(raw: Readonly<Record<string, unknown>>): { page?: number | undefined } {
  const page = pageOf(raw['page']);
  return page > 1 ? { page } : {};
}

/** The filters for the member's own games, which need a sign-in. */
export function isPersonal(filter: GameFilter | undefined): filter is 'FAV' | 'RECENT' {
  return filter === 'FAV' || filter === 'RECENT';
}

export function isGameFilterOfServer(filter: GameFilter | undefined): filter is 'HOT' | 'NEW' {
  return filter === 'HOT' || filter === 'NEW';
}

/** Choosing a vendor resets its list: all classes, first page. ALL (undefined) drops the vendor and the class. */
export function withVendor<S extends AnySearch>(search: S, vassalage: string | undefined): S {
  return { ...search, vassalage, classify: undefined, page: undefined };
}

export function withClassify<S extends AnySearch>(search: S, classify: string | undefined): S {
  return { ...search, classify, page: undefined };
}

export function withFilter<S extends AnySearch>(search: S, filter: GameFilter | undefined): S {
  return { ...search, filter, q: isPersonal(filter) ? undefined : search.q, page: undefined };
}

/** Searches by a trimmed name; an empty one restores the list without a search. */
export function withName<S extends AnySearch>(search: S, name: string): S {
  const q = name.trim() || undefined;
  return { ...search, q, filter: q && isPersonal(search.filter) ? undefined : search.filter, page: undefined };
}

export function withSlotBet<S extends AnySearch>(search: S): S {
  return { ...search, minBet: search.minBet ? undefined : SLOT_MIN_BET, page: undefined };
}

export function withSlotLines<S extends AnySearch>(search: S): S {
  return { ...search, minLines: search.minLines ? undefined : SLOT_MIN_LINES, page: undefined };
}

/** ALL: no filter and no class. */
export function withoutFilters<S extends AnySearch>(search: S): S {
  return {
    ...search,
    filter: undefined,
    classify: undefined,
    minBet: undefined,
    minLines: undefined,
    page: undefined,
  };
}

/**
 * For filter links: the router marks a link as current only if the address has the same parameters and no others. Otherwise
 * ALL would be current beside any other filter.
 */
export const exactly = { exact: true, explicitUndefined: true } as const;

function pageOf(value: unknown): number {
  const text = searchText(value);
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}
