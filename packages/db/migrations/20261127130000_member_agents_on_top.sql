-- The tree of the console begins with agents whom nobody brought.
CREATE INDEX member_agent_on_top ON member.member (id) WHERE upline_id IS NULL AND type IN (1, 2, 41, 42);
