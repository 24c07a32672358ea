import { type LedgerOwner, ledgerOwners } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  byId,
  createCursor,
  type Cursor,
  cutPage,
  integerPart,
  numberPart,
  type Page,
  readPage,
  timeCursor,
} from '../../platform/paging.ts';
import type { AccountId } from './domain/account.ts';
import * as repo from './explorer.repo.ts';

export type { AccountRow, JournalRow, NamedAccount } from './explorer.repo.ts';
export type Explorer = ReturnType<typeof createExplorer>;

/** A movement from the side of one account; `balance` after it, null where it cannot be told. */
export type Line = { row: repo.JournalRow; amount: bigint; balance: bigint | null; other: AccountId };

export type AccountsWish = { owner: LedgerOwner | undefined; search: string; after: string | undefined; limit: number };
export type LinesWish = { after: string | undefined; until: Temporal.Instant | null; pageSize: number };

/** A place in an account of the house, and the balance before the movement there where it is known. */
type HousePlace = { balance: bigint | 'unknown'; id: bigint };

const houseCursor: Cursor<HousePlace> = createCursor<HousePlace>({
  balance: {
    write: String,
    read: (text) => (text === 'unknown' ? text : /^-?\d{1,30}$/.test(text) ? BigInt(text) : null),
  },
  id: numberPart,
});

/**
 * Play is in no index of the house's side. So many of the latest movements are looked through for a page of it, by the journal's
 * own key; where they have too little of it, the page is short.
 */
const LOOKED_THROUGH = 100_000n;

type Needs = { pool: Pool; memberNamed: (username: string) => Promise<string | null> };

/** The way from any balance down to a movement. Reads only, by indexes, however long the journal is. */
export function createExplorer({ pool, memberNamed }: Needs) {
  return {
    /** @throws ApiError NOT_FOUND */
    account,

    /** A page of accounts by their owners; a search is for a number, an owner's ID or code, or a username. */
    async accounts({ owner, search, after, limit }: AccountsWish): Promise<Page<repo.AccountRow>> {
      const place = after === undefined ? null : await repo.selectAccount(pool, BigInt(after));
      const wanted = { owners: owner ? [owner] : ledgerOwners, found: await ownersCalled(search.trim()), after: place };
      return readPage(limit, (most) => repo.selectAccounts(pool, { ...wanted, limit: most }), byId);
    },

    names: (ids: readonly AccountId[]) => repo.selectNames(pool, [...new Set(ids)]),

    /**
     * A page of an account's movements, newest first.
     *
     * @throws ApiError NOT_FOUND, VALIDATION for a cursor that no page gave
     */
    async lines(id: AccountId, wish: LinesWish): Promise<Page<Line>> {
      const one = await account(id);
      return id > 0n ? guardedLines(id, wish) : houseLines(one, wish);
    },

    journal: ({ search, after, pageSize }: { search: string; after: string | undefined; pageSize: number }) => {
      const wish = { search: search.trim() || null, before: after ?? null };
      return readPage(pageSize, (limit) => repo.selectJournal(pool, { ...wish, limit }), byId);
    },

    /** One movement, and the block of the hash chain that has it. @throws ApiError NOT_FOUND */
    async movement(id: string) {
      const row = await repo.selectMovement(pool, id);
      if (!row) throw new ApiError('NOT_FOUND', { movement: id });
      return { row, seal: await repo.selectSeal(pool, row.id) };
    },
  };

  async function account(id: AccountId): Promise<repo.AccountRow> {
    const found = await repo.selectAccount(pool, id);
    if (!found) throw new ApiError('NOT_FOUND', { account: String(id) });
    return found;
  }

  async function ownersCalled(search: string): Promise<repo.AccountsWanted['found']> {
    if (search === '') return null;
    const member = await memberNamed(search);
    return { ownerIds: member === null ? [search] : [search, member], id: integerPart.read(search) };
  }

  async function guardedLines(id: AccountId, { after, until, pageSize }: LinesWish): Promise<Page<Line>> {
    const at = timeCursor.require(after);
    const place = at && { at: at.at, version: at.number };
    const page = await readPage(
      pageSize,
      (limit) => repo.selectGuardedLines(pool, id, place, { until, limit }),
      (row) => timeCursor.write({ at: row.at, number: versionIn(row, id) }),
    );
    return {
      ...page,
      list: page.list.map((row) => lineOf(row, id, row.debit === id ? row.debitBalance : row.creditBalance)),
    };
  }

  async function houseLines(one: repo.AccountRow, wish: LinesWish): Promise<Page<Line>> {
    const { rows, next } = await houseRows(one, wish);
    const place = houseCursor.require(wish.after);
    const unknown = wish.until !== null || place?.balance === 'unknown';
    let balance: bigint | null = unknown ? null : ((place?.balance as bigint | undefined) ?? one.balance);
    const list = rows.map((row) => {
      const line = lineOf(row, one.id, balance);
      if (balance !== null) balance -= line.amount;
      return line;
    });
    return { list, next: next === null ? null : houseCursor.write({ id: next, balance: balance ?? 'unknown' }) };
  }

  /** The rows of a page, and the number before which the next one goes on. */
  async function houseRows(one: repo.AccountRow, { after, until, pageSize }: LinesWish) {
    const place = houseCursor.require(after);
    const before = place?.id ?? (until && (await repo.selectIdFrom(pool, until)));
    const limit = pageSize + 1;
    const besidePlay = await repo.selectHouseLinesBesidePlay(pool, one.id, { before, limit });
    const page = (rows: readonly repo.JournalRow[]) => {
      const { list, next } = cutPage(rows, pageSize, ({ id }) => id);
      return { rows: list, next };
    };
    if (!hasPlay(one)) return page(besidePlay);

    const end = before ?? (await repo.selectLatestId(pool)) + 1n;
    const from = end > LOOKED_THROUGH ? end - LOOKED_THROUGH : 0n;
    const play = await repo.selectHousePlay(pool, one.id, { before, from, until, limit });
    const rows = [...besidePlay, ...play].filter(({ id }) => id >= from).toSorted(latestFirst);
    const found = page(rows);
    return found.next === null && from > 1n ? { ...found, next: from } : found;
  }
}

/** Whether stakes and wins go over an account of the house: vendors' and those of draws. */
function hasPlay({ ownerType, ownerId }: repo.NamedAccount): boolean {
  return ownerType === 'vendor' || (ownerType === 'house' && /^lottery\b/.test(ownerId));
}

function lineOf(row: repo.JournalRow, account: AccountId, balance: bigint | null): Line {
  const left = row.debit === account;
  return { row, amount: left ? -row.amount : row.amount, balance, other: left ? row.credit : row.debit };
}

function versionIn(row: repo.JournalRow, account: AccountId): bigint {
  return (row.debit === account ? row.debitVersion : row.creditVersion)!;
}

function latestFirst(a: repo.JournalRow, b: repo.JournalRow): number {
  return a.id < b.id ? 1 : -1;
}
