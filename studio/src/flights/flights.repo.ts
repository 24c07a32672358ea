import type { Queryable } from '../platform/database.ts';

export type NewFlight = {
  id: string;
  vassalage: string;
  gameCode: string;
  serverSeed: Uint8Array;
  serverSeedHash: string;
  at: Date;
};

export type FlightRow = {
  id: string;
  serverSeed: Buffer;
  serverSeedHash: string;
  clientSeed: string | null;
  crash: number | null;
};

export async function insertFlight(db: Queryable, flight: NewFlight): Promise<void> {
  await db.query(
    `INSERT INTO studio.flight (id, vassalage, game_code, state, server_seed, server_seed_hash, created_at)
     VALUES ($1, $2, $3, 'betting', $4, $5, $6)`,
    [flight.id, flight.vassalage, flight.gameCode, Buffer.from(flight.serverSeed), flight.serverSeedHash, flight.at],
  );
}

/** Betting has closed and the end is decided: stored before the flight is shown. */
export async function markFlying(
  db: Queryable,
  id: string,
  clientSeed: string,
  crash: number,
  startedAt: Date,
): Promise<void> {
  await db.query(
    `UPDATE studio.flight SET state = 'flying', client_seed = $2, crash = $3, started_at = $4 WHERE id = $1 AND state = 'betting'`,
    [id, clientSeed, crash, startedAt],
  );
}

export async function markCrashed(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query(`UPDATE studio.flight SET state = 'crashed', ended_at = $2 WHERE id = $1 AND state = 'flying'`, [
    id,
    at,
  ]);
}

export async function flightHistory(
  db: Queryable,
  vassalage: string,
  gameCode: string,
  limit: number,
): Promise<FlightRow[]> {
  const found = await db.query<FlightRow>(
    `SELECT id, server_seed AS "serverSeed", server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed", crash
     FROM studio.flight
     WHERE vassalage = $1 AND game_code = $2 AND state = 'crashed'
     ORDER BY created_at DESC LIMIT $3`,
    [vassalage, gameCode, limit],
  );
  return found.rows;
}

/** Voids one flight. The caller must return its bets: those that stand or are being placed. */
export async function voidFlight(db: Queryable, id: string, at: Date): Promise<string[]> {
  return await voidWhere(db, 'id = $2', [at, id]);
}

/** After a start: voids every unfinished flight, because no table of this process has it. */
export async function voidUnfinishedFlights(db: Queryable, at: Date): Promise<string[]> {
  return await voidWhere(db, 'true', [at]);
}

async function voidWhere(db: Queryable, condition: string, values: unknown[]): Promise<string[]> {
  const found = await db.query<{ id: string }>(
    `WITH voided AS (
       UPDATE studio.flight SET state = 'void', ended_at = $1 WHERE state IN ('betting', 'flying') AND ${condition} RETURNING id
     )
     SELECT round.id FROM studio.round JOIN voided ON voided.id = round.flight_id
     WHERE round.state IN ('placing', 'standing')`,
    values,
  );
  return found.rows.map((row) => row.id);
}
