-- The moves of every game stand in their table.
ALTER TABLE tables DROP COLUMN packed;
