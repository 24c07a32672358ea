-- A command by the names of its parts, for games of the house. The planner inlines the call.
CREATE OR REPLACE FUNCTION vendors.new_command(
  wave integer,
  vendor_id smallint,
  kind text,
  token bytea,
  player text,
  tx_id text,
  round text,
  game_code text,
  reference text DEFAULT NULL,
  currency text DEFAULT NULL,
  amount bigint DEFAULT 0,
  free boolean DEFAULT false,
  closes boolean DEFAULT false,
  playable boolean DEFAULT true
) RETURNS vendors.command
LANGUAGE sql IMMUTABLE
AS $$
  SELECT ROW(wave, vendor_id, kind, token, player, tx_id, reference, round, game_code, currency, amount, free, closes,
    playable)::vendors.command
$$;

REVOKE ALL ON FUNCTION vendors.new_command FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.new_command TO champa_app;
