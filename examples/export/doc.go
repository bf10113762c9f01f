// Command export writes games as JSON Lines for programs that learn.
//
//	go run ./examples/export -games 10 > games.jsonl
//	go run ./examples/export -game steam -players 3 -policy search:200,greedy,builder > games.jsonl
//	go run ./examples/export my.srr other.srr > games.jsonl
//	go run ./examples/export -games 10000 -policy greedy -npz games
//
// It replays the records of -game that are named, or plays as many games of -players by
// -policy from -seed; not both. A record may name a board and components beside it, above
// it or anywhere, as it may for the referee. Bots that are named with commas between
// them take turns at the seats. Where games are played it says after some seconds how
// long the others will take.
//
// Each line says in "line" what it is. The first, "head", says what arrays and numbers
// mean, as Arrays of package described has it:
//
//	game, version, size, actions, chances
//	sections      of the array: name, offset, shape, scale, fixed, says; a value v is
//	              stored as v × scale
//	blocks        the table of actions: kind, from, factors; each factor has a name, the
//	              value from of its first digit, a count, and words for its digits where
//	              they are no numbers. The actions of a block are numbered from on, the
//	              last factor counting fastest
//	chanceBlocks  likewise of what chance decides; those with from -1 have no numbers
//
// Then there is for each game a line "game", followed by its moves in their order:
//
//	game          number of the game, from 0
//	header        the header of its record: the setup, and the position it begins from
//	              if that is another; with the text of every move behind it, a line each,
//	              it is a record that the library replays
//	files         the boards, maps and components that the header names and that do not
//	              ship, by those names
//	seed, players the seed of a game that was played, and who sat at each seat
//	hexes         names of the hexes by their numbers
//	adjacency     for each hex the numbers of those beyond its edges E NE NW W SW SE; -1
//	              for none
//	moves, over   the number of moves, and whether the game is over then
//	scores, ranks, returns
//	              by seat: points at the end, places (0 if it is not over), and what was
//	              won of the others, who staked 1 each
//	at, value     of the sections that are fixed, which are the same in all positions of
//	              the game from every seat: the places that are not zero, ascending, and
//	              their values
//
// A line "decision" is one of a player:
//
//	game, ply     the game, and the number of the move in it, from 0
//	seat          who decided, from 1
//	at, value     of the other sections, the position as the seat saw it
//	legal, moves  the actions that were legal, ascending, and their texts
//	action, move  what was chosen
//	visits, values
//	              where a search played, for each legal action: how many iterations went
//	              through it, and their average result for the seat, 0 to 1
//	scores        points by seat as things stood
//	result        1 if the seat won, one half or less if the victory was shared, 0 if
//	              not, null if the game stops before the end
//	points        the points of the seat at the end
//
// and a line "chance" is what dice and bags decided:
//
//	game, ply, move
//	chance        its number, null where there are too many for numbers
//	factors       its block and the digits of its factors
//	probability   how probable it was
//
// What is drawn into a hidden hand stands in those lines, but not in the arrays of those
// who do not see it. In Python, without the library:
//
//	import json
//	lines = (json.loads(line) for line in open("games.jsonl"))
//	head, games = next(lines), {}
//	def factors(action):
//	    block = max(i for i, b in enumerate(head["blocks"]) if 0 <= b["from"] <= action)
//	    digits, rest = [], action - head["blocks"][block]["from"]
//	    for f in reversed(head["blocks"][block]["factors"]):
//	        digits.insert(0, rest % f["count"])
//	        rest //= f["count"]
//	    return [block] + digits
//	for line in lines:
//	    if line["line"] == "game":
//	        games[line["game"]] = line
//	    if line["line"] == "decision":
//	        x, game = [0.0] * head["size"], games[line["game"]]
//	        for part in game, line:
//	            for i, v in zip(part["at"], part["value"]):
//	                x[i] = v
//	        choices = [factors(action) for action in line["legal"]]
//
// # Files that numpy reads
//
// With -npz the games go into files of a folder instead, -part of them in each, as sparse
// arrays that numpy.load reads. A position takes 40 to 80 bytes where a bot plays that does
// not search, and a line of JSON some kilobytes. The folder's schema.json is the head, and says which
// files there are and what each array in them holds: see "arrays" there. The texts of moves, and what
// chance decided, are in lines alone. A file comes into the folder whole. An export that was
// stopped goes on when the same command is given again: files that are there are not written
// again. A folder of another command is refused. In Python:
//
//	import numpy
//	a = numpy.load("games/games-0000000-0000099.npz")
//	def dense(rows, offsets, indices, values, size):
//	    x = numpy.zeros((len(rows), size), numpy.float32)
//	    for to, row in enumerate(rows):
//	        part = slice(offsets[row], offsets[row + 1])
//	        x[to, indices[part]] = values[part]
//	    return x
//	def positions(a, rows, size):
//	    games = a["game"][rows] - a["game_number"][0]
//	    fixed = dense(games, a["game_offsets"], a["game_indices"], a["game_values"], size)
//	    return fixed + dense(rows, a["offsets"], a["indices"], a["values"], size)
//
// The exit status is 0 if all games were written. It is 1 if a move of a record is
// illegal, or a line, the board or the components are malformed. It is 2 for wrong
// usage, a file that cannot be read, or lines that cannot be written. The games before
// one that is refused are written; with -npz those of whole files.
package main
