import type { ContentKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import { tables } from './content-write.repo.ts';
import { fileFormOf, type Piece } from './domain/piece.ts';

/** A piece of content: which, and what an import file would say of it. */
export type KeptPiece = { key: string; sort: number; value: Piece };

/** Content as an import file has it, in the brand's order: all of a kind, or that of some keys. */
export async function selectPieces(
  db: ReadHandle,
  kind: ContentKind,
  keys: readonly string[] | null,
): Promise<KeptPiece[]> {
  const { rows } = await db.query<{ row: Piece }>(
    `SELECT to_jsonb(item) || ${CATEGORIES[kind] ?? `'{}'`} AS row
       FROM ${tables[kind]} AS item
      WHERE $1::text[] IS NULL OR item.key = ANY ($1)
      ORDER BY item.sort, item.key`,
    [keys],
  );
  return rows.map(({ row }) => ({ key: String(row['key']), sort: Number(row['sort']), value: fileFormOf(kind, row) }));
}

const CATEGORIES: Partial<Record<ContentKind, string>> = {
  promotions: `jsonb_build_object('categories', ARRAY(
    SELECT category.key
      FROM content.promotion_in_category AS place
      JOIN content.promotion_category AS category ON category.id = place.category_id
     WHERE place.promotion_id = item.id
     ORDER BY category.sort, category.id))`,
};

/** The last change of a piece of content. */
export type VersionHead = { id: bigint; changedAt: Temporal.Instant; changedBy: string; isRemoved: boolean };

export async function selectHeads(db: ReadHandle, kind: ContentKind): Promise<ReadonlyMap<string, VersionHead>> {
  const { rows } = await db.query<VersionHead & { key: string }>(
    `SELECT DISTINCT ON (key) key, id, changed_at AS "changedAt", changed_by AS "changedBy", value IS NULL AS "isRemoved"
       FROM content.version
      WHERE kind = $1
      ORDER BY key, id DESC`,
    [kind],
  );
  return new Map(rows.map(({ key, ...head }) => [key, head]));
}

/** What removed content was before that, by key. */
export async function selectRemoved(
  db: ReadHandle,
  kind: ContentKind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Piece>> {
  const { rows } = await db.query<{ key: string; value: Piece }>(
    `SELECT DISTINCT ON (key) key, value
       FROM content.version
      WHERE kind = $1 AND key = ANY ($2) AND value IS NOT NULL
      ORDER BY key, id DESC`,
    [kind, keys],
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** What one change made of a piece of content; null: nothing is left of it. */
export type ContentVersion = {
  id: bigint;
  changedAt: Temporal.Instant;
  changedBy: string;
  reason: string;
  value: Piece | null;
};

type Which = { kind: ContentKind; key: string };

/** The changes of a piece of content, the newest first. */
export async function selectVersions(
  db: ReadHandle,
  { kind, key }: Which,
  { before, limit }: RowsBefore,
): Promise<ContentVersion[]> {
  const { rows } = await db.query<ContentVersion>(
    `SELECT id, changed_at AS "changedAt", changed_by AS "changedBy", reason, value
       FROM content.version
      WHERE kind = $1 AND key = $2 AND ($3::bigint IS NULL OR id < $3)
      ORDER BY id DESC
      LIMIT $4`,
    [kind, key, before, limit],
  );
  return rows;
}

/** Undefined where the piece has no such version. */
export async function selectVersion(
  db: ReadHandle,
  { kind, key }: Which,
  id: bigint,
): Promise<Pick<ContentVersion, 'value'> | undefined> {
  const { rows } = await db.query<Pick<ContentVersion, 'value'>>(
    'SELECT value FROM content.version WHERE kind = $1 AND key = $2 AND id = $3',
    [kind, key, id],
  );
  return rows[0];
}

export type NewVersion = Which & { value: Piece | null; by: string; staffId: bigint | null; reason: string };

export async function insertVersions(
  tx: WriteHandle,
  versions: readonly NewVersion[],
  now: Temporal.Instant,
): Promise<void> {
  const rows = versions.map(({ staffId, ...rest }) => ({
    ...rest,
    staff_id: staffId === null ? null : String(staffId),
  }));
  await tx.query(
    `INSERT INTO content.version (kind, key, value, changed_at, changed_by, staff_id, reason)
     SELECT kind, key, NULLIF(value, 'null'), $2, by, staff_id, reason
       FROM jsonb_to_recordset($1) AS given (kind text, key text, value jsonb, by text, staff_id bigint, reason text)`,
    [JSON.stringify(rows), now.toString()],
  );
}

/** Lets nobody else change content of a kind until the transaction ends. */
export async function lockKind(tx: WriteHandle, kind: ContentKind): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('content ' || $1, 0))`, [kind]);
}
