-- Lists of the console: who is excluded or paused, who has limits, and pauses and exclusions by time.
CREATE INDEX guard_excluded ON limits.guard (member_id) WHERE excluded_until IS NOT NULL;
CREATE INDEX guard_timed_out ON limits.guard (member_id) WHERE time_out_until IS NOT NULL;
CREATE INDEX change_of_safety ON limits.change (at, id) WHERE what IN ('time_out', 'exclusion');
