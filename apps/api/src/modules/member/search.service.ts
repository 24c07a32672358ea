import { internationalNumber, type MemberSearch } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { isId } from '../../platform/ids.ts';
import type { Page, RowsBefore } from '../../platform/paging.ts';
import { selectTagged } from './care.repo.ts';
import type { Member, MemberStatus } from './domain/member.ts';
import { selectAmong, selectNamed, selectNewest } from './member.repo.ts';
import { selectMemberIdByMobile, selectMemberIdsByEmail } from './profile.repo.ts';

/** Finds members by what another module has of them: their IDs, the newest first. */
export type FindMembers = (search: string, rows: RowsBefore) => Promise<string[]>;

export type MemberSearchNeeds = {
  pool: Pool;
  /** The number of an account that they withdraw to, an address they signed in from, the device of a sign-in. */
  find: Record<'account' | 'ip' | 'device', FindMembers>;
  /** Of the countries whose mobile numbers the brand takes. */
  dialingCodes: () => Promise<readonly string[]>;
};

export type MembersWanted = {
  by: MemberSearch;
  search: string;
  status: MemberStatus | null;
  tag: string | null;
  after: string | null;
  limit: number;
};

/** A page reads so many members at a time, and at most so often: where few fit, it is short and says where to read on. */
const READ_AT_ONCE = 200;
const READ_MOST = 20;

export type SearchMembers = (wanted: MembersWanted) => Promise<Page<Member>>;

/** Pages of members: one condition walks an index, the others are judged on what it finds. */
export function createMemberSearch({ pool, find, dialingCodes }: MemberSearchNeeds): SearchMembers {
  const sources: Record<MemberSearch, FindMembers> = {
    ...find,
    id: async (search) => (isId(search) ? [search] : []),
    name: (search, { before, limit }) => selectNamed(pool, search, { after: before, limit }),
    email: (search, rows) => selectMemberIdsByEmail(pool, search, rows),
    mobile: async (search) => {
      const numbers = spellings(search, await dialingCodes());
      const found = await Promise.all(numbers.map((number) => selectMemberIdByMobile(pool, number)));
      return found.filter((id) => id !== null);
    },
  };

  function sourceOf({ by, search, status, tag }: MembersWanted): (rows: RowsBefore) => Promise<string[]> {
    if (search !== '') return (rows) => sources[by](search, rows);
    if (tag !== null) return (rows) => selectTagged(pool, tag, rows);
    return (rows) => selectNewest(pool, status, rows);
  }

  return async (wanted) => {
    const { limit } = wanted;
    const read = sourceOf(wanted);
    const list: Member[] = [];
    let before = wanted.after;
    for (let step = 0; step < READ_MOST; step += 1) {
      const ids = await read({ before, limit: READ_AT_ONCE });
      const fitting = new Map((await selectAmong(pool, ids, wanted)).map((member) => [member.id, member]));
      for (const id of ids) {
        const member = fitting.get(id);
        if (member && list.length === limit) return { list, next: list.at(-1)!.id };
        if (member) list.push(member);
      }
      if (ids.length < READ_AT_ONCE) return { list, next: null };
      before = ids.at(-1)!;
    }
    return { list, next: before };
  };
}

/** What a typed number may be in its international form. */
function spellings(typed: string, dialingCodes: readonly string[]): string[] {
  const bare = typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  if (bare.startsWith('+')) return [bare];
  return dialingCodes.map((code) => internationalNumber(code, bare)).filter((number) => number !== null);
}
