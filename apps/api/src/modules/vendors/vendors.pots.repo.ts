import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Pot, PotsQuery, ReportedPot } from './domain/pot.ts';

export type PotsReported = { vendorId: number; currency: string; pots: readonly ReportedPot[]; at: Temporal.Instant };

/** Replaces the known pots of a vendor in a currency by its latest answer. */
export async function replacePots(tx: WriteHandle, { vendorId, currency, pots, at }: PotsReported): Promise<void> {
  const codes = pots.map(({ code }) => code);
  await tx.query('DELETE FROM vendors.pot WHERE vendor_id = $1 AND currency = $2 AND code <> ALL ($3)', [
    vendorId,
    currency,
    codes,
  ]);
  await tx.query(
    `INSERT INTO vendors.pot (vendor_id, code, currency, names, game_code, amount, won_before, told_at)
     SELECT $1, code, $2, names, game_code, amount, won_before, $3
     FROM unnest($4::text[], $5::jsonb[], $6::text[], $7::bigint[], $8::bigint[])
       AS told (code, names, game_code, amount, won_before)
     ON CONFLICT (vendor_id, currency, code) DO UPDATE SET (names, game_code, amount, won_before, told_at)
       = (EXCLUDED.names, EXCLUDED.game_code, EXCLUDED.amount, EXCLUDED.won_before, EXCLUDED.told_at)`,
    [
      vendorId,
      currency,
      at.toString(),
      codes,
      pots.map(({ names }) => JSON.stringify(names)),
      pots.map(({ gameCode }) => gameCode),
      pots.map(({ amount }) => amount),
      pots.map(({ wonBefore }) => wonBefore),
    ],
  );
}

/** Pots of vendors that are switched on, largest first. */
export async function selectPots(db: ReadHandle, { currency, since }: PotsQuery): Promise<Pot[]> {
  const { rows } = await db.query<Pot>(
    `SELECT vendor.code AS vassalage, pot.code, pot.currency, pot.names, pot.game_code AS "gameCode", pot.amount,
       pot.won_before AS "wonBefore", pot.told_at AS "reportedAt"
     FROM vendors.pot
     JOIN vendors.vendor ON vendor.id = pot.vendor_id
     WHERE vendor.enabled AND pot.currency = $1 AND pot.told_at >= $2
     ORDER BY pot.amount DESC, vendor.code, pot.code`,
    [currency, since.toString()],
  );
  return rows;
}
