import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { insertMessage } from './message.repo.ts';

const Params = z.object({ account: z.string() });
const Body = z.object({ To: z.string(), From: z.string(), Body: z.string().check(z.maxLength(1600)) });

/** Numbers that the API refuses, like its test credentials: permanently, or temporarily. */
const REFUSED_NUMBER = '+15005550001';
const BUSY_NUMBER = '+15005550009';

type Deps = { pool: Pool; now: () => Temporal.Instant; secret: string };

/** An SMS provider with an API compatible with Twilio's messages API. */
export function smsRoutes(app: FastifyInstance, { pool, now, secret }: Deps): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post('/2010-04-01/Accounts/:account/Messages.json', async (request, reply) => {
    const { account } = Params.parse(request.params);
    if (!isAuthorised(request, account, secret)) {
      return reply.code(401).send({ code: 20003, message: 'Authenticate', status: 401 });
    }
    const parsed = Body.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ code: 21604, message: 'A field is missing', status: 400 });
    const { To: recipient, From: sender, Body: text } = parsed.data;
    if (recipient === BUSY_NUMBER) return reply.code(429).send({ code: 20429, message: 'Too many', status: 429 });
    if (recipient === REFUSED_NUMBER || !/^\+[1-9]\d{6,14}$/.test(recipient)) {
      return reply.code(400).send({ code: 21211, message: 'The number is not valid', status: 400 });
    }
    const id = await insertMessage(pool, { channel: 'sms', recipient, sender, subject: '', text, sent_at: now() });
    return reply.code(201).send({ sid: `SM${id.padStart(32, '0')}`, status: 'queued', to: recipient, from: sender });
  });
}

function isAuthorised(request: FastifyRequest, account: string, secret: string): boolean {
  const wanted = `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`;
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(wanted));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
