import type { ReadHandle } from '../../platform/database.ts';
import { plusDays } from '../../platform/brand-calendar.ts';
import type { LineMoney, LinePlay, LinesWish } from './domain/lines.ts';

// A member's line begins with who is at its top. Where that is no agent, there is no line: such members are added up together.
const LINED = `
  SELECT r.member_id, h.member_id AS head
  FROM member.real_members() AS r
  LEFT JOIN member.real_members() AS h
    ON h.member_id = split_part(r.line, '.', 1)::bigint AND h.type = ANY ($4::smallint[])
  WHERE r.currency = $1`;

const values = ({ currency, days, agentTypes }: LinesWish): unknown[] => [
  currency,
  days.from,
  plusDays(days.to, 1),
  agentTypes,
];

/** Play by agent line, from the members' days. */
export async function selectLinePlay(db: ReadHandle, wish: LinesWish): Promise<LinePlay[]> {
  const { rows } = await db.query<LinePlay>(
    `SELECT l.head::text AS head, sum(p.rounds)::bigint AS rounds, sum(p.stake)::bigint AS stake, sum(p.win)::bigint AS win,
       sum(p.open_stake)::bigint AS "openStake", count(DISTINCT p.member_id) AS "activeMembers"
     FROM figures.play_of_games($2, $3) AS p JOIN (${LINED}) AS l ON l.member_id = p.member_id
     GROUP BY l.head`,
    values(wish),
  );
  return rows;
}

/** What members' accounts moved beside play, by agent line and kind. */
export async function selectLineMoney(db: ReadHandle, wish: LinesWish): Promise<LineMoney[]> {
  const { rows } = await db.query<LineMoney>(
    `SELECT l.head::text AS head, m.kind, sum(m.movements)::bigint AS movements, sum(m.moved_in)::bigint AS "movedIn",
       sum(m.moved_out)::bigint AS "movedOut"
     FROM figures.money_beside_play($2, $3) AS m
     JOIN ledger.member_accounts() AS a ON a.account = m.account
     JOIN (${LINED}) AS l ON l.member_id = a.member_id
     GROUP BY l.head, m.kind`,
    values(wish),
  );
  return rows;
}
