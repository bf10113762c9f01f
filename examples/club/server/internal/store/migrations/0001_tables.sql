-- What is played at a table, and where it stands.
CREATE TABLE tables (
	id       TEXT   PRIMARY KEY,
	header   TEXT   NOT NULL, -- of the record
	line     TEXT   NOT NULL, -- the position on one line
	version  BIGINT NOT NULL, -- grows with every change
	position BIGINT NOT NULL, -- grows with every change of the position
	moves    BIGINT NOT NULL, -- how many were made
	finished BIGINT NOT NULL, -- 1 when the game is over
	undo     TEXT   NOT NULL, -- what somebody asks to take back, as JSON; '' if nobody does
	created  BIGINT NOT NULL  -- in seconds since 1970
);

-- Invitations and tokens are there as hashes alone.
CREATE TABLE seats (
	table_id TEXT   NOT NULL REFERENCES tables (id),
	seat     BIGINT NOT NULL,
	name     TEXT   NOT NULL,
	invite   TEXT   NOT NULL,
	token    TEXT   NOT NULL, -- '' while nobody sits there
	PRIMARY KEY (table_id, seat)
);

CREATE TABLE moves (
	table_id TEXT   NOT NULL REFERENCES tables (id),
	number   BIGINT NOT NULL, -- from 1 on
	seat     BIGINT NOT NULL, -- 0 for chance
	notation TEXT   NOT NULL,
	PRIMARY KEY (table_id, number)
);

-- What was answered to requests that changed something, for those who ask again.
CREATE TABLE answers (
	table_id TEXT   NOT NULL REFERENCES tables (id),
	seat     BIGINT NOT NULL,
	request  TEXT   NOT NULL,
	asked    TEXT   NOT NULL, -- what the request was for
	answer   TEXT   NOT NULL,
	PRIMARY KEY (table_id, seat, request)
);

-- One row: what tokens are derived with.
CREATE TABLE secrets (
	pepper TEXT NOT NULL
);
