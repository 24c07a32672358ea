-- Counts the milestones of these members (null: of all) that are not counted yet. One at a time: members' rows are taken in their order.
CREATE OR REPLACE FUNCTION dashboard.note_milestones(members bigint[]) RETURNS bigint
LANGUAGE sql
AS $$
  WITH fresh AS (
    INSERT INTO dashboard.milestone (member_id, kind, currency, slot)
    SELECT m.member_id, m.kind, m.currency, m.slot
    FROM dashboard.milestones() AS m
    WHERE members IS NULL OR m.member_id = ANY (members)
    ORDER BY m.member_id, m.kind
    ON CONFLICT (member_id, kind) DO NOTHING
    RETURNING kind, currency, slot
  ),
  counted AS (
    INSERT INTO dashboard.milestone_slot AS s (slot, currency, kind, members)
    SELECT slot, currency, kind, count(*) FROM fresh GROUP BY slot, currency, kind ORDER BY slot, currency, kind
    ON CONFLICT (slot, currency, kind) DO UPDATE SET members = s.members + excluded.members
  )
  SELECT count(*) FROM fresh
$$;

REVOKE ALL ON FUNCTION dashboard.note_milestones FROM PUBLIC;
GRANT EXECUTE ON FUNCTION dashboard.note_milestones TO champa_app;
