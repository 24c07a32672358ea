import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const CONNECT_WITHIN_MS = 5000;
const AGAIN_AFTER_MS = 500;

/**
 * Waits until a database takes connections, for programs that start before it. `onWait` hears once that it does not.
 *
 * @throws what PostgreSQL refuses with, such as a wrong password: waiting would not help
 */
export async function untilReachable(databaseUrl: string, onWait: (error: Error) => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: CONNECT_WITHIN_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return;
    } catch (error) {
      if (isRefusal(error)) throw error;
      if (isFirst) onWait(error as Error);
      await sleep(AGAIN_AFTER_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** PostgreSQL's own answer, except that it is starting or stopping (class 57P). */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && 'code' in error && !String(error.code).startsWith('57P');
}
