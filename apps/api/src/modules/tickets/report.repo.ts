import type { TicketKind, TicketTopic } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';

export type ReportRow = {
  kind: TicketKind;
  topic: TicketTopic;
  received: number;
  answered: number;
  ended: number;
  late: number;
  escalated: number;
  referred: number;
  firstAnswerMinutes: number | null;
  endMinutes: number | null;
};

/** What came in within a span, by kind and topic. */
export async function selectReport(
  db: ReadHandle,
  { begin, end, now }: { begin: Temporal.Instant; end: Temporal.Instant; now: Temporal.Instant },
): Promise<ReportRow[]> {
  const { rows } = await db.query<ReportRow>(
    `SELECT
       kind, topic,
       count(*)::integer AS received,
       count(answered_at)::integer AS answered,
       count(ended_at)::integer AS ended,
       count(*) FILTER (
         WHERE coalesce(CASE WHEN kind = 'feedback' THEN answered_at END, ended_at, $3) > answer_due_at
       )::integer AS late,
       count(escalated_at)::integer AS escalated,
       count(referred_at)::integer AS referred,
       round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at) / 60))::integer
         AS "firstAnswerMinutes",
       round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - created_at) / 60))::integer
         AS "endMinutes"
     FROM tickets.ticket
     WHERE created_at >= $1 AND created_at < $2
     GROUP BY kind, topic ORDER BY kind, topic`,
    [begin.toString(), end.toString(), now.toString()],
  );
  return rows;
}
