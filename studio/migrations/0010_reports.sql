-- What the vendor has on its books of each wallet that an operator keeps: what operators compare with their own, day by day.
--
-- A bet stands here once the wallet may have taken it; a win or a rollback from when it is owed, whether or not the wallet has answered.
CREATE VIEW studio.movement AS
SELECT round.bet_uuid AS transaction_uuid, 'bet' AS kind, round.id AS round_id, seat.vassalage, seat.game_code, seat.player, seat.currency,
  CASE WHEN round.bet ? 'freeRounds' THEN 0 ELSE round.stake END AS amount, round.created_at AS at
FROM studio.round
JOIN studio.seat ON seat.id = round.seat_id
WHERE round.state NOT IN ('placing', 'refused')
UNION ALL
SELECT raise.id, 'bet', round.id, seat.vassalage, seat.game_code, seat.player, seat.currency, raise.amount, raise.created_at
FROM studio.raise
JOIN studio.round ON round.id = raise.round_id
JOIN studio.seat ON seat.id = round.seat_id
WHERE raise.state NOT IN ('taking', 'refused')
UNION ALL
SELECT delivery.transaction_uuid, delivery.kind, round.id, seat.vassalage, seat.game_code, seat.player, seat.currency,
  CASE
    WHEN delivery.kind = 'win' THEN delivery.amount
    WHEN raise.id IS NOT NULL THEN raise.amount
    WHEN round.bet ? 'freeRounds' THEN 0
    ELSE round.stake
  END,
  delivery.created_at
FROM studio.delivery
JOIN studio.round ON round.id = delivery.round_id
JOIN studio.seat ON seat.id = round.seat_id
LEFT JOIN studio.raise ON raise.id = delivery.raise_id;

CREATE INDEX round_time ON studio.round USING brin (created_at);
CREATE INDEX raise_time ON studio.raise USING brin (created_at);
CREATE INDEX delivery_time ON studio.delivery USING brin (created_at);
