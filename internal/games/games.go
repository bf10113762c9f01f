package games

import (
	rollers "github.com/railhex/railhex/steamrollers/described"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	steam "github.com/railhex/railhex/variants/steam/described"
	power "github.com/railhex/railhex/variants/steampower/described"
)

// All are the games, each with everything that a program can ask of it.
func All() describe.Games {
	return describe.Games{rollers.Game(), power.Game(), steam.Game()}
}

// Engine are the same games with what an engine for a web page needs: rules, words,
// pictures and bots, without books, arrays and characters.
func Engine() describe.Games {
	return describe.Games{
		played(rollers.Rules(), rollers.Words(), rollers.Pictures(), rollers.Bots()),
		played(power.Rules(), power.Words(), power.Pictures(), power.Bots()),
		played(steam.Rules(), steam.Words(), steam.Pictures(), steam.Bots()),
	}
}

func played[State comparable, Move family.Written, P family.Pointer[State, Move]](
	parts describe.Parts[State, Move], words *describe.Words[State, Move], pictures *describe.Pictures[State, Move], bots *describe.Bots[State, Move],
) describe.Game {
	parts.Words, parts.Pictures, parts.Bots = words, pictures, bots
	return describe.Of[State, Move, P](parts)
}
