// Package steampolicy has programs that play Steam: for games against somebody, for
// tests, and as a start for better ones.
//
//	s, err := steam.New(steam.Setup{Players: 4})
//	record := steampolicy.Record(s, new(steampolicy.Builder), rand.New(rand.NewPCG(1, 0)))
//	fmt.Print(record)
//
// Random goes everywhere that the rules lead. Builder lays track from stop to stop,
// improves its locomotive, delivers goods, and keeps out of debt. The same position
// and the same generator give the same move on every machine.
package steampolicy
