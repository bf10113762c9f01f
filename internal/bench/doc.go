// Command bench measures the library beside other engines and prints one table of ratios.
//
//	go -C internal/bench run . -table README.md
//
// It is a module of its own, so that the library's go.mod stays at two test dependencies.
//
// All figures of a table come from one run. Each subject is measured in five rounds, and
// the table shows medians with the least and the most of the rounds. In a round the slices
// of all subjects of a part alternate, at eight places of the stack, and the fastest slice of
// each place counts. Slices are timed by what processors spend on the program, so that other
// programs disturb little. Absolute times mean nothing on a shared machine; ratios within a
// run do. A row that needs what the machine lacks (node, npm, python3 with networkx) is left
// out with a word.
//
// A copy of a State, the unit of Apply, is what it costs to pass the State by value to a
// function that is not inlined, and to return it. The unit of lists is an Apply of the same
// game; games are replayed with lists and without, and the difference is that of the lists.
//
// The npm package plays in Node, in one process with boardgame.io. With -only, a regular
// expression, bench measures some parts alone. With -table README.md it puts the table into
// the page beside this, in place of the one that is there.
package main
