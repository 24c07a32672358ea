-- Follows the commands of a wave in the ledger's order for players with limits and players with a bonus: takes out the
-- bets that their own limits or their bonus's conditions refuse, counts the others (without opposite betting), and splits
-- movements into cash and bonus.
--
-- Limits are on cash alone, and bets that the ledger will refuse for insufficient funds are not counted. A rollback
-- counts at once where its bet was taken today; an older one, from the next call on. Only stakes are refused; a win or
-- a rollback always passes.
--
-- `judged` begins with the commands that move cash, with `movements` in the same order; both are returned so. `further`
-- is to be posted after them.
CREATE OR REPLACE FUNCTION vendors.keep_rules(
  guarded bigint[],
  holders bigint[],
  at timestamptz,
  players bigint[],
  balances bigint[],
  INOUT judged vendors.judgement[],
  INOUT movements ledger.movement[],
  OUT further ledger.movement[]
)
LANGUAGE plpgsql
SET search_path = pg_catalog, vendors
AS $$
DECLARE
  member bigint;
  allowed limits.allowance;
  held bonus.standing;
  own bigint; -- the cash account
  one judgement;
  step ledger.movement;
  funds bigint; -- its balance, when a command’s turn comes
  staked bigint;
  won bigint;
  wagered bigint;
  latest integer; -- the last of the player’s commands that was carried out
  rate integer; -- the game’s contribution, per mille; 0: stakes don't count, and the bonus can't be staked
  usable bigint;
  cash bigint; -- the cash part of the command
  counted bigint;
  back record;
  onward ledger.movement; -- of the part set aside, to the promotion
  bet_day date;
  became vendors.round; -- the command’s round after it
  how text;
