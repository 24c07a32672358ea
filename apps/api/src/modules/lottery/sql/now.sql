-- The only clock of betting: the database server's. Servers may disagree about the time; there is one of this.
CREATE OR REPLACE FUNCTION lottery.now() RETURNS timestamptz LANGUAGE sql VOLATILE AS 'SELECT clock_timestamp()';

GRANT EXECUTE ON FUNCTION lottery.now TO champa_app;
