import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Round = {
  id: bigint;
  game: string;
  edition: bigint;
  opensAt: Temporal.Instant;
  drawsAt: Temporal.Instant;
  tickets: number;
  /** The amount reserved for its prizes. */
  funds: Amount;
  serverSeed: Uint8Array;
  serverSeedHash: string;
  clientSeed: string;
  drawnAt: Temporal.Instant | null;
  /** Whether its client seed is, or will be, the digest of the public list of tickets. */
  isListed: boolean;
};

const COLUMNS = `id, game, edition, opens_at AS "opensAt", draws_at AS "drawsAt", tickets, funds, server_seed AS "serverSeed",
  server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed", drawn_at AS "drawnAt", listed AS "isListed"`;

export async function selectRound(db: ReadHandle, id: bigint | string): Promise<Round | null> {
  const { rows } = await db.query<Round>(`SELECT ${COLUMNS} FROM prizes.round WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** Locks a round until the transaction ends: tickets enter it one after another, and it is drawn once. */
export async function lockRound(tx: WriteHandle, id: bigint): Promise<Round> {
  const { rows } = await tx.query<Round>(`SELECT ${COLUMNS} FROM prizes.round WHERE id = $1 FOR NO KEY UPDATE`, [id]);
  return rows[0]!;
}

/** The open round of a raffle, locked. */
export async function lockOpenRound(tx: WriteHandle, game: string): Promise<Round | null> {
  const { rows } = await tx.query<Round>(
    `SELECT ${COLUMNS} FROM prizes.round WHERE game = $1 AND drawn_at IS NULL FOR NO KEY UPDATE`,
    [game],
  );
  return rows[0] ?? null;
}

export async function hasOpenRound(db: ReadHandle, game: string): Promise<boolean> {
  const { rows } = await db.query('SELECT FROM prizes.round WHERE game = $1 AND drawn_at IS NULL', [game]);
  return rows.length > 0;
}

/** The open round of each raffle, and the one drawn last. */
export async function selectShown(db: ReadHandle, games: readonly string[]): Promise<Round[]> {
  const { rows } = await db.query<Round>(
    `SELECT ${COLUMNS}
     FROM unnest($1::text[]) AS g (code)
     CROSS JOIN LATERAL (
       (SELECT * FROM prizes.round WHERE game = g.code AND drawn_at IS NULL)
       UNION ALL
       (SELECT * FROM prizes.round WHERE game = g.code AND drawn_at IS NOT NULL ORDER BY id DESC LIMIT 1)
     ) AS r`,
    [games],
  );
  return rows;
}

export async function selectDue(db: ReadHandle, now: Temporal.Instant): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    'SELECT id FROM prizes.round WHERE drawn_at IS NULL AND draws_at <= $1 ORDER BY id',
    [now.toString()],
  );
  return rows.map(({ id }) => id);
}

export type NewRound = Pick<
  Round,
  'game' | 'edition' | 'opensAt' | 'drawsAt' | 'funds' | 'serverSeed' | 'serverSeedHash'
>;

export async function insertRound(tx: WriteHandle, round: NewRound): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO prizes.round (game, edition, opens_at, draws_at, funds, server_seed, server_seed_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING id`,
    [
      round.game,
      round.edition,
      round.opensAt.toString(),
      round.drawsAt.toString(),
      round.funds,
      round.serverSeed,
      round.serverSeedHash,
    ],
  );
  return rows[0]!.id;
}

export type NewEntry = { round: bigint; game: string; memberId: string; tickets: number; cause: string };

/**
 * Enters tickets into a round under the next numbers. The caller has locked the round. @returns false where the cause
 * is known
 */
export async function insertEntry(tx: WriteHandle, entry: NewEntry, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `WITH entered AS (
       INSERT INTO prizes.entry (round_id, game, member_id, first, last, cause, at)
       SELECT id, $2, $3, tickets + 1, tickets + $4, $5, $6 FROM prizes.round WHERE id = $1
       ON CONFLICT (member_id, game, cause) DO NOTHING
       RETURNING round_id
     )
     UPDATE prizes.round AS r SET tickets = r.tickets + $4 FROM entered AS e WHERE r.id = e.round_id`,
    [entry.round, entry.game, entry.memberId, entry.tickets, entry.cause, now.toString()],
  );
  return rowCount === 1;
}

