import { callQuery, calls } from '@champa/api-client';
import type { AccountMovement, BettingRound } from '@champa/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

const PAGE_SIZE = 20;
/** The largest page the API gives, and how many of them a file may hold. */
const FILE_PAGE_SIZE = 100;
const FILE_MAX_PAGES = 100;

export type BetsWanted = { from: string; to: string; search?: string | undefined };
export type MovementsWanted = { from: string; to: string; kind?: string | undefined };

// A record is read to see what has just happened: never from the cache alone.
const always = { staleTime: 0, placeholderData: keepPreviousData } as const;

export function betsQuery(wanted: BetsWanted, page: number) {
  const query = { ...wanted, pageNo: String(page), pageSize: String(PAGE_SIZE) };
  return { ...callQuery(api, calls.bettingRecord, { query }), ...always };
}

export function movementsQuery(wanted: MovementsWanted, page: number) {
  const query = { ...wanted, pageNo: String(page), pageSize: String(PAGE_SIZE) };
  return { ...callQuery(api, calls.accountRecord, { query }), ...always };
}

export function allBets(wanted: BetsWanted): Promise<BettingRound[]> {
  return allPages((page) => api.call(calls.bettingRecord, { query: { ...wanted, ...page } }));
}

export function allMovements(wanted: MovementsWanted): Promise<AccountMovement[]> {
  return allPages((page) => api.call(calls.accountRecord, { query: { ...wanted, ...page } }));
}

async function allPages<T>(
  ask: (page: { pageNo: string; pageSize: string }) => Promise<{ list: T[]; totalPages: number }>,
): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; page <= FILE_MAX_PAGES; page += 1) {
    const { list, totalPages } = await ask({ pageNo: String(page), pageSize: String(FILE_PAGE_SIZE) });
    rows.push(...list);
    if (page >= totalPages) break;
  }
  return rows;
}
