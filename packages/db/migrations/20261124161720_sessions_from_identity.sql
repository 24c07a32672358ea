CREATE SCHEMA sessions;
GRANT USAGE ON SCHEMA sessions TO champa_app;
ALTER TABLE identity.session SET SCHEMA sessions;
ALTER TABLE identity.known_address SET SCHEMA sessions;
