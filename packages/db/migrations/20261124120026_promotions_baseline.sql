-- Promotions: what they are, how far members are with them, and what was given. Why it looks like this:
-- docs/decisions/0022-promotions.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit; counts (rounds, friends, days) in the same units.
CREATE SCHEMA promotions;
GRANT USAGE ON SCHEMA promotions TO champa_app;

-- Whoever counts for a promotion, gives from it or ends a span of it holds its row: caps are exact, whatever happens at once.
CREATE TABLE promotions.promotion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE, -- of the content's promotion; also the name of its budget
  definition jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'paused')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz, -- null: long-term
  seed bytea NOT NULL CHECK (length(seed) = 32), -- decides what is drawn at random
  created_at timestamptz NOT NULL,
  -- Of its shape, so that a later program can bring it up to date.
  version integer NOT NULL DEFAULT 1,
  CHECK (ends_at > starts_at)
);

-- Who changed a promotion, how and why.
CREATE TABLE promotions.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id bigint NOT NULL REFERENCES promotions.promotion,
  action text NOT NULL CHECK (action IN ('created', 'changed', 'paused', 'resumed', 'funded', 'approved', 'rejected')),
  detail text NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX change_of_promotion ON promotions.change (promotion_id, id DESC);

-- Who signed up or joined where that is asked.
CREATE TABLE promotions.entry (
  promotion_id bigint NOT NULL REFERENCES promotions.promotion,
  member_id bigint NOT NULL,
  entered_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, member_id)
);

-- What was counted for a member in a span (its first day; 1970-01-01: all of the promotion).
CREATE TABLE promotions.progress (
  promotion_id bigint NOT NULL,
  span date NOT NULL,
  code text NOT NULL, -- of the rule or counter
  member_id bigint NOT NULL,
  value bigint NOT NULL,
  paid integer NOT NULL DEFAULT 0, -- how many steps were given for: it never falls
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, span, code, member_id)
) WITH (fillfactor = 60); -- today's rows change all day, and find room on their pages

-- Friends whom a member brought, for promotions that count them.
CREATE TABLE promotions.friend (
  promotion_id bigint NOT NULL,
  friend_id bigint NOT NULL,
  referrer_id bigint NOT NULL,
  came_at timestamptz NOT NULL,
  deposited bigint NOT NULL DEFAULT 0,
  valid_bet bigint NOT NULL DEFAULT 0,
  qualified_at timestamptz,
  PRIMARY KEY (promotion_id, friend_id)
) WITH (fillfactor = 70);
CREATE INDEX friend_of_referrer ON promotions.friend (promotion_id, referrer_id);

-- Days on which members signed in, by the brand's clock. `streak`: days one after another up to this one.
CREATE TABLE promotions.sign_in_day (
  member_id bigint NOT NULL,
  day date NOT NULL,
  streak integer NOT NULL,
  PRIMARY KEY (member_id, day)
);

-- What was given, or waits for staff. One cause gives a member once, for ever.
CREATE TABLE promotions.award (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id bigint NOT NULL REFERENCES promotions.promotion,
  member_id bigint NOT NULL,
  rule text NOT NULL,
  cause text NOT NULL,
  state text NOT NULL CHECK (state IN ('review', 'given', 'refused')),
  reward jsonb NOT NULL,
  cost bigint NOT NULL CHECK (cost >= 0), -- of the budget
  currency text NOT NULL,
  caps jsonb NOT NULL, -- the counters it took one of each from
  gift_id text,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  deposit_id text,
  UNIQUE (promotion_id, member_id, cause),
  CHECK ((state = 'given') = (gift_id IS NOT NULL))
);
CREATE INDEX award_in_review ON promotions.award (promotion_id, id) WHERE state = 'review';
CREATE INDEX award_of_member ON promotions.award (member_id, id DESC);

-- How much of each cap is used.
CREATE TABLE promotions.used (
  promotion_id bigint NOT NULL,
  scope text NOT NULL,
  key text NOT NULL,
  times integer NOT NULL CHECK (times >= 0),
  PRIMARY KEY (promotion_id, scope, key)
) WITH (fillfactor = 70);

-- The end of a span, worked through member by member. What is counted for the span after it began goes into the next.
CREATE TABLE promotions.closing (
  promotion_id bigint NOT NULL REFERENCES promotions.promotion,
  span date NOT NULL,
  after_member bigint NOT NULL DEFAULT 0,
  begun_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (promotion_id, span)
);

CREATE TABLE promotions.application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id bigint NOT NULL REFERENCES promotions.promotion,
  member_id bigint NOT NULL,
  idempotency_key uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('applying', 'approved', 'rejected')),
  comment text NOT NULL CHECK (length(comment) BETWEEN 1 AND 140),
  reason text NOT NULL DEFAULT '',
  applied_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text,
  UNIQUE (member_id, idempotency_key),
  CHECK ((state = 'applying') = (decided_at IS NULL))
);
-- One at a time; and what waits for staff, the oldest first.
CREATE UNIQUE INDEX application_open ON promotions.application (promotion_id, member_id) WHERE state = 'applying';
CREATE INDEX application_waiting ON promotions.application (id) WHERE state = 'applying';
CREATE INDEX application_of_member ON promotions.application (member_id, id DESC);

-- Pictures of applications; until one follows, they are the member's and for a day.
CREATE TABLE promotions.picture (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id bigint NOT NULL REFERENCES promotions.promotion,
  member_id bigint NOT NULL,
  application_id bigint REFERENCES promotions.application,
  bytes bytea NOT NULL,
  added_at timestamptz NOT NULL
);
CREATE INDEX picture_of_member ON promotions.picture (member_id, promotion_id) WHERE application_id IS NULL;
CREATE INDEX picture_of_application ON promotions.picture (application_id);
CREATE INDEX picture_left ON promotions.picture (added_at) WHERE application_id IS NULL;

-- Members who share something with one who is here longer, as it was seen when a reward was due.
CREATE TABLE promotions.flag (
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('device', 'account', 'ip', 'referral')),
  other_id bigint NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, other_id)
);
CREATE INDEX flag_newest ON promotions.flag (noted_at DESC);

-- What staff calls a member, for audiences.
CREATE TABLE promotions.tag (
  member_id bigint NOT NULL,
  tag text NOT NULL CHECK (tag ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  actor text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, tag)
);

GRANT SELECT, INSERT, UPDATE ON
  promotions.promotion, promotions.progress, promotions.friend, promotions.award, promotions.used, promotions.closing,
  promotions.application
TO champa_app;
GRANT SELECT, INSERT ON promotions.change, promotions.entry, promotions.sign_in_day, promotions.flag TO champa_app;
GRANT SELECT, INSERT, DELETE ON promotions.tag TO champa_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON promotions.picture TO champa_app;

CREATE INDEX award_of_deposit ON promotions.award (deposit_id) WHERE deposit_id IS NOT NULL;

-- What became of awards whose deposit went back. `kept`: it was used already, and is for staff to look at.
CREATE TABLE promotions.refunded (
  award_id bigint PRIMARY KEY REFERENCES promotions.award,
  member_id bigint NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('taken_back', 'kept', 'gone')),
  at timestamptz NOT NULL
);
CREATE INDEX refunded_kept ON promotions.refunded (at DESC, award_id DESC) WHERE outcome = 'kept';

GRANT SELECT, INSERT ON promotions.refunded TO champa_app;
