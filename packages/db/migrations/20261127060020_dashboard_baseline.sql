-- The operator's dashboard: docs/decisions/0066-dashboard.md. Play and money of the brand are figures of `figures`; here is what
-- those do not count.
CREATE SCHEMA dashboard;
GRANT USAGE ON SCHEMA dashboard TO champa_app;

-- What counts once for each member, and the five minutes in which it happened: whoever notes it again changes nothing.
CREATE TABLE dashboard.milestone (
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sign_up', 'first_deposit')),
  currency text NOT NULL,
  slot timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind)
);

CREATE TABLE dashboard.milestone_slot (
  slot timestamptz NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL,
  members bigint NOT NULL,
  PRIMARY KEY (slot, currency, kind)
) WITH (fillfactor = 70);

-- How many members were online, minute by minute.
CREATE TABLE dashboard.online (
  at timestamptz PRIMARY KEY,
  members integer NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON dashboard.milestone, dashboard.milestone_slot, dashboard.online TO champa_app;

-- after functions

SELECT dashboard.note_milestones(NULL);
