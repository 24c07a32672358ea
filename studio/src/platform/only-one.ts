import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

// Any number, the same in every studio.
const LOCK = 7_403_116;
const RETRY_MS = 1_000;

export type Place = { leave: () => Promise<void> };

/**
 * Waits until no other studio works on this database. Shared flights live in one process, and a starting studio returns the
 * stakes of rounds that no process works on: two studios at once would treat each other's rounds as abandoned. The lock belongs
 * to a connection, so it is released when the process dies. If the database restarts, the lock is taken again; `onLost` is called
 * if another studio was faster.
 */
export async function becomeTheOnlyOne(
  databaseUrl: string,
  log: FastifyBaseLogger,
  onLost: () => void,
): Promise<Place> {
  let hasLeft = false;
  let holder = await connect(databaseUrl);
  if (!(await tryLock(holder))) {
    log.info('another studio works on this database: waiting for it to stop');
    await holder.query(`SELECT pg_advisory_lock($1)`, [LOCK]);
  }
  // A connection that the server ends emits two errors: the reason, and the disconnect.
  const watch = (client: pg.Client): void => {
    client.once('error', () => void (hasLeft || takeAgain()));
  };
  const takeAgain = async (): Promise<void> => {
    log.warn('the connection that holds the place broke: taking it again');
    while (!hasLeft) {
      try {
        const client = await connect(databaseUrl);
        if (!(await tryLock(client))) {
          await client.end();
          return onLost();
        }
        holder = client;
        return watch(client);
      } catch {
        await sleep(RETRY_MS);
      }
    }
  };
  watch(holder);
  return {
    leave: async () => {
      hasLeft = true;
      await holder.end();
    },
  };
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'studio place', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const tried = await client.query<{ isTaken: boolean }>(`SELECT pg_try_advisory_lock($1) AS "isTaken"`, [LOCK]);
  return tried.rows[0]!.isTaken;
}
