import type { ServerResponse } from 'node:http';
import type { Balance, LiveEvent } from '@champa/contract';

/** How soon a browser reconnects after a lost connection. */
const RETRY_MS = 3000;
/** A reader this far behind is gone or too slow; it reconnects and begins with the present state. */
const MAX_UNREAD_BYTES = 64 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // A proxy that buffers answers would hold the events back.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  connection: 'keep-alive',
};

/**
 * One open stream of server-sent events. Each event's ID is the version of the last balance sent, so that
 * `Last-Event-ID` says what the screen knows; nothing is replayed, since every stream begins with the present state.
 * Balances never go back: an older version than the last sent is left out.
 */
export class LiveStream {
  readonly #response: ServerResponse;
  #version = -1n;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.writeHead(200, HEADERS);
    response.write(`retry: ${RETRY_MS}\n\n`);
  }

  tell(event: LiveEvent): void {
    if (event.name === 'balance' && !this.#isNews(event.data)) return;
    const id = this.#version < 0n ? '' : `id: ${this.#version}\n`;
    this.#write(`${id}event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`);
  }

  /** Keeps proxies from closing a quiet connection, and detects that nobody reads any more. */
  beat(): void {
    this.#write(': \n\n');
  }

  /** Ends because the server stops: the reader comes back elsewhere, after a pause that is its own. */
  leave(random: number): void {
    this.#write(`retry: ${Math.round(RETRY_MS * random)}\n\n`);
    this.end();
  }

  end(): void {
    this.#response.end();
  }

  #isNews(balance: Balance): boolean {
    const version = BigInt(balance.version);
    if (version <= this.#version) return false;
    this.#version = version;
    return true;
  }

  #write(text: string): void {
    if (this.#response.writableEnded) return;
    if (!this.#response.write(text) && this.#response.writableLength > MAX_UNREAD_BYTES) this.#response.destroy();
  }
}
