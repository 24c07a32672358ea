-- A place is a rank on a board.
ALTER TABLE facts.consumer RENAME COLUMN place TO position;
