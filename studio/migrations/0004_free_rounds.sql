-- Rounds that an operator gives a player: of one game, at one stake, until a time. The rounds played of them name the gift in
-- their bet: {"freeRounds": "<reward_uuid>"}.
CREATE TABLE studio.free_rounds (
  vassalage text NOT NULL,
  -- The operator's key of the gift.
  reward_uuid uuid NOT NULL,
  game_code text NOT NULL,
  player text NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  rounds integer NOT NULL CHECK (rounds > 0),
  used integer NOT NULL DEFAULT 0,
  valid_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (vassalage, reward_uuid),
  CHECK (used BETWEEN 0 AND rounds)
);
CREATE INDEX free_rounds_open ON studio.free_rounds (vassalage, game_code, player, currency, valid_until) WHERE used < rounds;

-- Gives back what rounds took of gifts that were not played after all.
CREATE FUNCTION studio.return_free_rounds(round_ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE studio.free_rounds AS gift
  SET used = gift.used - returned.rounds
  FROM (
    SELECT seat.vassalage, (round.bet ->> 'freeRounds')::uuid AS reward_uuid, count(*)::integer AS rounds
    FROM studio.round JOIN studio.seat ON seat.id = round.seat_id
    WHERE round.id = ANY (round_ids) AND round.bet ? 'freeRounds'
    GROUP BY 1, 2
  ) AS returned
  WHERE gift.vassalage = returned.vassalage AND gift.reward_uuid = returned.reward_uuid
$$;
