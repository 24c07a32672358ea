import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

type Node = { node_id: bigint };

/** Nodes of a member's favourites, newest first. */
export async function selectFavourites(db: ReadHandle, memberId: string): Promise<bigint[]> {
  const { rows } = await db.query<Node>(
    'SELECT node_id FROM my_games.favourite WHERE member_id = $1 ORDER BY added_at DESC, node_id DESC',
    [memberId],
  );
  return rows.map((row) => row.node_id);
}

/** Lets one transaction at a time add to a member's favourites, so that their number holds until it commits. */
export async function lockFavourites(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('my_games.favourite ' || $1, 0))`, [memberId]);
}

/** How many favourites a member has, and whether the game is one of them. */
export async function countFavourites(
  db: ReadHandle,
  memberId: string,
  nodeId: string,
): Promise<{ count: number; has: boolean }> {
  const { rows } = await db.query<{ count: number; has: boolean }>(
    `SELECT count(*)::integer AS count, coalesce(bool_or(node_id = $2), false) AS has
     FROM my_games.favourite
     WHERE member_id = $1`,
    [memberId, nodeId],
  );
  return rows[0]!;
}

export async function insertFavourite(
  tx: WriteHandle,
  memberId: string,
  nodeId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('INSERT INTO my_games.favourite (member_id, node_id, added_at) VALUES ($1, $2, $3)', [
    memberId,
    nodeId,
    now.toString(),
  ]);
}

export async function deleteFavourite(tx: WriteHandle, memberId: string, nodeId: string): Promise<void> {
  await tx.query('DELETE FROM my_games.favourite WHERE member_id = $1 AND node_id = $2', [memberId, nodeId]);
}

/** Nodes of the games a member opened, the last first. */
export async function selectRecent(db: ReadHandle, memberId: string): Promise<bigint[]> {
  const { rows } = await db.query<Node>(
    'SELECT node_id FROM my_games.recent WHERE member_id = $1 ORDER BY opened_at DESC, node_id DESC',
    [memberId],
  );
  return rows.map((row) => row.node_id);
}

/** Notes that a game was opened, and deletes all of the member's others except the `keep - 1` opened last. */
export async function upsertRecent(
  tx: WriteHandle,
  { memberId, nodeId, keep }: { memberId: string; nodeId: string; keep: number },
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `WITH noted AS (
       INSERT INTO my_games.recent AS known (member_id, node_id, opened_at) VALUES ($1, $2, $3)
       ON CONFLICT (member_id, node_id) DO UPDATE SET opened_at = greatest(known.opened_at, EXCLUDED.opened_at)
     )
     DELETE FROM my_games.recent
     WHERE member_id = $1 AND node_id IN (
       SELECT node_id FROM my_games.recent
       WHERE member_id = $1 AND node_id <> $2
       ORDER BY opened_at DESC, node_id DESC
       OFFSET $4
     )`,
    [memberId, nodeId, now.toString(), keep - 1],
  );
}
