-- How many calls of a vendor a minute had, and how many of them were faults: counted in memory by each server, written some seconds
-- later.
CREATE TABLE vendors.call_minute (
  minute timestamptz NOT NULL,
  vendor_id smallint NOT NULL REFERENCES vendors.vendor (id),
  calls integer NOT NULL,
  faults integer NOT NULL,
  PRIMARY KEY (minute, vendor_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON vendors.call_minute TO champa_app;
