CREATE OR REPLACE FUNCTION member.refuse_change_of_line() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF current_setting('member.moving', true) IS DISTINCT FROM 'yes' THEN
    RAISE EXCEPTION 'members are moved by member.move only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
