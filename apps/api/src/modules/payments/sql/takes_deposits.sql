CREATE OR REPLACE FUNCTION payments.takes_deposits(code text) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT p.takes_deposits FROM payments.provider AS p WHERE p.code = takes_deposits.code
$$;

REVOKE ALL ON FUNCTION payments.takes_deposits FROM PUBLIC;
GRANT EXECUTE ON FUNCTION payments.takes_deposits TO champa_app;
