// Package table is the authority over tables. It lets people sit down, rolls dice and
// draws from bags, checks each move with the library, and says what each seat may see.
//
//	h := table.NewHost(games, store)
//	opened, err := h.Open(ctx, table.Opening{Header: "game steam\nplayers 3\n"})
//	seat, err := h.Sit(ctx, opened.ID, key, opened.Invites[0], "Ann")
//	made, err := h.Move(ctx, opened.ID, key, table.Wish{Position: 1, Move: "bid 3", Request: "…"})
//
// It promises that a seat is taken once, and that only the player whose key took a seat
// moves for it. A move is made once, however often it is asked for. Chance comes out of
// crypto/rand at the moment it is asked for, so nobody foresees it, and nobody repeats
// it.
//
// What it refuses is an *Error with a code that programs know.
package table
