// Program measure measures the npm package, and prints one table: how large it is, how long
// a page takes on a slow network, how fast it plays in Node, what a board costs, and how long
// the package takes to build with cold caches.
//
//	go -C examples/javascript/packagetest run ./measure
//
// With -only, a regular expression, it measures some parts alone: sizes, network, play,
// frames, heap, cold; with -package a package that is made already. It needs node, git and
// Chromium, and says what the machine is busy with besides: times mean little on a busy one.
// Nothing is asserted.
//
// Sizes are those of the engines and of all modules that a page with a board and a server
// loads, by compress/gzip at its best. The network carries 400 kbit/s with 400 ms for each
// answer, and brotli; the time ends when the position is drawn and its moves are listed.
// Random play is that of this package by that of the package at an earlier revision, which
// play the same games in turns, in time that they have a processor: of the fastest of all
// rounds, and in brackets the least, the median and the greatest of the rounds. The work of a
// frame is what the main thread of a page does from one frame to the next, in a trace, while
// a bot plays in a worker and its moves are seen to happen. What it waits for a processor
// does not count. Cold caches are empty ones of compiled packages and of modules.
package main
