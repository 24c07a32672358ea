import {
  adminLetterPreview,
  adminLetters,
  adminLetterTest,
  adminMemberMessage,
  adminMemberMessages,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { InboxAdmin } from './inbox.admin.ts';
import type { Brand } from './inbox.present.ts';
import type { InboxService } from './inbox.service.ts';

type Needs = {
  admin: Pick<InboxAdmin, 'send' | 'letters' | 'tryOut'>;
  service: Pick<InboxService, 'list'>;
  brand: () => Promise<Brand>;
};

/** A member's messages in the console, and what they begin with. */
export function inboxAdminRoutes(app: FastifyInstance, { admin, service, brand }: Needs): void {
  route(app, adminMemberMessages, async ({ params, query: { after: before = null, pageSize }, request }) => {
    const language = languageOf(request, (await brand()).defaultLanguage);
    return service.list(params.id, { before, pageSize, unreadOnly: false }, language);
  });

  route(app, adminMemberMessage, async (call) => {
    const { id: memberId } = call.params;
    const { texts, reason, idempotencyKey: key } = call.body;
    await admin.send(callerOf(call, reason), { memberId, texts, key });
    return {};
  });

  route(app, adminLetters, async () => ({ list: await admin.letters() }));

  route(app, adminLetterPreview, async ({ body }) => ({ list: await admin.letters(body.letters) }));

  route(app, adminLetterTest, async (call) => {
    const { reason, idempotencyKey: key, name, to: memberId } = call.body;
    await admin.tryOut(callerOf(call, reason), { name, memberId, key });
    return {};
  });
}