export async function isEntered(
  db: ReadHandle,
  { memberId, game, cause }: Pick<NewEntry, 'memberId' | 'game' | 'cause'>,
): Promise<boolean> {
  const { rows } = await db.query('SELECT FROM prizes.entry WHERE member_id = $1 AND game = $2 AND cause = $3', [
    memberId,
    game,
    cause,
  ]);
  return rows.length > 0;
}

export type Entry = { memberId: bigint; first: number; last: number };

/** All tickets of a round, by number. */
export async function selectEntries(db: ReadHandle, round: bigint): Promise<Entry[]> {
  const { rows } = await db.query<Entry>(
    'SELECT member_id AS "memberId", first, last FROM prizes.entry WHERE round_id = $1 ORDER BY last',
    [round],
  );
  return rows;
}

/** The same after a number, up to a limit. */
export async function selectEntriesAfter(
  db: ReadHandle,
  round: bigint,
  { after, limit }: { after: number; limit: number },
): Promise<Entry[]> {
  const { rows } = await db.query<Entry>(
    'SELECT member_id AS "memberId", first, last FROM prizes.entry WHERE round_id = $1 AND last > $2 ORDER BY last LIMIT $3',
    [round, after, limit],
  );
  return rows;
}

/** A member's tickets in open rounds. */
export async function selectOwnEntries(
  db: ReadHandle,
  memberId: string,
): Promise<{ round: bigint; first: number; last: number }[]> {
  const { rows } = await db.query<{ round: bigint; first: number; last: number }>(
    `SELECT e.round_id AS round, e.first, e.last
     FROM prizes.round AS r
     JOIN prizes.entry AS e ON e.round_id = r.id AND e.member_id = $1
     WHERE r.drawn_at IS NULL
     ORDER BY e.round_id, e.last`,
    [memberId],
  );
  return rows;
}

export async function finishRound(
  tx: WriteHandle,
  id: bigint,
  clientSeed: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE prizes.round SET client_seed = $2, drawn_at = $3 WHERE id = $1', [
    id,
    clientSeed,
    now.toString(),
  ]);
}

export type Win = {
  round: bigint;
  place: number;
  ticket: number;
  memberId: bigint;
  prize: string;
  giftId: string | null;
  claimUntil: Temporal.Instant;
  at: Temporal.Instant;
};

const WIN = `round_id AS round, place, ticket, member_id AS "memberId", prize, gift_id AS "giftId", claim_until AS "claimUntil", at`;

export async function insertWin(tx: WriteHandle, win: Win): Promise<void> {
  await tx.query(
    `INSERT INTO prizes.win (round_id, place, ticket, member_id, prize, gift_id, claim_until, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      win.round,
      win.place,
      win.ticket,
      win.memberId,
      win.prize,
      win.giftId,
      win.claimUntil.toString(),
      win.at.toString(),
    ],
  );
}

/** The winners of these rounds, best prize first. */
export async function selectWins(db: ReadHandle, rounds: readonly bigint[]): Promise<Win[]> {
  const { rows } = await db.query<Win>(
    `SELECT ${WIN} FROM prizes.win WHERE round_id = ANY($1) ORDER BY round_id, place`,
    [rounds],
  );
  return rows;
}

/** A member's wins, latest first. */
export async function selectOwnWins(db: ReadHandle, memberId: string, most: number): Promise<Win[]> {
  const { rows } = await db.query<Win>(
    `SELECT ${WIN} FROM prizes.win WHERE member_id = $1 ORDER BY round_id DESC, place LIMIT $2`,
    [memberId, most],
  );
  return rows;
}

export async function selectOwnWin(
  db: ReadHandle,
  memberId: string,
  { round, place }: { round: string; place: number },
): Promise<Win | null> {
  const { rows } = await db.query<Win>(
    `SELECT ${WIN} FROM prizes.win WHERE round_id = $1 AND place = $2 AND member_id = $3`,
    [round, place, memberId],
  );
  return rows[0] ?? null;
}
