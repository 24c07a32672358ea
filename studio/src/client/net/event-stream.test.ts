import { expect, it } from 'vitest';
import { crashEvents } from './event-stream.ts';

function stream(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

const tick = (multiplier: string) => `data: ${JSON.stringify({ type: 'tick', serverTime: 1, multiplier })}\n\n`;

it('joins events that arrive in pieces, and skips keep-alive comments and unreadable events', async () => {
  const whole = `: hello\n\n${tick('1.02')}data: {"type":"news"}\n\ndata: not json\n\n${tick('1.10')}`;
  const pieces = [whole.slice(0, 20), whole.slice(20, 61), whole.slice(61)];
  const seen: string[] = [];
  for await (const event of crashEvents(stream(...pieces))) if (event.type === 'tick') seen.push(event.multiplier);
  expect(seen).toEqual(['1.02', '1.10']);
});
