import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Answers with spans that record nothing until `startTelemetry` has run. */
const tracer = () => trace.getTracer('champa');

/** Runs `work` as a step of the trace that is under way; outside of a recorded trace it costs nothing. */
export function withinSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()?.isRecording()) return work();
  return tracer().startActiveSpan(name, (span) => endWith(span, work));
}

/** Runs `work` as a trace of its own: a job, which no call waits for. */
export function asTrace<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { root: true, kind: SpanKind.CONSUMER }, (span) => endWith(span, work));
}

/** The ID that finds a log line's trace again. */
export function traceOfLine(): { trace_id?: string } {
  const span = trace.getActiveSpan();
  return span?.isRecording() ? { trace_id: span.spanContext().traceId } : {};
}

async function endWith<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Without its message, which may contain what somebody typed.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
    throw error;
  } finally {
    span.end();
  }
}
