-- What confirmed results owe to members who are not settled yet, with the rebate of their tickets. Before its outcomes are found a result
-- owes nothing that is known.
CREATE OR REPLACE FUNCTION lottery.unpaid_prizes() RETURNS TABLE (member_id bigint, game_code text, amount bigint)
LANGUAGE sql STABLE
AS $$
  SELECT t.member_id, d.game_code, (t.rebate + w.amount)::bigint
  FROM lottery.draw AS d
  JOIN lottery.ticket AS t ON t.draw_id = d.id AND t.account > d.settled_up_to AND t.cancelled_at IS NULL
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(o.payout * t.times), 0) AS amount
    FROM lottery.bet AS b
    JOIN lottery.outcome AS o ON o.draw_id = d.id AND o.revision = d.revision AND o.choice = b.choice
    WHERE b.draw_id = d.id AND b.account = t.account AND b.ticket_id = t.id
  ) AS w
  WHERE d.phase = 'settling' AND t.rebate + w.amount > 0
$$;
