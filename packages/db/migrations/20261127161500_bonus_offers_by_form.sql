-- Offers are changed by a form, too; `key` is of the call that funded one, so that it counts once.
ALTER TABLE bonus.change
  DROP CONSTRAINT change_action_check,
  ADD CONSTRAINT change_action_check CHECK (action IN ('added', 'changed', 'funded', 'enabled', 'disabled')),
  ADD COLUMN key text UNIQUE;
