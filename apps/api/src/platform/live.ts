import type { LiveEvent } from '@champa/contract';
import pg from 'pg';
import type { Pool } from './database.ts';
import type { Log } from './log.ts';
import { withJitter } from './repeat.ts';

const CHANNEL = 'champa_live';
/** All listeners; not a member's ID. */
const EVERYBODY = '*';
const FLUSH_AFTER_MS = 15;
const NOTIFY = 'SELECT pg_notify($1, payload::text) FROM json_array_elements($2) AS payload';
const CONNECT_WITHIN_MS = 5000;
const RECONNECT_AFTER_MS = 500;
/** PostgreSQL takes at most 8000 bytes in one notification. */
const MAX_PAYLOAD_BYTES = 7000;

export type LiveListener = {
  event: (event: LiveEvent) => void;
  /** The hub was cut off from the database for a while: events may be missing, the present state must be sent again. */
  gap: () => void;
};

type Message = { member: string; event: LiveEvent };

/**
 * Sends members' screens events, across any number of servers, by LISTEN and NOTIFY. An event is a hint, never the
 * truth: it may be lost with a connection, so a stream begins with the present state, and of two balances the one of
 * the higher version counts. Publishing therefore happens after the commit and costs the movement nothing; of several
 * balances of one member within a few milliseconds only the newest is sent.
 */
export class LiveHub {
  readonly #listeners = new Map<string, Set<LiveListener>>();
  readonly #waiting = new Map<string, Message>();
  readonly #pool: Pool;
  readonly #databaseUrl: string;
  readonly #log: Log;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(pool: Pool, databaseUrl: string, log: Log) {
    this.#pool = pool;
    this.#databaseUrl = databaseUrl;
    this.#log = log;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: 'champa-live',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.#deliver(JSON.parse(payload ?? '[]') as Message[]));
    client.on('error', (error) => this.#reconnect(client, error));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      if (this.#stopped) await client.end();
      this.#client = client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    if (this.#waiting.size > 0) await this.#flush();
    await this.#client?.end();
  }

  /** Sends an event to a member's streams on any server. Call it after the commit. */
  publish(member: string, event: LiveEvent): void {
    const key = event.name === 'balance' ? `${member} balance` : `${member} ${event.name} ${this.#waiting.size}`;
    if (isOlder(event, this.#waiting.get(key)?.event)) return;
    this.#waiting.set(key, { member, event });
    this.#timer ??= setTimeout(() => void this.#flush(), FLUSH_AFTER_MS);
  }

  /** Sends an event to every listener, on every server. */
  publishToAll(event: LiveEvent): void {
    this.publish(EVERYBODY, event);
  }

  /** @returns a function that ends the subscription */
  subscribe(member: string, listener: LiveListener): () => void {
    const listeners = this.#listeners.get(member) ?? new Set();
    this.#listeners.set(member, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(member);
    };
  }

  async #flush(): Promise<void> {
    const messages = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#timer = undefined;
    try {
      // One round trip for all of them: under load one for each cost the database as much as a tenth of the bets.
      await this.#pool.query(NOTIFY, [CHANNEL, `[${payloads(messages).join(',')}]`]);
    } catch (error) {
      this.#log.warn({ err: error }, 'live events were lost; screens catch up with the next');
    }
  }

  #deliver(messages: readonly Message[]): void {
    for (const { member, event } of messages) {
      for (const listener of this.#listenersOf(member)) listener.event(event);
    }
  }

  #listenersOf(member: string): Iterable<LiveListener> {
    if (member !== EVERYBODY) return this.#listeners.get(member) ?? [];
    return Array.from(this.#listeners.values()).flatMap((listeners) => Array.from(listeners));
  }

  // A dying connection may report it more than once, by an event and by a failed query: only the first counts.
  #reconnect(lost: pg.Client, error: Error): void {
    if (this.#stopped || this.#client !== lost) return;
    this.#client = undefined;
    this.#log.warn({ err: error }, 'live connection lost; connecting again');
    lost.end().catch(() => undefined);
    this.#startLater();
  }

  #startLater(): void {
    setTimeout(() => void this.#startAgain(), withJitter(RECONNECT_AFTER_MS));
  }

  async #startAgain(): Promise<void> {
    if (this.#stopped) return;
    try {
      await this.start();
    } catch {
      return this.#startLater();
    }
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.gap();
  }
}

function isOlder(event: LiveEvent, waiting: LiveEvent | undefined): boolean {
  if (event.name !== 'balance' || waiting?.name !== 'balance') return false;
  return BigInt(event.data.version) < BigInt(waiting.data.version);
}

function payloads(messages: readonly Message[]): string[] {
  const texts: string[] = [];
  let open: string[] = [];
  let size = 0;
  for (const message of messages) {
    const text = JSON.stringify(message);
    if (size + text.length > MAX_PAYLOAD_BYTES && open.length > 0) {
      texts.push(`[${open.join(',')}]`);
      open = [];
      size = 0;
    }
    open.push(text);
    size += Buffer.byteLength(text) + 1;
  }
  return [...texts, `[${open.join(',')}]`];
}
