package words

import "github.com/railhex/railhex/steamrollers"

// Tile returns which side of action tile 1 to 6 is up in this game, what it is worth,
// whether it is spent or kept, and what it does. It returns "" before chance has chosen
// the side, and for any other number.
func (p Speaker) Tile(s *steamrollers.State, number int) string {
	face, _, _ := s.Tile(number)
	if face == 0 {
		return ""
	}
	printed := s.Setup().Components.Tiles[face]
	use := "tile.spent"
	if printed.Kept {
		use = "tile.kept"
	}
	return p.say("tile.about", "tile", face, "points", signed(printed.Points),
		"use", p.say(use), "text", p.Rule(steamrollers.TileRule(face, s.Setup().Modules)))
}
