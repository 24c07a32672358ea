-- What waits, and what was decided, in the order of the console's lists.
CREATE INDEX application_queue ON agents.application (id) WHERE state = 'waiting';
CREATE INDEX run_owed_of_console ON agents.run (id) WHERE state = 'owed';
