// Package client speaks with the server, for its tests and for what measures it.
//
//	c := client.New("http://localhost:8080", http.DefaultClient)
//	opened, err := c.Open(ctx, []string{"game steam", "players 3", …}, nil)
//	token, err := c.Sit(ctx, opened.ID, opened.Invites[0], "Ann")
//	made, err := c.Move(ctx, opened.ID, token, position, "bid 3")
//
// It asks again, in the same words, where there is no answer: it promises that what it
// asks for happens once, or that the error is a *Refused.
package client
