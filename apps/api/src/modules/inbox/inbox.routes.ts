import {
  deleteMessage,
  deleteMessages,
  inboxMessage,
  inboxMessages,
  type Language,
  readAllMessages,
  readMessage,
  unreadMessageCount,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { Brand } from './inbox.present.ts';
import type { InboxService } from './inbox.service.ts';

type Needs = { service: InboxService; brand: () => Promise<Brand> };

export function inboxRoutes(app: FastifyInstance, { service, brand }: Needs): void {
  const readIn = async (asked: Language | undefined, request: FastifyRequest): Promise<Language> =>
    asked ?? languageOf(request, (await brand()).defaultLanguage);

  route(app, inboxMessages, async ({ principal, query, request }) => {
    const language = await readIn(query.language, request);
    const { before = null, pageSize, unread } = query;
    return service.list(memberOf(principal), { before, pageSize, unreadOnly: unread === '1' }, language);
  });

  route(app, inboxMessage, async ({ principal, params, query, request }) =>
    service.byId(memberOf(principal), params.id, await readIn(query.language, request)),
  );

  route(app, unreadMessageCount, async ({ principal }) => ({
    count: principal.isTrial ? 0 : await service.unread(principal.memberId),
  }));

  route(app, readMessage, async ({ principal, params }) => ({
    count: await service.read(memberOf(principal), params.id),
  }));

  route(app, readAllMessages, async ({ principal }) => ({ count: await service.readAll(memberOf(principal)) }));

  route(app, deleteMessage, async ({ principal, params }) => ({
    count: await service.remove(memberOf(principal), params.id),
  }));

  route(app, deleteMessages, async ({ principal, body }) => ({
    count: await service.removeSome(memberOf(principal), body.ids),
  }));
}

function memberOf({ memberId, isTrial }: MemberPrincipal): string {
  if (isTrial) throw new ApiError('TRUE_ACCOUNT_REQUIRED');
  return memberId;
}
