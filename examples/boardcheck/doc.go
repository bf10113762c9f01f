// Command boardcheck checks a board, a map or a set of components that somebody has
// transcribed from a printed game.
//
//	boardcheck [-game NAME] [-svg FILE] [-language en|fr|de|nl] FILE
//
// It says everything that is wrong, each fault with its line, its column and the rule, and what
// was probably meant where a line is only typed otherwise. If nothing is, it lists what
// should be compared with the print: hexes, cities by colour, towns, regions, rivers,
// closed edges; goods, tiles, contracts by their worth. With -svg it also draws the board
// or map, the contracts, tiles or orders. The lines of a file show its game; -game
// names it where they do not. A file of another game is reported as such.
//
// The exit status is 0 if nothing is wrong, 1 if something is, and 2 for wrong usage or
// a file that cannot be read.
package main
