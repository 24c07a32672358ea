import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { createLanes, type Lanes, type LanesOptions } from './lanes.ts';

/** A command with the trace that it belongs to, if that is recorded. */
type Followed<Command> = { command: Command; trace: Context | undefined; since: number };

/**
 * Lanes that a trace can be followed through: how long its command waited, and the batch that it was committed with. A batch
 * belongs to many traces, so each gets a span of it.
 */
export function createTracedLanes<Command, Result>(
  batchName: string,
  { keyOf, run, ...options }: LanesOptions<Command, Result>,
): Lanes<Command, Result> {
  const lanes = createLanes<Followed<Command>, Result>({
    ...options,
    keyOf: ({ command }) => keyOf(command),
    run: async (batch) => {
      const spans = batch.flatMap((one) => spanOfBatch(batchName, one, batch.length) ?? []);
      try {
        return await run(batch.map(({ command }) => command));
      } catch (error) {
        for (const span of spans) span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        for (const span of spans) span.end();
      }
    },
  });
  return { submit: (command) => lanes.submit(followed(command)), drain: lanes.drain };
}

function followed<Command>(command: Command): Followed<Command> {
  const isRecorded = trace.getActiveSpan()?.isRecording() === true;
  return { command, trace: isRecorded ? context.active() : undefined, since: performance.now() };
}

function spanOfBatch(name: string, { trace: parent, since }: Followed<unknown>, commands: number): Span | undefined {
  if (!parent) return undefined;
  const tracer = trace.getTracer('champa');
  tracer.startSpan('wait in lane', { startTime: since }, parent).end();
  return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: { 'champa.batch.commands': commands } }, parent);
}
