import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type PromMetric = MetricObjectWithValues<MetricValue<string>>;

/** Hands the metrics that Prometheus reads to OpenTelemetry: both say the same, and each is counted once. */
export function prometheusProducer(registry: Registry): MetricProducer {
  const startTime = timeOf(performance.timeOrigin);
  return {
    collect: async () => {
      const now = { startTime, endTime: timeOf(Date.now()) };
      const metrics = (await registry.getMetricsAsJSON()) as unknown as PromMetric[];
      const data = metrics.flatMap((metric) => dataOf(metric, now) ?? []);
      const scope = { name: 'champa' };
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope, metrics: data }] }, errors: [] };
    },
  };
}

type Span = { startTime: HrTime; endTime: HrTime };

function dataOf(metric: PromMetric, span: Span): MetricData | null {
  const descriptor = {
    name: metric.name,
    description: metric.help,
    unit: unitOf(metric.name),
    valueType: ValueType.DOUBLE,
  };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const points = () => metric.values.map(({ labels, value }) => ({ ...span, attributes: labels as Attributes, value }));
  // Prom-client writes the type as text; its declaration names numbers.
  switch (String(metric.type)) {
    case 'counter':
      return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    case 'gauge':
      return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case 'histogram':
      return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(metric, span) };
    default:
      return null;
  }
}

/** Prometheus counts what is at most a bound; OpenTelemetry what lies between two bounds. */
function histogramsOf({ values }: PromMetric, span: Span) {
  const series = Map.groupBy(values as MetricValueWithName<string>[], ({ labels: { le: _, ...others } }) =>
    JSON.stringify(others),
  );
  return Array.from(series, ([labels, rows]) => {
    const valueOf = (suffix: string) => rows.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0;
    const counted = rows.filter(({ metricName }) => metricName?.endsWith('_bucket'));
    const boundaries = counted.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite);
    const counts = counted.map(({ value }, index) => value - (counted[index - 1]?.value ?? 0));
    return {
      ...span,
      attributes: JSON.parse(labels) as Attributes,
      value: { buckets: { boundaries, counts }, count: valueOf('_count'), sum: valueOf('_sum') },
    };
  });
}

function unitOf(name: string): string {
  if (name.includes('_seconds')) return 's';
  return name.includes('_bytes') ? 'By' : '1';
}

function timeOf(epochMilliseconds: number): HrTime {
  const seconds = Math.floor(epochMilliseconds / 1000);
  return [seconds, Math.round((epochMilliseconds - seconds * 1000) * 1_000_000)];
}
