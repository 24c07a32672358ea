import type { Amount } from '@champa/money';
import type { Queryable } from '../platform/database.ts';

/** The owner of a wallet: one for each player of a vendor in each currency. */
export type WalletKey = { vassalage: string; player: string; currency: string };

export type Wallet = { id: bigint; balance: Amount };

export type Transfer = {
  reference: string;
  state: 'done' | 'buried';
  walletId: bigint | null;
  direction: 'in' | 'out' | null;
  amount: Amount | null;
  balance: Amount | null;
};

export type Entry = {
  transactionUuid: string;
  roundId: string;
  kind: 'bet' | 'win' | 'rollback' | 'amend';
  amount: Amount;
};

/** Opens a wallet; an existing one does not change. */
export async function openWallet(db: Queryable, key: WalletKey, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO studio.wallet (vassalage, player, currency, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [...valuesOf(key), at],
  );
}

export async function findWallet(db: Queryable, key: WalletKey): Promise<Wallet | undefined> {
  const found = await db.query<Wallet>(
    `SELECT id, balance FROM studio.wallet WHERE vassalage = $1 AND player = $2 AND currency = $3`,
    valuesOf(key),
  );
  return found.rows[0];
}

/** Locks the wallet until the caller's transaction ends, so that its movements are serialised. */
export async function lockWallet(db: Queryable, key: WalletKey): Promise<Wallet | undefined> {
  const found = await db.query<Wallet>(
    `SELECT id, balance FROM studio.wallet WHERE vassalage = $1 AND player = $2 AND currency = $3 FOR UPDATE`,
    valuesOf(key),
  );
  return found.rows[0];
}

export async function setBalance(db: Queryable, id: bigint, balance: Amount): Promise<void> {
  await db.query(`UPDATE studio.wallet SET balance = $2 WHERE id = $1`, [id, balance]);
}

export async function findTransfer(db: Queryable, vassalage: string, reference: string): Promise<Transfer | undefined> {
  const found = await db.query<Transfer>(
    `SELECT reference, state, wallet_id AS "walletId", direction, amount, balance
     FROM studio.wallet_transfer WHERE vassalage = $1 AND reference = $2`,
    [vassalage, reference],
  );
  return found.rows[0];
}

/** False if the reference exists; waits for a transaction that is inserting it. */
export async function insertTransfer(db: Queryable, vassalage: string, transfer: Transfer, at: Date): Promise<boolean> {
  const { reference, state, walletId, direction, amount, balance } = transfer;
  const inserted = await db.query(
    `INSERT INTO studio.wallet_transfer (vassalage, reference, state, wallet_id, direction, amount, balance, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [vassalage, reference, state, walletId, direction, amount, balance, at],
  );
  return inserted.rowCount === 1;
}

export async function hasEntry(db: Queryable, transactionUuid: string): Promise<boolean> {
  const found = await db.query(`SELECT FROM studio.wallet_entry WHERE transaction_uuid = $1`, [transactionUuid]);
  return found.rowCount !== 0;
}

/** What a bet took; nothing if it never arrived. */
export async function takenBy(db: Queryable, betUuid: string): Promise<Amount> {
  const found = await db.query<{ amount: Amount }>(
    `SELECT -amount AS amount FROM studio.wallet_entry WHERE transaction_uuid = $1 AND kind = 'bet'`,
    [betUuid],
  );
  return found.rows[0]?.amount ?? 0n;
}

export async function insertEntry(db: Queryable, walletId: bigint, entry: Entry, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO studio.wallet_entry (transaction_uuid, wallet_id, round_id, kind, amount, at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [entry.transactionUuid, walletId, entry.roundId, entry.kind, entry.amount, at],
  );
}

function valuesOf({ vassalage, player, currency }: WalletKey): string[] {
  return [vassalage, player, currency];
}
