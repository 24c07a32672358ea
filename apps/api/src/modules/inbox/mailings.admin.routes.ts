import { adminAudience, type AdminMailing, adminMailing, adminMailings, adminMailingStop } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { MailingsAdmin } from './mailings.admin.ts';

/** Messages to many members, in the console. */
export function mailingsAdminRoutes(app: FastifyInstance, mailings: MailingsAdmin): void {
  route(app, adminAudience, async ({ query }) => ({ members: await mailings.count(query) }));

  route(app, adminMailings, async ({ query: { after: before = null, pageSize } }) =>
    presentPage(await mailings.list({ before, pageSize }), present),
  );

  route(app, adminMailing, async (call) => {
    const { reason, idempotencyKey: key, ...wish } = call.body;
    return present(await mailings.send(callerOf(call, reason), { ...wish, key }));
  });

  route(app, adminMailingStop, async (call) =>
    present(await mailings.stop(callerOf(call, call.body.reason), call.params.id)),
  );
}

type Mailing = Awaited<ReturnType<MailingsAdmin['send']>>;

function present({ id, place: _, sentBy, at, endedAt, ...mailing }: Mailing): AdminMailing {
  return { ...mailing, id: String(id), by: sentBy, at: at.toString(), endedAt: endedAt?.toString() ?? null };
}
