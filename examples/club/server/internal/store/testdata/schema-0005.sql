-- What was added to the database of schema-0001.sql, but for the bots and clocks of 0004.
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

INSERT INTO migrations VALUES (2);

-- The moves of a game that ended a while ago, compressed, in base64; '' while they are in
-- their own table.
ALTER TABLE tables ADD COLUMN packed TEXT NOT NULL DEFAULT '';

UPDATE tables SET packed = 'M1BIz89PKVZwCnDlMoCyg4IC4GwnJyRxJzgTWbUTQtgp0hUhEYkwJTIS2XQk5UhKXJG0OiHEkdwSFImwPwCbeUgKkL2A5KRIbJ6JRLM4JTUxR8EExjCHMYy5AA' WHERE id = 'KK236XAPVR6WUHUYXQAUYOYJGM';
DELETE FROM moves WHERE table_id = 'KK236XAPVR6WUHUYXQAUYOYJGM';

INSERT INTO migrations VALUES (3);

-- Where browsers of players are told when the page is closed. An endpoint and its keys have to be
-- kept as they are, for they are what is sent to.
CREATE TABLE pushes (
	id       TEXT   PRIMARY KEY, -- the hash of the endpoint
	player   TEXT   NOT NULL,    -- the hash of the key of the player
	endpoint TEXT   NOT NULL,
	p256dh   TEXT   NOT NULL,
	auth     TEXT   NOT NULL,
	language TEXT   NOT NULL,
	kept     BIGINT NOT NULL     -- when, in seconds since 1970
);
CREATE INDEX pushes_of_player ON pushes (player);

-- One row: the keys by which push services know the server again.
CREATE TABLE push_keys (
	id          BIGINT PRIMARY KEY,
	public_key  TEXT   NOT NULL,
	private_key TEXT   NOT NULL
);

INSERT INTO migrations VALUES (5);
