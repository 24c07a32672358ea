import type { ContractKind, ContractPeriod, ContractTerms, Downline, DownlineSort } from '@champa/contract';
import type { ReadHandle } from '../../platform/database.ts';
import type { TeamPlace } from './team-cursor.ts';
import type { DaySpan } from './team.repo.ts';

/** A member of a team with their figures of some days; `key` is the value they were sorted by. */
export type DownlineRow = {
  id: string;
  username: string;
  depth: number;
  uplineId: string;
  uplineName: string;
  downlines: number;
  type: number;
  status: Downline['status'];
  seenAt: Temporal.Instant | null;
  cash: bigint;
  registeredAt: Temporal.Instant;
  validBet: bigint;
  openStake: bigint;
  profit: bigint;
  deposits: bigint;
  withdrawals: bigint;
  key: string;
};

/** Which members: the direct downlines of one, those whose username begins so, or one. */
export type Among = { of: string } | { search: string } | { member: string };

export type DownlinePage = {
  among: Among;
  sort: DownlineSort;
  order: 'asc' | 'desc';
  after: TeamPlace | null;
  limit: number;
};

type Days = DaySpan['days'];

const sorts: Record<DownlineSort, { key: string; type: string }> = {
  registered: { key: 't.registered_at', type: 'timestamptz' },
  name: { key: 'lower(t.username) COLLATE "C"', type: 'text COLLATE "C"' },
  balance: { key: 'coalesce(c.balance, 0)', type: 'bigint' },
  validBet: { key: 'coalesce(played.valid_bet, 0)', type: 'bigint' },
  profit: { key: 'coalesce(played.profit, 0)', type: 'bigint' },
};

const needed: Partial<Record<DownlineSort, string>> = {
  balance: 'LEFT JOIN ledger.member_cash() AS c ON c.member = t.member_id::text AND c.currency = t.currency',
  validBet: 'LEFT JOIN played ON played.member_id = t.member_id',
  profit: 'LEFT JOIN played ON played.member_id = t.member_id',
};

const PLAYED = `,
  played AS (
    SELECT p.member_id, sum(p.valid_bet)::bigint AS valid_bet, (sum(p.win) - sum(p.stake) + sum(p.open_stake))::bigint AS profit
    FROM figures.play_of_days($3, $4) AS p
    WHERE p.member_id IN (SELECT member_id FROM candidates)
    GROUP BY p.member_id
  )`;

/** Candidates by `$2`. Members outside the team of `$1` are never among them; nor is its head. */
function candidatesOf(among: Among): string {
  if ('of' in among)
    return `SELECT t.* FROM member.downlines_of($2) AS t
      WHERE t.line > (SELECT line FROM head) AND t.line < member.line_end((SELECT line FROM head))`;
  if ('member' in among) return 'SELECT t.* FROM member.team($1) AS t WHERE t.member_id = $2 AND t.member_id <> $1';
  return `SELECT t.* FROM member.team($1) AS t
    WHERE t.member_id <> $1 AND lower(t.username) COLLATE "C" >= lower($2)
      AND lower(t.username) COLLATE "C" < lower($2) || chr(1114111)`;
}

/** The query of one page: the order is found first, and the other columns only for the members shown. */
function pageQuery({ among, sort, order, after }: DownlinePage): string {
  const { key, type } = sorts[sort];
  const beyond = order === 'asc' ? '>' : '<';
  return `
    WITH head AS (SELECT l.line FROM member.lines() AS l WHERE l.member_id = $1),
    candidates AS (${candidatesOf(among)})${sort === 'validBet' || sort === 'profit' ? PLAYED : ''},
    page AS (
      SELECT t.*, ${key} AS key
      FROM candidates AS t ${needed[sort] ?? ''}
      ${after ? `WHERE (${key}, t.member_id) ${beyond} ($6::${type}, $7::bigint)` : ''}
      ORDER BY ${key} ${order}, t.member_id ${order}
      LIMIT $5
    )
    SELECT t.member_id::text AS id, t.username, t.upline_id::text AS "uplineId", above.username AS "uplineName",
      cardinality(string_to_array(t.line, '.')) - cardinality(string_to_array((SELECT line FROM head), '.')) AS depth,
      (SELECT count(*)::integer FROM member.downlines_of(t.member_id)) AS downlines,
      t.type, t.status, sessions.last_seen(t.member_id) AS "seenAt", t.registered_at AS "registeredAt",
      coalesce((SELECT c.balance FROM ledger.cash_of(ARRAY[t.member_id]) AS c WHERE c.currency = t.currency), 0) AS cash,
      play.valid_bet AS "validBet", play.open_stake AS "openStake", play.profit, money.deposits, money.withdrawals, t.key::text AS key
    FROM page AS t
    LEFT JOIN LATERAL (SELECT u.username FROM member.team($1) AS u WHERE u.member_id = t.upline_id) AS above ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(p.valid_bet), 0)::bigint AS valid_bet, coalesce(sum(p.open_stake), 0)::bigint AS open_stake,
        coalesce(sum(p.win) - sum(p.stake) + sum(p.open_stake), 0)::bigint AS profit
      FROM figures.play_of_days($3, $4) AS p WHERE p.member_id = t.member_id
    ) AS play
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(m.moved_in) FILTER (WHERE m.kind = 'deposit'), 0)::bigint AS deposits,
        coalesce(sum(m.moved_out) FILTER (WHERE m.kind = 'withdrawal'), 0)::bigint AS withdrawals
      FROM ledger.cash_accounts(ARRAY[t.member_id]) AS a
      JOIN figures.money_of_days($3, $4, ARRAY['deposit', 'withdrawal']) AS m ON m.account = a.account
    ) AS money
    ORDER BY t.key ${order}, t.member_id ${order}`;
}

