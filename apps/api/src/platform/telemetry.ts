import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { prometheusProducer } from './prometheus-producer.ts';

const METRICS_EVERY_MS = 15_000;
/** Less than a stop may take. */
const GIVEN_UP_AFTER_MS = 2000;

export type TelemetryOptions = {
  /** The address of a collector that takes OTLP over HTTP, without `/v1/…`. */
  endpoint: string;
  /** Which share of all traces is recorded, 0 to 1. */
  tracedShare: number;
  /** What this server does, such as `web,worker`. */
  roles: string;
  registry: Registry;
};

export type Telemetry = { stop: () => Promise<void> };

/** From now on traces and metrics go to a collector. What it does not take is lost, and nothing waits for it. */
export function startTelemetry({ endpoint, tracedShare, roles, registry }: TelemetryOptions): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': 'champa', 'champa.roles': roles });
  const exporter = new OTLPTraceExporter({ url: addressOf(endpoint, 'v1/traces'), timeoutMillis: GIVEN_UP_AFTER_MS });
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracedShare) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: addressOf(endpoint, 'v1/metrics'), timeoutMillis: GIVEN_UP_AFTER_MS }),
    exportIntervalMillis: METRICS_EVERY_MS,
    metricProducers: [prometheusProducer(registry)],
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(traces);
  return {
    stop: async () => {
      await Promise.allSettled([traces.shutdown(), meters.shutdown()]);
      trace.disable();
      context.disable();
    },
  };
}

function addressOf(endpoint: string, part: string): string {
  return new URL(part, endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href;
}
