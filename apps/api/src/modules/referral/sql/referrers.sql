-- The member who brought each of these members.
CREATE OR REPLACE FUNCTION referral.referrers(members bigint[]) RETURNS TABLE (member_id bigint, referrer_id bigint)
LANGUAGE sql STABLE
AS $$
  SELECT r.member_id, r.referrer_id FROM referral.referred AS r WHERE r.member_id = ANY (members)
$$;

REVOKE ALL ON FUNCTION referral.referrers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION referral.referrers TO champa_app;
