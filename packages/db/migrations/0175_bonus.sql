-- Bonus money: offers, what members were granted, and each stake's share of it. Why it looks like this:
-- docs/decisions/0019-bonus.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit. A member's bonus account in the ledger holds the bonus he is
-- wagering and nothing else; what waits its turn lies with the promotion.
--
-- Whoever changes anything of a member here holds the lock of his cash account: a stake is judged under the same lock.
CREATE SCHEMA bonus;
GRANT USAGE ON SCHEMA bonus TO champa_app;

-- What the brand offers. A bonus keeps the conditions it was granted on, whatever becomes of its offer.
CREATE TABLE bonus.offer (
  code text PRIMARY KEY CHECK (code ~ '^[a-z0-9][a-z0-9_-]{0,59}$'),
  kind text NOT NULL CHECK (kind IN ('first_deposit', 'deposit', 'gift')), -- a gift is granted by staff and promotions only
  names jsonb NOT NULL, -- by language of the site
  terms jsonb NOT NULL, -- the same; plain text
  currency text NOT NULL,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 1000), -- of the deposit
  max_bonus bigint NOT NULL CHECK (max_bonus >= 1000),
  min_deposit bigint NOT NULL CHECK (min_deposit >= 0),
  wagering_factor integer NOT NULL CHECK (wagering_factor BETWEEN 1 AND 1000),
  wagering_base text NOT NULL CHECK (wagering_base IN ('bonus', 'bonus_and_deposit')),
  contributions jsonb NOT NULL, -- per mille: {"types": {TYPE: n}, "vendors": {VENDOR: n}, "games": {"VENDOR/GAME": n}, "others": n}
  max_stake bigint CHECK (max_stake > 0),
  max_win bigint CHECK (max_win > 0), -- what converts at most; null: all
  bonus_first boolean NOT NULL, -- stakes take the bonus before cash
  days integer NOT NULL CHECK (days BETWEEN 1 AND 365),
  per_member integer NOT NULL CHECK (per_member > 0),
  budget bigint NOT NULL, -- accounts in the ledger: what there is to grant from
  waiting bigint NOT NULL, -- and what was granted and waits its turn
  enabled boolean NOT NULL,
  sort integer NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE bonus.bonus (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  offer text NOT NULL REFERENCES bonus.offer,
  cause text NOT NULL, -- what it was granted for; one cause grants once
  state text NOT NULL CHECK (state IN ('queued', 'active', 'completed', 'used_up', 'expired', 'forfeited')),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 1000),
  required bigint NOT NULL CHECK (required > 0), -- stakes that must count
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0), -- stakes that did
  max_stake bigint,
  max_win bigint,
  contributions jsonb NOT NULL,
  bonus_first boolean NOT NULL,
  days integer NOT NULL,
  budget bigint NOT NULL, -- accounts of the promotion: where it came from, and goes back to
  waiting bigint NOT NULL, -- and where it lies until its turn
  converted bigint NOT NULL DEFAULT 0 CHECK (converted >= 0),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  granted_at timestamptz NOT NULL,
  granted_by text NOT NULL,
  activated_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  reason text NOT NULL, -- of a grant or forfeit by staff
  UNIQUE (member_id, cause),
  CHECK (max_win IS NULL OR converted <= max_win),
  CHECK (state IN ('queued', 'forfeited') OR activated_at IS NOT NULL),
  CHECK ((activated_at IS NULL) = (expires_at IS NULL)),
  CHECK ((state IN ('queued', 'active')) = (ended_at IS NULL))
) WITH (fillfactor = 70); -- each stake changes `wagered`
CREATE UNIQUE INDEX bonus_active ON bonus.bonus (member_id) WHERE state = 'active';
CREATE INDEX bonus_of_member ON bonus.bonus (member_id, id DESC);
CREATE INDEX bonus_expiry ON bonus.bonus (expires_at) WHERE state = 'active';

