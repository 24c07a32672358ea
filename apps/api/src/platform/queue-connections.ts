import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from './database-faults.ts';
import type { Log } from './log.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;
const AGAIN_AFTER_MS = { least: 200, most: 2000 };

/** What graphile-worker itself tries again, and soon: a transaction that met another. */
const TRIED_AGAIN = '40001';

/**
 * Connections of the job queue, which outlive an outage of the database. The queue ends a job by a statement whose failure it
 * leaves unhandled, which would end the process; it only tries again after some SQLSTATEs. So a connection is waited for until
 * there is one, and a statement that lost its connection fails with a state after which the queue tries again: its statements
 * may be repeated.
 */
export class QueueConnections extends pg.Pool {
  readonly #log: Log;
  readonly #stopped = new AbortController();

  constructor(connectionString: string, size: number, log: Log) {
    super({
      connectionString,
      max: size,
      application_name: 'champa-jobs',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    this.#log = log;
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      const { query } = client;
      client.query = ((...given: unknown[]) => {
        const answer: unknown = Reflect.apply(query, client, given);
        return answer instanceof Promise ? answer.catch((error: Error) => fail(client, error)) : answer;
      }) as typeof client.query;
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback);
    return this.#connectInTheEnd();
  }

  /** Lets nobody wait for a connection any longer. */
  giveUpWaiting(): void {
    this.#stopped.abort();
  }

  async #connectInTheEnd(): Promise<pg.PoolClient> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.#stopped.signal.aborted) throw error;
        if (attempt === 1)
          this.#log.warn({ err: error }, 'the job queue has no database; it goes on when there is one');
        const { least, most } = AGAIN_AFTER_MS;
        await sleep(least + Math.random() * Math.min(most, least * 2 ** attempt), undefined, {
          signal: this.#stopped.signal,
        }).catch(() => undefined);
      }
    }
  }
}

/** A connection that did not answer in time may still hold the statement: it is closed, so that nobody waits behind that. */
function fail(client: pg.PoolClient | pg.Client, error: Error & { code?: string }): never {
  if (isDatabaseAway(error)) {
    error.code = TRIED_AGAIN;
    void client.end();
  }
  throw error;
}
