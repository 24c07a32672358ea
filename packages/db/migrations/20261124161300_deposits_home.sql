-- The module `cashier` is `deposits` (docs/decisions/0049-payments.md): it keeps what is about deposits alone.
CREATE SCHEMA deposits;
GRANT USAGE ON SCHEMA deposits TO champa_app;
ALTER TABLE cashier.method SET SCHEMA deposits;
ALTER TABLE cashier.deposit SET SCHEMA deposits;
ALTER TABLE cashier.slip SET SCHEMA deposits;
ALTER TABLE cashier.act SET SCHEMA deposits;
ALTER TABLE cashier.refund SET SCHEMA deposits;

-- after functions

-- Its one function is gone by now, too.
DROP SCHEMA cashier;
