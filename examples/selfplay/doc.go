// Command selfplay plays a whole game by itself and prints its record.
//
//	selfplay -seed N [-players P] [-module a,b] [-wall medium|hard]
//	         [-olive LEVEL] [-board FILE] [-components FILE]
//	         [-policy BOT]
//	selfplay -game steampower -seed N [-players P] [-map FILE]
//	         [-components FILE] [-policy BOT]
//	selfplay -game steam -seed N [-players P] [-map FILE] [-components FILE]
//	         [-rules base|standard] [-order auction|random] [-policy BOT]
//
// It plays SteamRollers unless another game is asked for. Dice and bags are played by
// their real odds, and the players by a bot of package bots. The bot random makes any
// legal move, and greedy the move that is worth most. The default, builder, builds track
// from city to city and delivers goods. The bot search:500 plays games on from the
// position, 500 for each decision. The same arguments print the same record, except for
// a search that is given a time (search:100ms).
//
// Two play, one where Olive has a level, or four of Steam, unless -players says
// otherwise; three play Steam on northeast, more on rhine, unless -map does. A
// board is a file whose name ends in .board, or one that ships, by its name; a map
// and components likewise. The record names them as the command line does: to
// replay it, keep the files in the same place relative to the record.
//
// The exit status is 0 if the game was played, and 1 if its record cannot be written.
// It is 2 for wrong usage: words that mean nothing, files that cannot be read, or a
// combination that the rules forbid.
package main
