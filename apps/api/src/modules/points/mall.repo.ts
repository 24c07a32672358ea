import type { RedemptionState } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Goods, Redemption } from './domain/goods.ts';

const GOODS = `id, code, kind, names, details, picture, price, stock, vip_level AS "vipLevel", per_member AS "perMember",
  amount, at_once AS "isAtOnce", is_enabled AS "isEnabled", sort`;

const REDEMPTION = `id, reference, member_id::text AS "memberId", goods_id AS "goodsId", kind, names, picture, quantity, points,
  amount, currency, sealed, state, remark, tracking, wish, applied_at AS "appliedAt", decided_at AS "decidedAt"`;

export async function selectGoods(db: ReadHandle, onlyEnabled: boolean): Promise<Goods[]> {
  const { rows } = await db.query<Goods>(
    `SELECT ${GOODS} FROM points.goods ${onlyEnabled ? 'WHERE is_enabled' : ''} ORDER BY sort, id`,
  );
  return rows;
}

/** Goods that can be taken, locked until the transaction ends: concurrent redemptions wait. */
export async function lockGoods(tx: WriteHandle, id: string): Promise<Goods | null> {
  const { rows } = await tx.query<Goods>(`SELECT ${GOODS} FROM points.goods WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ?? null;
}

export async function lockGoodsByCode(tx: WriteHandle, code: string): Promise<Goods | null> {
  const { rows } = await tx.query<Goods>(`SELECT ${GOODS} FROM points.goods WHERE code = $1 FOR UPDATE`, [code]);
  return rows[0] ?? null;
}

/** Changes the stock by a difference; the database refuses a negative stock. */
export async function addStock(tx: WriteHandle, id: bigint, by: number): Promise<void> {
  await tx.query('UPDATE points.goods SET stock = stock + $2 WHERE id = $1', [id, by]);
}

export type NewGoods = Omit<Goods, 'id'>;

/** Adds goods, or updates them; the stock of existing ones stays. @returns whether they are new */
export async function upsertGoods(tx: WriteHandle, goods: NewGoods, now: Temporal.Instant): Promise<boolean> {
  const { rows } = await tx.query<{ isNew: boolean }>(
    `INSERT INTO points.goods
       (code, kind, names, details, picture, price, stock, vip_level, per_member, amount, at_once, is_enabled, sort, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, names = excluded.names, details = excluded.details,
       picture = excluded.picture, price = excluded.price, vip_level = excluded.vip_level,
       per_member = excluded.per_member, amount = excluded.amount, at_once = excluded.at_once,
       is_enabled = excluded.is_enabled, sort = excluded.sort, changed_at = excluded.changed_at
     RETURNING xmax = 0 AS "isNew"`,
    [
      goods.code,
      goods.kind,
      JSON.stringify(goods.names),
      JSON.stringify(goods.details),
      goods.picture,
      goods.price,
      goods.stock,
      goods.vipLevel,
      goods.perMember,
      goods.amount,
      goods.isAtOnce,
      goods.isEnabled,
      goods.sort,
      now.toString(),
    ],
  );
  return rows[0]!.isNew;
}

export type GoodsChange = {
  goodsId: bigint;
  stock: number;
  reason: string;
  actor: string;
  at: Temporal.Instant;
  key: string | null;
};

export async function insertGoodsChange(tx: WriteHandle, change: GoodsChange): Promise<void> {
  await tx.query(
    'INSERT INTO points.goods_change (goods_id, stock, reason, actor, at, key) VALUES ($1, $2, $3, $4, $5, $6)',
    [change.goodsId, change.stock, change.reason, change.actor, change.at.toString(), change.key],
  );
}

/** The goods of a code with the last change that staff made to their stock; null where there are none. */
export async function selectStock(
  db: ReadHandle,
  code: string,
): Promise<{ stock: number; lastChange: bigint | null } | null> {
  const { rows } = await db.query<{ stock: number; lastChange: bigint | null }>(
    `SELECT stock, (SELECT max(id) FROM points.goods_change WHERE goods_id = goods.id) AS "lastChange"
       FROM points.goods WHERE code = $1`,
    [code],
  );
  return rows[0] ?? null;
}

export async function isGoodsChangeMade(db: ReadHandle, key: string): Promise<boolean> {
  const { rows } = await db.query<{ made: boolean }>(
    'SELECT EXISTS (SELECT FROM points.goods_change WHERE key = $1) AS made',
    [key],
  );
  return rows[0]!.made;
}

/** How many of the goods a member took, without rejected ones. */
export async function countTaken(db: ReadHandle, memberId: string, goodsId: bigint): Promise<number> {
  const { rows } = await db.query<{ taken: number }>(
    `SELECT coalesce(sum(quantity), 0)::integer AS taken
     FROM points.redemption
     WHERE member_id = $1 AND goods_id = $2 AND state <> 'rejected'`,
    [memberId, goodsId],
  );
  return rows[0]!.taken;
}

export type NewRedemption = Omit<Redemption, 'id' | 'reference' | 'remark' | 'tracking' | 'state' | 'decidedAt'> & {
  idempotencyKey: string;
  /** The day with which references begin. */
  day: string;
};

export async function insertRedemption(tx: WriteHandle, redemption: NewRedemption): Promise<Redemption> {
  const { rows } = await tx.query<Redemption>(
    `INSERT INTO points.redemption
       (reference, member_id, idempotency_key, wish, goods_id, kind, names, picture, quantity, points, amount, currency,
        sealed, state, applied_at)
     VALUES ('PM' || $1 || '-' || lpad(nextval('points.redemption_number')::text, 6, '0'),
       $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'applying', $14)
     RETURNING ${REDEMPTION}`,
    [
      redemption.day,
      redemption.memberId,
      redemption.idempotencyKey,
      redemption.wish,
      redemption.goodsId,
      redemption.kind,
      JSON.stringify(redemption.names),
      redemption.picture,
      redemption.quantity,
      redemption.points,
      redemption.amount,
      redemption.currency,
      redemption.sealed,
      redemption.appliedAt.toString(),
    ],
  );
  return rows[0]!;
}

export async function selectByKey(db: ReadHandle, memberId: string, key: string): Promise<Redemption | null> {
  const { rows } = await db.query<Redemption>(
    `SELECT ${REDEMPTION} FROM points.redemption WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, key],
  );
  return rows[0] ?? null;
}

