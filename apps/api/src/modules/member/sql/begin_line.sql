-- The upline's row is held, so that a line that is just being moved is waited for.
CREATE OR REPLACE FUNCTION member.begin_line() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.line := coalesce((SELECT line FROM member.member WHERE id = NEW.upline_id FOR SHARE), '') || NEW.id || '.';
  RETURN NEW;
END
$$;
