-- Takes a member's names, contacts, documents, picture, notes and tags away, and closes the account. The number, the place in the
-- tree and what play and money stand by stay.
CREATE OR REPLACE FUNCTION member.forget(forgotten bigint) RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = pg_catalog, member
AS $$
  UPDATE member.member SET username = 'erased-' || id, nickname = 'erased-' || id, status = 'closed', icon = '', register_url = '',
    referral_code = '', affiliate_code = ''
  WHERE id = forgotten;
  UPDATE member.profile SET mobile = NULL, mobile_verified_at = NULL, email = '', email_verified_at = NULL, payee_name = '',
    full_name = '', birthday = NULL, id_number = '', recommender_id = '', texts = '{}'
  WHERE member_id = forgotten;
  UPDATE member.invitation SET closed_at = coalesce(closed_at, now()) WHERE agent_id = forgotten;
  DELETE FROM member.icon_picture WHERE member_id = forgotten;
  DELETE FROM member.note WHERE member_id = forgotten;
  DELETE FROM member.tag WHERE member_id = forgotten;
$$;

REVOKE ALL ON FUNCTION member.forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION member.forget TO champa_app;
