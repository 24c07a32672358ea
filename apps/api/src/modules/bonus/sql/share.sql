-- A part of an amount in the proportion part : whole. Units that don't divide go to the larger remainder, with equal
-- ones to the rest: as packages/money allocates.
CREATE OR REPLACE FUNCTION bonus.share(amount bigint, part bigint, whole bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN CASE WHEN part = 0 THEN 0 ELSE
  div(amount::numeric * part, whole) + CASE WHEN mod(amount::numeric * part, whole) * 2 > whole THEN 1 ELSE 0 END
END::bigint;

REVOKE ALL ON FUNCTION bonus.share FROM PUBLIC;
