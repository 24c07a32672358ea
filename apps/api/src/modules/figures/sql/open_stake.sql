-- Undecided stakes: those of open rounds. Of a round that changed: what it adds to what was counted of it. The arguments are those
-- of figures.valid_bet. Profit and loss leaves these stakes out until they are decided.
CREATE OR REPLACE FUNCTION figures.open_stake(
  round bigint, state text, begun boolean, stake bigint, was_state text, unsettled bigint, counted_up_to bigint
) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT CASE
    WHEN state <> 'open' THEN -coalesce(unsettled, 0)
    WHEN begun OR was_state = 'open' THEN stake
    ELSE stake + vendors.staked_up_to(round, counted_up_to)
  END
$$;

REVOKE ALL ON FUNCTION figures.open_stake FROM PUBLIC;
GRANT EXECUTE ON FUNCTION figures.open_stake TO champa_app;
