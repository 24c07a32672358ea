-- Where a team's range of lines ends: '/' is what follows '.'.
CREATE OR REPLACE FUNCTION member.line_end(line text) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN rtrim(line, '.') || '/';
