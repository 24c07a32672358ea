import type { ServerResponse } from 'node:http';
import type { LiveHub } from '../../platform/live.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { LiveStream } from '../live/index.ts';
import { STAFF } from './news.ts';

const HEARTBEAT_MS = 20_000;
/** A proxy or a browser that never ends a connection must not keep one for ever; the screen opens another. */
const LONGEST_MS = 60 * 60_000;
const MOST_OF_ONE = 10;

/** The chats' streams that this server holds open. A stream says only that something moved: the screen asks for what it does not know. */
export class ChatStreams {
  readonly #live: Pick<LiveHub, 'subscribe'>;
  readonly #open = new Map<string, Set<LiveStream>>();
  #draining = false;

  constructor(live: Pick<LiveHub, 'subscribe'>) {
    this.#live = live;
  }

  /** @throws ApiError UNAVAILABLE while draining, TOO_MANY_REQUESTS where too many follow the same chat */
  open(channel: string, respond: () => ServerResponse): void {
    if (this.#draining) throw new ApiError('UNAVAILABLE');
    const ofChannel = this.#open.get(channel) ?? new Set();
    if (channel !== STAFF && ofChannel.size >= MOST_OF_ONE) {
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: HEARTBEAT_MS / 1000 });
    }
    const response = respond();
    if (response.closed) return;
    const stream = new LiveStream(response);
    this.#open.set(channel, ofChannel.add(stream));
    const leave = this.#live.subscribe(channel, {
      event: (event) => stream.tell(event),
      // Something may have been missed: a stream that opens anew asks for everything after what it knows.
      gap: () => stream.end(),
    });
    const beat = setInterval(() => stream.beat(), HEARTBEAT_MS);
    const longest = setTimeout(() => stream.end(), LONGEST_MS);
    response.once('close', () => {
      clearInterval(beat);
      clearTimeout(longest);
      leave();
      ofChannel.delete(stream);
      if (ofChannel.size === 0) this.#open.delete(channel);
    });
  }

  /** Ends every stream and accepts no more; the screens reconnect to another server. */
  drain(): void {
    this.#draining = true;
    for (const stream of [...this.#open.values()].flatMap((streams) => [...streams])) stream.end();
  }
}
