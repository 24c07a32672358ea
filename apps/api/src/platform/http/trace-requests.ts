import { type Context, context, type Link, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** `00-<trace>-<span>-<flags>` (W3C Trace Context, 3.2). */
const TRACE_PARENT = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * A trace for each request. The address and the bodies are left out: they may contain secrets. A caller's own trace is linked, not
 * continued: it would decide what we record.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer('champa');
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracer.startSpan('request', {
      root: true,
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': request.method, 'champa.request.id': request.id },
      links: linkOf(request.headers['traceparent']),
    });
    const own = trace.setSpan(context.active(), span);
    contexts.set(request, own);
    context.with(own, done);
  });
  // A body arrives by events of the connection, which know nothing of the request.
  app.addHook('preHandler', (request, _reply, done) => context.with(contexts.get(request) ?? context.active(), done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(contexts.get(request) ?? context.active());
    const { config, url } = request.routeOptions;
    span?.updateName(config.operation?.id ?? `${request.method} ${url ?? 'unknown'}`);
    span?.setAttributes({ 'http.route': url ?? 'unknown', 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

function linkOf(header: string | string[] | undefined): Link[] {
  const { traceId, spanId } = TRACE_PARENT.exec(String(header ?? ''))?.groups ?? {};
  return traceId && spanId ? [{ context: { traceId, spanId, traceFlags: 0, isRemote: true } }] : [];
}
