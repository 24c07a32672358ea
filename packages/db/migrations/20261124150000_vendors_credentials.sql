-- A vendor's calls are verified with what its dialect says: a public key, or a shared secret, which is sealed. Which dialects
-- there are, the program knows.
ALTER TABLE vendors.vendor RENAME COLUMN public_key TO credential;
ALTER TABLE vendors.vendor DROP CONSTRAINT vendor_dialect_check;
