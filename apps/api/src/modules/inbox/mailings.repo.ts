import type { MailingAudience } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { Texts } from './domain/message.ts';

/** A message to many members. */
export type Mailing = {
  id: bigint;
  texts: Texts;
  audience: MailingAudience;
  counted: number;
  sent: number;
  place: bigint;
  state: 'running' | 'done' | 'stopped';
  sentBy: string;
  at: Temporal.Instant;
  endedAt: Temporal.Instant | null;
};

/** An audience as the database chooses it. */
export type Chosen = {
  language: string | null;
  tag: string | null;
  headId: string | null;
  since: Temporal.Instant | null;
};

const COLUMNS = `
  id, texts, audience, counted, sent, place, state, sent_by AS "sentBy", at, ended_at AS "endedAt"`;

// Nobody is written to who paused or excluded themselves.
const CHOSEN = `
  FROM member.chosen($1, $2, $3, $4, $5) AS c
  WHERE NOT EXISTS (SELECT FROM limits.pausing(ARRAY[c.member_id], $6))`;

const valuesOf = ({ language, tag, headId, since }: Chosen, after: bigint, now: Temporal.Instant): unknown[] => [
  language,
  tag,
  headId,
  since?.toString() ?? null,
  after,
  now.toString(),
];

export async function countChosen(db: ReadHandle, chosen: Chosen, now: Temporal.Instant): Promise<number> {
  const { rows } = await db.query<{ members: number }>(
    `SELECT count(*)::integer AS members ${CHOSEN}`,
    valuesOf(chosen, 0n, now),
  );
  return rows[0]!.members;
}

export type NewMailing = Pick<Mailing, 'texts' | 'audience' | 'counted' | 'sentBy' | 'at'> & { key: string };

/** @returns null where the key has sent before */
export async function insertMailing(tx: WriteHandle, mailing: NewMailing): Promise<Mailing | null> {
  const { rows } = await tx.query<Mailing>(
    `INSERT INTO inbox.mailing (texts, audience, counted, sent_by, idempotency_key, at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (idempotency_key) DO NOTHING RETURNING ${COLUMNS}`,
    [
      JSON.stringify(mailing.texts),
      JSON.stringify(mailing.audience),
      mailing.counted,
      mailing.sentBy,
      mailing.key,
      mailing.at.toString(),
    ],
  );
  return rows[0] ?? null;
}

export async function selectByKey(db: ReadHandle, key: string): Promise<Mailing | null> {
  const { rows } = await db.query<Mailing>(`SELECT ${COLUMNS} FROM inbox.mailing WHERE idempotency_key = $1`, [key]);
  return rows[0] ?? null;
}

/** The newest first. */
export async function selectMailings(db: ReadHandle, { before, limit }: RowsBefore): Promise<Mailing[]> {
  const { rows } = await db.query<Mailing>(
    `SELECT ${COLUMNS} FROM inbox.mailing WHERE ($1::bigint IS NULL OR id < $1) ORDER BY id DESC LIMIT $2`,
    [before, limit],
  );
  return rows;
}

export async function lockMailing(tx: WriteHandle, id: string): Promise<Mailing | null> {
  const { rows } = await tx.query<Mailing>(`SELECT ${COLUMNS} FROM inbox.mailing WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ?? null;
}

export async function selectRunning(db: ReadHandle): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id::text AS id FROM inbox.mailing WHERE state = 'running' ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** The next members of an audience, by ID. */
export async function selectChosen(
  db: ReadHandle,
  chosen: Chosen,
  { after, now, limit }: { after: bigint; now: Temporal.Instant; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(`SELECT c.member_id AS id ${CHOSEN} ORDER BY c.member_id LIMIT $7`, [
    ...valuesOf(chosen, after, now),
    limit,
  ]);
  return rows.map(({ id }) => id);
}

/** Once to each of them. */
export async function insertMailed(
  tx: WriteHandle,
  { id, texts, sentBy }: Mailing,
  members: readonly bigint[],
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO inbox.message (member_id, kind, details, texts, cause, at)
     SELECT m.id, 'operator', jsonb_build_object('sentBy', $2::text), $3, 'mailing:' || $4::text, $5
     FROM unnest($1::bigint[]) AS m (id)
     ON CONFLICT (member_id, cause) DO NOTHING`,
    [members, sentBy, JSON.stringify(texts), String(id), now.toString()],
  );
}

export async function updateMailing(
  tx: WriteHandle,
  { id, sent, place, state, endedAt }: Pick<Mailing, 'id' | 'sent' | 'place' | 'state' | 'endedAt'>,
): Promise<void> {
  await tx.query('UPDATE inbox.mailing SET sent = $2, place = $3, state = $4, ended_at = $5 WHERE id = $1', [
    id,
    sent,
    place,
    state,
    endedAt?.toString() ?? null,
  ]);
}