/** By its number or its reference. */
export async function selectRedemption(db: ReadHandle, name: string): Promise<Redemption | null> {
  const { rows } = await db.query<Redemption>(
    `SELECT ${REDEMPTION} FROM points.redemption WHERE id::text = $1 OR reference = $1`,
    [name],
  );
  return rows[0] ?? null;
}

export async function lockRedemption(tx: WriteHandle, id: bigint): Promise<Redemption> {
  const { rows } = await tx.query<Redemption>(`SELECT ${REDEMPTION} FROM points.redemption WHERE id = $1 FOR UPDATE`, [
    id,
  ]);
  return rows[0]!;
}

type Wish = { state: RedemptionState | null; before: string | null; limit: number };

/** A member's, or all members', latest first. */
export async function selectRedemptions(
  db: ReadHandle,
  memberId: string | null,
  { state, before, limit }: Wish,
): Promise<Redemption[]> {
  const { rows } = await db.query<Redemption>(
    `SELECT ${REDEMPTION}
     FROM points.redemption
     WHERE ${memberId === null ? '$1::bigint IS NULL' : 'member_id = $1'}
       AND ($2::text IS NULL OR state = $2) AND ($3::bigint IS NULL OR id < $3)
     ORDER BY id DESC
     LIMIT $4`,
    [memberId, state, before, limit],
  );
  return rows;
}

export type Decision = {
  state: RedemptionState;
  remark: string;
  tracking: string;
  at: Temporal.Instant;
  by: string;
};

export async function decide(tx: WriteHandle, id: bigint, decision: Decision): Promise<Redemption> {
  const { rows } = await tx.query<Redemption>(
    `UPDATE points.redemption
     SET state = $2, remark = $3, tracking = $4, decided_at = $5, decided_by = $6
     WHERE id = $1 AND state = 'applying'
     RETURNING ${REDEMPTION}`,
    [id, decision.state, decision.remark, decision.tracking, decision.at.toString(), decision.by],
  );
  return rows[0]!;
}

export async function setTracking(tx: WriteHandle, id: bigint, tracking: string): Promise<void> {
  await tx.query(`UPDATE points.redemption SET tracking = $2 WHERE id = $1 AND state = 'approved'`, [id, tracking]);
}

export type Conversion = { id: bigint; points: bigint; amount: Amount; currency: string };

export async function selectConversionByKey(db: ReadHandle, memberId: string, key: string): Promise<Conversion | null> {
  const { rows } = await db.query<Conversion>(
    'SELECT id, points, amount, currency FROM points.conversion WHERE member_id = $1 AND idempotency_key = $2',
    [memberId, key],
  );
  return rows[0] ?? null;
}

export async function insertConversion(
  tx: WriteHandle,
  given: Omit<Conversion, 'id'> & { memberId: string; idempotencyKey: string; at: Temporal.Instant },
): Promise<Conversion> {
  const { rows } = await tx.query<Conversion>(
    `INSERT INTO points.conversion (member_id, idempotency_key, points, amount, currency, at)
     VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING id, points, amount, currency`,
    [given.memberId, given.idempotencyKey, given.points, given.amount, given.currency, given.at.toString()],
  );
  return rows[0]!;
}

/** How many points a member has converted into money since a time. */
export async function sumConverted(db: ReadHandle, memberId: string, since: Temporal.Instant): Promise<bigint> {
  const { rows } = await db.query<{ points: bigint }>(
    'SELECT coalesce(sum(points), 0)::bigint AS points FROM points.conversion WHERE member_id = $1 AND at >= $2',
    [memberId, since.toString()],
  );
  return rows[0]!.points;
}
