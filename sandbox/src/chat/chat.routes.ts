import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { takeForms } from '../forms.ts';
import type { Html } from '../html.ts';
import type { Language } from '../pay/order.ts';
import { viewOf } from '../pay/page/view.ts';
import { automaticAnswer, chatPage } from './chat-page.ts';
import { insertMessage, selectMessages } from './chat.repo.ts';

const Submitted = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) });

type Needs = { pool: Pool; merchantName: string; now: () => Temporal.Instant; randomId: () => string };
type Asked = { Params: { conversation: string } };

/** A live chat in place of a brand's: it accepts messages, shows them, and says what it is. */
export function chatRoutes(app: FastifyInstance, { pool, merchantName, now, randomId }: Needs): void {
  takeForms(app);
  // Sites show it in a frame.
  app.addHook('onRequest', async (_request, reply) => {
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors http: https:'));
  });

  app.get('/chat', async (request, reply) => {
    const { language } = viewOf(request, reply, 'en', merchantName);
    return reply.redirect(conversationAddress(`/chat/${randomId()}`, language), 303);
  });

  app.get<Asked>('/chat/:conversation', async (request, reply) => {
    const view = viewOf(request, reply, 'en', merchantName);
    return sendPage(reply, chatPage(view, await selectMessages(pool, request.params.conversation)));
  });

  app.post<Asked>('/chat/:conversation', async (request, reply) => {
    const { conversation } = request.params;
    const view = viewOf(request, reply, 'en', merchantName);
    const submitted = Submitted.safeParse(request.body);
    if (submitted.success) {
      await insertMessage(pool, conversation, { author: 'visitor', text: submitted.data.text, at: now() });
      await insertMessage(pool, conversation, { author: 'house', text: automaticAnswer(view), at: now() });
    }
    return reply.redirect(conversationAddress(view.path, view.language), 303);
  });
}

/** The language is in the URL, because there may be no cookie in another site's frame. */
function conversationAddress(path: string, language: Language): string {
  return `${path}?lang=${language}`;
}

function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.text);
}
