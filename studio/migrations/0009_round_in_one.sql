-- A round of a seat begins in one statement: under the seat's lock, so that the same request twice at once makes one round.
CREATE FUNCTION studio.open_round(
  new_id uuid, of_seat bigint, of_session bigint, request text, new_stake bigint, new_bet jsonb, new_bet_uuid uuid, at timestamptz,
  -- The shortest time between the starts of two rounds; and whether a round waits for moves, of which a seat has one at a time.
  cycle_ms integer, is_stepped boolean
) RETURNS TABLE (
  verdict text, wait_ms integer, round_nonce integer, server_seed bytea, server_seed_hash text, client_seed text
) LANGUAGE plpgsql AS $$
DECLARE
  of_seat_row studio.seat;
  undecided text;
BEGIN
  SELECT * INTO of_seat_row FROM studio.seat WHERE id = of_seat FOR UPDATE;
  IF EXISTS (SELECT FROM studio.round WHERE round.seat_id = of_seat AND round.request_id = request) THEN
    verdict := 'known'; RETURN NEXT; RETURN;
  END IF;
  -- Of two requests at once the earlier may come second to the lock.
  at := greatest(at, of_seat_row.last_started_at);
  wait_ms := ceil(extract(epoch FROM of_seat_row.last_started_at - at) * 1000) + cycle_ms;
  IF wait_ms > 0 THEN
    verdict := 'too_fast'; RETURN NEXT; RETURN;
  END IF;
  IF is_stepped THEN
    SELECT round.state INTO undecided FROM studio.round
    WHERE round.seat_id = of_seat AND (round.state = 'placing' OR (round.state = 'standing' AND round.seed_id IS NOT NULL))
    ORDER BY round.state LIMIT 1;
    IF undecided IS NOT NULL THEN
      verdict := undecided; RETURN NEXT; RETURN;
    END IF;
  END IF;
  -- A round of a gift takes one of those left.
  IF new_bet ? 'freeRounds' THEN
    UPDATE studio.free_rounds AS gift SET used = gift.used + 1
    WHERE gift.vassalage = of_seat_row.vassalage AND gift.reward_uuid = (new_bet ->> 'freeRounds')::uuid
      AND gift.game_code = of_seat_row.game_code AND gift.player = of_seat_row.player AND gift.currency = of_seat_row.currency
      AND gift.stake = new_stake AND gift.used < gift.rounds AND gift.valid_until > at;
    IF NOT FOUND THEN
      verdict := 'gift_over'; RETURN NEXT; RETURN;
    END IF;
  END IF;
  UPDATE studio.round SET shown = true WHERE round.seat_id = of_seat AND NOT round.shown;
  UPDATE studio.seat SET last_started_at = at WHERE seat.id = of_seat;
  UPDATE studio.seed SET next_nonce = seed.next_nonce + 1 WHERE seed.id = of_seat_row.seed_id
  RETURNING seed.next_nonce - 1, seed.server_seed, seed.server_seed_hash, seed.client_seed
  INTO round_nonce, server_seed, server_seed_hash, client_seed;
  INSERT INTO studio.round (id, seat_id, session_id, request_id, state, stake, bet, bet_uuid, created_at, seed_id, nonce)
  VALUES (new_id, of_seat, of_session, request, 'placing', new_stake, new_bet, new_bet_uuid, at, of_seat_row.seed_id, round_nonce);
  verdict := 'opened';
  RETURN NEXT;
END
$$;

-- Features not yet seen: looked for at each beginning, of all rounds of a seat.
CREATE INDEX round_unshown ON studio.round (seat_id) WHERE NOT shown;
