-- Counts a stake of the settled-round feed towards the bonus that its member was wagering when the round began: as a
-- stake of a vendor's call, whole, and as cash, for a transfer wallet holds nothing else. A stake above the bonus's
-- maximum could not be refused there, so it does not count. `placed` is the stake of the round's first bet, `staked`
-- the round's stake now, `opposed` its opposite part: a later revision with another stake replaces this. The caller has
-- locked the member's cash account.
--
-- The feed may say how many bets a round had; so the rule of opposite betting holds for these rounds too. A round
-- without that number has one. docs/decisions/0042-opposite-bets.md
CREATE OR REPLACE FUNCTION bonus.count_feed_stake(
  member_id bigint, bet_id bigint, round_id bigint, vassalage text, game_code text, placed bigint, staked bigint, opposed bigint,
  began timestamptz, at timestamptz
) RETURNS void
LANGUAGE plpgsql
SET search_path = pg_catalog, bonus
AS $$
#variable_conflict use_variable
DECLARE
  s bonus.stake;
  b bonus.bonus;
  counted bigint;
  held bonus.standing;
  how text;
BEGIN
  SELECT * INTO s FROM stake AS x WHERE (x.member_id, x.bet_id) = (member_id, bet_id);
  SELECT * INTO b FROM bonus AS x
  WHERE x.id = coalesce(s.bonus_id, (SELECT h.active FROM holder AS h WHERE h.member_id = member_id));
  IF b.id IS NULL OR b.state <> 'active' OR began < b.activated_at OR began >= b.expires_at THEN
    RETURN;
  END IF;
  counted := CASE
    WHEN staked > b.max_stake THEN 0
    ELSE div((staked - opposed)::numeric * contribution(b.contributions, vassalage, game_code), 1000)
  END;
  IF counted = coalesce(s.counted, 0) THEN
    RETURN;
  END IF;
  INSERT INTO stake AS x (member_id, bet_id, bonus_id, round_id, cash, bonus, counted, open, at)
  VALUES (member_id, bet_id, b.id, round_id, placed, 0, counted, false, at)
  ON CONFLICT ON CONSTRAINT stake_pkey DO UPDATE SET counted = excluded.counted;
  held := standing_of(member_id, at);
  how := note_play(b.id, counted - coalesce(s.counted, 0), held.funds);
  IF how IS NOT NULL THEN
    PERFORM post(ending(member_id, how, held.funds, 'system', at), at);
  END IF;
END
$$;

REVOKE ALL ON FUNCTION bonus.count_feed_stake FROM PUBLIC;
