import type { PayeeKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';

export type PayeeRow = {
  id: bigint;
  kind: PayeeKind;
  provider: string;
  sealed: string;
  is_default: boolean;
  added_at: Temporal.Instant;
  usable_from: Temporal.Instant;
};

const COLUMNS = 'id, kind, provider, sealed, is_default, added_at, usable_from';

/** In the order they were added. */
export async function selectPayees(db: ReadHandle, memberId: string): Promise<PayeeRow[]> {
  const { rows } = await db.query<PayeeRow>(
    `SELECT ${COLUMNS} FROM payees.payee WHERE member_id = $1 AND removed_at IS NULL ORDER BY id`,
    [memberId],
  );
  return rows;
}

/** All accounts that a member has, or had. */
export async function selectEver(db: ReadHandle, memberId: string): Promise<PayeeRow[]> {
  const { rows } = await db.query<PayeeRow>(`SELECT ${COLUMNS} FROM payees.payee WHERE member_id = $1 ORDER BY id`, [
    memberId,
  ]);
  return rows;
}

/** An account, locked against removal until the transaction ends. */
export async function selectPayeeForUse(tx: WriteHandle, memberId: string, id: string): Promise<PayeeRow | null> {
  const { rows } = await tx.query<PayeeRow>(
    `SELECT ${COLUMNS} FROM payees.payee WHERE id = $2 AND member_id = $1 AND removed_at IS NULL FOR SHARE`,
    [memberId, id],
  );
  return rows[0] ?? null;
}

export async function countBankAccounts(db: ReadHandle, memberId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count
       FROM payees.payee
      WHERE member_id = $1 AND removed_at IS NULL AND kind = 'BANK'`,
    [memberId],
  );
  return rows[0]!.count;
}

/** Lets one transaction at a time change a member's list, so that the number of accounts holds until it commits. */
export async function lockList(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('payees.payee ' || $1, 0))`, [memberId]);
}

/** Lets one transaction at a time add an account, so that two members who add it at once see each other's. */
export async function lockNumber(tx: WriteHandle, numberMac: Buffer): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('payees.number ' || encode($1, 'hex'), 0))`, [
    numberMac,
  ]);
}

export type NewPayee = {
  memberId: string;
  kind: PayeeKind;
  provider: string;
  sealed: string;
  numberMac: Buffer;
  isDefault: boolean;
  addedAt: Temporal.Instant;
  usableFrom: Temporal.Instant;
};

/** @returns its ID, or null where the member has it already */
export async function insertPayee(tx: WriteHandle, payee: NewPayee): Promise<string | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO payees.payee (member_id, kind, provider, sealed, number_mac, is_default, added_at, usable_from)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (member_id, number_mac) WHERE removed_at IS NULL DO NOTHING
     RETURNING id`,
    [
      payee.memberId,
      payee.kind,
      payee.provider,
      payee.sealed,
      payee.numberMac,
      payee.isDefault,
      payee.addedAt.toString(),
      payee.usableFrom.toString(),
    ],
  );
  return rows[0] ? String(rows[0].id) : null;
}

/** Flags every other member who has, or had, the same account. */
export async function insertDuplicateFlags(tx: WriteHandle, payeeId: string, now: Temporal.Instant): Promise<void> {
  await tx.query(
    `INSERT INTO payees.duplicate_flag (payee_id, other_payee_id, noted_at)
     SELECT own.id, other.id, $2
       FROM payees.payee AS own
       JOIN payees.payee AS other ON other.number_mac = own.number_mac AND other.member_id <> own.member_id
      WHERE own.id = $1
     ON CONFLICT DO NOTHING`,
    [payeeId, now.toString()],
  );
}

/** The number of other members flagged with the same account, before this one was added or after. */
export async function countSharing(db: ReadHandle, payeeId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(DISTINCT other.member_id)::integer AS count
       FROM payees.payee AS own
       JOIN payees.payee AS other ON other.number_mac = own.number_mac AND other.member_id <> own.member_id
      WHERE own.id = $1`,
    [payeeId],
  );
  return rows[0]!.count;
}

/** Members who have, or had, an account of one of these numbers: the newest first. */
export async function selectHolders(
  db: ReadHandle,
  numberMacs: readonly Buffer[],
  { before, limit }: RowsBefore,
): Promise<string[]> {
  const { rows } = await db.query<{ member_id: bigint }>(
    `SELECT DISTINCT member_id FROM payees.payee
      WHERE number_mac = ANY ($1::bytea[]) AND ($2::bigint IS NULL OR member_id < $2)
      ORDER BY member_id DESC LIMIT $3`,
    [numberMacs, before, limit],
  );
  return rows.map(({ member_id: id }) => String(id));
}

/** Other members who have, or had, an account of this member's, kept or removed. */
export async function selectSharing(db: ReadHandle, memberId: string): Promise<string[]> {
  const { rows } = await db.query<{ member_id: bigint }>(
    `SELECT DISTINCT other.member_id
       FROM payees.payee AS own
       JOIN payees.payee AS other ON other.number_mac = own.number_mac AND other.member_id <> own.member_id
      WHERE own.member_id = $1
      LIMIT 1000`,
    [memberId],
  );
  return rows.map(({ member_id: id }) => String(id));
}

/** @returns `false` where the member has no such account */
export async function removePayee(
  tx: WriteHandle,
  memberId: string,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE payees.payee SET removed_at = $3, is_default = false
      WHERE id = $2 AND member_id = $1 AND removed_at IS NULL`,
    [memberId, id, now.toString()],
  );
  return rowCount === 1;
}

/** Makes an account the default. @returns `false` where the member has no such account */
export async function makeDefault(tx: WriteHandle, memberId: string, id: string): Promise<boolean> {
  await tx.query('UPDATE payees.payee SET is_default = false WHERE member_id = $1 AND is_default', [memberId]);
  const { rowCount } = await tx.query(
    'UPDATE payees.payee SET is_default = true WHERE id = $2 AND member_id = $1 AND removed_at IS NULL',
    [memberId, id],
  );
  return rowCount === 1;
}

/** Where there is no default, the oldest account becomes it. */
export async function ensureDefault(tx: WriteHandle, memberId: string): Promise<void> {
  await tx.query(
    `UPDATE payees.payee SET is_default = true
      WHERE id = (SELECT min(id) FROM payees.payee WHERE member_id = $1 AND removed_at IS NULL)
        AND NOT EXISTS (SELECT FROM payees.payee WHERE member_id = $1 AND is_default)`,
    [memberId],
  );
}
