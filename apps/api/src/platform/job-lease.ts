import type pg from 'pg';
import type { Log } from './log.ts';
import { repeat, type Repeating } from './repeat.ts';

/** How often a server says that it lives, and after how many looks without a new beat it counts as dead. */
export type LeasePace = { beatMs: number; looks: number };

/** Dead after 20 seconds, so that its jobs run elsewhere within 30. */
export const LEASE_PACE: LeasePace = { beatMs: 5000, looks: 4 };

/** Every so many looks the whole queue is searched for locks that no server answers for. */
const LOOKS_A_SEARCH = 12;

const BEAT = `
  INSERT INTO platform.job_worker (pool_id) VALUES ($1)
  ON CONFLICT (pool_id) DO UPDATE SET beat = job_worker.beat + 1`;

const WORKERS = `SELECT pool_id AS "poolId", beat FROM platform.job_worker`;

/** Locks of servers that died before their first beat. */
const HOLDERS = `
  SELECT DISTINCT locked_by AS "poolId", NULL::bigint AS beat
  FROM graphile_worker.jobs
  WHERE locked_by IS NOT NULL AND NOT EXISTS (SELECT FROM platform.job_worker WHERE pool_id = locked_by)`;

const FREE = `
  WITH dead AS (DELETE FROM platform.job_worker WHERE pool_id = ANY ($1))
  SELECT graphile_worker.force_unlock_workers($1)`;

/**
 * A server that stood still, was taken for dead and went on ends a job that another runs too. Its end deletes the job, and the
 * other's end then finds nothing that would unlock the queue.
 */
const FREE_QUEUES = `
  UPDATE graphile_worker._private_job_queues AS queue
  SET locked_at = NULL, locked_by = NULL
  WHERE queue.locked_at < now() - interval '30 seconds'
    AND NOT EXISTS (
      SELECT FROM graphile_worker._private_jobs AS job WHERE job.job_queue_id = queue.id AND job.locked_at IS NOT NULL
    )`;

type Beat = { poolId: string; beat: string | null };
type Sight = { beat: string | null; looks: number };

/**
 * Keeps the jobs of this server its own, and frees those of servers that died: their beat stood still while this one looked
 * `looks` times in a row. Clocks of servers are never compared. After a look that failed all counting begins anew, since the
 * others could not beat either.
 */
export function keepLease(
  pool: pg.Pool,
  poolId: string,
  log: Log,
  { beatMs, looks }: LeasePace = LEASE_PACE,
): Repeating {
  let sights = new Map<string, Sight>();
  let count = 0;

  const look = async (): Promise<void> => {
    await pool.query(BEAT, [poolId]);
    const isSearch = count++ % LOOKS_A_SEARCH === 0;
    const { rows } = await pool.query<Beat>(isSearch ? `${WORKERS} UNION ALL ${HOLDERS}` : WORKERS);
    sights = seen(sights, rows, isSearch);
    sights.delete(poolId);
    const dead = [...sights].filter(([, sight]) => sight.looks >= looks).map(([id]) => id);
    if (dead.length > 0) {
      await pool.query(FREE, [dead]);
      log.warn({ dead }, 'servers that ran jobs have died; their jobs run again');
    }
    if (isSearch) await pool.query(FREE_QUEUES);
  };
  const onError = (error: unknown): void => {
    sights = new Map();
    log.warn({ err: error }, 'cannot say that this server runs jobs');
  };
  const beating = repeat(look, { everyMs: beatMs, onError });

  return {
    async stop() {
      await beating.stop();
      // Without its row a server that stopped in order is not taken for one that died.
      await pool.query('DELETE FROM platform.job_worker WHERE pool_id = $1', [poolId]).catch(() => undefined);
    },
  };
}

/** How often in a row each server was seen with the same beat. One without a row is known from searches only, and kept between them. */
function seen(before: ReadonlyMap<string, Sight>, rows: readonly Beat[], isSearch: boolean): Map<string, Sight> {
  const known = new Map(rows.map(({ poolId, beat }) => [poolId, beat]));
  const kept = isSearch ? [] : [...before].filter(([id, { beat }]) => beat === null && !known.has(id));
  const now = [...known, ...kept.map(([id]) => [id, null] as const)];
  return new Map(
    now.map(([id, beat]) => {
      const last = before.get(id);
      return [id, { beat, looks: last && last.beat === beat ? last.looks + 1 : 0 }] as const;
    }),
  );
}
