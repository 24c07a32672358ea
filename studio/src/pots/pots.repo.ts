import type { Amount } from '@champa/money';
import type { Queryable } from '../platform/database.ts';

/** One pot in one currency. */
export type PotKey = { code: string; currency: string };

/** Adds to a pot, which begins with its seed, and locks it until the transaction ends. Returns its amount. */
export async function feedPot(db: Queryable, { code, currency }: PotKey, seed: Amount, fed: Amount): Promise<Amount> {
  const changed = await db.query<{ amount: bigint }>(
    `INSERT INTO studio.pot (code, currency, amount, seeded, contributed, paid) VALUES ($1, $2, $3, $4, $5, 0)
     ON CONFLICT (code, currency)
     DO UPDATE SET amount = pot.amount + EXCLUDED.contributed, contributed = pot.contributed + EXCLUDED.contributed
     RETURNING amount`,
    [code, currency, seed + fed, seed, fed],
  );
  return changed.rows[0]!.amount;
}

/** Pays out of a pot and puts in its seed again. Returns its amount. */
export async function payPot(db: Queryable, { code, currency }: PotKey, seed: Amount, paid: Amount): Promise<Amount> {
  const changed = await db.query<{ amount: bigint }>(
    `UPDATE studio.pot SET amount = amount - $4 + $3, seeded = seeded + $3, paid = paid + $4
     WHERE code = $1 AND currency = $2
     RETURNING amount`,
    [code, currency, seed, paid],
  );
  return changed.rows[0]!.amount;
}

export type PotEntry = PotKey & { roundId: string; contributed: Amount; paid: Amount; at: Date };

export async function insertPotEntry(db: Queryable, entry: PotEntry): Promise<void> {
  await db.query(
    `INSERT INTO studio.pot_entry (round_id, code, currency, contributed, paid, at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [entry.roundId, entry.code, entry.currency, entry.contributed, entry.paid, entry.at],
  );
}

/** The amounts of pots, by code; a pot that has not begun is missing. */
export async function readPots(
  db: Queryable,
  codes: readonly string[],
  currency: string,
): Promise<Map<string, Amount>> {
  const found = await db.query<{ code: string; amount: bigint }>(
    `SELECT code, amount FROM studio.pot WHERE code = ANY ($1) AND currency = $2`,
    [codes, currency],
  );
  return new Map(found.rows.map(({ code, amount }) => [code, amount]));
}
