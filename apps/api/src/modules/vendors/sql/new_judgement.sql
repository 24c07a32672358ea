-- A judgement by the names of its parts, before the rules of limits and bonuses: nothing is set aside, and the values
-- after it are unknown. The planner inlines the call.
CREATE OR REPLACE FUNCTION vendors.new_judgement(
  place integer,
  verdict text,
  vendor_id smallint,
  tx_id text,
  number bigint,
  kind text,
  member_id bigint,
  account bigint,
  currency text,
  round_id bigint,
  begins boolean,
  round text,
  game_code text,
  told bigint,
  free boolean,
  moved bigint,
  reference text,
  reference_id bigint,
  settles boolean,
  closes boolean,
  bet_at timestamptz
) RETURNS vendors.judgement
LANGUAGE sql IMMUTABLE
AS $$
  SELECT ROW(place, verdict, vendor_id, tx_id, number, kind, member_id, account, currency, round_id, begins, round, game_code, told,
    free, moved, reference, reference_id, settles, closes, bet_at, 0, NULL, NULL, NULL, NULL)::vendors.judgement
$$;

REVOKE ALL ON FUNCTION vendors.new_judgement FROM PUBLIC;
