-- Its tables belong to others now. Its functions are dropped when those of today are put in place: so it goes after that.
-- after functions
DROP SCHEMA identity;
