import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** How many calls of a vendor there were, and how many of them were faults. */
export type Calls = { vendorId: number; calls: number; faults: number };

export async function addCalls(tx: WriteHandle, at: Temporal.Instant, calls: readonly Calls[]): Promise<void> {
  await tx.query(
    `INSERT INTO vendors.call_minute AS m (minute, vendor_id, calls, faults)
     SELECT date_trunc('minute', $1::timestamptz), * FROM unnest($2::smallint[], $3::integer[], $4::integer[])
     ON CONFLICT (minute, vendor_id) DO UPDATE SET calls = m.calls + excluded.calls, faults = m.faults + excluded.faults`,
    [
      at.toString(),
      calls.map(({ vendorId }) => vendorId),
      calls.map((one) => one.calls),
      calls.map(({ faults }) => faults),
    ],
  );
}

/** The calls of each vendor since a time, on all servers. */
export async function selectCallsSince(
  db: ReadHandle,
  since: Temporal.Instant,
): Promise<{ vendor: string; calls: number; faults: number }[]> {
  const { rows } = await db.query<{ vendor: string; calls: number; faults: number }>(
    `SELECT v.code AS vendor, sum(m.calls)::integer AS calls, sum(m.faults)::integer AS faults
     FROM vendors.call_minute AS m JOIN vendors.vendor AS v ON v.id = m.vendor_id
     WHERE m.minute >= $1
     GROUP BY v.code
     ORDER BY v.code`,
    [since.toString()],
  );
  return rows;
}

export async function dropCalls(tx: WriteHandle, before: Temporal.Instant): Promise<void> {
  await tx.query('DELETE FROM vendors.call_minute WHERE minute < $1', [before.toString()]);
}
