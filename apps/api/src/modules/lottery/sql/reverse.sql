-- Takes back what members were paid for a draw by an earlier result: from each the cash, and what went to a bonus they
-- are still wagering. The caller has locked their accounts and the draw.
CREATE OR REPLACE FUNCTION lottery.reverse(d lottery.draw, wanted bigint[], holders bigint[], currency text, at timestamptz) RETURNS void
LANGUAGE plpgsql
SET search_path = pg_catalog, lottery
AS $$
#variable_conflict use_column
DECLARE
  vendor smallint := (SELECT g.vendor_id FROM game AS g WHERE g.code = d.game_code);
  loss bigint := ledger.open_account('house', 'lottery', 'loss', currency, at);
  tokens bytea[];
  keys text[];
  amounts bigint[];
  asides bigint[];
  back record;
  member bigint;
BEGIN
  IF wanted = '{}' THEN
    RETURN;
  END IF;
  SELECT array_agg(s.token ORDER BY s.account),
    array_agg('u' || d.id || '.' || d.revision || '.' || d.phase || '.' || s.account ORDER BY s.account),
    array_agg(CASE WHEN s.member_id = ANY (holders) THEN p.cash ELSE s.due END ORDER BY s.account),
    array_agg(CASE WHEN s.member_id = ANY (holders) THEN p.aside ELSE 0 END ORDER BY s.account)
  INTO tokens, keys, amounts, asides
  FROM stay AS s
  LEFT JOIN LATERAL (
    SELECT coalesce(sum(bonus.cash_part(s.member_id, n.number, n.paid)), 0)::bigint AS cash,
      coalesce(sum(bonus.active_part(s.member_id, n.number, n.paid)), 0)::bigint AS aside
    FROM (
      SELECT vendors.number_of(vendor, 'b' || t.id) AS number, t.win + t.rebate AS paid
      FROM ticket AS t
      WHERE t.draw_id = d.id AND t.account = s.account AND t.cancelled_at IS NULL
    ) AS n
  ) AS p ON s.member_id = ANY (holders)
  WHERE s.draw_id = d.id AND s.account = ANY (wanted);

  FOR back IN
    SELECT b.token, b.moved, b.aside, r.amount
    FROM vendors.take_back_wins(
      vendor_id => vendor,
      tokens => tokens,
      rounds => array_fill(lottery.round_ref(d), ARRAY[cardinality(tokens)]),
      keys => keys,
      amounts => amounts,
      asides => asides,
      cover => loss,
      at => at
    ) AS b
    JOIN unnest(tokens, amounts) AS r (token, amount) ON r.token = b.token
  LOOP
    -- The escrow gets all of the cash back, for the house covers it, and of a bonus what there was.
    UPDATE stay AS s SET paid = s.paid - back.amount - back.aside
    WHERE s.draw_id = d.id AND s.account = ANY (wanted) AND s.token = back.token
    RETURNING s.member_id INTO member;
    IF back.moved > 0 THEN
      PERFORM limits.note_play(member, at, 0, -back.moved);
    END IF;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION lottery.reverse FROM PUBLIC;
