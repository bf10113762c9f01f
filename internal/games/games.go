package games

import (
	rollers "github.com/railhex/railhex/steamrollers/described"
	"github.com/railhex/railhex/variants/family/describe"
	steam "github.com/railhex/railhex/variants/steam/described"
	power "github.com/railhex/railhex/variants/steampower/described"
)

// All are the games, each with everything that a program can ask of it.
func All() describe.Games {
	return describe.Games{rollers.Game(), power.Game(), steam.Game()}
}
