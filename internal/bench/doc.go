// Command bench measures the library beside other engines and prints one table.
//
//	go -C internal/bench run .
//
// It is a module of its own, so that the library's go.mod stays at two test
// dependencies. All figures of a table come from one run: each subject is measured in
// five rounds, and within a round the subjects take turns. The table shows medians with
// the least and the most of the rounds. A round is a dozen slices of five milliseconds.
// The fastest slice counts, because what else the machine does only ever adds time.
// Random play is measured over the whole round, because no two slices of it do the
// same. Absolute times mean nothing on a shared machine; ratios within a run do, and
// best to work of the same kind. What a row needs that the machine lacks (git, node,
// npm, python3 with networkx) is left out with a word.
//
// A copy of a State, the unit of Apply, is what it costs to pass the State by value to
// a function that is not inlined, and to return it. The unit of lists is a copy of 512
// bytes, likewise.
//
// Pictures and words are measured against the library as it was at earlier revisions. For
// pictures that is the first revision that has their look. The program in folder pictures
// is built with both, and they take turns. The npm package plays in Node, in one process
// with boardgame.io.
//
// With -only, a regular expression, it measures some parts alone. With -table README.md it
// puts the table into the page beside this, in place of the one that is there. With -growth
// it also measures how Apply and AppendMoves of all three games, and all distances, grow
// with hexes, players and links. It prints that as a table, and draws it in the file that
// is named: -growth growth.svg.
package main
