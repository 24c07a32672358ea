import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Fact, FactKind, NewFact } from './domain/fact.ts';
import { dataOf, factOf } from './domain/wire.ts';

const NOTE = {
  name: 'facts_note',
  text: 'SELECT facts.note($1::bigint[], $2::text[], $3::text[], $4::jsonb[], $5::timestamptz[])',
};

/** Inserts facts; those of trial members, and those noted before, are left out. */
export async function noteFacts(tx: WriteHandle, facts: readonly NewFact[]): Promise<void> {
  await tx.query(NOTE, [
    facts.map(({ memberId }) => memberId),
    facts.map(({ kind }) => kind),
    facts.map(({ cause }) => cause),
    facts.map(dataOf),
    facts.map(({ at }) => at.toString()),
  ]);
}

export async function noteBirthdays(
  tx: WriteHandle,
  days: readonly number[],
  year: number,
  at: Temporal.Instant,
): Promise<void> {
  await tx.query('SELECT facts.note_birthdays($1::integer[], $2, $3)', [days, year, at.toString()]);
}

/** A watermark of the facts: those before it are final once all transactions up to `horizon` have ended. */
export type Watermark = { upTo: bigint; horizon: string };

export async function selectWatermark(db: ReadHandle): Promise<Watermark> {
  const { rows } = await db.query<Watermark>('SELECT up_to AS "upTo", horizon::text FROM facts.draw_line()');
  return rows[0]!;
}

export async function hasPassed(db: ReadHandle, horizon: string): Promise<boolean> {
  const { rows } = await db.query<{ passed: boolean }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS passed',
    [horizon],
  );
  return rows[0]!.passed;
}

/** Inserts the positions of consumers: new ones begin after the existing facts. */
export async function insertConsumers(tx: WriteHandle, names: readonly string[], now: Temporal.Instant): Promise<void> {
  await tx.query(
    `INSERT INTO facts.consumer (name, position, first_seen_at)
     SELECT name, (SELECT up_to FROM facts.draw_line()), $2 FROM unnest($1::text[]) AS name
     ON CONFLICT (name) DO NOTHING`,
    [names, now.toString()],
  );
}

/** Whether there may be facts that a consumer has not handled; cheap, with rare false positives. */
export async function isBehind(db: ReadHandle, name: string): Promise<boolean> {
  const { rows } = await db.query<{ behind: boolean }>(
    'SELECT s.last_value > c.position AS behind FROM facts.consumer AS c, facts.fact_id AS s WHERE c.name = $1',
    [name],
  );
  return rows[0]?.behind ?? true;
}

/** Locks a consumer's position and returns it; null where another server has it. */
export async function lockPosition(tx: WriteHandle, name: string): Promise<bigint | null> {
  const { rows } = await tx.query<{ position: bigint }>(
    'SELECT position FROM facts.consumer WHERE name = $1 FOR UPDATE SKIP LOCKED',
    [name],
  );
  return rows[0]?.position ?? null;
}

export async function updatePosition(tx: WriteHandle, name: string, position: bigint): Promise<void> {
  await tx.query('UPDATE facts.consumer SET position = $2 WHERE name = $1', [name, position]);
}

type Wish = { kinds: readonly FactKind[]; after: bigint; upTo: bigint; most: number };

export async function selectFacts(db: ReadHandle, { kinds, after, upTo, most }: Wish): Promise<Fact[]> {
  const { rows } = await db.query<{
    id: bigint;
    memberId: bigint;
    kind: string;
    data: Record<string, unknown>;
    at: Temporal.Instant;
  }>(
    `SELECT id, member_id AS "memberId", kind, data, at
     FROM facts.fact
     WHERE id > $1 AND id <= $2 AND kind = ANY ($3)
     ORDER BY id
     LIMIT $4`,
    [after, upTo, kinds, most],
  );
  return rows.map(({ memberId, ...row }) => factOf({ ...row, memberId: String(memberId) }));
}

export type Standing = { name: string; behind: bigint };

/** How many fact numbers each consumer is behind. */
export async function selectStandings(db: ReadHandle, names: readonly string[]): Promise<Standing[]> {
  const { rows } = await db.query<Standing>(
    `SELECT c.name, greatest(s.last_value - c.position, 0) AS behind
     FROM facts.consumer AS c, facts.fact_id AS s
     WHERE c.name = ANY ($1)`,
    [names],
  );
  return rows;
}

/** Deletes facts from before a time that all of these consumers have handled. @returns how many; at most `most` */
export async function dropOld(
  tx: WriteHandle,
  consumers: readonly string[],
  before: Temporal.Instant,
  most: number,
): Promise<number> {
  const { rows } = await tx.query<{ dropped: number }>('SELECT facts.drop_old($1, $2, $3)::integer AS dropped', [
    consumers,
    before.toString(),
    most,
  ]);
  return rows[0]!.dropped;
}
