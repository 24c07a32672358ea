import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** The member, the vendor and the currency of a wallet. */
export type WalletKey = { memberId: string; vendor: string; currency: string };

export type PlacedWallet = WalletKey & {
  placed: Amount;
  told: Amount | null;
  toldAt: Temporal.Instant | null;
  changedAt: Temporal.Instant | null;
  autoSince: Temporal.Instant | null;
};

type Row = Omit<PlacedWallet, 'memberId'> & { memberId: bigint };

const COLUMNS = `member_id AS "memberId", vendor, currency, placed, told, told_at AS "toldAt", changed_at AS "changedAt",
       auto_since AS "autoSince"`;

/** Locks the wallet, opened where it doesn't exist, and returns its balance according to our books. */
export async function lockPlaced(tx: WriteHandle, key: WalletKey): Promise<Amount> {
  await tx.query(
    'INSERT INTO transfers.vendor_wallet (member_id, vendor, currency) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    valuesOf(key),
  );
  const { rows } = await tx.query<{ placed: Amount }>(
    `SELECT placed FROM transfers.vendor_wallet WHERE member_id = $1 AND vendor = $2 AND currency = $3 FOR UPDATE`,
    valuesOf(key),
  );
  return rows[0]!.placed;
}

/** Stores the vendor's balance after a finished move. */
export async function updatePlaced(
  tx: WriteHandle,
  key: WalletKey,
  { balance, isReturned }: { balance: Amount; isReturned: boolean },
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE transfers.vendor_wallet
        SET placed = $4, told = $4, told_at = $5, changed_at = $5, auto_since = CASE WHEN $6 THEN NULL ELSE auto_since END
      WHERE member_id = $1 AND vendor = $2 AND currency = $3`,
    [...valuesOf(key), balance, now.toString(), isReturned],
  );
}

/** Stores the balance that the vendor answered. */
export async function noteTold(tx: WriteHandle, key: WalletKey, told: Amount, now: Temporal.Instant): Promise<void> {
  await tx.query(
    `INSERT INTO transfers.vendor_wallet AS w (member_id, vendor, currency, told, told_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (member_id, vendor, currency) DO UPDATE
       SET told = excluded.told, told_at = excluded.told_at,
           changed_at = CASE WHEN w.told = excluded.told THEN w.changed_at ELSE excluded.changed_at END`,
    [...valuesOf(key), told, now.toString()],
  );
}

/** From now on the money there comes back by itself. */
export async function markAutomatic(tx: WriteHandle, key: WalletKey, now: Temporal.Instant): Promise<void> {
  await tx.query(
    `INSERT INTO transfers.vendor_wallet (member_id, vendor, currency, auto_since, changed_at) VALUES ($1, $2, $3, $4, $4)
     ON CONFLICT (member_id, vendor, currency) DO UPDATE SET auto_since = $4, changed_at = $4`,
    [...valuesOf(key), now.toString()],
  );
}

/** Nothing is left there to come back. */
export async function endAutomatic(tx: WriteHandle, key: WalletKey): Promise<void> {
  await tx.query(
    'UPDATE transfers.vendor_wallet SET auto_since = NULL WHERE member_id = $1 AND vendor = $2 AND currency = $3',
    valuesOf(key),
  );
}

export async function selectWallets(db: ReadHandle, memberId: string): Promise<PlacedWallet[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM transfers.vendor_wallet WHERE member_id = $1 ORDER BY vendor`,
    [memberId],
  );
  return rows.map(toWallet);
}

/** Wallets whose money is to come back by itself, idle since before a time, the longest first; those after `after`. */
export async function selectAutomatic(
  db: ReadHandle,
  before: Temporal.Instant,
  after: PlacedWallet | null,
  limit: number,
): Promise<PlacedWallet[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM transfers.vendor_wallet
     WHERE auto_since IS NOT NULL AND changed_at <= $1
       AND (changed_at, member_id, vendor, currency) > (coalesce($2::timestamptz, '-infinity'), $3::bigint, $4, $5)
     ORDER BY changed_at, member_id, vendor, currency LIMIT $6`,
    [
      before.toString(),
      after?.changedAt?.toString() ?? null,
      after?.memberId ?? 0,
      after?.vendor ?? '',
      after?.currency ?? '',
      limit,
    ],
  );
  return rows.map(toWallet);
}

/** A member's money at vendors according to our books, and what is on its way there. */
export async function selectAtVendors(db: ReadHandle, memberId: string, currency: string): Promise<Amount> {
  const { rows } = await db.query<{ sum: Amount }>(
    `SELECT (coalesce((SELECT sum(placed) FROM transfers.vendor_wallet WHERE member_id = $1 AND currency = $2), 0)
       + coalesce((SELECT sum(amount) FROM transfers.move
                   WHERE member_id = $1 AND currency = $2 AND direction = 'in' AND state IN ('created', 'sent', 'unknown')),
                  0))::bigint AS sum`,
    [memberId, currency],
  );
  return rows[0]!.sum;
}

function valuesOf({ memberId, vendor, currency }: WalletKey): string[] {
  return [memberId, vendor, currency];
}

function toWallet({ memberId, ...row }: Row): PlacedWallet {
  return { ...row, memberId: String(memberId) };
}
