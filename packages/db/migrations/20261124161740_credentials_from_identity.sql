CREATE SCHEMA credentials;
GRANT USAGE ON SCHEMA credentials TO champa_app;
ALTER TABLE identity.credential SET SCHEMA credentials;
ALTER TABLE identity.authenticator SET SCHEMA credentials;
ALTER TABLE identity.passkey SET SCHEMA credentials;
ALTER TABLE identity.linked_account SET SCHEMA credentials;
