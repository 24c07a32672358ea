-- Corrections of members' cash belong to the wallet (docs/decisions/0049-payments.md).
CREATE SCHEMA wallet;
GRANT USAGE ON SCHEMA wallet TO champa_app;
ALTER TABLE cashier.correction SET SCHEMA wallet;
