import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

// Any number, the same in every studio.
const LOCK = 7_403_116;
const RETRY_MS = 1_000;

export type Place = { leave: () => Promise<void> };

/**
 * Waits until no other studio works on this database. Shared flights live in one process, and a start gives back what no process
 * works on any more: two at once would take each other's rounds for abandoned. A connection holds the place, which is free again
 * when the process dies. Should the database restart, the place is taken again; `onLost` is called if another was faster.
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
  // A connection that the server ends tells two errors: why, and that it is gone.
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
