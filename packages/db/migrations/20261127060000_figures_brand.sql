-- The whole brand's play and money (docs/decisions/0066-dashboard.md), counted with the members' figures in the same commit. Trial
-- members are left out. Five minutes need no time zone: hours and days of any are made of them.

-- Play by the five minutes in which its round began.
CREATE TABLE figures.brand_slot (
  slot timestamptz NOT NULL,
  currency text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  valid_bet bigint NOT NULL,
  open_stake bigint NOT NULL,
  players bigint NOT NULL, -- whose first round of their day it was
  PRIMARY KEY (slot, currency)
) WITH (fillfactor = 70);

-- The five minutes in which a member's first round of a day began: whom players counts.
CREATE TABLE figures.first_play (
  day date NOT NULL,
  member_id bigint NOT NULL,
  slot timestamptz NOT NULL,
  PRIMARY KEY (day, member_id)
);

-- Play by game and the day its round began.
CREATE TABLE figures.game_day (
  day date NOT NULL,
  currency text NOT NULL,
  vendor_id smallint NOT NULL,
  game_code text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  valid_bet bigint NOT NULL,
  open_stake bigint NOT NULL,
  PRIMARY KEY (day, currency, vendor_id, game_code)
) WITH (fillfactor = 70);

-- Movements of members' accounts by the five minutes in which they were made and what for. What moves between two accounts of members
-- comes in and goes out.
CREATE TABLE figures.money_slot (
  slot timestamptz NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL,
  movements bigint NOT NULL,
  moved_in bigint NOT NULL,
  moved_out bigint NOT NULL,
  PRIMARY KEY (slot, currency, kind)
) WITH (fillfactor = 70);

GRANT SELECT, INSERT, UPDATE, DELETE ON figures.brand_slot, figures.first_play, figures.game_day, figures.money_slot TO champa_app;

-- after functions

-- What was counted before. The row of progress is held, so that nobody counts meanwhile.
SELECT only_row FROM figures.progress FOR UPDATE;

CREATE TABLE figures.brand_play AS
SELECT t.member_id, m.currency, figures.slot_of(t.started_at) AS slot, (t.started_at AT TIME ZONE p.time_zone)::date AS day, t.vendor_id,
  t.game_code, t.stake, t.win, t.stake - coalesce(l.unsettled, 0) - coalesce(o.opposed, 0) AS valid_bet,
  coalesce(l.unsettled, 0) AS open_stake
FROM figures.progress AS p
CROSS JOIN LATERAL vendors.rounds_touched(0, p.calls_up_to) AS t
JOIN member.real_members() AS m ON m.member_id = t.member_id
LEFT JOIN figures.loose_round AS l ON l.round_id = t.round_id
LEFT JOIN figures.opposed_round AS o ON o.round_id = t.round_id;

INSERT INTO figures.first_play (day, member_id, slot)
SELECT day, member_id, min(slot) FROM figures.brand_play GROUP BY day, member_id;

INSERT INTO figures.brand_slot (slot, currency, rounds, stake, win, valid_bet, open_stake, players)
SELECT b.slot, b.currency, count(*), sum(b.stake), sum(b.win), sum(b.valid_bet), sum(b.open_stake),
  count(DISTINCT f.member_id)
FROM figures.brand_play AS b
LEFT JOIN figures.first_play AS f ON (f.day, f.member_id, f.slot) = (b.day, b.member_id, b.slot)
GROUP BY b.slot, b.currency;

INSERT INTO figures.game_day (day, currency, vendor_id, game_code, rounds, stake, win, valid_bet, open_stake)
SELECT day, currency, vendor_id, game_code, count(*), sum(stake), sum(win), sum(valid_bet), sum(open_stake)
FROM figures.brand_play
GROUP BY day, currency, vendor_id, game_code;

DROP TABLE figures.brand_play;

INSERT INTO figures.money_slot (slot, currency, kind, movements, moved_in, moved_out)
SELECT m.slot, c.currency, m.kind, sum(m.movements), sum(m.moved_in), sum(m.moved_out)
FROM figures.progress AS p
CROSS JOIN LATERAL ledger.moved_by_slot(0, p.moves_up_to) AS m
JOIN ledger.member_accounts() AS a ON a.account = m.account
JOIN member.real_members() AS c ON c.member_id = a.member_id
GROUP BY m.slot, c.currency, m.kind;
