-- Where a vendor opens its games; none: at the origin of its launch address.
ALTER TABLE vendors.vendor ADD COLUMN launch_origins text[] NOT NULL DEFAULT '{}';
