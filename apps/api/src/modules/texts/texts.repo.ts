import type { SiteLanguage, SiteText } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';

/** What one change made of a message. */
export type TextVersion = {
  id: bigint;
  changedAt: Temporal.Instant;
  changedBy: string;
  reason: string;
  value: SiteText;
};

/** What the last change made of a message. */
export type TextHead = Omit<TextVersion, 'reason'> & { textId: string };

/** The number of the last change of all; 0 where nobody has changed anything. */
export async function selectLastChange(db: ReadHandle): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>('SELECT COALESCE(max(id), 0) AS id FROM texts.version');
  return rows[0]!.id;
}

/** The last change of each message that was ever changed, or of one. */
export async function selectTextHeads(db: ReadHandle, textId: string | null): Promise<TextHead[]> {
  const { rows } = await db.query<TextHead>(
    `SELECT DISTINCT ON (text_id) text_id AS "textId", id, value, changed_at AS "changedAt", changed_by AS "changedBy"
       FROM texts.version
      WHERE $1::text IS NULL OR text_id = $1
      ORDER BY text_id, id DESC`,
    [textId],
  );
  return rows;
}

/** The changes of a message, the newest first. */
export async function selectTextVersions(
  db: ReadHandle,
  textId: string,
  { before, limit }: RowsBefore,
): Promise<TextVersion[]> {
  const { rows } = await db.query<TextVersion>(
    `SELECT id, value, changed_at AS "changedAt", changed_by AS "changedBy", reason
       FROM texts.version
      WHERE text_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC
      LIMIT $3`,
    [textId, before, limit],
  );
  return rows;
}

/** Undefined where the message has no such version. */
export async function selectTextVersion(db: ReadHandle, textId: string, id: bigint): Promise<SiteText | undefined> {
  const { rows } = await db.query<{ value: SiteText }>(
    'SELECT value FROM texts.version WHERE text_id = $1 AND id = $2',
    [textId, id],
  );
  return rows[0]?.value;
}

/** Lets nobody else change a message until the transaction ends: changes are visible in the order of their numbers. */
export async function lockTexts(tx: WriteHandle): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('texts', 0))`);
}

export type NewTextVersion = {
  textId: string;
  value: SiteText;
  by: { staffId: bigint | null; name: string; reason: string };
  now: Temporal.Instant;
};

export async function insertTextVersion(tx: WriteHandle, { textId, value, by, now }: NewTextVersion): Promise<void> {
  await tx.query(
    `INSERT INTO texts.version (text_id, value, changed_at, changed_by, staff_id, reason)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [textId, JSON.stringify(value), now.toString(), by.name, by.staffId, by.reason],
  );
}

export type TextReview = { textId: string; language: SiteLanguage; wording: string };

/** What staff has read of the release's wordings, in all languages or in one. */
export async function selectTextReviews(db: ReadHandle, language: SiteLanguage | null): Promise<TextReview[]> {
  const { rows } = await db.query<TextReview>(
    `SELECT text_id AS "textId", language, wording
       FROM texts.review
      WHERE $1::text IS NULL OR language = $1`,
    [language],
  );
  return rows;
}

type NewReviews = {
  language: SiteLanguage;
  read: readonly { id: string; wording: string }[];
  by: { staffId: bigint | null; name: string };
  now: Temporal.Instant;
};

export async function upsertTextReviews(tx: WriteHandle, { language, read, by, now }: NewReviews): Promise<void> {
  await tx.query(
    `INSERT INTO texts.review (text_id, language, wording, reviewed_at, reviewed_by, staff_id)
     SELECT text_id, $2, wording, $4, $5, $6
       FROM unnest($1::text[], $3::text[]) AS read (text_id, wording)
     ON CONFLICT (language, text_id) DO UPDATE
       SET wording = excluded.wording, reviewed_at = excluded.reviewed_at,
           reviewed_by = excluded.reviewed_by, staff_id = excluded.staff_id`,
    [read.map(({ id }) => id), language, read.map(({ wording }) => wording), now.toString(), by.name, by.staffId],
  );
}
