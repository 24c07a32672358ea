-- The trade's name.
ALTER TABLE agents.beat RENAME TO settlement_cycle;
ALTER TABLE agents.settlement_cycle RENAME CONSTRAINT beat_pkey TO settlement_cycle_pkey;
