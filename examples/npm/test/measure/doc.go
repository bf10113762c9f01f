// Program measure measures the npm package and prints one table. It says how large the
// package is, how long a page takes on a slow network, and how fast the package plays in
// Node. It also says what a board costs, and how long a build takes with cold caches.
//
//	go -C examples/npm/test run ./measure
//
// With -only, a regular expression, it measures some parts alone: sizes, network, play,
// frames, heap, cold. With -package it measures a package that is made already. It needs
// node, git and Chromium, and says what the machine is busy with besides: times mean little
// on a busy one. Nothing is asserted.
//
// Sizes are those of the engines and of all modules that a page with a board and a server
// loads, by compress/gzip at its best. The network carries 400 kbit/s with 400 ms for each
// answer, and brotli; the time ends when the position is drawn and its moves are listed.
// Random play is the ratio of this package to the package at an earlier revision. Both play
// the same games in turns, and only time on a processor counts. The ratio is that of the
// fastest of all rounds; the least, the median and the greatest ratio of a round stand in
// brackets. The work of a frame is what the main thread of a page does from one frame to the
// next, by a trace. Meanwhile a bot plays in a worker, and its moves are animated. Waiting
// for a processor does not count. Cold caches are empty ones of compiled packages and of
// modules.
package main
