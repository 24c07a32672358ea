-- The only clock of betting: the database server's. Application servers' clocks may disagree; there is one of this.
CREATE OR REPLACE FUNCTION lottery.now() RETURNS timestamptz LANGUAGE sql VOLATILE AS 'SELECT clock_timestamp()';

GRANT EXECUTE ON FUNCTION lottery.now TO champa_app;
