-- A title that cannot be opened now is shown as such before it is pressed: its own maintenance, or its vendor's.
ALTER TABLE catalogue.game ADD COLUMN maintenance boolean NOT NULL DEFAULT false;
ALTER TABLE catalogue.vendor ADD COLUMN maintenance boolean NOT NULL DEFAULT false;
