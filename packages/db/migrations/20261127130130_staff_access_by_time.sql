-- Significant events are read by time, beside those of other modules.
CREATE INDEX access_log_at ON staff.access_log (at, number);
