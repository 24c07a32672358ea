import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isFresh, isSignature, requestText, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';

/** At most 2 decimals: SandPay has no smaller amounts. */
export const Amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/), z.regex(/[1-9]/));

type Needs = { secret: string; now: () => Temporal.Instant };

/** Makes a scope's routes accept only what the merchant signed; bodies arrive as text, because the bytes are signed. */
export function requireSignature(app: FastifyInstance, { secret, now }: Needs): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('preHandler', async (request, reply) => {
    if (!isSigned(request)) return refuse(reply, 401, 'signature', 'The signature or the time of the request is wrong');
  });

  function isSigned(request: FastifyRequest): boolean {
    const timestamp = headerOf(request, TIMESTAMP_HEADER);
    const body = typeof request.body === 'string' ? request.body : '';
    const text = requestText(timestamp, request.method, request.url, body);
    return isFresh(timestamp, now()) && isSignature(secret, text, headerOf(request, SIGNATURE_HEADER));
  }
}

export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ error: { code, message } });
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
