import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Dialect, WireAnswer, WireRequest } from './adapters/dialect.ts';
import type { WalletPort } from './domain/port.ts';
import { VENDOR_CODE } from './domain/vendor.ts';
import type { Registry } from './vendors.registry.ts';

export type CallbackOptions = {
  dialects: readonly Dialect[];
  registry: Registry;
  port: WalletPort;
  metrics: Pick<Metrics, 'walletCalls'>;
};

type WalletRequest = FastifyRequest<{ Params: { vendorCode: string } }>;

const BODY_LIMIT_BYTES = 64 * 1024;
const CONTENT_TYPE = 'application/json';
const EMPTY = Buffer.alloc(0);

/** The routes that vendors call: every path of every dialect, below `/wallet/{vendorCode}`. */
export async function registerCallbackRoutes(app: FastifyInstance, options: CallbackOptions): Promise<void> {
  await app.register(async (scope) => {
    // A child logger for each request costs more than reading the request; every line logged here names its request.
    scope.setChildLoggerFactory((logger) => logger);
    // A signature is over the exact bytes, whatever the content type says.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      CONTENT_TYPE,
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    // The server would refuse a header that is not a media type before it reads the body.
    scope.addHook('onRequest', (request, _reply, done) => {
      request.headers['content-type'] = CONTENT_TYPE;
      done();
    });
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
  // Otherwise such an address would be answered with the site's page.
  scope.get(`/wallet/:vendorCode${path}`, { schema: { hide: true } as never }, async () => {
    throw new ApiError('NOT_FOUND');
  });
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
      // Anybody can send a body that is too long or breaks off, so those are not logged.
      if (!isSendersFault(error))
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

function isSendersFault(error: { statusCode?: number }): boolean {
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
}

async function wireRequest(
  request: WalletRequest,
  dialect: Dialect,
  path: string,
  registry: Registry,
): Promise<WireRequest> {
  const { vendorCode } = request.params;
  const vendor = VENDOR_CODE.test(vendorCode) ? await registry.find(vendorCode) : null;
  return {
    path,
    vendor: vendor?.dialect === dialect.name ? vendor : null,
    headers: request.headers,
    body: (request.body as Buffer | undefined) ?? EMPTY,
  };
}
