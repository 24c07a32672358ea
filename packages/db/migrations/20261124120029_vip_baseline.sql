-- VIP: ranks that members reach by what they pay in and play. Why it looks like this: docs/decisions/0025-vip.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit. Whoever changes anything of a member holds his row of vip.member.
CREATE SCHEMA vip;
GRANT USAGE ON SCHEMA vip TO champa_app;

-- How growth is counted, and when members rise.
CREATE TABLE vip.rules (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  deposit_per bigint NOT NULL CHECK (deposit_per > 0), -- so much paid in is one of growth
  bet_per bigint NOT NULL CHECK (bet_per > 0), -- so many valid bets are
  upgrade text NOT NULL CHECK (upgrade IN ('at_once', 'monthly')),
  since timestamptz NOT NULL -- months before it are never judged
);

CREATE TABLE vip.rank (
  level integer PRIMARY KEY CHECK (level >= 0),
  names jsonb NOT NULL, -- by language of the site
  growth bigint NOT NULL CHECK (growth >= 0), -- from so much on
  keep bigint NOT NULL CHECK (keep >= 0), -- growth a month without which it is lost
  privileges jsonb NOT NULL
);

CREATE TABLE vip.member (
  member_id bigint PRIMARY KEY,
  level integer NOT NULL DEFAULT 0, -- what holds now
  earned integer NOT NULL DEFAULT 0, -- what was earned, whatever staff has set
  lost bigint NOT NULL DEFAULT 0, -- growth that went with ranks that were lost
  deposits bigint NOT NULL DEFAULT 0,
  valid_bets bigint NOT NULL DEFAULT 0,
  since timestamptz NOT NULL, -- the level
  earned_since date NOT NULL, -- the month in which the earned one was reached: the first that is not judged for it
  judged date, -- the last month that was judged
  set_level integer, -- by staff
  set_until timestamptz, -- null with a set level: until staff says otherwise
  CHECK (set_level IS NOT NULL OR set_until IS NULL)
) WITH (fillfactor = 70);
CREATE INDEX member_judged ON vip.member (judged NULLS FIRST, member_id);
CREATE INDEX member_level ON vip.member (level) WHERE level > 0;
CREATE INDEX member_set ON vip.member (set_until) WHERE set_until IS NOT NULL;

-- Growth by the month of the brand's calendar.
CREATE TABLE vip.month (
  member_id bigint NOT NULL REFERENCES vip.member,
  month date NOT NULL,
  deposits bigint NOT NULL,
  valid_bets bigint NOT NULL,
  PRIMARY KEY (member_id, month)
) WITH (fillfactor = 70);

CREATE TABLE vip.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES vip.member,
  from_level integer NOT NULL,
  to_level integer NOT NULL,
  cause text NOT NULL CHECK (cause IN ('growth', 'month', 'staff', 'staff_ended', 'recount')),
  month date, -- that was judged
  reason text NOT NULL DEFAULT '',
  actor text NOT NULL,
  at timestamptz NOT NULL,
  CHECK ((cause = 'month') = (month IS NOT NULL)),
  UNIQUE (member_id, month)
);
CREATE INDEX change_of_member ON vip.change (member_id, id DESC);

GRANT SELECT, INSERT, UPDATE ON vip.rules, vip.rank, vip.member, vip.month TO champa_app;
GRANT DELETE ON vip.rank TO champa_app;
GRANT SELECT, INSERT ON vip.change TO champa_app;
