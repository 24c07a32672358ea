import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { type Stored, type UnreadableAlarm, type Upgrade, upgraded, versionOf } from '../../platform/stored.ts';
import { type Definition, readDefinition } from './domain/definition.ts';
import type { Promotion } from './domain/promotion.ts';

const COLUMNS = `
  id, key, definition, version, state, starts_at AS "startsAt", ends_at AS "endsAt", seed`;

type Row = Omit<Promotion, 'definition'> & { definition: unknown; version: number };

/** Upgrades of definitions stored by earlier programs to the current shape. */
const upgrades: readonly Upgrade[] = [];

/** Parsed definitions: each batch of facts needs its promotions. Keyed by their text, so never stale. */
const read = new Map<string, Definition>();
const MOST_READ = 1000;

/** @throws Error where this program cannot read the definition */
function toPromotion({ version, ...row }: Row): Promotion {
  const stored: Stored = { version, value: row.definition };
  const written = JSON.stringify(stored);
  let definition = read.get(written);
  if (!definition) {
    definition = readDefinition(upgraded({ upgrades }, stored));
    if (read.size >= MOST_READ) read.clear();
    read.set(written, definition);
  }
  return { ...row, definition };
}

/** The promotions that can be read. An unreadable one is paused: it counts and gives nothing, and raises the alarm. */
export async function selectPromotions(db: ReadHandle, alarm: UnreadableAlarm): Promise<Promotion[]> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM promotions.promotion ORDER BY id`);
  return readable(rows, alarm);
}

function readable(rows: readonly Row[], alarm: UnreadableAlarm): Promotion[] {
  return rows.flatMap((row) => {
    try {
      const promotion = toPromotion(row);
      alarm(`promotion ${row.key}`, null);
      return [promotion];
    } catch (error) {
      alarm(`promotion ${row.key}`, (error as Error).message);
      return [];
    }
  });
}

export async function selectId(db: ReadHandle, key: string): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>('SELECT id FROM promotions.promotion WHERE key = $1', [key]);
  return rows[0]?.id ?? null;
}

export async function selectByKey(db: ReadHandle, key: string): Promise<Promotion | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM promotions.promotion WHERE key = $1`, [key]);
  return rows[0] ? toPromotion(rows[0]) : null;
}

/** A definition as it was written; null where there is no promotion of the key. */
export async function selectDefinition(db: ReadHandle, key: string): Promise<Record<string, unknown> | null> {
  const { rows } = await db.query<{ definition: Record<string, unknown>; version: number }>(
    'SELECT definition, version FROM promotions.promotion WHERE key = $1',
    [key],
  );
  const [row] = rows;
  if (!row) return null;
  return upgraded({ upgrades }, { version: row.version, value: row.definition }) as Record<string, unknown>;
}

/** Locks promotions, in the order of their IDs, until the transaction ends. @returns those that can be read */
export async function lockPromotions(tx: WriteHandle, ids: readonly bigint[]): Promise<Promotion[]> {
  const { rows } = await tx.query<Row>(
    `SELECT ${COLUMNS} FROM promotions.promotion WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE`,
    [ids],
  );
  return readable(rows, () => undefined);
}

export type NewPromotion = Omit<Promotion, 'id' | 'state' | 'definition'> & { definition: unknown };

/** @returns null where there is one of this key */
export async function insertPromotion(
  tx: WriteHandle,
  { key, definition, startsAt, endsAt, seed }: NewPromotion,
  now: Temporal.Instant,
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO promotions.promotion (key, definition, version, state, starts_at, ends_at, seed, created_at)
     VALUES ($1, $2, $7, 'running', $3, $4, $5, $6)
     ON CONFLICT (key) DO NOTHING
     RETURNING id`,
    [
      key,
      JSON.stringify(definition),
      startsAt.toString(),
      endsAt?.toString() ?? null,
      seed,
      now.toString(),
      versionOf({ upgrades }),
    ],
  );
  return rows[0]?.id ?? null;
}

export async function updatePromotion(
  tx: WriteHandle,
  { id, definition, startsAt, endsAt }: Pick<NewPromotion, 'definition' | 'startsAt' | 'endsAt'> & { id: bigint },
): Promise<void> {
  await tx.query(
    'UPDATE promotions.promotion SET definition = $2, version = $5, starts_at = $3, ends_at = $4 WHERE id = $1',
    [id, JSON.stringify(definition), startsAt.toString(), endsAt?.toString() ?? null, versionOf({ upgrades })],
  );
}

export async function updateState(tx: WriteHandle, id: bigint, state: Promotion['state']): Promise<void> {
  await tx.query('UPDATE promotions.promotion SET state = $2 WHERE id = $1', [id, state]);
}

export type Change = { action: string; detail: string; reason: string; actor: string };

export async function insertChange(
  tx: WriteHandle,
  promotionId: bigint,
  { action, detail, reason, actor }: Change,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO promotions.change (promotion_id, action, detail, reason, actor, at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [promotionId, action, detail, reason, actor, now.toString()],
  );
}

/** Latest first. */
export async function selectChanges(
  db: ReadHandle,
  promotionId: bigint,
): Promise<(Change & { at: Temporal.Instant })[]> {
  const { rows } = await db.query<Change & { at: Temporal.Instant }>(
    `SELECT action, detail, reason, actor, at FROM promotions.change WHERE promotion_id = $1 ORDER BY id DESC LIMIT 50`,
    [promotionId],
  );
  return rows;
}

/** @returns whether they had not entered before */
export async function insertEntry(
  tx: WriteHandle,
  promotionId: bigint,
  memberId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO promotions.entry (promotion_id, member_id, entered_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [promotionId, memberId, now.toString()],
  );
  return rowCount === 1;
}

/** When members entered promotions, by `promotion member`. */
export async function selectEntries(
  db: ReadHandle,
  promotions: readonly bigint[],
  members: readonly string[],
): Promise<Map<string, Temporal.Instant>> {
  const { rows } = await db.query<{ promotionId: bigint; memberId: bigint; at: Temporal.Instant }>(
    `SELECT promotion_id AS "promotionId", member_id AS "memberId", entered_at AS at
     FROM promotions.entry
     WHERE promotion_id = ANY ($1) AND member_id = ANY ($2)`,
    [promotions, members],
  );
  return new Map(rows.map(({ promotionId, memberId, at }) => [`${promotionId} ${memberId}`, at]));
}
