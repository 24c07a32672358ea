import type { ProfitSort } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';
import { moneyFamilies } from '../records/index.ts';
import type { Scope } from './reports.scope.ts';

/** What was played and moved. */
export type Profit = Record<
  'rounds' | 'stake' | 'validBet' | 'win' | 'deposits' | 'withdrawals' | 'bonus' | 'commission',
  bigint
>;

export const NO_PROFIT: Profit = {
  rounds: 0n,
  stake: 0n,
  validBet: 0n,
  win: 0n,
  deposits: 0n,
  withdrawals: 0n,
  bonus: 0n,
  commission: 0n,
};

/** A member's line: of a direct downline with his whole team, or of one alone. */
export type MemberProfit = Profit & {
  memberId: string;
  username: string;
  type: number;
  downlines: number;
  /** By what lines are sorted, as text: the key of a page. */
  sorted: string;
};

/** Kinds of movement by how they begin: what contracts bring and cost. */
const CONTRACTS = ['dividend', 'salary_'];

const patterns = (beginnings: readonly string[]) =>
  `ARRAY[${beginnings.map((beginning) => `'${beginning.replaceAll('_', '\\_')}%'`).join(', ')}]`;

const { deposits, withdrawals, bonus } = moneyFamilies;

const PLAY_SUMS = `
  sum(p.rounds)::bigint AS rounds, sum(p.stake)::bigint AS stake, sum(p.valid_bet)::bigint AS valid_bet, sum(p.win)::bigint AS win`;

// As in a member's own report: what came back of a withdrawal is taken off, and so is what was taken back of a bonus.
const MONEY_SUMS = `
  coalesce(sum(m.came) FILTER (WHERE m.kind LIKE ANY (${patterns(deposits)})), 0)::bigint AS deposits,
  coalesce(-sum(m.came) FILTER (WHERE m.kind LIKE ANY (${patterns(withdrawals)})), 0)::bigint AS withdrawals,
  coalesce(sum(m.came) FILTER (WHERE m.kind LIKE ANY (${patterns(bonus)})), 0)::bigint AS bonus,
  coalesce(sum(m.came) FILTER (WHERE m.kind LIKE ANY (${patterns(CONTRACTS)})), 0)::bigint AS commission`;

/** Play of a team, and its money beside play, by a key of each member: what is counted, and what is not yet. */
const PLAYED = `
  SELECT team.key, c.day, c.rounds, c.stake, c.valid_bet, c.win
  FROM figures.play_of_games($3, $4) AS c JOIN team ON team.member_id = c.member_id
  UNION ALL
  SELECT team.key, n.day, n.rounds, n.stake, n.valid_bet, n.win
  FROM figures.play_not_counted($5) AS n JOIN team ON team.member_id = n.member_id
  WHERE n.day >= $3 AND n.day < $4`;
const MOVED = `
  SELECT team.key, c.day, c.kind, c.moved_in - c.moved_out AS came
  FROM figures.money_beside_play($3, $4) AS c
  JOIN ledger.cash_holders() AS a ON a.account = c.account
  JOIN team ON team.member_id = a.member_id
  UNION ALL
  SELECT team.key, n.day, n.kind, n.moved_in - n.moved_out
  FROM figures.money_not_counted($5) AS n
  JOIN ledger.cash_holders() AS a ON a.account = n.account
  JOIN team ON team.member_id = a.member_id
  WHERE n.day >= $3 AND n.day < $4`;

function scopeValues({ first, last, days, timeZone }: Scope): unknown[] {
  return [first, last, days.from, days.until, timeZone];
}

// The member himself, or which direct downline of his a member hangs under.
const BY_DOWNLINE = `coalesce(nullif(split_part(substr(t.line, length($1) + 1), '.', 1), '')::bigint, $6::bigint)`;
const DOWNLINES = `
  SELECT d.member_id, d.username, d.type FROM member.downlines_of($6) AS d
  UNION ALL
  SELECT h.member_id, h.username, h.type FROM member.between($1, $1 || '!') AS h`;
const BY_MEMBER = 't.member_id';
const MEMBERS = `
  SELECT t.member_id, t.username, t.type
  FROM member.between($1, $2) AS t
  JOIN (SELECT key FROM play UNION SELECT key FROM money) AS any_of ON any_of.key = t.member_id
  WHERE $6::bigint IS NOT NULL`;

const sorts: Record<ProfitSort, string> = {
  name: 'lower(l.username) COLLATE "C"',
  rounds: 'l.rounds',
  stake: 'l.stake',
  validBet: 'l.valid_bet',
  win: 'l.win',
  net: '(l.win - l.stake)',
  deposits: 'l.deposits',
  withdrawals: 'l.withdrawals',
  bonus: 'l.bonus',
  commission: 'l.commission',
};

export type MembersPage = {
  by: 'downline' | 'member';
  search: string | null;
  sort: ProfitSort;
  order: 'asc' | 'desc';
  after: { sorted: string; memberId: string } | null;
  limit: number;
};

