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

// Engine are the same games with what an engine for a web page needs: rules, words,
// pictures and bots, without books, arrays and characters.
func Engine() describe.Games {
	rolled := rollers.Rules()
	rolled.Words, rolled.Pictures, rolled.Bots = rollers.Words(), rollers.Pictures(), rollers.Bots()
	powered := power.Rules()
	powered.Words, powered.Pictures, powered.Bots = power.Words(), power.Pictures(), power.Bots()
	steamed := steam.Rules()
	steamed.Words, steamed.Pictures, steamed.Bots = steam.Words(), steam.Pictures(), steam.Bots()
	return describe.Games{rollers.Of(rolled), power.Of(powered), steam.Of(steamed)}
}
