-- The offer that ended a contract because it gives less: its downline reads both before answering.
ALTER TABLE agents.contract ADD COLUMN ended_by bigint REFERENCES agents.contract;

CREATE INDEX contract_ended_by ON agents.contract (ended_by) WHERE ended_by IS NOT NULL;

UPDATE agents.contract AS c SET ended_by = substring(s.reason FROM '^contract (\d+) gives less$')::bigint
FROM agents.step AS s
WHERE s.contract_id = c.id AND s.step = 'end' AND s.reason ~ '^contract \d+ gives less$';