const valueOf = (among: Among): string => ('of' in among ? among.of : 'member' in among ? among.member : among.search);

/** A page of a team, in the order asked for. */
export async function selectDownlines(
  db: ReadHandle,
  head: string,
  { from, to }: Days,
  page: DownlinePage,
): Promise<DownlineRow[]> {
  const after = page.after ? [page.after.key, page.after.id] : [];
  const { rows } = await db.query<DownlineRow>(pageQuery(page), [
    head,
    valueOf(page.among),
    from,
    to,
    page.limit,
    ...after,
  ]);
  return rows;
}

/** The IDs from the agent's direct downline to a member; null where the member is not in the team. */
export async function selectPath(db: ReadHandle, head: string, memberId: string): Promise<string[] | null> {
  const { rows } = await db.query<{ line: string }>('SELECT l.line FROM member.lines() AS l WHERE l.member_id = $1', [
    memberId,
  ]);
  const line = rows[0]?.line.split('.').slice(0, -1) ?? [];
  const at = line.indexOf(head);
  return at === -1 ? null : line.slice(at + 1);
}

export type InForceRow = { downlineId: string; kind: ContractKind; period: ContractPeriod; terms: ContractTerms };

/** Contracts in force between members and their current uplines. */
export async function selectContractsInForce(
  db: ReadHandle,
  members: readonly Pick<DownlineRow, 'id' | 'uplineId'>[],
): Promise<InForceRow[]> {
  const { rows } = await db.query<InForceRow>(
    `SELECT k.downline_id::text AS "downlineId", k.kind, k.period, k.terms
     FROM unnest($1::bigint[], $2::bigint[]) AS pair (downline_id, upline_id)
     JOIN agents.contract AS k ON k.downline_id = pair.downline_id AND k.upline_id = pair.upline_id
     WHERE k.state IN ('signed', 'termination_requested')
     ORDER BY k.downline_id, k.id`,
    [members.map(({ id }) => id), members.map(({ uplineId }) => uplineId)],
  );
  return rows;
}

export type BelowSums = { members: number; agents: number; online: number } & Record<
  'cash' | 'validBet' | 'openStake' | 'profit' | 'deposits' | 'withdrawals',
  bigint
>;

/** The sums of play and movements of everybody below a member. */
export async function selectBelow(
  db: ReadHandle,
  headId: string,
  { days, currency, onlineSince }: { days: Days; currency: string; onlineSince: Temporal.Instant },
): Promise<BelowSums> {
  const { rows } = await db.query<BelowSums>(
    `WITH team AS MATERIALIZED (SELECT t.member_id, t.type, t.currency FROM member.team($1) AS t WHERE t.member_id <> $1),
     play AS (
       SELECT sum(p.valid_bet) AS valid_bet, sum(p.open_stake) AS open_stake, sum(p.win) - sum(p.stake) + sum(p.open_stake) AS profit
       FROM figures.play_of_days($2, $3) AS p JOIN team ON team.member_id = p.member_id
     ),
     money AS (
       SELECT m.kind, sum(m.moved_in) AS moved_in, sum(m.moved_out) AS moved_out
       FROM figures.money_of_days($2, $3, ARRAY['deposit', 'withdrawal']) AS m
       JOIN ledger.member_accounts() AS a ON a.account = m.account
       JOIN team ON team.member_id = a.member_id
       GROUP BY m.kind
     )
     SELECT (SELECT count(*) FROM team)::integer AS members,
       (SELECT count(*) FROM team WHERE type IN (1, 2, 41, 42))::integer AS agents,
       (SELECT count(*) FROM sessions.seen_since($5) AS s JOIN team ON team.member_id = s.member_id)::integer AS online,
       coalesce((
         SELECT sum(c.balance) FROM team JOIN ledger.member_cash() AS c ON c.member = team.member_id::text
         WHERE team.currency = $4 AND c.currency = $4
       ), 0)::bigint AS cash,
       coalesce((SELECT valid_bet FROM play), 0)::bigint AS "validBet",
       coalesce((SELECT open_stake FROM play), 0)::bigint AS "openStake",
       coalesce((SELECT profit FROM play), 0)::bigint AS profit,
       coalesce((SELECT moved_in FROM money WHERE kind = 'deposit'), 0)::bigint AS deposits,
       coalesce((SELECT moved_out FROM money WHERE kind = 'withdrawal'), 0)::bigint AS withdrawals`,
    [headId, days.from, days.to, currency, onlineSince.toString()],
  );
  return rows[0]!;
}

type MoveRow = { id: bigint; fromUpline: string | null; toUpline: string | null; at: Temporal.Instant };

/** A member's moves in the tree, latest first. Uplines outside the team of `head` are left out. */
export async function selectMovesOf(db: ReadHandle, head: string, memberId: string): Promise<MoveRow[]> {
  const { rows } = await db.query<MoveRow>(
    `SELECT m.id, f.member_id::text AS "fromUpline", t.member_id::text AS "toUpline", m.effective_at AS at
     FROM agents.move AS m
     LEFT JOIN LATERAL (SELECT member_id FROM member.team($1) AS x WHERE x.member_id = m.from_upline) AS f ON true
     LEFT JOIN LATERAL (SELECT member_id FROM member.team($1) AS x WHERE x.member_id = m.to_upline) AS t ON true
     WHERE m.member_id = $2 AND m.state = 'done' AND coalesce(f.member_id, t.member_id) IS NOT NULL
     ORDER BY m.effective_at DESC, m.id DESC
     LIMIT 20`,
    [head, memberId],
  );
  return rows;
}
