// Program page is SteamRollers, Steam Power and Steam as a web page, to play and to
// learn from how a front end is made with the library.
//
//	go -C examples/club run ./page                  # serves it
//	go -C examples/club run ./page -out "$PWD/DIR"  # writes it, for any server of files
//
// The page stands on the npm package of examples/npm: the rules run in the
// browser, pictures are drawn and bots think in workers, and games are kept there. A
// browser that has seen the page keeps it, too, and plays on without a network. This
// program only builds the site and serves its files, by default on the loopback
// address. Among them are the rules and the notation of the games, to which every
// refusal links. It needs the go command and the module's source.
//
// Folder page is the page, site what is built and served, and browsertest plays it in
// a real browser. It is a module of its own, since compiling what serves over a network
// takes longer than compiling all three games.
package main
