import type { ReadHandle } from '../../platform/database.ts';
import type { AccountId } from './domain/account.ts';
import type { StatementLine } from './domain/statement.ts';
import { presentLine } from './ledger.present.ts';
import type { StatementRow } from './ledger.repo.ts';

/** The cursor of a statement, latest first. */
export type StatementPlace = { at: Temporal.Instant; version: bigint };

/** The filters: `from` inclusive, `to` exclusive. */
export type StatementWish = {
  from: Temporal.Instant;
  to: Temporal.Instant;
  kind: string | null;
  /** Only lines with this reference, of play or of anything else. */
  reference: { id: string; ofPlay: boolean } | null;
  /** Only lines after it in the list. */
  after: StatementPlace | null;
  limit: number;
};

/** The kinds of nearly all movements; the others have indexes of their own. */
const PLAY = ['stake', 'win'];

/**
 * A page of a guarded account's movements, latest first, each with the balance it left. Reads the account's part of an
 * index from the cursor on, so that the last page costs what the first does.
 */
export async function selectStatementAfter(
  db: ReadHandle,
  account: AccountId,
  { from, to, kind, reference, after, limit }: StatementWish,
): Promise<StatementLine[]> {
  const isBesidePlay = kind === null ? reference?.ofPlay === false : !PLAY.includes(kind);
  const { rows } = await db.query<StatementRow>(
    `SELECT * FROM ((${side('debit', isBesidePlay)}) UNION ALL (${side('credit', isBesidePlay)})) AS line
     ORDER BY at DESC, version DESC
     LIMIT $8`,
    [
      account,
      from.toString(),
      to.toString(),
      after?.at.toString() ?? 'infinity',
      after?.version ?? 0n,
      kind,
      reference?.id ?? null,
      limit,
    ],
  );
  return rows.map(presentLine);
}

function side(name: 'debit' | 'credit', isBesidePlay: boolean): string {
  return `
    SELECT id, at, kind, reference_type, reference_id, actor, ${name === 'debit' ? '-amount' : 'amount'} AS amount,
           ${name}_balance AS balance, ${name}_version AS version
    FROM ledger.journal
    WHERE ${name} = $1 AND ${name} > 0 AND at >= $2 AND at < $3 AND (at, ${name}_version) < ($4::timestamptz, $5::bigint)
      AND at <= $4 AND ($6::text IS NULL OR kind = $6) AND ($7::text IS NULL OR reference_id = $7)
      ${isBesidePlay ? `AND kind NOT IN ('stake', 'win')` : ''}
    ORDER BY at DESC, ${name}_version DESC
    LIMIT $8`;
}
