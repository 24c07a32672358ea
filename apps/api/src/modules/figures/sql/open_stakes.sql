-- Stakes of rounds that are open, as far as they are counted; the planner inlines it.
CREATE OR REPLACE FUNCTION figures.open_stakes() RETURNS TABLE (member_id bigint, vendor_id smallint, amount bigint)
LANGUAGE sql STABLE
AS $$
  SELECT l.member_id, l.vendor_id, l.unsettled FROM figures.loose_round AS l WHERE l.state = 'open' AND l.unsettled > 0
$$;
