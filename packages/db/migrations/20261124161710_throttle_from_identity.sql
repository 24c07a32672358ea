-- Schema identity became four (docs/decisions/0048-identity-is-seven-modules.md). Grants, indexes and sequences go with the tables.
CREATE SCHEMA throttle;
GRANT USAGE ON SCHEMA throttle TO champa_app;
ALTER TABLE identity.attempt SET SCHEMA throttle;
ALTER TABLE identity.allowance SET SCHEMA throttle;
