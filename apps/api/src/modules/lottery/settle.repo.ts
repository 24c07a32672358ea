import type { StoredTerms } from '@champa/lottery';
import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** A member of a part that was settled. `before`: what an earlier result owed them; null where there was none. */
export type SettledMember = {
  memberId: bigint;
  stake: Amount;
  before: Amount | null;
  due: Amount;
  balance: Amount | null;
  version: bigint | null;
  cash: Amount | null;
  bonus: Amount | null;
};

const ANSWER = 'member_id AS "memberId", stake, before, due, balance, version, cash, bonus';

/** Settles the next members of a draw; none: all are settled. */
export async function settlePart(
  tx: WriteHandle,
  id: bigint,
  most: number,
  currency: string,
): Promise<SettledMember[]> {
  const { rows } = await tx.query<SettledMember>(`SELECT ${ANSWER} FROM lottery.settle_part($1, $2, $3)`, [
    id,
    most,
    currency,
  ]);
  return rows;
}

/** Returns their stakes to the next members of a void draw; none: all have them. */
export async function voidPart(tx: WriteHandle, id: bigint, most: number, currency: string): Promise<SettledMember[]> {
  const { rows } = await tx.query<SettledMember>(`SELECT ${ANSWER} FROM lottery.void_part($1, $2, $3)`, [
    id,
    most,
    currency,
  ]);
  return rows;
}

/** Ends a draw whose members are all settled. @returns its phase after that */
export async function finish(tx: WriteHandle, id: bigint, currency: string): Promise<string> {
  const { rows } = await tx.query<{ phase: string }>('SELECT lottery.finish($1, $2) AS phase', [id, currency]);
  return rows[0]!.phase;
}

export type StoredChoice = { id: string; terms: StoredTerms };

/** All bets on a draw, each choice once, so many at a time. Reads within the given transaction. */
export async function* selectChoices(tx: WriteHandle, id: bigint, atATime: number): AsyncGenerator<StoredChoice[]> {
  await (tx as ReadHandle).query(
    `DECLARE lottery_choices NO SCROLL CURSOR FOR
     SELECT c.id, c.terms
     FROM (SELECT DISTINCT b.choice FROM lottery.bet AS b WHERE b.draw_id = ${BigInt(id)}) AS d
     JOIN lottery.choice AS c ON c.id = d.choice`,
  );
  for (;;) {
    const { rows } = await (tx as ReadHandle).query<StoredChoice>(`FETCH ${Math.trunc(atATime)} FROM lottery_choices`);
    if (rows.length > 0) yield rows;
    if (rows.length < atATime) break;
  }
  await (tx as ReadHandle).query('CLOSE lottery_choices');
}

/** What members of a draw would get if these choices paid so much, with their rebates. */
export async function selectPayout(
  db: ReadHandle,
  id: bigint,
  outcomes: readonly { choice: string; payout: Amount }[],
): Promise<Amount> {
  const { rows } = await db.query<{ due: Amount }>(
    `SELECT ((
       SELECT coalesce(sum(o.payout * t.times), 0)
       FROM lottery.bet AS b
       JOIN unnest($2::uuid[], $3::bigint[]) AS o (choice, payout) ON o.choice = b.choice
       JOIN lottery.ticket AS t ON t.id = b.ticket_id AND t.cancelled_at IS NULL
       WHERE b.draw_id = $1
     ) + (
       SELECT coalesce(sum(t.rebate), 0) FROM lottery.ticket AS t WHERE t.draw_id = $1 AND t.cancelled_at IS NULL
     ))::bigint AS due`,
    [id, outcomes.map(({ choice }) => choice), outcomes.map(({ payout }) => payout)],
  );
  return rows[0]!.due;
}

