import type { ProfitSort } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';
import { dayAfter } from './domain/days.ts';
import { contractBeginnings, moneyFamilies } from './domain/families.ts';
import type { Lines, TeamScope } from './domain/scope.ts';
import type { SortedPlace } from './paging.ts';

/** Play, and money beside play. */
export type Profit = Record<
  'rounds' | 'stake' | 'openStake' | 'validBet' | 'win' | 'deposits' | 'withdrawals' | 'bonus' | 'commission',
  bigint
>;

export const NO_PROFIT: Profit = {
  rounds: 0n,
  stake: 0n,
  openStake: 0n,
  validBet: 0n,
  win: 0n,
  deposits: 0n,
  withdrawals: 0n,
  bonus: 0n,
  commission: 0n,
};

/** A member's row: a direct downline with their whole team, or one member alone. */
export type MemberProfit = Profit & {
  memberId: string;
  username: string;
  type: number;
  downlines: number;
  /** The value that rows are sorted by, as text. */
  sorted: string;
};

const patterns = (beginnings: readonly string[]) =>
  `ARRAY[${beginnings.map((beginning) => `'${beginning.replaceAll('_', '\\_')}%'`).join(', ')}]`;

const { deposits, withdrawals, bonus } = moneyFamilies;

const PLAY_SUMS = `
  sum(p.rounds)::bigint AS rounds, sum(p.stake)::bigint AS stake, sum(p.open_stake)::bigint AS open_stake,
  sum(p.valid_bet)::bigint AS valid_bet, sum(p.win)::bigint AS win`;

// As in a member's own report: returned withdrawals are deducted, and so are revoked bonuses.
const MONEY_SUMS = `
  coalesce(sum(m.came) FILTER (WHERE m.kind LIKE ANY (${patterns(deposits)})), 0)::bigint AS deposits,
  coalesce(-sum(m.came) FILTER (WHERE m.kind LIKE ANY (${patterns(withdrawals)})), 0)::bigint AS withdrawals,
  coalesce(sum(m.came) FILTER (WHERE m.kind LIKE ANY (${patterns(bonus)})), 0)::bigint AS bonus,
  coalesce(sum(m.came) FILTER (WHERE m.kind LIKE ANY (${patterns(contractBeginnings)})), 0)::bigint AS commission`;

/** Play and money beside play of a team, by a key of each member: what figures have counted, and what they have not. */
const PLAYED = `
  SELECT team.key, c.day, c.rounds, c.stake, c.open_stake, c.valid_bet, c.win
  FROM figures.play_of_games($3, $4) AS c JOIN team ON team.member_id = c.member_id
  UNION ALL
  SELECT team.key, n.day, n.rounds, n.stake, n.open_stake, n.valid_bet, n.win
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

function scopeValues({ first, last, days, timeZone }: TeamScope): unknown[] {
  return [first, last, days.from, dayAfter(days.to), timeZone];
}

// Below the member that the report is about: the direct downline to whose team a member belongs.
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
  net: '(l.win - l.stake + l.open_stake)',
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
  after: SortedPlace | null;
  limit: number;
};

const TOTALS = ['rounds', 'stake', 'open_stake', 'valid_bet', 'win', 'deposits', 'withdrawals', 'bonus', 'commission']
  .map((column) => `sum(l.${column}) OVER ()::bigint AS "all_${column}"`)
  .join(', ');

type TotalsRow = { all_lines: number } & Record<
  `all_${'rounds' | 'stake' | 'open_stake' | 'valid_bet' | 'win' | 'deposits' | 'withdrawals' | 'bonus' | 'commission'}`,
  bigint
>;

/** A page of members' rows, with the totals of all of them. */
export async function selectMembersProfit(
  db: ReadHandle,
  scope: TeamScope,
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
         coalesce(p.open_stake, 0) AS open_stake, coalesce(p.valid_bet, 0) AS valid_bet, coalesce(p.win, 0) AS win, coalesce(m.deposits, 0) AS deposits,
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
       page.open_stake AS "openStake",
       (SELECT count(*)::integer FROM member.downlines_of(page.member_id)) AS downlines
     FROM page`,
    [...scopeValues(scope), scope.memberId, search, after?.value ?? null, after?.id ?? null, limit],
  );
  const [first] = rows;
  return { lines: rows, total: first?.all_lines ?? 0, totals: first ? totalsOf(first) : NO_PROFIT };
}

function totalsOf(row: TotalsRow): Profit {
  return {
    rounds: row.all_rounds,
    stake: row.all_stake,
    openStake: row.all_open_stake,
    validBet: row.all_valid_bet,
    win: row.all_win,
    deposits: row.all_deposits,
    withdrawals: row.all_withdrawals,
    bonus: row.all_bonus,
    commission: row.all_commission,
  };
}

/** A team's profit and loss by day; days without play and money are left out. */
export async function selectProfitByDay(db: ReadHandle, scope: TeamScope): Promise<(Profit & { day: string })[]> {
  const { rows } = await db.query<Profit & { day: string }>(
    `WITH team AS MATERIALIZED (SELECT t.member_id, 0 AS key FROM member.between($1, $2) AS t),
     play AS (SELECT p.day, ${PLAY_SUMS} FROM (${PLAYED}) AS p GROUP BY p.day),
     money AS (SELECT m.day, ${MONEY_SUMS} FROM (${MOVED}) AS m GROUP BY m.day)
     SELECT day::text, coalesce(rounds, 0) AS rounds, coalesce(stake, 0) AS stake, coalesce(open_stake, 0) AS "openStake",
       coalesce(valid_bet, 0) AS "validBet",
       coalesce(win, 0) AS win, coalesce(deposits, 0) AS deposits, coalesce(withdrawals, 0) AS withdrawals,
       coalesce(bonus, 0) AS bonus, coalesce(commission, 0) AS commission
     FROM play FULL JOIN money USING (day)
     ORDER BY day`,
    scopeValues(scope),
  );
  return rows;
}

/** The line at which a range of lines is cut so that so many members are before it; null where fewer are left. */
export async function selectCut(db: ReadHandle, { first, last }: Lines, members: number): Promise<string | null> {
  const { rows } = await db.query<{ line: string }>(
    'SELECT line FROM member.between($1, $2) ORDER BY line OFFSET $3 LIMIT 1',
    [first, last, members],
  );
  return rows[0]?.line ?? null;
}
