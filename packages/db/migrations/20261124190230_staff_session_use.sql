-- When an employee last used a session, so that one that lies idle ends.
ALTER TABLE staff.session ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
GRANT UPDATE (last_used_at) ON staff.session TO champa_app;
