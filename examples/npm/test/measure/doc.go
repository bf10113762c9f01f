// Program measure measures the npm package and prints one table. It says how large the
// package is, how long a page takes on a slow network, what a second worker adds to a
// search, and what a board costs while a bot thinks.
//
//	go -C examples/npm/test run ./measure
//
// With -only, a regular expression, it measures some parts alone: sizes, network, search,
// frames. With -package it measures a package that is made already, with -brotli. It needs
// Node and Chromium, and says what the machine is busy with besides: times mean little on a
// busy one. Nothing is asserted.
//
// Sizes are those of the engines and of all modules that a page with a board and a server
// loads, by compress/gzip at its best. The network carries 400 kbit/s with 400 ms for each
// answer, and brotli; the time ends when the position is drawn and its moves are listed. The
// work of a frame is what the main thread of a page does from one frame to the next, by a
// trace. Meanwhile a bot plays in a worker, and its moves are animated. Waiting for a
// processor does not count.
package main
