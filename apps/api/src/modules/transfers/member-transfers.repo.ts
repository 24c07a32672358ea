import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type MemberTransfer = {
  id: bigint;
  fromMember: string;
  toMember: string;
  direction: 'up' | 'down';
  currency: string;
  amount: Amount;
  at: Temporal.Instant;
};

type Row = Omit<MemberTransfer, 'fromMember' | 'toMember'> & { fromMember: bigint; toMember: bigint };

const COLUMNS = `id, from_member AS "fromMember", to_member AS "toMember", direction, currency, amount, at`;

export type NewTransfer = Omit<MemberTransfer, 'id'> & { idempotencyKey: string };

/** Serializes a sender's transfers, so that their daily limit holds. */
export async function lockSender(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('transfers.sender:' || $1, 0))`, [memberId]);
}

/** @returns `null` when the sender's idempotency key is taken */
export async function insertTransfer(tx: WriteHandle, transfer: NewTransfer): Promise<MemberTransfer | null> {
  const { rows } = await tx.query<Row>(
    `INSERT INTO transfers.member_transfer (from_member, to_member, direction, currency, amount, idempotency_key, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (from_member, idempotency_key) DO NOTHING
     RETURNING ${COLUMNS}`,
    [
      transfer.fromMember,
      transfer.toMember,
      transfer.direction,
      transfer.currency,
      transfer.amount,
      transfer.idempotencyKey,
      transfer.at.toString(),
    ],
  );
  return rows[0] ? toTransfer(rows[0]) : null;
}

export async function selectByKey(db: ReadHandle, fromMember: string, key: string): Promise<MemberTransfer | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM transfers.member_transfer WHERE from_member = $1 AND idempotency_key = $2`,
    [fromMember, key],
  );
  return rows[0] ? toTransfer(rows[0]) : null;
}

/** The sum that a member has transferred since a time. */
export async function selectSentSince(
  db: ReadHandle,
  memberId: string,
  currency: string,
  since: Temporal.Instant,
): Promise<Amount> {
  const { rows } = await db.query<{ sum: Amount }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM transfers.member_transfer
     WHERE from_member = $1 AND currency = $2 AND at >= $3`,
    [memberId, currency, since.toString()],
  );
  return rows[0]!.sum;
}

/** Filters of a member's transfers: by direction, by the other member. */
export type TransfersAsked = { way: 'in' | 'out' | null; other: string | null };

/** Newest first. Each half is read by its own index. */
export async function selectTransfers(
  db: ReadHandle,
  memberId: string,
  page: { limit: number; offset: number } & TransfersAsked,
): Promise<{ transfers: MemberTransfer[]; total: number }> {
  const { way, other, limit, offset } = page;
  const sent = `from_member = $1 ${way === 'in' ? 'AND false' : ''} ${other === null ? '' : 'AND to_member = $2'}`;
  const received = `to_member = $1 ${way === 'out' ? 'AND false' : ''} ${other === null ? '' : 'AND from_member = $2'}`;
  const asked = other === null ? [memberId] : [memberId, other];
  const counted = await db.query<{ total: number }>(
    `SELECT ((SELECT count(*) FROM transfers.member_transfer WHERE ${sent})
       + (SELECT count(*) FROM transfers.member_transfer WHERE ${received}))::integer AS total`,
    asked,
  );
  const n = asked.length;
  const { rows } = await db.query<Row>(
    `SELECT * FROM (
       (SELECT ${COLUMNS} FROM transfers.member_transfer WHERE ${sent} ORDER BY id DESC LIMIT $${n + 1})
       UNION ALL
       (SELECT ${COLUMNS} FROM transfers.member_transfer WHERE ${received} ORDER BY id DESC LIMIT $${n + 1})
     ) AS both_ways
     ORDER BY id DESC LIMIT $${n + 2} OFFSET $${n + 3}`,
    [...asked, limit + offset, limit, offset],
  );
  return { transfers: rows.map(toTransfer), total: counted.rows[0]!.total };
}

function toTransfer({ fromMember, toMember, ...row }: Row): MemberTransfer {
  return { ...row, fromMember: String(fromMember), toMember: String(toMember) };
}
