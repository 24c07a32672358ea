import type { GameCategory } from '@champa/contract';
import { isArea } from '../../../shared/areas.ts';
import { searchText } from '../../../shared/search-text.ts';

/** What the address of a list says: every part may be missing, and nonsense counts as missing. */
export type ListSearch = {
  vassalage?: string | undefined;
  classify?: string | undefined;
  filter?: GameFilter | undefined;
  q?: string | undefined;
  page?: number | undefined;
};

/** On HOME the category is part of the query; list pages have it in their path. */
export type LobbySearch = ListSearch & { category?: GameCategory | undefined };

export const gameFilters = ['HOT', 'NEW'] as const;
export type GameFilter = (typeof gameFilters)[number];

const MAX_PAGE = 100_000;

export function parseListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const vassalage = searchText(raw['vassalage'], 40);
  const classify = searchText(raw['classify'], 20);
  const filter = gameFilters.find((each) => each === raw['filter']);
  const q = searchText(raw['q'], 80);
  const page = pageOf(raw['page']);
  return {
    ...(vassalage && { vassalage }),
    ...(classify && { classify }),
    ...(filter && { filter }),
    ...(q && { q }),
    ...(page > 1 && { page }),
  };
}

export function parseLobbySearch(raw: Readonly<Record<string, unknown>>): LobbySearch {
  const category = searchText(raw['category']);
  return { ...parseListSearch(raw), ...(isArea(category) && { category }) };
}

/** Picking a vendor begins its list anew: all classes, first page. ALL (undefined) drops the vendor and the class. */
export function withVendor<S extends ListSearch>(search: S, vassalage: string | undefined): S {
  return { ...search, vassalage, classify: undefined, page: undefined };
}

export function withClassify<S extends ListSearch>(search: S, classify: string | undefined): S {
  return { ...search, classify, page: undefined };
}

export function withFilter<S extends ListSearch>(search: S, filter: GameFilter | undefined): S {
  return { ...search, filter, page: undefined };
}

function pageOf(value: unknown): number {
  const text = searchText(value);
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}
