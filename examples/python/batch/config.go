package batch

import (
	"encoding/json"
	"fmt"
)

// A Config says what a Batch plays.
type Config struct {
	// Setup is a setup in JSON, as describe.Games.Begin reads it.
	Setup json.RawMessage `json:"setup"`
	// Games is the number of games, 1 or more.
	Games int `json:"games"`
	// Seed decides what falls, and what bots leave to chance.
	Seed uint64 `json:"seed"`
	// Moves is the most legal moves that a game offers: 0 is DefaultMoves. Those beyond are
	// left out, and counted in Arrays.LeftOut.
	Moves int `json:"moves"`
	// Chance has what chance decides be a decision of seat 0. If not it is drawn at once.
	// Where there are more outcomes than are listed, the one action is to draw.
	Chance bool `json:"chance"`
	// Forfeit has a game end with an action that is not legal: the seat that was asked has the
	// reward -1, the others 0. If not such an action is an error.
	Forfeit bool `json:"forfeit"`
	// Bots play the seats that they are named for: {"2": "greedy"}. The others are asked.
	Bots map[int]string `json:"bots"`
}

// DefaultMoves is more than the legal moves of any position that was met in random play
// of the three games.
const DefaultMoves = 2048

// Bounds of a Config: what a program may ask for by mistake.
const (
	mostGames    = 1 << 16
	mostMoves    = 1 << 16
	mostElements = 1 << 30 // of all arrays together
)

func (c *Config) complete() error {
	switch {
	case c.Games < 1 || c.Games > mostGames:
		return fmt.Errorf("there are %d games, but must be 1 to %d", c.Games, mostGames)
	case c.Moves < 0 || c.Moves > mostMoves:
		return fmt.Errorf("moves is %d, but must be 1 to %d, or 0 for %d", c.Moves, mostMoves, DefaultMoves)
	}
	if c.Moves == 0 {
		c.Moves = DefaultMoves
	}
	return nil
}