-- One row for each member who was ever granted a bonus, so that for all others one look says that there is none.
CREATE TABLE bonus.holder (
  member_id bigint PRIMARY KEY,
  cash bigint NOT NULL, -- his accounts in the ledger
  account bigint NOT NULL,
  active bigint -- the bonus he is wagering
);

-- Each bet that counted towards a bonus, by its transaction at the vendor: what of it was cash and what bonus.
CREATE TABLE bonus.stake (
  member_id bigint NOT NULL,
  bet_id bigint NOT NULL,
  bonus_id bigint NOT NULL,
  round_id bigint NOT NULL,
  cash bigint NOT NULL CHECK (cash >= 0),
  bonus bigint NOT NULL CHECK (bonus >= 0),
  counted bigint NOT NULL CHECK (counted >= 0),
  open boolean NOT NULL, -- neither won nor rolled back, nor its round over
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, bet_id)
) WITH (fillfactor = 70);
CREATE INDEX stake_open ON bonus.stake (bonus_id) WHERE open;
CREATE INDEX stake_open_round ON bonus.stake (round_id) WHERE open;
CREATE INDEX stake_open_since ON bonus.stake (at) WHERE open;

-- What was done to an offer, by whom and why.
CREATE TABLE bonus.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  offer text NOT NULL REFERENCES bonus.offer,
  action text NOT NULL CHECK (action IN ('added', 'funded', 'enabled', 'disabled')),
  amount bigint CHECK (amount > 0),
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);

-- The faces of others that bonuses need: a game's type, and whether a member's deposit was his first.
CREATE FUNCTION catalogue.game_type_of(vassalage text, game_code text) RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT g.game_type FROM catalogue.game AS g
  WHERE (g.vassalage, g.game_code) = (game_type_of.vassalage, game_type_of.game_code)
$$;
CREATE FUNCTION cashier.has_deposited(member_id bigint, but bigint) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (
    SELECT FROM cashier.deposit AS d
    WHERE d.member_id = has_deposited.member_id AND d.credited_at IS NOT NULL AND d.id IS DISTINCT FROM but
  )
$$;

-- What of a stake on a game counts, per mille: the game's own rule, else its vendor's, else its type's, else the rest's.
CREATE FUNCTION bonus.contribution(contributions jsonb, vassalage text, game_code text) RETURNS integer
LANGUAGE plpgsql STABLE
AS $$
BEGIN
  RETURN coalesce(
    contributions #>> ARRAY['games', vassalage || '/' || game_code],
    contributions #>> ARRAY['vendors', vassalage],
    contributions #>> ARRAY['types', catalogue.game_type_of(vassalage, game_code)],
    contributions ->> 'others',
    '0'
  )::integer;
END
$$;

