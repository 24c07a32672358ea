-- The trade's name: the ledger's hash chain and lottery's seed chains are others.
ALTER TABLE agents.run RENAME COLUMN chain TO contract_chain;
