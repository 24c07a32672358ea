-- What of withdrawals is still held for members: neither gone out nor back.
CREATE OR REPLACE FUNCTION withdrawals.open_withdrawals() RETURNS TABLE (member_id bigint, state text, currency text, amount bigint)
LANGUAGE sql STABLE
AS $$
  SELECT w.member_id, w.state, w.currency, w.amount - w.paid - w.returned
  FROM withdrawals.withdrawal AS w
  WHERE w.ended_at IS NULL AND w.state IN ('requested', 'reviewing', 'approved', 'paying')
$$;
