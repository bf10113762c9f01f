// Package policy decides for the players of SteamRollers, and so plays whole
// games. It is an example of what stands on the library: it asks a position
// what everybody may see and which moves are legal, and chooses one.
//
//	s, err := steamrollers.New(steamrollers.Setup{Players: 3})
//	…
//	player, _ := policy.Named("builder")
//	random := rand.New(rand.NewPCG(1, 2))
//	for move, after := range policy.Play(s, player, random) {
//		fmt.Println(move, after.Points(1).Total())
//	}
//
// Dice and bag are played by their real odds. A game is a function of the
// position it begins in, the policy, and the state of the generator.
package policy
