// Package push tells players that it is their turn when they have no page open, by Web Push:
// RFC 8030, encrypted by RFC 8291, signed by RFC 8292.
//
//	teller := push.New(push.Plan{}, tables, look, words, count, log)
//	host := table.NewHostAt(games, tables, time.Now, teller.Told)
//	go teller.Run(ctx)
//
// A push says which table it is and that it is the player's turn there: nothing of the
// position, and nothing that somebody else at the table could not see. A move waits for no
// push. The number of pushes that wait is bounded, and so is the time that each may take. One
// that cannot be sent is tried again a little later, as long as it still is that player's turn.
//
// The browser of a player says where its pushes go, so any player chooses addresses that the
// server asks. They may only be https at public hosts. The server looks at the address once
// more when it connects, so that nobody reaches the network that the server stands in.
package push