const TOTALS = ['rounds', 'stake', 'valid_bet', 'win', 'deposits', 'withdrawals', 'bonus', 'commission']
  .map((column) => `sum(l.${column}) OVER ()::bigint AS "all_${column}"`)
  .join(', ');

type TotalsRow = { all_lines: number } & Record<
  `all_${'rounds' | 'stake' | 'valid_bet' | 'win' | 'deposits' | 'withdrawals' | 'bonus' | 'commission'}`,
  bigint
>;

/** A page of lines of members; with the first what all of them come to. */
export async function selectMembersProfit(
  db: ReadHandle,
  scope: Scope,
  { by, search, sort, order, after, limit }: MembersPage,
): Promise<{ lines: MemberProfit[]; total: number; totals: Profit }> {
  const isByDownline = by === 'downline' && !scope.isAlone;
  const column = sorts[sort];
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  const type = sort === 'name' ? 'text COLLATE "C"' : 'numeric';
  const { rows } = await db.query<MemberProfit & TotalsRow>(
    `WITH team AS MATERIALIZED (SELECT t.member_id, ${isByDownline ? BY_DOWNLINE : BY_MEMBER} AS key FROM member.between($1, $2) AS t),
     play AS MATERIALIZED (SELECT p.key, ${PLAY_SUMS} FROM (${PLAYED}) AS p GROUP BY p.key),
     money AS MATERIALIZED (SELECT m.key, ${MONEY_SUMS} FROM (${MOVED}) AS m GROUP BY m.key),
     named AS (${isByDownline ? DOWNLINES : MEMBERS}),
     lines AS (
       SELECT n.member_id, n.username, n.type, coalesce(p.rounds, 0) AS rounds, coalesce(p.stake, 0) AS stake,
         coalesce(p.valid_bet, 0) AS valid_bet, coalesce(p.win, 0) AS win, coalesce(m.deposits, 0) AS deposits,
         coalesce(m.withdrawals, 0) AS withdrawals, coalesce(m.bonus, 0) AS bonus, coalesce(m.commission, 0) AS commission
       FROM named AS n LEFT JOIN play AS p ON p.key = n.member_id LEFT JOIN money AS m ON m.key = n.member_id
       WHERE $7::text IS NULL OR starts_with(lower(n.username), lower($7))
     ),
     page AS (
       SELECT l.*, ${column}::text AS sorted, count(*) OVER ()::integer AS all_lines, ${TOTALS},
         row_number() OVER (ORDER BY ${column} ${direction}, l.member_id ${direction}) AS place
       FROM lines AS l
       WHERE $8::text IS NULL OR (${column}, l.member_id) ${order === 'asc' ? '>' : '<'} ($8::text::${type}, $9::bigint)
       ORDER BY ${column} ${direction}, l.member_id ${direction}
       LIMIT $10
     )
     SELECT page.*, page.member_id::text AS "memberId", page.valid_bet AS "validBet",
       (SELECT count(*)::integer FROM member.downlines_of(page.member_id)) AS downlines
     FROM page`,
    [...scopeValues(scope), scope.memberId, search, after?.sorted ?? null, after?.memberId ?? null, limit],
  );
  const [first] = rows;
  return { lines: rows, total: first?.all_lines ?? 0, totals: first ? totalsOf(first) : NO_PROFIT };
}

function totalsOf(row: TotalsRow): Profit {
  return {
    rounds: row.all_rounds,
    stake: row.all_stake,
    validBet: row.all_valid_bet,
    win: row.all_win,
    deposits: row.all_deposits,
    withdrawals: row.all_withdrawals,
    bonus: row.all_bonus,
    commission: row.all_commission,
  };
}

/** What a team played and moved day by day; days without anything are left out. */
export async function selectProfitByDay(db: ReadHandle, scope: Scope): Promise<(Profit & { day: string })[]> {
  const { rows } = await db.query<Profit & { day: string }>(
    `WITH team AS MATERIALIZED (SELECT t.member_id, 0 AS key FROM member.between($1, $2) AS t),
     play AS (SELECT p.day, ${PLAY_SUMS} FROM (${PLAYED}) AS p GROUP BY p.day),
     money AS (SELECT m.day, ${MONEY_SUMS} FROM (${MOVED}) AS m GROUP BY m.day)
     SELECT day::text, coalesce(rounds, 0) AS rounds, coalesce(stake, 0) AS stake, coalesce(valid_bet, 0) AS "validBet",
       coalesce(win, 0) AS win, coalesce(deposits, 0) AS deposits, coalesce(withdrawals, 0) AS withdrawals,
       coalesce(bonus, 0) AS bonus, coalesce(commission, 0) AS commission
     FROM play FULL JOIN money USING (day)
     ORDER BY day`,
    scopeValues(scope),
  );
  return rows;
}
