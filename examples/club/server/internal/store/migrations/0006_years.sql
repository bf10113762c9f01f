-- For how many seconds servers had run when somebody last did something at the table. Tables that
-- are there already have their whole time before them.
ALTER TABLE tables ADD COLUMN active BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET active = (SELECT ran FROM service);

-- What is kept of a table besides, as JSON.
ALTER TABLE tables ADD COLUMN details TEXT NOT NULL DEFAULT '';

-- Where letters to players go. An address gets letters once it was confirmed.
CREATE TABLE mails (
	player    TEXT   PRIMARY KEY, -- the hash of the key of the player
	address   TEXT   NOT NULL,
	language  TEXT   NOT NULL,
	code      TEXT   NOT NULL,    -- the hash of what the first letter holds, and every other one to end them
	confirmed BIGINT NOT NULL     -- 1 once it was
);
