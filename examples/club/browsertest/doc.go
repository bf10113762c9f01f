// Package browsertest plays examples/club/page in a real browser, by clicks and by keys, from its own
// server and off line from a folder. It compares what the page shows with what the library
// says. It is a module of its own because of the driver it needs. A game is played in Firefox
// and in WebKit, too. Without a browser its tests are skipped. With RAILHEX_LONG=1 it plays
// every game on every screen, by clicks and by keys.
//
//	go -C examples/club test ./browsertest -screenshots shots
package browsertest
