import {
  type AdminTicketCase,
  adminTicket,
  adminTicketAnswer,
  adminTicketPictures,
  adminTicketReport,
  adminTickets,
  adminTicketStep,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { callerOf, employeeOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import type { TicketsAdmin } from './tickets.admin.ts';
import { presentCase, presentForStaff } from './tickets.present.ts';

type Needs = {
  admin: TicketsAdmin;
  clock: Clock;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** Feedback and complaints in the console. */
export function ticketsAdminRoutes(app: FastifyInstance, { admin, clock, usernames }: Needs): void {
  route(app, adminTickets, async ({ principal, query: { queue, kind = null, member, after, pageSize } }) => {
    const wish = { after, pageSize };
    const page = member
      ? await admin.ofMember(member, wish)
      : await admin.queue(staffActor(principal.username), { queue, kind, ...wish });
    const names = await usernames([...new Set(page.list.flatMap(({ memberId }) => memberId ?? []))]);
    const now = clock.now();
    return presentPage(page, (one) => presentForStaff(one, nameOf(one, names), now));
  });

  route(app, adminTicketReport, async ({ query }) => ({
    list: (await admin.report(query)).map((row) => ({ id: `${row.kind} ${row.topic}`, ...row })),
  }));

  route(app, adminTicket, ({ params: { id }, principal }) => caseOf(id, staffActor(principal.username)));

  route(app, adminTicketPictures, async ({ params }) =>
    (await admin.pictures(params.id)).map((bytes) => bytes.toString('base64')),
  );

  route(app, adminTicketAnswer, async (call) => {
    const { id } = call.params;
    const by = employeeOf(call);
    const { act, text, idempotencyKey: key } = call.body;
    await admin.say(by, id, { act, text, key });
    return caseOf(id, by.actor);
  });

  route(app, adminTicketStep, async (call) => {
    const { id } = call.params;
    const by = callerOf(call, call.body.reason);
    await admin.step(by, id, call.body.act);
    return caseOf(id, by.actor);
  });

  async function caseOf(id: string, actor: string): Promise<AdminTicketCase> {
    const opened = await admin.open(id);
    const { memberId } = opened.one;
    const [names, can] = await Promise.all([
      usernames(memberId === null ? [] : [memberId]),
      admin.acts(opened.one, actor),
    ]);
    return presentCase(opened, { username: nameOf(opened.one, names), now: clock.now(), can });
  }
}

function nameOf({ memberId }: { memberId: string | null }, names: ReadonlyMap<string, string>): string | null {
  return memberId === null ? null : (names.get(memberId) ?? '');
}
