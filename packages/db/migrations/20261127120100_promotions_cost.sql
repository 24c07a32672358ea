-- What each promotion cost, and the turnover of the members it gave to: added up by a job, so that no screen reads awards.
CREATE TABLE promotions.cost (
  promotion_id bigint PRIMARY KEY REFERENCES promotions.promotion,
  gifts        integer NOT NULL,
  members      integer NOT NULL,
  in_review    integer NOT NULL,
  turnover     bigint NOT NULL,
  at           timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE ON promotions.cost TO champa_app;

-- Rewards that wait for staff, of all promotions, the oldest first.
CREATE INDEX award_waiting ON promotions.award (id) WHERE state = 'review';
