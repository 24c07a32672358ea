import type { ReadHandle } from '../../platform/database.ts';

export type Check = {
  name: string;
  rule: string;
  /** Finds violations, as rows with an `id`. */
  sql: string;
};

// Each compares the figures with the vendors' calls and the journal in one snapshot.
const PLAYED = `
  SELECT t.member_id, (t.started_at AT TIME ZONE p.time_zone)::date AS day, t.vendor_id, t.game_code,
    count(*) AS rounds, sum(t.stake) AS stake, sum(t.win) AS win
  FROM figures.progress AS p
  CROSS JOIN LATERAL vendors.rounds_touched(0, p.calls_up_to) AS t
  GROUP BY 1, 2, 3, 4`;

const REAL_ROUNDS = `
  SELECT t.member_id, m.currency, figures.slot_of(t.started_at) AS slot, t.stake, t.win,
    t.stake - coalesce(l.unsettled, 0) - coalesce(o.opposed, 0) AS valid_bet, coalesce(l.unsettled, 0) AS open_stake,
    min(figures.slot_of(t.started_at)) OVER (
      PARTITION BY t.member_id, (t.started_at AT TIME ZONE p.time_zone)::date
    ) AS first
  FROM figures.progress AS p
  CROSS JOIN LATERAL vendors.rounds_touched(0, p.calls_up_to) AS t
  JOIN member.real_members() AS m ON m.member_id = t.member_id
  LEFT JOIN figures.loose_round AS l ON l.round_id = t.round_id
  LEFT JOIN figures.opposed_round AS o ON o.round_id = t.round_id`;

