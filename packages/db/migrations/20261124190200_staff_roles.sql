-- Roles of employees: each a list of permissions, which the contract declares. The seeded ones have no name of their own: the
-- console names them in its language. The owner's list stays empty: the program gives owners every permission, later ones too.
CREATE TABLE staff.role (
  code        text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  name        text NOT NULL DEFAULT '',
  permissions text[] NOT NULL,
  sort        integer NOT NULL DEFAULT 100,
  CHECK (code <> 'owner' OR permissions = '{}')
);

CREATE TABLE staff.staff_role (
  staff_id bigint NOT NULL REFERENCES staff.staff (id),
  role     text NOT NULL REFERENCES staff.role (code),
  PRIMARY KEY (staff_id, role)
);

CREATE INDEX staff_role_of ON staff.staff_role (role);

GRANT SELECT, INSERT, UPDATE ON staff.role TO champa_app;
GRANT SELECT, INSERT, DELETE ON staff.staff_role TO champa_app;

INSERT INTO staff.role (code, sort, permissions) VALUES
  ('owner', 0, '{}'),
  ('shift_lead', 1, ARRAY[
    'members.view', 'members.edit', 'members.export', 'members.reveal', 'support.view', 'support.edit',
    'payments.view', 'payments.edit', 'payments.approve', 'payments.export', 'payments.reveal',
    'risk.view', 'risk.edit', 'games.view', 'games.edit', 'games.approve', 'lottery.view', 'lottery.approve',
    'promotions.view', 'promotions.approve', 'content.view', 'agents.view', 'agents.approve',
    'ledger.view', 'reports.view', 'reports.export', 'staff.view', 'audit.view']),
  ('cashier', 2, ARRAY[
    'members.view', 'payments.view', 'payments.edit', 'payments.export', 'payments.reveal']),
  ('risk', 3, ARRAY[
    'members.view', 'members.edit', 'members.reveal', 'payments.view', 'payments.approve',
    'risk.view', 'risk.edit', 'risk.export', 'games.view', 'lottery.view', 'agents.view', 'ledger.view', 'reports.view']),
  ('content', 4, ARRAY['content.view', 'content.edit', 'games.view', 'promotions.view']),
  ('promotions', 5, ARRAY[
    'promotions.view', 'promotions.edit', 'promotions.export', 'content.view', 'members.view', 'reports.view']),
  ('agents', 6, ARRAY['agents.view', 'agents.edit', 'agents.export', 'members.view', 'reports.view']),
  ('lottery', 7, ARRAY['lottery.view', 'lottery.edit', 'lottery.approve', 'lottery.export', 'reports.view']),
  ('support', 8, ARRAY[
    'support.view', 'support.edit', 'members.view', 'members.reveal', 'payments.view', 'games.view', 'lottery.view',
    'promotions.view']),
  ('auditor', 9, ARRAY[
    'members.view', 'members.export', 'support.view', 'payments.view', 'payments.export', 'risk.view', 'risk.export',
    'games.view', 'lottery.view', 'lottery.export', 'promotions.view', 'promotions.export', 'content.view',
    'agents.view', 'agents.export', 'ledger.view', 'ledger.export', 'reports.view', 'reports.export',
    'settings.view', 'staff.view', 'audit.view', 'audit.export']);

-- Before there were roles, every employee could do everything.
INSERT INTO staff.staff_role (staff_id, role) SELECT id, 'owner' FROM staff.staff;
