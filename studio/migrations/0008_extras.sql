-- The paid features that a launch offers its player: an ante, a bought feature. The operator knows brand and jurisdiction, and says so in
-- each signed launch; a session of before has none.
ALTER TABLE studio.session ADD COLUMN extras text[] NOT NULL DEFAULT '{}' CHECK (extras <@ ARRAY['ante', 'buy']);
