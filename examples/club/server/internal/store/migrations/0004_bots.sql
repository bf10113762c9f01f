-- The bot that plays at a seat, '' where none does.
ALTER TABLE seats ADD COLUMN bot TEXT NOT NULL DEFAULT '';

-- Who made a move in the place of the seat's player: a bot, or 'late' where time was up; ''
-- for the player and for chance.
ALTER TABLE moves ADD COLUMN maker TEXT NOT NULL DEFAULT '';

-- How long a move may take, and when the next is due, as JSON; '' without a clock.
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '';

-- One row: for how many seconds servers have run, and when that was counted last, in seconds
-- since 1970. Moves are due by the first, so that time counts only while players can move.
CREATE TABLE service (
	ran  BIGINT NOT NULL,
	seen BIGINT NOT NULL
);
INSERT INTO service (ran, seen) VALUES (0, 0);
