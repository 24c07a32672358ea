-- The key before a vendor's present one, which still holds until a time, so that the vendor can change over while it plays.
ALTER TABLE vendors.vendor
  ADD COLUMN old_credential text,
  ADD COLUMN old_until timestamptz,
  ADD CHECK ((old_credential IS NULL) = (old_until IS NULL));

ALTER TABLE vendors.change
  DROP CONSTRAINT change_action_check,
  ADD CONSTRAINT change_action_check CHECK (action IN ('added', 'replaced', 'disabled', 'enabled', 'old_key_ended'));