-- A part of an amount in the proportion part : whole. The units that don't divide go to the larger remainder, of equal ones
-- to the rest: as packages/money allocates.
CREATE FUNCTION bonus.share(amount bigint, part bigint, whole bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN CASE WHEN part = 0 THEN 0 ELSE
  div(amount::numeric * part, whole) + CASE WHEN mod(amount::numeric * part, whole) * 2 > whole THEN 1 ELSE 0 END
END::bigint;

-- Of these members, those who hold or held a bonus. The only thing that all others pay.
CREATE FUNCTION bonus.holders(members bigint[]) RETURNS bigint[]
LANGUAGE plpgsql STABLE
AS $$
BEGIN
  RETURN ARRAY(SELECT h.member_id FROM bonus.holder AS h WHERE h.member_id = ANY (members));
END
$$;

-- What a holder has to play with, and on what conditions. `id` is null, and with it all conditions, where he is wagering
-- nothing.
CREATE TYPE bonus.standing AS (
  cash bigint,
  account bigint,
  funds bigint, -- in the bonus account
  version bigint, -- of both accounts together
  id bigint,
  usable boolean, -- not past its end
  max_stake bigint,
  contributions jsonb,
  bonus_first boolean
);

-- Locks the bonus account; the caller holds the cash account.
CREATE FUNCTION bonus.standing_of(member_id bigint, at timestamptz) RETURNS bonus.standing
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  found bonus.standing;
BEGIN
  SELECT h.cash, h.account, b.id, b.expires_at > at, b.max_stake, b.contributions, b.bonus_first
  INTO found.cash, found.account, found.id, found.usable, found.max_stake, found.contributions, found.bonus_first
  FROM bonus.holder AS h
  LEFT JOIN bonus.bonus AS b ON b.id = h.active
  WHERE h.member_id = member_id;

  SELECT sum(l.balance) FILTER (WHERE l.account = found.account), sum(l.version) INTO found.funds, found.version
  FROM ledger.lock_accounts(ARRAY[found.cash, found.account]) AS l;
  RETURN found;
END
$$;

-- The bonus that may be staked on a game, for whoever asks for a balance.
CREATE FUNCTION bonus.usable(member_id bigint, cash bigint, vassalage text, game_code text, at timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE
AS $$
#variable_conflict use_variable
BEGIN
  RETURN coalesce((
    SELECT ledger.balance(h.account)
    FROM bonus.holder AS h
    JOIN bonus.bonus AS b ON b.id = h.active
    WHERE h.member_id = member_id AND h.cash = cash AND b.expires_at > at
      AND bonus.contribution(b.contributions, vassalage, game_code) > 0
  ), 0);
END
$$;

-- Keeps a bet's split, and what of it counts.
CREATE FUNCTION bonus.note_stake(
  member_id bigint, bonus_id bigint, bet_id bigint, round_id bigint, cash bigint, bonus bigint, counted bigint, at timestamptz
) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO bonus.stake (member_id, bet_id, bonus_id, round_id, cash, bonus, counted, open, at)
  VALUES (member_id, bet_id, bonus_id, round_id, cash, bonus, counted, true, at)
$$;

-- What a win or a rollback gives back by the split of the bet it names: `aside` of it goes to the bonus rather than to cash,
-- and `unwagered` doesn't count any more. `number` is the win's or rollback's own.
--
-- Of a bonus that has ended meanwhile: what was completed is paid as cash up to its cap; what was used up, expired or given
-- up is the promotion's, with all it still brings: `onward` passes it on.
CREATE FUNCTION bonus.give_back(
  member_id bigint, bet_id bigint, number bigint, kind text, moved bigint, closes boolean,
  OUT aside bigint, OUT unwagered bigint, OUT onward ledger.movement
)
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  s bonus.stake;
  b bonus.bonus;
  paid bigint;
BEGIN
  aside := 0;
  unwagered := 0;
  UPDATE bonus.stake AS x SET open = false WHERE (x.member_id, x.bet_id) = (member_id, bet_id) RETURNING x.* INTO s;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF closes AND kind = 'win' THEN
    UPDATE bonus.stake AS x SET open = false WHERE x.round_id = s.round_id AND x.open AND x.member_id = member_id;
  END IF;
  SELECT * INTO b FROM bonus.bonus WHERE id = s.bonus_id;
  aside := CASE kind WHEN 'rollback' THEN s.bonus ELSE bonus.share(moved, s.bonus, s.cash + s.bonus) END;

  IF b.state = 'active' THEN
    unwagered := CASE kind WHEN 'rollback' THEN s.counted ELSE 0 END;
    RETURN;
  END IF;
  paid := CASE b.state WHEN 'completed' THEN least(aside, b.max_win - b.converted) ELSE 0 END;
  aside := aside - paid;
  UPDATE bonus.bonus SET converted = converted + paid, returned = returned + aside WHERE id = b.id AND paid + aside > 0;
  IF aside > 0 THEN
    onward := ROW('bonus', b.id || ':late:' || number, 'bonus_returned',
      (SELECT h.account FROM bonus.holder AS h WHERE h.member_id = member_id), b.budget, aside,
      'bonus', b.id, 'system', NULL, false)::ledger.movement;
  END IF;
END
$$;

-- Begins the oldest bonus that waits, if any: the movement that it takes.
CREATE FUNCTION bonus.next_turn(member_id bigint, at timestamptz) RETURNS ledger.movement[]
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  b bonus.bonus;
BEGIN
  UPDATE bonus.bonus AS x SET state = 'active', activated_at = at, expires_at = at + x.days * interval '24 hours'
  WHERE x.id = (SELECT min(q.id) FROM bonus.bonus AS q WHERE q.member_id = member_id AND q.state = 'queued')
  RETURNING x.* INTO b;
  UPDATE bonus.holder AS h SET active = b.id WHERE h.member_id = member_id;
  IF b.id IS NULL THEN
    RETURN '{}';
  END IF;
  RETURN ARRAY[ROW('bonus', b.id || ':begin', 'bonus', b.waiting,
    (SELECT h.account FROM bonus.holder AS h WHERE h.member_id = member_id), b.amount, 'bonus', b.id, 'system', NULL, false
  )::ledger.movement];
END
$$;

-- Ends the bonus a member is wagering, with so much left of it, and begins the next: the movements that it takes, in order.
-- A completed bonus converts to cash as far as its cap lets it; all else goes back to the promotion.
CREATE FUNCTION bonus.ending(member_id bigint, how text, funds bigint, actor text, at timestamptz) RETURNS ledger.movement[]
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  h bonus.holder;
  b bonus.bonus;
  paid bigint;
  moves ledger.movement[] := '{}';
BEGIN
  SELECT * INTO h FROM bonus.holder AS x WHERE x.member_id = member_id;
  SELECT * INTO b FROM bonus.bonus WHERE id = h.active;
  paid := CASE how WHEN 'completed' THEN least(funds, b.max_win) ELSE 0 END;
  IF paid > 0 THEN
    moves := moves || ROW('bonus', b.id || ':convert', 'bonus_converted', h.account, h.cash, paid,
      'bonus', b.id, actor, NULL, false)::ledger.movement;
  END IF;
  IF funds > paid THEN
    moves := moves || ROW('bonus', b.id || ':return', 'bonus_returned', h.account, b.budget, funds - paid,
      'bonus', b.id, actor, NULL, false)::ledger.movement;
  END IF;
  UPDATE bonus.bonus SET state = how, converted = paid, returned = funds - paid, ended_at = at, ended_by = actor
  WHERE id = b.id;
  PERFORM platform.enqueue('bonus_ended', json_build_object('bonusId', b.id::text), NULL, NULL, 'bonus_ended:' || b.id);
  RETURN moves || bonus.next_turn(member_id, at);
END
$$;

-- How a bonus that is being wagered ends by what was played; null: it goes on. Never while a bet of it is open, whose win or
-- rollback could still change it. Less than a hundredth of the main unit is nothing.
CREATE FUNCTION bonus.verdict_on(bonus_id bigint, funds bigint) RETURNS text
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  reached boolean := (SELECT b.wagered >= b.required FROM bonus.bonus AS b WHERE b.id = bonus_id);
BEGIN
  IF (reached OR funds < 1000) AND NOT EXISTS (SELECT FROM bonus.stake AS s WHERE s.bonus_id = bonus_id AND s.open) THEN
    RETURN CASE WHEN reached THEN 'completed' ELSE 'used_up' END;
  END IF;
  RETURN NULL;
END
$$;

-- Counts play towards a bonus, and says how it ends by it.
CREATE FUNCTION bonus.note_play(bonus_id bigint, wagered bigint, funds bigint) RETURNS text
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
BEGIN
  IF wagered <> 0 THEN
    UPDATE bonus.bonus AS b SET wagered = b.wagered + wagered WHERE b.id = bonus_id;
  END IF;
  RETURN bonus.verdict_on(bonus_id, funds);
END
$$;

-- Posts what a change of a member's bonus takes, all of it or nothing.
CREATE FUNCTION bonus.post(moves ledger.movement[], at timestamptz) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  IF moves <> '{}' AND EXISTS (SELECT FROM ledger.post_batch(moves, at) AS o WHERE o.status <> 'posted') THEN
    RAISE EXCEPTION 'the ledger refused a movement of a bonus' USING ERRCODE = 'data_corrupted';
  END IF;
END
$$;

-- Ends a bonus outside of play, and answers its state then: 'forfeited' where it is given up, 'expired' where its time is
-- over, null where it is only looked at again. What was wagered in full is completed, whatever was asked; what has ended
-- already stays as it is. Open bets from before `stale` are waited for no longer.
CREATE FUNCTION bonus.close(bonus_id bigint, wanted text, stale timestamptz, actor text, reason text, at timestamptz)
RETURNS text
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
#variable_conflict use_variable
DECLARE
  b bonus.bonus;
  held bonus.standing;
  how text;
BEGIN
  SELECT * INTO b FROM bonus.bonus WHERE id = bonus_id;
  PERFORM ledger.lock_accounts(ARRAY[(SELECT h.cash FROM bonus.holder AS h WHERE h.member_id = b.member_id)]);
  held := bonus.standing_of(b.member_id, at);
  SELECT * INTO b FROM bonus.bonus WHERE id = bonus_id;
  UPDATE bonus.stake AS s SET open = false WHERE s.bonus_id = bonus_id AND s.open AND s.at < stale;

  IF b.state = 'active' THEN
    how := CASE
      WHEN wanted IS NULL OR wanted = 'expired' AND b.expires_at > at THEN bonus.verdict_on(b.id, held.funds)
      WHEN b.wagered >= b.required THEN 'completed'
      ELSE wanted
    END;
    IF how IS NOT NULL THEN
      PERFORM bonus.post(bonus.ending(b.member_id, how, held.funds, actor, at), at);
    END IF;
  ELSIF b.state = 'queued' AND wanted = 'forfeited' THEN
    how := wanted;
    UPDATE bonus.bonus AS x SET state = how, returned = x.amount, ended_at = at, ended_by = actor WHERE x.id = b.id;
    PERFORM bonus.post(ARRAY[ROW('bonus', b.id || ':return', 'bonus_returned', b.waiting, b.budget, b.amount,
      'bonus', b.id, actor, NULL, false)::ledger.movement], at);
  END IF;
  IF how = 'forfeited' AND reason <> '' THEN
    UPDATE bonus.bonus AS x SET reason = close.reason WHERE x.id = b.id;
  END IF;
  RETURN coalesce(how, b.state);
END
$$;

-- Begins a bonus that was just granted, where its member is wagering none.
CREATE FUNCTION bonus.begin(member_id bigint, at timestamptz) RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
#variable_conflict use_variable
BEGIN
  IF EXISTS (SELECT FROM bonus.holder AS h WHERE h.member_id = member_id AND h.active IS NULL) THEN
    PERFORM bonus.post(bonus.next_turn(member_id, at), at);
  END IF;
END
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA bonus FROM PUBLIC;
REVOKE ALL ON FUNCTION catalogue.game_type_of, cashier.has_deposited FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalogue.game_type_of, cashier.has_deposited TO champa_app;
GRANT EXECUTE ON FUNCTION bonus.contribution, bonus.usable, bonus.close, bonus.begin TO champa_app;
GRANT SELECT, INSERT, UPDATE ON bonus.offer TO champa_app;
GRANT SELECT, INSERT ON bonus.bonus, bonus.holder, bonus.change TO champa_app;
GRANT SELECT ON bonus.stake TO champa_app;