export const CHECKS: readonly Check[] = [
  {
    name: 'rounds',
    rule: 'A figure of a day (member, day, vendor, game) is what the vendors’ calls of its rounds come to',
    sql: `
      SELECT concat_ws(' ', coalesce(d.member_id, t.member_id), coalesce(d.day, t.day), coalesce(d.vendor_id, t.vendor_id),
        coalesce(d.game_code, t.game_code)) AS id
      FROM figures.day AS d
      FULL JOIN (${PLAYED}) AS t
        ON (t.member_id, t.day, t.vendor_id, t.game_code) = (d.member_id, d.day, d.vendor_id, d.game_code)
      WHERE (d.rounds, d.stake, d.win) IS DISTINCT FROM (t.rounds, t.stake, t.win)`,
  },
  {
    name: 'valid_bets',
    rule: 'The valid bets of a day (member, day, vendor, game) are its stakes less those of open rounds, which it keeps, and less opposed stakes',
    sql: `
      SELECT concat_ws(' ', d.member_id, d.day, d.vendor_id, d.game_code) AS id
      FROM figures.day AS d
      LEFT JOIN (
        SELECT l.member_id, (l.started_at AT TIME ZONE p.time_zone)::date AS day, l.vendor_id, l.game_code,
          sum(l.unsettled) AS unsettled
        FROM figures.loose_round AS l, figures.progress AS p
        GROUP BY 1, 2, 3, 4
      ) AS open ON (open.member_id, open.day, open.vendor_id, open.game_code)
        = (d.member_id, d.day, d.vendor_id, d.game_code)
      LEFT JOIN (
        SELECT t.member_id, (t.started_at AT TIME ZONE p.time_zone)::date AS day, t.vendor_id, t.game_code,
          sum(o.opposed) AS opposed
        FROM figures.progress AS p
        CROSS JOIN LATERAL vendors.rounds_touched(0, p.calls_up_to) AS t
        JOIN figures.opposed_round AS o ON o.round_id = t.round_id
        GROUP BY 1, 2, 3, 4
      ) AS against ON (against.member_id, against.day, against.vendor_id, against.game_code)
        = (d.member_id, d.day, d.vendor_id, d.game_code)
      WHERE d.valid_bet <> d.stake - coalesce(open.unsettled, 0) - coalesce(against.opposed, 0)
        OR d.open_stake <> coalesce(open.unsettled, 0)`,
  },
  {
    name: 'opposed',
    rule: 'What was taken off the valid bets of a round (id) that is over is what of its stake stood against itself',
    sql: `
      SELECT coalesce(t.round_id, o.round_id) AS id
      FROM figures.opposed_round AS o
      FULL JOIN (
        SELECT r.round_id, r.state, r.opposed
        FROM figures.progress AS p CROSS JOIN LATERAL vendors.rounds_touched(0, p.calls_up_to) AS r
      ) AS t ON t.round_id = o.round_id
      WHERE t.state IS DISTINCT FROM 'open' AND coalesce(t.opposed, 0) <> coalesce(o.opposed, 0)
        -- A round that changed since is not counted yet as it stands now.
        AND coalesce(t.round_id, o.round_id) NOT IN (
          SELECT l.round_id
          FROM figures.progress AS p CROSS JOIN LATERAL vendors.rounds_touched(p.calls_up_to, 9223372036854775807) AS l
        )`,
  },
  {
    name: 'slots',
    rule: 'The valid bets of five minutes (time, member), so far as they are kept, are those of the rounds that began in them',
    sql: `
      SELECT concat_ws(' ', coalesce(s.slot, t.slot), coalesce(s.member_id, t.member_id)) AS id
      FROM (SELECT k.* FROM figures.slot AS k JOIN figures.progress AS p ON k.slot >= p.slots_since) AS s
      FULL JOIN (
        SELECT figures.slot_of(r.started_at) AS slot, r.member_id,
          sum(r.stake) - coalesce(sum(l.unsettled), 0) - coalesce(sum(o.opposed), 0) AS valid_bet
        FROM figures.progress AS p
        CROSS JOIN LATERAL vendors.rounds_touched(0, p.calls_up_to) AS r
        LEFT JOIN figures.loose_round AS l ON l.round_id = r.round_id
        LEFT JOIN figures.opposed_round AS o ON o.round_id = r.round_id
        WHERE figures.slot_of(r.started_at) >= p.slots_since
        GROUP BY 1, 2
      ) AS t ON (t.slot, t.member_id) = (s.slot, s.member_id)
      WHERE coalesce(s.valid_bet, 0) <> coalesce(t.valid_bet, 0)`,
  },
  {
    name: 'games',
    rule: 'A game’s rounds (member, vendor, game) are those of its days',
    sql: `
      SELECT concat_ws(' ', coalesce(g.member_id, d.member_id), coalesce(g.vendor_id, d.vendor_id),
        coalesce(g.game_code, d.game_code)) AS id
      FROM figures.game AS g
      FULL JOIN (
        SELECT member_id, vendor_id, game_code, sum(rounds) AS rounds
        FROM figures.day
        GROUP BY member_id, vendor_id, game_code
      ) AS d ON (d.member_id, d.vendor_id, d.game_code) = (g.member_id, g.vendor_id, g.game_code)
      WHERE g.rounds IS DISTINCT FROM d.rounds`,
  },
  {
    name: 'ledger',
    rule: 'What a member (id) staked and won is what the ledger moved for it, and what vendors told of balances they keep',
    sql: `
      SELECT coalesce(d.member_id, l.member_id) AS id
      FROM (SELECT member_id, sum(stake) AS stake, sum(win) AS win FROM figures.day GROUP BY member_id) AS d
      FULL JOIN (
        SELECT of_all.member_id, sum(of_all.stake) AS stake, sum(of_all.win) AS win
        FROM (
          SELECT played.* FROM figures.progress AS p CROSS JOIN LATERAL ledger.played_by_member(p.calls_up_to) AS played
          UNION ALL
          SELECT told.* FROM figures.progress AS p CROSS JOIN LATERAL vendors.feed_by_member(p.calls_up_to) AS told
        ) AS of_all
        GROUP BY of_all.member_id
      ) AS l ON l.member_id = d.member_id
      WHERE (coalesce(d.stake, 0), coalesce(d.win, 0)) <> (coalesce(l.stake, 0), coalesce(l.win, 0))`,
  },
  {
    name: 'money',
    rule: 'What an account moved on a day and for what (account, day, kind) is what the journal says',
    sql: `
      SELECT concat_ws(' ', coalesce(d.account, j.account), coalesce(d.day, j.day), coalesce(d.kind, j.kind)) AS id
      FROM figures.money_day AS d
      FULL JOIN (
        SELECT m.*
        FROM figures.progress AS p
        CROSS JOIN LATERAL ledger.moved_by_day(0, p.moves_up_to, p.time_zone) AS m
      ) AS j ON (j.account, j.day, j.kind) = (d.account, d.day, d.kind)
      WHERE (d.movements, d.moved_in, d.moved_out) IS DISTINCT FROM (j.movements, j.moved_in, j.moved_out)`,
  },
  {
    name: 'brand_slots',
    rule: 'The play of the brand in five minutes (time, currency) is that of the rounds of real members that began in them',
    sql: `
      SELECT concat_ws(' ', coalesce(s.slot, t.slot), coalesce(s.currency, t.currency)) AS id
      FROM figures.brand_slot AS s
      FULL JOIN (
        SELECT r.slot, r.currency, count(*) AS rounds, sum(r.stake) AS stake, sum(r.win) AS win, sum(r.valid_bet) AS valid_bet,
          sum(r.open_stake) AS open_stake, count(DISTINCT r.member_id) FILTER (WHERE r.slot = r.first) AS players
        FROM (${REAL_ROUNDS}) AS r
        GROUP BY r.slot, r.currency
      ) AS t ON (t.slot, t.currency) = (s.slot, s.currency)
      WHERE (s.rounds, s.stake, s.win, s.valid_bet, s.open_stake, s.players)
        IS DISTINCT FROM (t.rounds, t.stake, t.win, t.valid_bet, t.open_stake, t.players)`,
  },
  {
    name: 'game_days',
    rule: 'The play of a game on a day (day, currency, vendor, game) is that of all real members',
    sql: `
      SELECT concat_ws(' ', coalesce(g.day, d.day), coalesce(g.currency, d.currency), coalesce(g.vendor_id, d.vendor_id),
        coalesce(g.game_code, d.game_code)) AS id
      FROM figures.game_day AS g
      FULL JOIN (
        SELECT o.day, m.currency, o.vendor_id, o.game_code, sum(o.rounds) AS rounds, sum(o.stake) AS stake, sum(o.win) AS win,
          sum(o.valid_bet) AS valid_bet, sum(o.open_stake) AS open_stake
        FROM figures.day AS o JOIN member.real_members() AS m ON m.member_id = o.member_id
        GROUP BY o.day, m.currency, o.vendor_id, o.game_code
      ) AS d ON (d.day, d.currency, d.vendor_id, d.game_code) = (g.day, g.currency, g.vendor_id, g.game_code)
      WHERE (g.rounds, g.stake, g.win, g.valid_bet, g.open_stake)
        IS DISTINCT FROM (d.rounds, d.stake, d.win, d.valid_bet, d.open_stake)`,
  },
  {
    name: 'money_slots',
    rule: 'What real members moved in five minutes and for what (time, currency, kind) is what the journal says',
    sql: `
      SELECT concat_ws(' ', coalesce(s.slot, j.slot), coalesce(s.currency, j.currency), coalesce(s.kind, j.kind)) AS id
      FROM figures.money_slot AS s
      FULL JOIN (
        SELECT m.slot, c.currency, m.kind, sum(m.movements) AS movements, sum(m.moved_in) AS moved_in,
          sum(m.moved_out) AS moved_out
        FROM figures.progress AS p
        CROSS JOIN LATERAL ledger.moved_by_slot(0, p.moves_up_to) AS m
        JOIN ledger.member_accounts() AS a ON a.account = m.account
        JOIN member.real_members() AS c ON c.member_id = a.member_id
        GROUP BY m.slot, c.currency, m.kind
      ) AS j ON (j.slot, j.currency, j.kind) = (s.slot, s.currency, s.kind)
      WHERE (s.movements, s.moved_in, s.moved_out) IS DISTINCT FROM (j.movements, j.moved_in, j.moved_out)`,
  },
];

export async function findBreaks(db: ReadHandle, sql: string): Promise<{ count: number; examples: string[] }> {
  const { rows } = await db.query<{ count: number; examples: string[] }>(
    `SELECT count(*)::integer AS count, coalesce((array_agg(id::text))[1:5], '{}') AS examples FROM (${sql}) AS broken`,
  );
  return rows[0]!;
}
