-- What each schema tells of members when a reward is due: for many at once, and only what the rule asks.

-- Whom an audience may speak of.
CREATE FUNCTION member.audience(members bigint[])
RETURNS TABLE (member_id bigint, is_active boolean, language text, country text, currency text, registered_at timestamptz)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, m.status = 'active' AND m.type <> 4, m.language, m.country, m.currency, m.registered_at
  FROM member.member AS m
  WHERE m.id = ANY (members)
$$;

-- Those of them who exclude themselves or pause at a time.
CREATE FUNCTION limits.pausing(members bigint[], at timestamptz) RETURNS SETOF bigint
LANGUAGE sql STABLE
AS $$
  SELECT g.member_id
  FROM limits.guard AS g
  WHERE g.member_id = ANY (members) AND (g.excluded_until > at OR g.time_out_until > at)
$$;

-- Who brought whom of them.
CREATE FUNCTION referral.referrers(members bigint[]) RETURNS TABLE (member_id bigint, referrer_id bigint)
LANGUAGE sql STABLE
AS $$
  SELECT r.member_id, r.referrer_id FROM referral.referred AS r WHERE r.member_id = ANY (members)
$$;

-- Where each of them was signed in last. A device is what a browser says of itself, at its address.
CREATE FUNCTION identity.last_seen(members bigint[]) RETURNS TABLE (member_id bigint, device text, ip text)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, md5(host(s.ip) || ' ' || s.user_agent), host(s.ip)
  FROM unnest(members) AS m (id)
  CROSS JOIN LATERAL (
    SELECT h.ip, h.user_agent FROM identity.session AS h WHERE h.member_id = m.id ORDER BY h.id DESC LIMIT 1
  ) AS s
$$;

-- Which members who are here longer were seen at the addresses of their latest sessions since a time; `same_device`: by the
-- same browser. Behind one address may be a town: of each a few are enough.
CREATE FUNCTION identity.sharing(members bigint[], since timestamptz)
RETURNS TABLE (member_id bigint, other_id bigint, same_device boolean)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, o.member_id, bool_or(o.same_device)
  FROM unnest(members) AS m (id)
  CROSS JOIN LATERAL (
    SELECT DISTINCT h.ip, h.user_agent
    FROM (
      SELECT l.ip, l.user_agent FROM identity.session AS l WHERE l.member_id = m.id ORDER BY l.id DESC LIMIT 20
    ) AS h
  ) AS s
  CROSS JOIN LATERAL (
    SELECT e.member_id, md5(e.user_agent) = md5(s.user_agent) AS same_device
    FROM identity.session AS e
    WHERE e.ip = s.ip AND e.created_at >= since AND e.member_id < m.id
    LIMIT 200
  ) AS o
  GROUP BY m.id, o.member_id
$$;

-- The accounts they are paid to, by their keyed hashes.
CREATE FUNCTION payees.accounts(members bigint[]) RETURNS TABLE (member_id bigint, account text)
LANGUAGE sql STABLE
AS $$
  SELECT p.member_id, encode(p.number_mac, 'hex')
  FROM payees.payee AS p
  WHERE p.member_id = ANY (members) AND p.removed_at IS NULL
$$;

-- Which members who are here longer have, or had, one of these accounts.
CREATE FUNCTION payees.sharing(members bigint[]) RETURNS TABLE (member_id bigint, other_id bigint)
LANGUAGE sql STABLE
AS $$
  SELECT DISTINCT p.member_id, o.member_id
  FROM payees.payee AS p
  JOIN payees.payee AS o ON o.number_mac = p.number_mac AND o.member_id < p.member_id
  WHERE p.member_id = ANY (members)
$$;

-- What of members' stakes risked nothing: rounds of several bets that together paid back what was staked, or a little less, as
-- bets on both sides do. The wire tells bets and wins, not what they were on; more cannot be seen from here.
CREATE FUNCTION vendors.hedged(members bigint[], since timestamptz, until timestamptz)
RETURNS TABLE (member_id bigint, vassalage text, game_code text, area text, stake bigint)
LANGUAGE sql STABLE
AS $$
  SELECT r.member_id, v.code, r.game_code, catalogue.game_type_of(v.code, r.game_code), sum(r.stake)::bigint
  FROM vendors.round AS r
  JOIN vendors.vendor AS v ON v.id = r.vendor_id
  WHERE r.member_id = ANY (members) AND r.started_at >= since AND r.started_at < until
    AND r.bets - r.cancelled_bets >= 2 AND (r.closed OR r.open_bets = 0)
    AND r.stake > 0 AND r.win <= r.stake AND r.win * 10 >= r.stake * 9
  GROUP BY r.member_id, v.code, r.game_code
$$;

-- The valid bets of many members between two days, both included.
CREATE FUNCTION figures.valid_bets(members bigint[], from_day date, to_day date) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT coalesce(sum(d.valid_bet), 0)::bigint
  FROM figures.day AS d
  WHERE d.member_id = ANY (members) AND d.day BETWEEN from_day AND to_day
$$;

REVOKE ALL ON FUNCTION
  member.audience, limits.pausing, referral.referrers, identity.last_seen, identity.sharing, payees.accounts, payees.sharing,
  vendors.hedged, figures.valid_bets
FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  member.audience, limits.pausing, referral.referrers, identity.last_seen, identity.sharing, payees.accounts, payees.sharing,
  vendors.hedged, figures.valid_bets
TO champa_app;
