-- The trade's name.
ALTER TABLE turnover.requirement RENAME TO wagering_requirement;
