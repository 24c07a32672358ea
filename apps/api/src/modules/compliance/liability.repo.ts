import type { LiabilityKind } from '@champa/contract';
import type { Days } from '../../platform/brand-calendar.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** One sum of a day. */
export type Owed = {
  day: string;
  takenAt: Temporal.Instant;
  kind: LiabilityKind;
  part: string;
  currency: string;
  entries: bigint;
  amount: bigint;
};

export async function isTaken(db: ReadHandle, day: string): Promise<boolean> {
  const { rows } = await db.query<{ taken: boolean }>(
    'SELECT EXISTS (SELECT FROM compliance.liability_day WHERE day = $1) AS taken',
    [day],
  );
  return rows[0]!.taken;
}

/** Takes the right to read a day's sums. A second server waits for the first here. @returns whether nobody has read them */
export async function insertDay(tx: WriteHandle, day: string, at: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    'INSERT INTO compliance.liability_day (day, taken_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [day, at.toString()],
  );
  return rowCount === 1;
}

// One statement: all sums are of one moment. Trial members' money is nobody's.
const INSERT_SUMS = `
  INSERT INTO compliance.liability (day, kind, part, currency, entries, amount)
  SELECT $1, kind, part, currency, count(*), sum(amount)
  FROM (
    SELECT 'balance' AS kind, b.purpose AS part, b.currency, b.balance AS amount
    FROM ledger.member_balances() AS b
    JOIN member.real_members() AS m ON m.member_id = b.member_id
    WHERE b.balance > 0
    UNION ALL
    SELECT 'open_stake', v.code, m.currency, s.amount
    FROM figures.open_stakes() AS s
    JOIN member.real_members() AS m ON m.member_id = s.member_id
    JOIN vendors.codes() AS v ON v.vendor_id = s.vendor_id
    UNION ALL
    SELECT 'lottery_prize', p.game_code, m.currency, p.amount
    FROM lottery.unpaid_prizes() AS p
    JOIN member.real_members() AS m ON m.member_id = p.member_id
    UNION ALL
    SELECT 'withdrawal', w.state, w.currency, w.amount
    FROM withdrawals.open_withdrawals() AS w
    JOIN member.real_members() AS m ON m.member_id = w.member_id
    WHERE w.amount > 0
    UNION ALL
    SELECT 'pot', v.code, p.currency, p.amount
    FROM vendors.pots() AS p
    JOIN vendors.codes() AS v ON v.vendor_id = p.vendor_id
  ) AS owed
  GROUP BY kind, part, currency`;

export async function insertSums(tx: WriteHandle, day: string): Promise<void> {
  await tx.query(INSERT_SUMS, [day]);
}

/** The newest day first. */
export async function selectSums(db: ReadHandle, { from, to }: Days): Promise<Owed[]> {
  const { rows } = await db.query<Omit<Owed, 'amount'> & { amount: string }>(
    `SELECT l.day::text, d.taken_at AS "takenAt", l.kind, l.part, l.currency, l.entries, l.amount::text
     FROM compliance.liability AS l
     JOIN compliance.liability_day AS d ON d.day = l.day
     WHERE l.day BETWEEN $1::date AND $2::date
     ORDER BY l.day DESC, l.kind, l.currency, l.part`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}
