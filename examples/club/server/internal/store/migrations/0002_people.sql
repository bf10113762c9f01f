-- The hash of the key of the player who opened the table, '' where that is not known.
ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT '';

-- When it changed last, in seconds since 1970.
ALTER TABLE tables ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET changed = created;

-- What happened besides moves, as JSON; '' for nothing.
ALTER TABLE tables ADD COLUMN notes TEXT NOT NULL DEFAULT '';

-- The tables of a player are found by the hash of the key.
CREATE INDEX tables_of_opener ON tables (opener);
CREATE INDEX seats_of_token ON seats (token);

-- Keys are made by players and no longer derived.
DROP TABLE secrets;
