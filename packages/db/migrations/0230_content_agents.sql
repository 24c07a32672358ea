-- Announcements for agents (G), beside those for members (A), visitors (B) and first sign-ins (F).
ALTER TABLE content.announcement
  DROP CONSTRAINT announcement_execution_check,
  ADD CONSTRAINT announcement_execution_check CHECK (execution IN ('A', 'B', 'F', 'G'));
