// Command tournament has players of a game meet each other, and says who is stronger and
// what the games say of the game.
//
//	go -C examples/tournament run . [-players a,b,…] [-seats N] [-deals N] …
//	go -C examples/tournament run . -game steampower|steam [-map FILE] …
//	go -C examples/tournament run . -olive all -players greedy,search:200
//	go -C examples/tournament run . -program "mine=python3 player.py" -players mine,greedy
//	go -C examples/tournament run . -players search:200,search:100 -sprt 0,50 -deals 1000
//	go -C examples/tournament run . -balance -games 100000
//	go -C examples/tournament run . -game steampower|steam -balance …
//
// Every player sits at a table as often as the others there, give or take once. All
// such tables sit down in every rotation of their seats, both ways round, and play deal
// after deal. The games of a deal have the same goods, tiles and dice. With -olive each
// plays alone against Olive, at each level that is named.
//
// A player can be a program of anybody: README.md says which questions it answers. A seat that
// crashes, runs out of its -time or makes no legal move has lost the game, and the table
// says so. With -sprt the tournament stops as soon as it is decided which of two is stronger.
//
// Each finished game is written to games.jsonl in the folder of results at once.
// A tournament that was stopped, by Ctrl-C or by force, goes on where it was
// when the same command is given again; one that was finished shows its table
// again. With the same command and other players or deals, name another folder.
// A second tournament in the folder is refused as long as one is held there.
//
// Ctrl-C, or the end of the time of -for, breaks off the games that are being played, and still shows the table.
// A second Ctrl-C ends the program at once. After some seconds it says how long the
// whole will take.
//
// As the games of a deal share their dice, the intervals come from how far deals
// differ, not games: more deals narrow them, more games of each hardly do. From
// a single deal there are means and ratings, but no intervals of them.
//
// The folder also receives summary.json, charts as SVG, and with -records the record of
// every game. Games whose records are missing are played again. If they then go
// otherwise, as with players who think by the clock, the last time counts: results and
// records are of the same games.
//
// With -balance one kind of player sits in all seats of games for two to five players,
// plain and with modules. The report is then about the game: seats, tiles, starting
// powers (drawn by lot there), orders, where points come from, and how games end. A deal
// is one game of each of these eight kinds, and -games is rounded up to whole deals. For
// Steam Power it reports on contracts and cities, with two to five players on every map
// that ships. For Steam it reports on action tiles, cities and towns, in both its games
// and with the players that each map is for. -map and -rules choose among them.
//
// The exit status is 0 if all games were played, 1 if something failed, 2 for
// wrong usage, and 130 if it was stopped.
package main
