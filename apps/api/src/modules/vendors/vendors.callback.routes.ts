import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../platform/metrics.ts';
import type { Dialect, WireAnswer, WireRequest } from './adapters/dialect.ts';
import type { WalletPort } from './domain/port.ts';
import type { Registry } from './vendors.registry.ts';

export type CallbackOptions = {
  dialects: readonly Dialect[];
  registry: Registry;
  port: WalletPort;
  metrics: Pick<Metrics, 'walletCalls'>;
};

type WalletRequest = FastifyRequest<{ Params: { vendorCode: string } }>;

const BODY_LIMIT_BYTES = 64 * 1024;
const EMPTY = Buffer.alloc(0);

/** The routes that vendors call: every path of every dialect, below `/wallet/{vendorCode}`. */
export async function registerCallbackRoutes(app: FastifyInstance, options: CallbackOptions): Promise<void> {
  await app.register(async (scope) => {
    // A child logger for each request costs more than reading the request; every line logged here names its request.
    scope.setChildLoggerFactory((logger) => logger);
    // A signature is over the exact bytes, whatever the content type says.
    scope.removeAllContentTypeParsers();
    // JSON by its name as well: the server finds that one without parsing the header again.
    scope.addContentTypeParser(
      ['application/json', '*'],
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    for (const dialect of options.dialects) {
      for (const path of dialect.paths) addPath(scope, dialect, path, options);
    }
  });
}

function addPath(
  scope: FastifyInstance,
  dialect: Dialect,
  path: string,
  { registry, port, metrics }: CallbackOptions,
): void {
  scope.route({
    method: 'POST',
    url: `/wallet/:vendorCode${path}`,
    schema: { hide: true } as never,
    // Vendors' machines need no headers for browsers.
    helmet: false,
    compress: false,
    decompress: false,
    handler: async (request: WalletRequest, reply) => {
      const answer = await dialect.answer(await wireRequest(request, dialect, path, registry), port);
      return send(reply, answer);
    },
    // Every failure, from a body too long to an unreachable database, is answered in the dialect.
    errorHandler: (error, request, reply) => {
      request.log.error({ err: error, requestId: request.id, path: request.url }, 'a vendor’s call failed');
      const { headers, body } = request;
      void send(
        reply,
        dialect.failed({ path, vendor: null, headers, body: (body as Buffer | undefined) ?? EMPTY }, error),
      );
    },
  });

  function send(reply: FastifyReply, answer: WireAnswer): FastifyReply {
    metrics.walletCalls.inc({ dialect: dialect.name, action: path, status: answer.outcome });
    return reply.code(answer.status).header('content-type', answer.contentType).send(answer.body);
  }
}

async function wireRequest(
  request: WalletRequest,
  dialect: Dialect,
  path: string,
  registry: Registry,
): Promise<WireRequest> {
  const vendor = await registry.find(request.params.vendorCode);
  return {
    path,
    vendor: vendor?.dialect === dialect.name ? vendor : null,
    headers: request.headers,
    body: (request.body as Buffer | undefined) ?? EMPTY,
  };
}
