-- A code is tied to who asked for it: a browser, a sign-in's ticket or a signed-in member. Each has its own, and wrong tries
-- of one do not spend another's. Codes of before, which run for minutes, are asked for again.
DELETE FROM verification.code;
ALTER TABLE verification.code
  ADD COLUMN holder bytea NOT NULL,
  DROP CONSTRAINT code_pkey,
  ADD PRIMARY KEY (purpose, target, holder);
