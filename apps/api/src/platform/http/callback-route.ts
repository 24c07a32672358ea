import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const BODY_LIMIT_BYTES = 64 * 1024;

type Callback = { headers: FastifyRequest['headers']; body: string };

/** The provider's own word for the result, and its HTTP status. */
export type CallbackAnswer = { status: number; text: string };

type Answering = (provider: string, callback: Callback) => Promise<CallbackAnswer>;

/**
 * A route for providers' callbacks: the body stays the signed bytes, and the answer is a plain text without an
 * envelope.
 */
export function callbackRoute(app: FastifyInstance, path: `${string}/:provider`, answer: Answering): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    const schema = { hide: true } as never;
    scope.post<{ Params: { provider: string } }>(path, { schema }, async ({ params, headers, body }, reply) => {
      const text = typeof body === 'string' ? body : '';
      return send(reply, await answer(params.provider, { headers, body: text }));
    });
  });
}

function send(reply: FastifyReply, { status, text }: CallbackAnswer): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').serializer(String).send(text);
}
