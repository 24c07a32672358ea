import type { Balance, LiveEvent } from '@champa/contract';
import type { ServerResponse } from 'node:http';
import type { Deps } from '../../module.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Ticket } from './live.repo.ts';
import { LiveStream } from './live-stream.ts';

const HEARTBEAT_MS = 20_000;
/** A session is checked with every so many heartbeats: it may have expired. */
const BEATS_PER_SESSION_CHECK = 3;
const STREAMS_PER_MEMBER = 10;

export type LiveNeeds = {
  snapshot: (memberId: string) => Promise<Balance>;
  isSessionLive: (sessionId: string) => Promise<boolean>;
  heartbeatMs?: number;
};

/** The streams this server holds open. */
export class LiveStreams {
  readonly #deps: Pick<Deps, 'live' | 'log' | 'metrics'>;
  readonly #needs: LiveNeeds;
  readonly #open = new Map<string, Set<LiveStream>>();
  #draining = false;

  constructor(deps: Pick<Deps, 'live' | 'log' | 'metrics'>, needs: LiveNeeds) {
    this.#deps = deps;
    this.#needs = needs;
  }

  /**
   * Opens a stream that lives until its reader leaves, its session ends or the server drains.
   *
   * @throws ApiError TOO_MANY_REQUESTS when the member has too many, UNAVAILABLE while draining
   */
  open(ticket: Ticket, respond: () => ServerResponse): void {
    if (this.#draining) throw new ApiError('UNAVAILABLE');
    const ofMember = this.#open.get(ticket.memberId) ?? new Set();
    if (ofMember.size >= STREAMS_PER_MEMBER) {
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: HEARTBEAT_MS / 1000 });
    }
    const response = respond();
    if (response.closed) return; // closed while the ticket was looked up

    const stream = new LiveStream(response);
    this.#open.set(ticket.memberId, ofMember.add(stream));
    this.#deps.metrics.liveStreams.inc();
    const leave = this.#follow(stream, ticket);
    response.once('close', () => {
      leave();
      ofMember.delete(stream);
      if (ofMember.size === 0) this.#open.delete(ticket.memberId);
      this.#deps.metrics.liveStreams.dec();
    });
  }

  /**
   * Accepts no more streams, and ends those that are open, each at a moment of its own within this time: the screens come back to
   * other servers, and not all of them at once.
   */
  drain(withinMs: number, random: () => number = Math.random): void {
    this.#draining = true;
    for (const stream of [...this.#open.values()].flatMap((streams) => [...streams])) {
      if (withinMs === 0) stream.leave(random());
      else setTimeout(() => stream.leave(random()), withinMs * random()).unref();
    }
  }

  // Listening begins before the present state is read, so that no event falls between the two. Events that arrive
  // meanwhile wait until that state is sent; the version decides which balance is the newer.
  #follow(stream: LiveStream, { memberId, sessionId }: Ticket): () => void {
    const showBalance = () => this.#attempt(stream, () => this.#showBalance(stream, memberId));
    const endIfSignedOut = () => this.#attempt(stream, () => this.#endIfSignedOut(stream, sessionId));
    const hear = (event: LiveEvent): void => {
      if (event.name === 'signedOut') void endIfSignedOut();
      else stream.tell(event);
    };
    let begun = Promise.resolve();
    const leave = this.#deps.live.subscribe(memberId, {
      event: (event) => void begun.then(() => hear(event)),
      gap: () => void showBalance(),
    });
    begun = showBalance();

    let beats = 0;
    const timer = setInterval(() => {
      stream.beat();
      if (++beats % BEATS_PER_SESSION_CHECK === 0) void endIfSignedOut();
    }, this.#needs.heartbeatMs ?? HEARTBEAT_MS);
    return () => {
      clearInterval(timer);
      leave();
    };
  }

  async #showBalance(stream: LiveStream, memberId: string): Promise<void> {
    stream.tell({ name: 'balance', data: await this.#needs.snapshot(memberId) });
  }

  async #endIfSignedOut(stream: LiveStream, sessionId: string): Promise<void> {
    if (await this.#needs.isSessionLive(sessionId)) return;
    stream.tell({ name: 'signedOut', data: {} });
    stream.end();
  }

  // A stream that fails is closed; its screen opens another.
  async #attempt(stream: LiveStream, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'a live stream was given up');
      stream.end();
    }
  }
}
