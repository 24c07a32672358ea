-- One change of a round of the feed, under a key that no vendor uses: a second insertion of the same change fails here.
CREATE OR REPLACE FUNCTION vendors.note_feed_round(r vendors.round, revision integer, kind text, changed bigint, reference_id bigint, at timestamptz)
RETURNS bigint
LANGUAGE sql
SET search_path = pg_catalog, vendors
AS $$
  INSERT INTO transaction (vendor_id, tx_id, id, kind, account, round_id, game_code, amount, free, moved, reference_id, cancelled,
    balance, at)
  VALUES ((r).vendor_id, (r).ref || '/' || (r).account || '.' || revision || '.' || kind, nextval('transaction_id'), kind,
    (r).account, (r).id, (r).game_code, changed, false, changed, reference_id, false, NULL, at)
  RETURNING id
$$;

REVOKE ALL ON FUNCTION vendors.note_feed_round FROM PUBLIC;
