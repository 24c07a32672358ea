import type { Amount } from '@champa/money';
import type { ReadHandle } from '../../platform/database.ts';

/** A slip as lottery.place takes it; amounts are for a multiplier of one. */
export type SlipCommand = {
  member: string;
  nonce: string;
  digest: string;
  game: string;
  revision: number;
  stopOnWin: boolean;
  stake: string;
  rebate: string;
  mostOfMember: string;
  draws: readonly { draw: string; times: number }[];
  bets: readonly { choice: string; terms: object; stake: string }[];
  limits: readonly { key: string; stake: string; risk: string; mostStake: string; mostRisk: string }[];
};

export type PlaceOutcome =
  | 'done'
  | 'repeated'
  | 'conflict'
  | 'busy'
  | 'game_closed'
  | 'terms_changed'
  | 'unknown_draw'
  | 'closed'
  | 'paused'
  | 'number_limit'
  | 'member_limit'
  | 'insufficient_funds'
  | 'limit_reached'
  | 'blocked'
  | 'vendor_disabled';

export type Money = {
  memberId: bigint;
  balance: Amount | null;
  version: bigint | null;
  cash: Amount | null;
  bonus: Amount | null;
};

export type PlaceAnswer = Money & {
  place: number;
  outcome: PlaceOutcome;
  slipId: bigint | null;
  /** In the order of the slip's draws; null: nothing was bet now. */
  tickets: bigint[] | null;
  placedAt: Temporal.Instant | null;
  details: { key?: string } | null;
};

/** Places slips in their order, in one transaction of their own; one answer each, with the last of its draws. */
export async function placeSlips(
  db: ReadHandle,
  slips: readonly SlipCommand[],
  currency: string,
): Promise<PlaceAnswer[]> {
  const { rows } = await db.query<Omit<PlaceAnswer, 'tickets'> & { tickets: string[] | null }>(
    `SELECT place, outcome, slip_id AS "slipId", tickets::text[], placed_at AS "placedAt", details, member_id AS "memberId",
       balance, version, cash, bonus
     FROM lottery.place($1::jsonb, $2)`,
    [JSON.stringify(slips), currency],
  );
  const answers: PlaceAnswer[] = [];
  for (const row of rows) answers[row.place - 1] = { ...row, tickets: row.tickets && row.tickets.map(BigInt) };
  return answers;
}

/** Takes back those tickets of a member that still can be; one answer for each. */
export async function takeBack(
  db: ReadHandle,
  memberId: string,
  tickets: readonly bigint[],
  actor: string,
): Promise<(Money & { ticketId: bigint })[]> {
  const { rows } = await db.query<Omit<Money, 'memberId'> & { ticketId: bigint }>(
    `SELECT ticket_id AS "ticketId", balance, version, cash, bonus FROM lottery.take_back($1, $2::bigint[], $3)`,
    [memberId, tickets, actor],
  );
  return rows.map((row) => ({ ...row, memberId: BigInt(memberId) }));
}

/** The exposure of a draw that is not settled, largest first. */
export async function selectExposure(
  db: ReadHandle,
  drawId: bigint,
  most: number,
  play: string | null = null,
): Promise<{ key: string; stake: Amount; risk: Amount }[]> {
  const { rows } = await db.query<{ key: string; stake: Amount; risk: Amount }>(
    `SELECT key, stake, risk FROM lottery.exposure
     WHERE draw_id = $1 AND stake > 0 AND ($3::text IS NULL OR key LIKE $3 || ':%' OR key LIKE $3 || '/%')
     ORDER BY risk DESC, key
     LIMIT $2`,
    [drawId, most, play],
  );
  return rows;
}

/** The highest stake that a member has on any of these draws. */
export async function selectHighestStake(
  db: ReadHandle,
  memberId: string,
  drawIds: readonly string[],
): Promise<Amount> {
  const { rows } = await db.query<{ stake: Amount }>(
    `SELECT coalesce(max(sum), 0)::bigint AS stake
     FROM (
       SELECT sum(t.stake) AS sum FROM lottery.ticket AS t
       WHERE t.member_id = $1 AND t.draw_id = ANY ($2) AND t.cancelled_at IS NULL
       GROUP BY t.draw_id
     ) AS of_draw`,
    [memberId, drawIds],
  );
  return rows[0]!.stake;
}
