import { adminMember, adminMembers, adminMemberStatus, type AdminMember } from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { RecordAccess } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { Member } from './domain/member.ts';
import type { Members } from './member.service.ts';

export type MemberAdminNeeds = {
  pool: Pool;
  members: Members;
  moneyOf: (memberIds: readonly string[]) => Promise<Map<string, { cash: Amount; bonus: Amount }>>;
  record: RecordAccess;
  sessions: {
    /** Ends all of a member's sessions, on every server. */
    endAll: (tx: WriteHandle, memberId: string) => Promise<void>;
    /** Tells the member's open screens. */
    ended: (memberId: string) => void;
  };
};

export function memberAdminRoutes(
  app: FastifyInstance,
  { pool, members, moneyOf, record, sessions }: MemberAdminNeeds,
): void {
  route(app, adminMembers, async ({ query: { search, pageNo, pageSize } }) => {
    const found = await members.list(pool, search.trim(), pageSize, (pageNo - 1) * pageSize);
    return { list: await present(found.members), total: found.total };
  });

  route(app, adminMember, async ({ params }) => one(await members.byId(pool, params.id)));

  route(app, adminMemberStatus, async ({ params, body, principal, ip }) => {
    const changed = await inTransaction(pool, async (tx) => {
      const member = await members.setStatus(tx, params.id, body.status);
      if (member) await record(tx, principal, 'member_status', { memberId: params.id, ...body }, ip);
      // A member who is let in again later signs in again.
      if (member?.status === 'suspended') await sessions.endAll(tx, member.id);
      return member;
    });
    if (changed?.status === 'suspended') sessions.ended(changed.id);
    return one(changed);
  });

  async function one(member: Member | null): Promise<AdminMember> {
    if (!member) throw new ApiError('NOT_FOUND');
    return (await present([member]))[0]!;
  }

  async function present(list: readonly Member[]): Promise<AdminMember[]> {
    const money = await moneyOf(list.map(({ id }) => id));
    return list.map((member) => {
      const { cash, bonus } = money.get(member.id) ?? { cash: 0n, bonus: 0n };
      const registeredAt = member.registeredAt.toString();
      return { ...member, registeredAt, cash: formatDecimal(cash), bonus: formatDecimal(bonus) };
    });
  }
}
