// Command load measures a server: how many moves a second it takes, how long each
// waits, and what those who only look on cost.
//
//	go -C examples/server run ./load
//	go -C examples/server run ./load -database postgres://… -servers 2
//
// It starts the server itself, in another process on this machine, and plays at many
// tables at once over HTTP. It knows the rules and plays by itself, so that its players
// ask the server for nothing but their moves; a player moves as soon as she can. Then it
// leaves, and looks on idle tables over as many streams as are asked for. The memory is
// that of the server's process, as the system counts it.
package main
