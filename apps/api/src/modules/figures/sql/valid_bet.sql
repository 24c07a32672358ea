-- The one definition of valid bets (GLOSSARY.md): settled stakes less voids, refunds and opposed stakes. Of a round that changed:
-- what it adds to what was counted of it, from
--   state, begun, stake, opposed   how it stands, whether it began since it was counted, what it has staked since, its opposed
--                                  stake as it is now
--   was_state, unsettled, was_opposed   as they were counted; nulls where nothing was kept
--   counted_up_to                  the last of its calls that were counted
-- A round that is over counts with all that was not counted of it. One that is open counts for nothing; one that is open again
-- gives back what it had counted for, which is reckoned from its calls.
CREATE OR REPLACE FUNCTION figures.valid_bet(
  round bigint, state text, begun boolean, stake bigint, opposed bigint,
  was_state text, unsettled bigint, was_opposed bigint, counted_up_to bigint
) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT CASE
    WHEN state <> 'open' THEN coalesce(unsettled, 0) + stake + coalesce(was_opposed, 0) - opposed
    WHEN begun OR was_state = 'open' THEN 0
    ELSE coalesce(was_opposed, 0) - vendors.staked_up_to(round, counted_up_to)
  END
$$;

REVOKE ALL ON FUNCTION figures.valid_bet FROM PUBLIC;
GRANT EXECUTE ON FUNCTION figures.valid_bet TO champa_app;
