import type { FastifyReply } from 'fastify';
import type { CrashEvent } from '../protocol.ts';

const HEARTBEAT_MS = 15_000;
// A client that is so slow is gone, or is better off with a new snapshot.
const MOST_UNREAD_BYTES = 512 * 1_024;

/** The open streams, to be ended at shutdown. */
export type EventStreams = Set<() => void>;

/** Answers with server-sent events until the client leaves, falls behind or the server stops. */
export async function openEventStream(
  reply: FastifyReply,
  streams: EventStreams,
  watch: (send: (event: CrashEvent) => void) => Promise<() => void>,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  raw.flushHeaders();
  const close = (): void => void raw.end();
  const send = (event: CrashEvent): void => {
    if (raw.writableEnded) return;
    raw.write(`data: ${JSON.stringify(event)}\n\n`);
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
  };
  const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS);
  const leave = await watch(send);
  const finish = (): void => {
    clearInterval(heartbeat);
    streams.delete(close);
    leave();
  };
  if (raw.destroyed) return finish();
  streams.add(close);
  raw.once('close', finish);
}
