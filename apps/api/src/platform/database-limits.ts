import type pg from 'pg';
import { isInBackground } from './background.ts';
import { createPool, type Pool, type PoolLimits } from './database.ts';
import { isReadLately, type Replica } from './replica.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A caller gives up after 20 seconds (`api-client`): what takes longer is done for nobody. */
export const CALL_LIMITS: PoolLimits = {
  connectMs: 3 * SECOND,
  statementMs: 15 * SECOND,
  lockMs: 10 * SECOND,
  idleInTransactionMs: 15 * SECOND,
  answerMs: 18 * SECOND,
};

/** Jobs and clocks: settlements and counting may take minutes, a lock that long is a fault. */
export const BACKGROUND_LIMITS: PoolLimits = {
  connectMs: 30 * SECOND,
  statementMs: 15 * MINUTE,
  lockMs: MINUTE,
  idleInTransactionMs: 5 * MINUTE,
  answerMs: 16 * MINUTE,
};

/**
 * A pool whose limits depend on who asks: calls of the API, or work in the background, which has connections of its own. So
 * neither can take all connections from the other. What is read by `readLately` is read from the replica while it follows.
 */
export function createServerPool(
  databaseUrl: string,
  sizes: { calls: number; background: number },
  replica?: Replica,
): Pool {
  const calls = createPool(databaseUrl, sizes.calls, CALL_LIMITS);
  const background = createPool(databaseUrl, sizes.background, BACKGROUND_LIMITS);
  const connectForCalls = calls.connect.bind(calls) as () => Promise<pg.PoolClient>;
  const connectInBackground = background.connect.bind(background) as () => Promise<pg.PoolClient>;
  const connectToPrimary = (...given: []) => (isInBackground() ? connectInBackground : connectForCalls)(...given);
  const endCalls = calls.end.bind(calls);

  async function connectLately(from: Replica): Promise<pg.PoolClient> {
    return (await from.connect()) ?? connectToPrimary();
  }

  return Object.assign(calls, {
    // A query of the pool connects too, so this is the one way to a connection.
    connect: ((...given: [callback?: Connected]) => {
      if (!replica || !isReadLately()) return connectToPrimary(...(given as []));
      const [callback] = given;
      const client = connectLately(replica);
      return callback ? void handOver(client, callback) : client;
    }) as Pool['connect'],
    end: (async () => void (await Promise.all([endCalls(), background.end(), replica?.end()]))) as Pool['end'],
  });
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

async function handOver(opening: Promise<pg.PoolClient>, callback: Connected): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await opening;
  } catch (error) {
    return callback(error as Error, undefined, () => undefined);
  }
  callback(undefined, client, (error) => client.release(error));
}
