// Command load measures a server: how many moves a second it takes, how long each
// waits, what each costs, and what tables and those who look on cost.
//
//	go -C examples/club run ./server/load
//	go -C examples/club run ./server/load -pace 1000 -listen
//	go -C examples/club run ./server/load -database postgres -servers 2
//	go -C examples/club run ./server/load -room 10 -bots 4 -for 1m
//	go -C examples/club run ./server/load -finished 20
//	go -C examples/club run ./server/load -for 60s -table server/LOAD.md
//
// The room is tables of five that play from one address, as the page does, with the limits
// that every server has; beside it bots may think at other tables. The games that are finished show what a game takes on the disk.
//
// The last measures all of it, one after another, and writes the page of figures that
// lies beside the server.
//
// It starts the server itself, in another process on this machine, and PostgreSQL where it is
// asked to. It plays at many tables at once over HTTP. It knows the rules and plays by itself,
// so that its players ask the server for nothing but their moves. A player moves as soon as
// they can, or at a pace. At a pace the moves of all tables are due one after another, and a
// move waits from when it is due. Then it leaves, opens tables at which nobody plays, and
// looks on them over as many streams as are asked for. Memory is that of the servers'
// processes, as the system counts it, and what of it their collectors of garbage find in use.
package main
