// Command export writes games as JSON Lines for programs that learn.
//
//	go run ./examples/export -games 10 > games.jsonl
//	go run ./examples/export my.srr other.srr > games.jsonl
//
// It replays the records that are named, or plays as many games of -players
// by -policy from -seed; not both. A record may name a board and components
// beside it, above it or anywhere, as it may for the referee. The first line
// describes the arrays:
//
//	{"version": 3, "size": 10219, "actions": 19281, "sections": [{"name", "offset", "shape", "scale", "says"}, …]}
//
// Every other line is one decision of a player:
//
//	game      number of the game, from 0
//	ply       number of the move in its record, from 0
//	seat      who decided, from 1
//	at, value the position as she saw it: the places of the array that are not
//	          zero, ascending, and their values
//	legal     the actions that were legal, ascending
//	action    the one that was chosen
//	result    1 if she won the game, one half or less if the victory was
//	          shared, 0 if not, null if the record stops before the end
//	points    her points at the end of the record
//
// What the places and actions mean is in package tensor. In Python, without the
// library:
//
//	import json, sys
//	head, *lines = (json.loads(line) for line in open("games.jsonl"))
//	for line in lines:
//	    x = [0.0] * head["size"]
//	    for i, v in zip(line["at"], line["value"]):
//	        x[i] = v
//
// The exit status is 0 if all games were written, 1 if a move of a record is
// illegal or a line, the board or the components malformed, and 2 for wrong
// usage, a file that cannot be read, or lines that cannot be written. The games
// before one that is refused are written.
package main
