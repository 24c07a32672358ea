import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer as createApp } from './http/server.ts';
import { traceRequests } from './http/trace-requests.ts';
import { createLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type Telemetry, startTelemetry } from './telemetry.ts';
import { createTracedLanes } from './traced-lanes.ts';
import { asTrace, withinSpan } from './tracing.ts';

type Attribute = { key: string; value: Record<string, unknown> };
type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  links?: { traceId: string }[];
  status: { code?: number; message?: string };
};
type SentMetric = Record<string, unknown> & { name: string };

let collector: Server;
let metrics: Metrics;
let telemetry: Telemetry;
const spans: SentSpan[] = [];
const sent: SentMetric[] = [];

beforeEach(async () => {
  spans.length = sent.length = 0;
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      take(request.url!, JSON.parse(Buffer.concat(parts).toString()));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  metrics = createMetrics();
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  telemetry = startTelemetry({ endpoint, tracedShare: 1, roles: 'web', registry: metrics.registry });
});
afterEach(() => void collector.close());

function take(address: string, body: any): void {
  if (address === '/v1/traces') spans.push(...body.resourceSpans.flatMap(spansOf));
  if (address === '/v1/metrics') sent.push(...body.resourceMetrics.flatMap(metricsOf));
}
const spansOf = ({ scopeSpans }: any) => scopeSpans.flatMap(({ spans: own }: any) => own);
const metricsOf = ({ scopeMetrics }: any) => scopeMetrics.flatMap(({ metrics: own }: any) => own);
const named = (name: string) => spans.filter((span) => span.name === name);

function server(log = createLog('silent', 'test')) {
  const options = { trustedProxies: '', defaultLanguage: 'lo', screen: () => undefined } as const;
  const app = createApp({ ...options, log, metrics, message: (code) => code });
  traceRequests(app);
  return app;
}

test('a call is followed through its lane to the batch that commits it, and each call has a trace of its own', async () => {
  const lanes = createTracedLanes<string, string>('play_batch', {
    lanes: 1,
    maxBatch: 10,
    maxWaiting: 10,
    keyOf: (command) => command,
    run: async (commands) => commands,
    isCommandsFault: () => false,
  });
  const app = server();
  app.post('/bet', { schema: { hide: true } as never }, async (request, reply) =>
    reply
      .type('text/plain')
      .serializer(String)
      .send(await lanes.submit(String((request.body as { key: string }).key))),
  );
  const bet = (key: string) => app.inject({ method: 'POST', url: '/bet?token=t-secret', payload: { key } });
  await Promise.all([bet('a'), bet('b')]);
  await telemetry.stop();

  const calls = named('POST /bet');
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ traceId }) => traceId)).size).toBe(2);
  for (const call of calls) {
    expect(call.parentSpanId).toBeUndefined();
    for (const step of ['wait in lane', 'play_batch']) {
      expect(named(step).filter(({ traceId }) => traceId === call.traceId)).toMatchObject([
        { parentSpanId: call.spanId },
      ]);
    }
  }
  expect(JSON.stringify(spans)).not.toContain('secret');
});

test('the trace of a caller is linked, and does not become ours', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await server().inject({ url: '/nowhere', headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  await telemetry.stop();
  const [call] = spans;
  expect(call).toMatchObject({ links: [{ traceId }] });
  expect(call!.traceId).not.toBe(traceId);
});

test('a failed step says what kind of failure it was, never its message', async () => {
  const failing = asTrace('job settle', () =>
    withinSpan('transaction', () => Promise.reject(new TypeError('said p-secret'))),
  );
  await expect(failing).rejects.toThrow('p-secret');
  await telemetry.stop();
  expect(named('transaction')).toMatchObject([{ status: { code: 2, message: 'TypeError' } }]);
  expect(named('job settle')).toMatchObject([{ status: { code: 2 } }]);
  expect(JSON.stringify(spans)).not.toContain('secret');
});

test('lines of the log name the trace', async () => {
  const lines: string[] = [];
  const log = createLog('info', 'test', { write: (line) => void lines.push(line) });
  await asTrace('job', async () => log.info('within'));
  log.info('outside');
  await telemetry.stop();
  const [within, outside] = lines.map((line) => JSON.parse(line) as { trace_id?: string });
  expect(within!.trace_id).toBe(spans[0]!.traceId);
  expect(outside!.trace_id).toBeUndefined();
});

test('the metrics that Prometheus reads go to the collector, with the same numbers', async () => {
  metrics.jobs.inc({ task: 'settle', outcome: 'done' }, 3);
  metrics.liveStreams.set(7);
  for (const seconds of [0.002, 0.02, 0.02, 60]) metrics.requests.observe({ operation: 'a', status: 200 }, seconds);
  await telemetry.stop();
  const metricOf = (name: string) => sent.findLast((metric) => metric.name === name);
  expect(metricOf('champa_jobs_total')).toMatchObject({ sum: { isMonotonic: true, dataPoints: [{ asDouble: 3 }] } });
  expect(metricOf('champa_live_streams')).toMatchObject({ gauge: { dataPoints: [{ asDouble: 7 }] } });
  const [requests] = (metricOf('champa_http_request_seconds') as any).histogram.dataPoints;
  expect(requests).toMatchObject({ count: 4, sum: 60.042 });
  expect(requests.bucketCounts).toEqual([0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(requests.explicitBounds).toHaveLength(12);
});

test('a collector that is away holds nothing up', async () => {
  await new Promise((resolve) => collector.close(resolve));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await asTrace('job', async () => undefined);
  await expect(telemetry.stop()).resolves.toBeUndefined();
});
