-- The moves of a game that ended a while ago, compressed, in base64; '' while they are in
-- their own table.
ALTER TABLE tables ADD COLUMN packed TEXT NOT NULL DEFAULT '';
