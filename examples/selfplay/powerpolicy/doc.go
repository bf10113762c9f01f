// Package powerpolicy decides for the players of Steam Power, and so plays whole
// games, as package policy does for those of SteamRollers. It asks a position what
// the player may see and which moves are legal, and chooses one.
//
//	s, err := steampower.New(steampower.Setup{Players: 3})
//	…
//	player, _ := powerpolicy.Named("builder")
//	record := powerpolicy.Record(s, player, rand.New(rand.NewPCG(1, 2)))
//	fmt.Print(record)
//
// The bags are played by their real odds. A game is a function of the position it
// begins in, the policy, and the state of the generator.
package powerpolicy
