import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { markup } from '../html.ts';
import { layout } from '../layout.ts';
import { viewOf } from '../pay/page/view.ts';
import { type Message, selectMessages } from './message.repo.ts';

const SHOWN = 100;
const Query = z.object({ to: z.optional(z.string()) });

const texts = {
  en: { title: 'Outbox', empty: 'Nothing was sent yet.' },
  lo: { title: 'ກ່ອງຂາອອກ', empty: 'ຍັງບໍ່ມີການສົ່ງຂໍ້ຄວາມ.' },
  cn: { title: '发件箱', empty: '尚未发送任何消息。' },
} as const;

/** The messages that arrived: a page for people, and JSON (`?to=` one recipient) for tests. */
export function outboxRoutes(app: FastifyInstance, pool: Pool, merchantName: string): void {
  app.get('/outbox', async (request, reply) => {
    const view = viewOf(request, reply, 'en', merchantName);
    const text = texts[view.language];
    const messages = await selectMessages(pool, recipientOf(request.query), SHOWN);
    const body = markup`<main>
      <article class="panel about outbox">
        <h1>${text.title}</h1>
        ${messages.length === 0 && markup`<p>${text.empty}</p>`}
        ${messages.map(shown)}
      </article>
    </main>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(layout(view, { title: text.title, body, kind: 'alone' }).text);
  });

  app.get('/outbox/messages.json', async (request) => {
    const messages = await selectMessages(pool, recipientOf(request.query), SHOWN);
    return messages.map(({ id, sent_at: sentAt, ...rest }) => ({ id: String(id), ...rest, sentAt: sentAt.toString() }));
  });
}

function shown({ channel, recipient, subject, text, sent_at: sentAt }: Message) {
  return markup`<section>
    <h3>${recipient}</h3>
    <p><small>${channel === 'sms' ? 'SMS' : 'E-mail'} · ${sentAt.toString({ smallestUnit: 'second' })}${subject !== '' && ` · ${subject}`}</small></p>
    <pre><code>${text}</code></pre>
  </section>`;
}

function recipientOf(query: unknown): string | null {
  return Query.parse(query).to ?? null;
}