/** Stores what a result pays for choices. */
export async function insertOutcomes(
  tx: WriteHandle,
  id: bigint,
  revision: number,
  outcomes: readonly { choice: string; payout: Amount }[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await tx.query(
    `INSERT INTO lottery.outcome (draw_id, revision, choice, payout)
     SELECT $1, $2, * FROM unnest($3::uuid[], $4::bigint[])`,
    [id, revision, outcomes.map(({ choice }) => choice), outcomes.map(({ payout }) => payout)],
  );
}

/**
 * Members whose bets on a draw may together cover all outcomes: `covers` gives the most that each choice covers, in
 * millionths. By account.
 */
export async function selectCovering(
  db: ReadHandle,
  id: bigint,
  covers: ReadonlyMap<string, number>,
): Promise<bigint[]> {
  if (covers.size === 0) return [];
  const { rows } = await db.query<{ account: bigint }>(
    `SELECT b.account
     FROM lottery.bet AS b
     JOIN unnest($2::uuid[], $3::integer[]) AS c (choice, cover) ON c.choice = b.choice
     WHERE b.draw_id = $1
     GROUP BY b.account
     HAVING sum(c.cover) >= 1000000
     ORDER BY b.account`,
    [id, [...covers.keys()], [...covers.values()]],
  );
  return rows.map(({ account }) => account);
}

/** Members' stakes on each choice of a draw, without cancelled ones. */
export async function selectStakes(
  db: ReadHandle,
  id: bigint,
  accounts: readonly bigint[],
): Promise<{ account: bigint; choice: string; stake: Amount }[]> {
  const { rows } = await db.query<{ account: bigint; choice: string; stake: Amount }>(
    `SELECT b.account, b.choice, sum(b.stake)::bigint AS stake
     FROM lottery.bet AS b
     JOIN lottery.ticket AS t ON t.id = b.ticket_id AND t.cancelled_at IS NULL
     WHERE b.draw_id = $1 AND b.account = ANY ($2)
     GROUP BY b.account, b.choice`,
    [id, accounts],
  );
  return rows;
}

/** The stored terms of choices. */
export async function selectTerms(db: ReadHandle, choices: readonly string[]): Promise<StoredChoice[]> {
  const { rows } = await db.query<StoredChoice>('SELECT id, terms FROM lottery.choice WHERE id = ANY ($1::uuid[])', [
    choices,
  ]);
  return rows;
}

/** Stores the opposite part of members' stakes on a draw. */
export async function updateOpposed(
  tx: WriteHandle,
  id: bigint,
  found: readonly { account: bigint; opposed: Amount }[],
): Promise<void> {
  await tx.query(
    `UPDATE lottery.stay AS s SET opposed = n.opposed
     FROM unnest($2::bigint[], $3::bigint[]) AS n (account, opposed)
     WHERE s.draw_id = $1 AND s.account = n.account AND s.opposed <> n.opposed`,
    [id, found.map(({ account }) => account), found.map(({ opposed }) => opposed)],
  );
}

export type Chasing = { memberId: string; tickets: bigint[] };

/** Slips that stop on a win and have won on this draw: their tickets on later draws, by member. */
export async function selectStopped(db: ReadHandle, id: bigint): Promise<Chasing[]> {
  const { rows } = await db.query<{ memberId: bigint; tickets: string[] }>(
    `SELECT w.member_id AS "memberId", array_agg(l.id::text ORDER BY l.id) AS tickets
     FROM lottery.ticket AS w
     JOIN lottery.slip AS s ON s.id = w.slip_id AND s.stop_on_win
     JOIN lottery.ticket AS l ON l.slip_id = w.slip_id AND l.cancelled_at IS NULL
     JOIN lottery.draw AS d ON d.id = l.draw_id AND d.phase IN ('open', 'locked')
     WHERE w.draw_id = $1 AND w.win > 0
     GROUP BY w.member_id`,
    [id],
  );
  return rows.map(({ memberId, tickets }) => ({ memberId: String(memberId), tickets: tickets.map(BigInt) }));
}
