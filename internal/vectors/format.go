package vectors

import "github.com/railhex/railhex/steamrollers"

// A Set is all vectors: a file for each field.
type Set struct {
	Games    []Game
	Positive []Positive
	Negative []Negative
	Perft    []Perft
}

// A Game is a line of games.jsonl: a game from its first move.
type Game struct {
	ID     string              `json:"id"`
	About  string              `json:"about"` // what is to be seen in it
	Start  steamrollers.State  `json:"start"`
	Moves  []steamrollers.Move `json:"moves"`
	End    steamrollers.State  `json:"end"`
	Report steamrollers.Report `json:"report"` // of the end
}

// A Place says where in the games a position stands.
type Place struct {
	Game  string `json:"game"`
	After int    `json:"after"` // that many moves
}

// A Positive is a line of positive.jsonl: a legal move and what it leads to.
type Positive struct {
	Place
	Position steamrollers.State `json:"position"`
	Move     steamrollers.Move  `json:"move"`
	Next     steamrollers.State `json:"next"`
}

// A Negative is a line of negative.jsonl: a move that is illegal, or no move at
// all.
type Negative struct {
	Place
	Position steamrollers.State `json:"position"`
	Move     string             `json:"move"`
	Rules    []string           `json:"rules"` // each may be cited; none if the text is malformed
	Why      string             `json:"why"`
}

// A Perft is a line of perft.jsonl: in how many ways a game goes on.
type Perft struct {
	Place
	Position steamrollers.State `json:"position"`
	Counts   []Count            `json:"counts"` // of sequences of 1, 2, … moves
	Divide   map[string]uint64  `json:"divide"` // the last of them by their first move
}

// A Count is that of gametest.
type Count struct {
	Sequences uint64  `json:"sequences"`
	Mass      float64 `json:"mass"`
}
