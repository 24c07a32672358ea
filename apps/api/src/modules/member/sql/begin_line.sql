-- The upline's row is locked, so that the insert waits for a move of the line in progress.
CREATE OR REPLACE FUNCTION member.begin_line() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.line := coalesce((SELECT line FROM member.member WHERE id = NEW.upline_id FOR SHARE), '') || NEW.id || '.';
  RETURN NEW;
END
$$;
