import { type AdminMember, type adminMembers, adminMembersExport } from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type * as z from 'zod/mini';
import { exportList } from '../../platform/export-list.ts';
import type { Member } from './domain/member.ts';
import type { MemberAdmin } from './member.admin.ts';

type Needs = {
  admin: MemberAdmin;
  moneyOf: (memberIds: readonly string[]) => Promise<Map<string, { cash: Amount; bonus: Amount }>>;
};

type Query = z.output<typeof adminMembers.query>;

export type MemberList = ReturnType<typeof createMemberList>;

/** Members as the console lists them, with their money and tags. */
export function createMemberList({ admin, moneyOf }: Needs) {
  async function present(list: readonly Member[]): Promise<AdminMember[]> {
    const ids = list.map(({ id }) => id);
    const [money, tags] = await Promise.all([moneyOf(ids), admin.tagsOf(ids)]);
    return list.map((member) => {
      const { cash, bonus } = money.get(member.id) ?? { cash: 0n, bonus: 0n };
      return {
        ...member,
        locks: [...member.locks],
        tags: tags.get(member.id) ?? [],
        registeredAt: member.registeredAt.toString(),
        cash: formatDecimal(cash),
        bonus: formatDecimal(bonus),
      };
    });
  }

  return {
    present,
    async page({ search, status, tag, after, pageSize: limit, by }: Query) {
      const wanted = {
        by,
        search: search.trim(),
        status: status ?? null,
        tag: tag ?? null,
        after: after ?? null,
        limit,
      };
      const { list, next } = await admin.search(wanted);
      return { list: await present(list), next };
    },
  };
}

/** The same as a file. */
export const memberExport = ({ page }: MemberList) =>
  exportList({
    name: 'members',
    begin: adminMembersExport,
    columns: {
      id: 'text',
      username: 'text',
      nickname: 'text',
      status: 'text',
      locks: 'text',
      tags: 'text',
      cash: 'text',
      bonus: 'text',
      currency: 'text',
      language: 'text',
      registeredAt: 'time',
    },
    read: page,
  });
