// Command bench measures the library beside other engines and prints one table.
//
//	go -C internal/bench run .
//
// It is a module of its own, so that the library's go.mod stays at two test
// dependencies. All figures of a table come from one run: each subject is
// measured in five rounds, the subjects taking turns within a round, and the
// table shows medians. Absolute times mean nothing on a shared machine; ratios
// within a run do. What a row needs that the machine lacks (node, npm, python3
// with networkx) is left out with a word.
//
// One copy, the unit of several rows, is what it costs to pass 512 bytes to a
// function that is not inlined, and to return them.
//
// With -only "Steam Power" or another regular expression it measures those parts
// alone whose names match.
//
// With -growth it also measures how Apply, AppendMoves and the route search grow
// with hexes, players, links and places, prints that as a table, and draws it in
// the file that is named: -growth growth.svg.
package main