BEGIN
  further := '{}';
  FOREACH member IN ARRAY ARRAY(SELECT unnest(guarded) UNION SELECT unnest(holders)) LOOP
    allowed := NULL;
    held := NULL;
    IF member = ANY (guarded) THEN
      allowed := limits.allowance_of(member, at);
    END IF;
    IF member = ANY (holders) THEN
      held := bonus.standing_of(member, at);
    END IF;
    own := coalesce(held.cash, allowed.account);
    funds := balances[array_position(players, own)];
    staked := 0;
    won := 0;
    wagered := 0;
    latest := NULL;

    FOR i IN 1 .. cardinality(judged) LOOP
      one := judged[i];
      CONTINUE WHEN one.member_id IS DISTINCT FROM member;
      IF one.account <> own THEN
        IF one.verdict = 'bet' AND allowed.refusal IS NOT NULL THEN
          judged[i].verdict := allowed.refusal;
          judged[i].moved := 0;
        END IF;
        CONTINUE;
      END IF;
      rate := 0;
      onward := NULL;
      IF held.usable THEN
        rate := bonus.contribution(held.contributions, (SELECT v.code FROM vendor AS v WHERE v.id = one.vendor_id), one.game_code);
      END IF;
      usable := CASE WHEN rate > 0 THEN held.funds ELSE 0 END;

      CASE one.verdict
        WHEN 'bet' THEN
          one.aside := CASE
            WHEN held.cash IS NULL THEN 0
            WHEN held.bonus_first THEN least(usable, one.moved)
            ELSE greatest(one.moved - funds, 0)
          END;
          cash := one.moved - one.aside;
          one.verdict := CASE
            WHEN allowed.refusal IS NOT NULL THEN allowed.refusal
            WHEN cash > 0 AND (cash > allowed.stake OR cash > allowed.loss) THEN 'limit_reached'
            WHEN rate > 0 AND one.moved > held.max_stake THEN 'limit_reached'
            WHEN held.cash IS NOT NULL AND (cash > funds OR one.aside > usable) THEN 'insufficient_funds'
            ELSE 'bet'
          END;
          IF one.verdict <> 'bet' THEN
            one.moved := 0;
            one.aside := 0;
          ELSIF cash <= funds THEN
            funds := funds - cash;
            staked := staked + cash;
            allowed.stake := allowed.stake - cash;
            allowed.loss := allowed.loss - cash;
            IF one.aside > 0 THEN
              held.funds := held.funds - one.aside;
              step := movements[i];
              step.debit := held.account;
              further := further || step;
            END IF;
            IF rate > 0 AND one.moved > 0 THEN
              counted := div(one.moved::numeric * rate, 1000);
              wagered := wagered + counted;
              PERFORM bonus.note_stake(
                member_id => member,
                bonus_id => held.id,
                bet_id => one.number,
                round_id => one.round_id,
                cash => cash,
                bonus => one.aside,
                counted => counted,
                at => at
              );
            END IF;
          END IF;
        WHEN 'win', 'rollback' THEN
          IF held.cash IS NOT NULL THEN
            SELECT * INTO back
            FROM bonus.give_back(member, one.reference_id, one.number, one.verdict, one.moved, one.closes);
            one.aside := back.aside;
            onward := back.onward;
            wagered := wagered - back.unwagered;
            IF one.aside > 0 THEN
              held.funds := held.funds + one.aside;
              step := movements[i];
              step.credit := held.account;
              further := further || step;
            END IF;
          END IF;
          cash := one.moved - one.aside;
          funds := funds + cash;
          allowed.loss := allowed.loss + cash;
          IF one.verdict = 'win' THEN
            won := won + cash;
          ELSIF cash > 0 AND allowed.account IS NOT NULL THEN
            bet_day := (one.bet_at AT TIME ZONE allowed.time_zone)::date;
            IF bet_day = allowed.today THEN
              staked := staked - cash;
              allowed.stake := allowed.stake + cash;
            ELSE
              allowed.loss := allowed.loss - cash;
              PERFORM limits.note(member, bet_day, -cash, 0);
            END IF;
          END IF;
        ELSE
          NULL;
      END CASE;

      IF one.aside > 0 THEN
        movements[i].amount := cash;
        step := further[cardinality(further)];
        step.amount := one.aside;
        step.source := step.source || ':bonus';
        further[cardinality(further)] := step;
        held.version := held.version + 1;
        IF onward.key IS NOT NULL THEN
          further := further || onward;
          held.funds := held.funds - one.aside;
          held.version := held.version + 1;
        END IF;
      END IF;
      IF held.id IS NOT NULL AND one.verdict IN ('bet', 'win', 'rollback') AND NOT one.begins THEN
        became := round_after(one);
        -- For a round that is open, or open again, nothing is known: what was taken back of it stays so.
        IF round_state(became.closed, became.bets, became.cancelled_bets, became.open_bets, became.win) <> 'open' THEN
          wagered := wagered - bonus.oppose(member, held.id, became.id, opposed_stake(became), became.stake);
        END IF;
      END IF;
      IF held.cash IS NOT NULL THEN
        held.version := held.version + CASE WHEN one.moved > one.aside THEN 1 ELSE 0 END;
        one.cash_after := funds;
        one.bonus_after := held.funds;
        one.told_after := funds + CASE WHEN rate > 0 THEN held.funds ELSE 0 END;
        IF one.moved > 0 THEN
          one.version_after := held.version;
        END IF;
        IF one.verdict IN ('bet', 'win', 'rollback') THEN
          latest := i;
        END IF;
      END IF;
      judged[i] := one;
    END LOOP;

    IF allowed.account IS NOT NULL AND (staked <> 0 OR won <> 0) THEN
      PERFORM limits.note(member, allowed.today, staked, won);
    END IF;
    CONTINUE WHEN latest IS NULL OR held.id IS NULL;
    how := bonus.note_play(held.id, wagered, held.funds);
    CONTINUE WHEN how IS NULL;

    -- The amount is reported with the command that ended it.
    FOREACH step IN ARRAY bonus.ending(member, how, held.funds, 'system', at) LOOP
      further := further || step;
      held.funds := held.funds + CASE held.account WHEN step.credit THEN step.amount WHEN step.debit THEN -step.amount ELSE 0 END;
      funds := funds + CASE own WHEN step.credit THEN step.amount ELSE 0 END;
      held.version := held.version + CASE WHEN held.account IN (step.debit, step.credit) THEN 1 ELSE 0 END
        + CASE own WHEN step.credit THEN 1 ELSE 0 END;
    END LOOP;
    one := judged[latest];
    one.cash_after := funds;
    one.bonus_after := held.funds;
    one.version_after := held.version;
    one.told_after := funds;
    SELECT s.id, s.usable, s.contributions INTO held.id, held.usable, held.contributions FROM bonus.standing_of(member, at) AS s;
    IF held.usable AND bonus.contribution(held.contributions, (SELECT v.code FROM vendor AS v WHERE v.id = one.vendor_id), one.game_code) > 0 THEN
      one.told_after := funds + held.funds;
    END IF;
    judged[latest] := one;
  END LOOP;

  movements := ARRAY(
    SELECT movements[i] FROM generate_subscripts(movements, 1) AS i WHERE judged[i].moved > judged[i].aside ORDER BY i
  );
  judged := ARRAY(
    SELECT judged[i] FROM generate_subscripts(judged, 1) AS i ORDER BY judged[i].moved > judged[i].aside DESC, i
  );
END
$$;

REVOKE ALL ON FUNCTION vendors.keep_rules FROM PUBLIC;
