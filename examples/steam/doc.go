// Package steam holds the rules of Steam: positions, moves and verdicts, for
// three to six players, of the base game and the standard game, on anybody's own
// maps and components.
//
//	s, err := steam.New(steam.Setup{Players: 4})
//	random := rand.New(rand.NewPCG(1, 2))
//	for err == nil && !s.Over() {
//		m := s.Sample(random) // what is drawn and dealt
//		if !s.Chance() {
//			legal := s.AppendMoves(nil)
//			m = legal[random.IntN(len(legal))]
//		}
//		s, err = s.Apply(m)
//	}
//	fmt.Println(s.Winner(), s.Total(1), err)
package steam
