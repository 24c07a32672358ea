import { randomUUID } from 'node:crypto';
import { type ErrorCode, errorCodes, type Language, type SiteLanguage } from '@champa/contract';
import { isSiteLanguage, negotiateLanguage, ownTextLanguage, wholeLanguages } from '@champa/i18n/server';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { isDatabaseAway } from '../database-faults.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { ApiError } from './api-error.ts';
import { SchemaError, serializeByContract, validateWithZod } from './compilers.ts';
import { RequestLog } from './request-log.ts';
import { timeLimits } from './time-limits.ts';

export type ServerOptions = {
  log: Log;
  metrics: Metrics;
  trustedProxies: string;
  /** The message of an error code, in a language of the site, with the refusal's values. */
  message: (code: ErrorCode, language: SiteLanguage, values: Record<string, string | number>) => string;
  defaultLanguage: Language;
  /** Answers a path without a route with a screen of the site, where it may be one. */
  screen: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;
};

const BODY_LIMIT_BYTES = 256 * 1024;
const RETRY_AFTER_SECONDS = 2;

/**
 * A Fastify server with our conventions: contract schemas, one error envelope, request IDs, metrics, no secrets in
 * logs.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    ...timeLimits,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustedProxies || false,
    genReqId: () => randomUUID(),
    childLoggerFactory: (log, bindings) => new RequestLog(log, bindings),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validateWithZod as never);
  app.setSerializerCompiler(serializeByContract as never);
  app.setErrorHandler((error: FastifyError | ApiError | SchemaError, request, reply) =>
    answerError(error, request, reply, options),
  );
  app.setNotFoundHandler(
    (request, reply) => options.screen(request, reply) ?? refuse(new ApiError('NOT_FOUND'), request, reply, options),
  );
  // With callbacks: these two run for every call of a vendor, and a promise each would cost more than their work.
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (isPrivate(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation?.id ?? request.routeOptions.url ?? 'unknown';
    options.metrics.requests.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) request.log.warn({ operation, status: reply.statusCode }, 'request failed');
    done();
  });
  return app;
}

/** Whether the answer may depend on a session: then nobody stores it, unless the route says otherwise. */
function isPrivate({ routeOptions, headers }: FastifyRequest): boolean {
  const access = routeOptions.config.operation?.access ?? 'public';
  return access !== 'public' || headers.authorization !== undefined;
}

/** The language of the brand's own texts for the visitor: the nearest to theirs. */
export function languageOf(request: FastifyRequest, fallback: Language): Language {
  return ownTextLanguage(siteLanguageOf(request, fallback));
}

/** The visitor's language: their choice, else the first of their browser's that the site has, else the brand's default. */
function siteLanguageOf({ headers }: FastifyRequest, fallback: Language): SiteLanguage {
  const chosen = headers['x-language'];
  if (isSiteLanguage(chosen)) return chosen;
  return negotiateLanguage<SiteLanguage>([headers['accept-language']], wholeLanguages, fallback);
}

function answerError(
  error: FastifyError | ApiError | SchemaError,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServerOptions,
): FastifyReply {
  return refuse(asApiError(error, request), request, reply, options);
}

function asApiError(error: FastifyError | ApiError | SchemaError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database does not answer');
    return new ApiError('UNAVAILABLE');
  }
  if (error instanceof SchemaError) return new ApiError('VALIDATION', { fields: error.fields });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ApiError('BODY_TOO_LARGE');
  if (status === 429) return new ApiError('TOO_MANY_REQUESTS');
  if (status !== undefined && status >= 400 && status < 500)
    return new ApiError('VALIDATION', { fields: { body: 'pattern' } });
  request.log.error({ err: error, operation: request.routeOptions.config.operation?.id }, 'unforeseen error');
  return new ApiError('SYSTEM_ERROR', { requestId: request.id });
}

function refuse(error: ApiError, request: FastifyRequest, reply: FastifyReply, options: ServerOptions): FastifyReply {
  const language = siteLanguageOf(request, options.defaultLanguage);
  const message = options.message(error.code, language, tellable(error.value ?? {}));
  const body = { success: false, code: error.code, message, ...(error.value ? { value: error.value } : {}) };
  if (error.code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(errorCodes[error.code].status)
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** The values of a refusal that a message can show. */
function tellable(value: Record<string, unknown>): Record<string, string | number> {
  const told = Object.entries(value).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(told);
}
