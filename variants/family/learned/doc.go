// Package learned judges positions by a model that was fitted to played games. A [Model] is
// small: features of a position, a linear model of them and one hidden layer. It is read
// from text and evaluated without allocation, and it gives the same results on every
// machine.
//
//	model, err := learned.Parse(text, sight.Names())
//	…
//	game.Value = func() func(*treesearch.Expected, *State) {
//		return learned.Value[*State](model, sight)
//	}
//	game.ValueShare = 1 // and no playouts
//
// A [Sight] says what the features of a game's positions are. Package bots below each
// game has one, with the model beside it. The command railhex train fits the models.
//
// Experimental: names and signatures may change before they are promised.
package learned
