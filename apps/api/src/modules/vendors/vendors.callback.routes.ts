import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { carryOutInTurn } from '../../platform/http/in-turn.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Dialect, WireAnswer, WireRequest } from './adapters/dialect.ts';
import type { CallTally } from './call-tally.ts';
import type { WalletPort } from './domain/port.ts';
import { VENDOR_CODE, type WireVendor } from './domain/vendor.ts';
import type { Registry } from './vendors.registry.ts';

export type CallbackOptions = {
  dialects: readonly Dialect[];
  registry: Registry;
  port: WalletPort;
  metrics: Pick<Metrics, 'walletCalls' | 'walletFaults'>;
  tally: Pick<CallTally, 'note'>;
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
    carryOutInTurn(scope);
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
    for (const [path, dialects] of dialectsByPath(options.dialects)) addPath(scope, path, dialects, options);
  });
}

/** Dialects may have a path in common (`/balance`); the vendor's decides then. */
type OfPath = readonly [Dialect, ...Dialect[]];

function dialectsByPath(dialects: readonly Dialect[]): Map<string, OfPath> {
  const byPath = new Map<string, OfPath>();
  for (const dialect of dialects) {
    for (const path of dialect.paths) byPath.set(path, added(byPath.get(path), dialect));
  }
  return byPath;
}

function added(dialects: OfPath | undefined, dialect: Dialect): OfPath {
  return dialects ? [...dialects, dialect] : [dialect];
}

function addPath(
  scope: FastifyInstance,
  path: string,
  dialects: OfPath,
  { registry, port, metrics, tally }: CallbackOptions,
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
      const vendor = await findVendor(request.params.vendorCode);
      const dialect = dialectOf(vendor, dialects);
      const known = vendor?.dialect === dialect.name ? vendor : null;
      const answer = await dialect.answer(wireRequest(request, path, known), port);
      if (known) tally.note(known.id, answer.isFault);
      return send(reply, dialect, answer);
    },
    // Every failure, from a body too long to an unreachable database, is answered in the dialect.
    errorHandler: async (error, request, reply) => {
      const { vendorCode } = (request as WalletRequest).params;
      const vendor = await findVendor(vendorCode).catch(() => null);
      // Anybody can send a body that is too long or breaks off, so those are neither logged nor counted.
      if (!isSendersFault(error)) {
        request.log.error({ err: error, requestId: request.id, path: request.url }, 'a vendor’s call failed');
        if (vendor) tally.note(vendor.id, true);
      }
      // The failure may be that vendors cannot be read: the path's first dialect answers then.
      const dialect = dialectOf(vendor, dialects);
      return send(reply, dialect, dialect.failed(wireRequest(request, path, null), error));
    },
  });

  /** A text that is no code is not looked up. */
  async function findVendor(vendorCode: string): Promise<WireVendor | null> {
    return VENDOR_CODE.test(vendorCode) ? await registry.find(vendorCode) : null;
  }

  function send(reply: FastifyReply, dialect: Dialect, answer: WireAnswer): FastifyReply {
    metrics.walletCalls.inc({ dialect: dialect.name, action: path, status: answer.outcome });
    if (answer.isFault) metrics.walletFaults.inc({ dialect: dialect.name });
    return reply.code(answer.status).header('content-type', answer.contentType).send(answer.body);
  }
}

function isSendersFault(error: { statusCode?: number }): boolean {
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
}

/** An unknown vendor, or one of another dialect, is refused by the path's first. */
function dialectOf(vendor: WireVendor | null, dialects: OfPath): Dialect {
  return dialects.find(({ name }) => name === vendor?.dialect) ?? dialects[0];
}

function wireRequest({ url, headers, body }: FastifyRequest, path: string, vendor: WireVendor | null): WireRequest {
  return { path, url, vendor, headers, body: (body as Buffer | undefined) ?? EMPTY };
}
