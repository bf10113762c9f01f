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
