import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { isDatabaseAway, isSerializationFailure } from './database-faults.ts';
import { createReplicaPool, type PoolLimits, type ReadHandle } from './database.ts';

const lately = new AsyncLocalStorage<true>();

/**
 * Reads what may be some seconds old: reports, and long lists that are written into files. Their queries go to a replica that follows
 * closely enough, where the brand has one. Where it fails in between, all is read again from the primary; so `work` only reads. A
 * replica refuses to write, whatever is called there.
 */
export async function readLately<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await lately.run(true, work);
  } catch (error) {
    // PostgreSQL cancels a query that stands in the way of what the replica has to replay by a serialization failure.
    if (isDatabaseAway(error) || isSerializationFailure(error)) return lately.exit(work);
    throw error;
  }
}

export function isReadLately(): boolean {
  return lately.getStore() === true;
}

export type ReplicaOptions = {
  url: string;
  /** A replica further behind is not read from. */
  lagsAtMostSeconds: number;
  size: number;
  limits: PoolLimits;
  /** Told at each look; null where the replica does not answer. */
  onLag?: (seconds: number | null) => void;
};

export type Replica = {
  /** A connection, or null where the replica is away or too far behind. */
  connect: () => Promise<pg.PoolClient | null>;
  end: () => Promise<void>;
};

const LOOKED_AT_FOR_MS = 1000;

/**
 * The age of what was last replayed. Servers raise their beat every five seconds (`job-lease.ts`), so that it stays small on a replica
 * that follows a quiet primary, and grows on one that has lost it; comparing positions would call that one up to date.
 */
const LAG = `
  SELECT CASE WHEN pg_is_in_recovery() THEN extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp())::float8 ELSE 0 END AS lag`;

export function createReplica({ url, lagsAtMostSeconds, size, limits, onLag }: ReplicaOptions): Replica {
  const connections = createReplicaPool(url, size, limits);
  let look: { lag: Promise<number | null>; at: number } | undefined;

  async function readLag(): Promise<number | null> {
    const lag = await connections.query<{ lag: number | null }>(LAG).then(
      ({ rows }) => rows[0]!.lag,
      () => null,
    );
    onLag?.(lag);
    return lag;
  }

  return {
    async connect() {
      const now = performance.now();
      if (!look || now - look.at > LOOKED_AT_FOR_MS) look = { lag: readLag(), at: now };
      const lag = await look.lag;
      if (lag === null || lag > lagsAtMostSeconds) return null;
      return connections.connect().catch(() => null);
    },
    end: () => connections.end(),
  };
}

/** The last commit that a restored database, or a standby, has replayed; null where it replayed none. */
export async function replayedTo(db: ReadHandle): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ at: Temporal.Instant | null }>('SELECT pg_last_xact_replay_timestamp() AS at');
  return rows[0]!.at;
}
