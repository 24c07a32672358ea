import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Held } from './domain/rights.ts';
import { HELD } from './roles.repo.ts';

/** A confirmation, with what the one who gave it holds now. */
export type ConsentRow = {
  staffId: bigint;
  by: bigint;
  name: string;
  status: 'active' | 'disabled';
  at: Temporal.Instant;
} & Held;

/** The confirmations that some employees, or all, lost their second factors; the oldest first. */
export async function selectConsents(db: ReadHandle, staffId: bigint | null): Promise<ConsentRow[]> {
  const { rows } = await db.query<ConsentRow>(
    `SELECT consent.staff_id AS "staffId", consent.by_id AS by, who.username AS name, who.status, consent.at, ${HELD}
       FROM staff.recovery_consent AS consent
       JOIN staff.staff AS who ON who.id = consent.by_id
      WHERE $1::bigint IS NULL OR consent.staff_id = $1
      ORDER BY consent.at, consent.by_id`,
    [staffId],
  );
  return rows;
}

/** Adds a confirmation, in place of an older one of the same employee. */
export async function replaceConsent(
  tx: WriteHandle,
  { staffId, by, at, reason }: { staffId: bigint; by: bigint; at: Temporal.Instant; reason: string },
): Promise<void> {
  await tx.query('DELETE FROM staff.recovery_consent WHERE staff_id = $1 AND by_id = $2', [staffId, by]);
  await tx.query('INSERT INTO staff.recovery_consent (staff_id, by_id, at, reason) VALUES ($1, $2, $3, $4)', [
    staffId,
    by,
    at.toString(),
    reason,
  ]);
}

/** @returns how many there were */
export async function deleteConsents(tx: WriteHandle, staffId: bigint): Promise<number> {
  const { rowCount } = await tx.query('DELETE FROM staff.recovery_consent WHERE staff_id = $1', [staffId]);
  return rowCount ?? 0;
}
