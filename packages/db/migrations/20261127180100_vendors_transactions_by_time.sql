-- What a vendor's calls moved in a span of time, for reconciliation.
CREATE INDEX transaction_time ON vendors.transaction USING brin (at) WITH (pages_per_range = 16, autosummarize = on);
