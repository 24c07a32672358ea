import {
  adminMember,
  adminMemberContact,
  adminMemberReveal,
  adminMembers,
  adminMemberStatus,
  type AdminMember,
} from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { Member } from './domain/member.ts';
import type { MemberAdmin } from './member.admin.ts';

export type MemberAdminRoutesNeeds = {
  admin: MemberAdmin;
  moneyOf: (memberIds: readonly string[]) => Promise<Map<string, { cash: Amount; bonus: Amount }>>;
};

export function memberAdminRoutes(app: FastifyInstance, { admin, moneyOf }: MemberAdminRoutesNeeds): void {
  route(app, adminMembers, async ({ query: { search, ...page } }) => {
    const { members, total } = await admin.list(search.trim(), page);
    return { list: await present(members), total };
  });

  route(app, adminMember, async ({ params }) => one(await admin.member(params.id)));

  route(app, adminMemberContact, async ({ params }) => {
    await admin.member(params.id);
    return { list: await admin.contact(params.id) };
  });

  route(app, adminMemberReveal, async (call) => {
    const { id: memberId, field } = call.params;
    return { value: await admin.reveal(callerOf(call, call.body.reason), { memberId, field }) };
  });

  route(app, adminMemberStatus, async (call) => {
    const { status, reason } = call.body;
    return one(await admin.setStatus(callerOf(call, reason), { memberId: call.params.id, status }));
  });

  async function one(member: Member): Promise<AdminMember> {
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
