import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { takeForms } from '../forms.ts';
import type { Html } from '../html.ts';
import { errorPage } from '../identity-provider/pages.ts';
import { insertMessage } from '../outbox/message.repo.ts';
import { ensureSigningKey, publicJwk } from '../signing-key.ts';
import { signIdToken } from './id-token.ts';
import { codePage, numberPage, outcomePage } from './pages.ts';
import { deletePhoneCode, insertPhoneCode, selectPhoneCode, takePhoneTry } from './phone-code.repo.ts';

const TRIES = 5;
const HOLDS_MINUTES = 5;
const AUDIENCE = 'champa';

const Asked = z.object({ origin: z.string(), phone: z._default(z.string().check(z.trim()), '') });
const Typed = z.object({ code: z.string().check(z.trim()) });

/** The failures of numbers with these endings: every failure that a real provider reports. */
const failures: Record<string, string> = {
  '0000001': 'quota-exceeded',
  '0000002': 'operation-not-allowed',
  '0000003': 'too-many-requests',
  '0000004': 'captcha-check-failed',
  '0000005': 'unknown',
};

type Needs = { pool: Pool; now: () => Temporal.Instant; publicUrl: string; siteUrl: string };
type Opened = { Params: { id: string } };

/** A phone sign-in provider in place of a real one: sends a code, and answers the site with a signed ID token. */
export async function phoneRoutes(app: FastifyInstance, { pool, now, publicUrl, siteUrl }: Needs): Promise<void> {
  takeForms(app);
  const key = await ensureSigningKey(pool, 'phone');
  const site = new URL(siteUrl).origin;

  app.get('/phone/keys', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: [publicJwk(key)] }),
  );

  app.get('/phone', async (request, reply) => {
    const asked = Asked.safeParse(request.query);
    if (!asked.success || asked.data.origin !== site) return sendPage(reply, errorPage('unknown site'));
    const { origin, phone } = asked.data;
    const error = phone === '' ? 'missing-phone-number' : refusalOf(phone);
    return sendPage(reply, error === undefined ? numberPage(origin, phone) : outcomePage(origin, { error }));
  });

  app.post('/phone/codes', async (request, reply) => {
    const asked = Asked.safeParse(request.body);
    if (!asked.success || asked.data.origin !== site || refusalOf(asked.data.phone)) {
      return sendPage(reply, errorPage('unknown site'));
    }
    const { origin, phone } = asked.data;
    const id = randomBytes(18).toString('base64url');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = now().add({ minutes: HOLDS_MINUTES });
    await insertPhoneCode(pool, { id, origin, phone, code, tries_left: TRIES }, expiresAt);
    const text = `Mekong ID: ${code} is your code.`;
    await insertMessage(pool, {
      channel: 'sms',
      recipient: phone,
      sender: 'Mekong ID',
      subject: '',
      text,
      sent_at: now(),
    });
    return reply.redirect(`/phone/codes/${id}`, 303);
  });

  app.get<Opened>('/phone/codes/:id', async (request, reply) => {
    const opened = await selectPhoneCode(pool, request.params.id);
    return sendPage(reply, opened ? codePage(opened.id, opened.phone, '') : errorPage('code-expired'));
  });

  app.post<Opened>('/phone/codes/:id', async (request, reply) => {
    const typed = Typed.safeParse(request.body);
    const opened = await takePhoneTry(pool, request.params.id, now());
    if (!opened) return sendPage(reply, outcomePage(site, { error: 'code-expired' }));
    const { id, origin, phone, code } = opened;
    if (!typed.success || typed.data.code !== code) return sendPage(reply, codePage(id, phone, 'This code is wrong.'));
    await deletePhoneCode(pool, id);
    const idToken = signIdToken(key, { issuer: `${publicUrl}/phone`, audience: AUDIENCE, phone }, now());
    return sendPage(reply, outcomePage(origin, { idToken }));
  });
}

function refusalOf(phone: string): string | undefined {
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) return 'invalid-phone-number';
  return failures[phone.slice(-7)];
}

function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.text);
}
