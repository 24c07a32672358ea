import * as z from 'zod/mini';
import { CrashEvent } from '../../protocol.ts';

/**
 * Parses `text/event-stream` bytes into crash events. Comments keep a connection alive and are skipped; an unreadable event is
 * skipped too, because the next snapshot replaces everything.
 */
export async function* crashEvents(bytes: ReadableStream<Uint8Array>): AsyncGenerator<CrashEvent> {
  const reader = bytes.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let pending = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      pending += value;
      const blocks = pending.split(/\r?\n\r?\n/);
      pending = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parse(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): CrashEvent | null {
  const data = block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
  if (data === '') return null;
  try {
    const event = z.safeParse(CrashEvent, JSON.parse(data));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
