-- The winners' board asks which rounds won since it last looked. A summary of each part of the table answers that, and unlike
-- another index it costs a round's change nothing: the row keeps finding room on its page.
CREATE INDEX round_updated ON vendors.round USING brin (updated_at) WITH (pages_per_range = 32, autosummarize = on);
