-- Addresses and devices whose time is over.
CREATE INDEX session_traces ON sessions.session (created_at) WHERE ip <> '0.0.0.0';
