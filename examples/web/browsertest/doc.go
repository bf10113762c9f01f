// Package browsertest plays examples/web in a real browser, by clicks and by keys,
// from its own server and off line from a folder, and holds what the page shows
// against what the library says. It is a module of its own because of the driver it
// needs. A game is played in Firefox and in WebKit, too. Without a browser its tests are skipped. RAILHEX_LONG=1 has it play every game
// on every screen, by clicks and by keys.
//
//	go -C examples/web/browsertest test . -screenshots shots
package browsertest
