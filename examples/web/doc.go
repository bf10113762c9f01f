// Program web is SteamRollers as a web page, to play and to learn from how a
// front end is made with the library.
//
//	go run ./examples/web
//
// The library is compiled to WebAssembly and runs in the page: one engine for
// pictures, words, legal moves and refusals, no state on the server and no
// question that waits for a network. This program only builds it and serves
// files, by default on the loopback address, among them the rules and the notation
// of the game, to which every refusal links. It needs the go command and the module's
// source.
//
// Folder wasm is what JavaScript sees, session the game as the page sees it,
// positions the rules for pages that keep their positions themselves, page the
// page, and browsertest plays it in a real browser.
package main
