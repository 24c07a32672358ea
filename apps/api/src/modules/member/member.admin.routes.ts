import {
  adminMember,
  adminMemberContact,
  adminMemberLinks,
  adminMemberLock,
  adminMemberNote,
  adminMemberNotes,
  adminMemberReveal,
  adminMembers,
  adminMemberStatus,
  adminMemberTags,
  adminMemberUplines,
  type AdminMember,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { presentNote } from './care.present.ts';
import type { Member } from './domain/member.ts';
import type { LinkedMembers } from './links.service.ts';
import type { MemberList } from './member.admin.list.ts';
import type { MemberAdmin } from './member.admin.ts';

export type MemberAdminRoutesNeeds = {
  admin: MemberAdmin;
  linked: LinkedMembers;
  list: MemberList;
};

export function memberAdminRoutes(app: FastifyInstance, { admin, linked, list }: MemberAdminRoutesNeeds): void {
  // Calls of every module about a member are answered only where there is one.
  app.addHook('preHandler', async ({ routeOptions, params }) => {
    const path = routeOptions.config.operation?.path;
    if (path?.startsWith(adminMember.path)) await admin.member((params as { id: string }).id);
  });

  route(app, adminMembers, ({ query }) => list.page(query));

  route(app, adminMember, async ({ params }) => one(await admin.member(params.id)));

  route(app, adminMemberContact, async ({ params }) => ({ list: await admin.contact(params.id) }));

  route(app, adminMemberReveal, async (call) => {
    const { id: memberId, field } = call.params;
    return { value: await admin.reveal(callerOf(call, call.body.reason), { memberId, field }) };
  });

  route(app, adminMemberStatus, async (call) => {
    const { status, reason } = call.body;
    return one(await admin.setStatus(callerOf(call, reason), { memberId: call.params.id, status }));
  });

  route(app, adminMemberLock, async (call) => {
    const { id: memberId, kind } = call.params;
    const { locked: isLocked, reason } = call.body;
    return one(await admin.setLock(callerOf(call, reason), { memberId, kind, isLocked }));
  });

  route(app, adminMemberTags, async (call) => {
    const { tags, reason } = call.body;
    return one(await admin.setTags(callerOf(call, reason), { memberId: call.params.id, tags }));
  });

  route(app, adminMemberNotes, async ({ params: { id }, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.notes(id, { before, pageSize }), presentNote),
  );

  route(app, adminMemberNote, async (call) => {
    const { text, idempotencyKey: key } = call.body;
    return presentNote(await admin.note(callerOf(call, ''), { memberId: call.params.id, text, key }));
  });

  route(app, adminMemberUplines, async ({ params }) => ({ list: await admin.uplines(params.id) }));

  route(app, adminMemberLinks, async ({ params }) => {
    const found = await linked(params.id);
    return { list: found.map(({ registeredAt, ...one }) => ({ ...one, registeredAt: registeredAt.toString() })) };
  });

  async function one(member: Member): Promise<AdminMember> {
    return (await list.present([member]))[0]!;
  }
}
