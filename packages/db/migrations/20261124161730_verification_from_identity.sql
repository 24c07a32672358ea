CREATE SCHEMA verification;
GRANT USAGE ON SCHEMA verification TO champa_app;
ALTER TABLE identity.code SET SCHEMA verification;
ALTER TABLE identity.challenge SET SCHEMA verification;
ALTER TABLE identity.payload_key SET SCHEMA verification;
ALTER TABLE identity.payload_seen SET SCHEMA verification;
