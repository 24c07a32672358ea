-- Progressive pots as their vendors told them last. A copy for the lobby: the vendor's own figure decides what is won.
CREATE TABLE vendors.pot (
  vendor_id smallint NOT NULL REFERENCES vendors.vendor,
  code text NOT NULL, -- the vendor's
  currency text NOT NULL,
  names jsonb NOT NULL, -- by language of the site; English always
  game_code text, -- one to play for it
  amount bigint NOT NULL CHECK (amount >= 0), -- units of 10^-5
  told_at timestamptz NOT NULL,
  PRIMARY KEY (vendor_id, currency, code)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON vendors.pot TO champa_app;
