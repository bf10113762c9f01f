// Package bots lets programs play at the seats of tables that are theirs.
//
//	players := bots.New(host, bots.Options{Cores: 1, Now: time.Now, Log: log, Moved: moved, Failed: failed})
//	go players.Run(ctx)
//	players.Changed(id) // whenever a table has changed
//
// So many of them think at once as there are cores for it, and the others stand in a line. A
// table stands there once, and goes to the end after each move. The longer the line, the less
// each of them thinks, and all tables share the time alike. Between two steps of its
// thinking a bot waits while the server answers a request.
//
// Which seats are those of bots stands in the database alone. A server that begins finds there
// which bots are to move. A move is made only for the position that the bot was shown. So none
// is lost and none is made twice, whenever a server ends and however many servers there are.
package bots
