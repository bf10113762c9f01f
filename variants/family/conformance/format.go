package conformance

import "github.com/railhex/railhex/variants/family"

// A Set is all vectors of a game: a file for each field.
type Set[State, Move, Report any] struct {
	Games    []Game[State, Move, Report]
	Positive []Positive[State, Move]
	Negative []Negative[State]
	Perft    []Perft[State]
}

// A Game is a line of games.jsonl: a game from its first move.
type Game[State, Move, Report any] struct {
	ID     string `json:"id"`
	About  string `json:"about"` // what is to be seen in it
	Start  State  `json:"start"`
	Moves  []Move `json:"moves"`
	End    State  `json:"end"`
	Report Report `json:"report"` // of the end
}

// A Place says where in the games a position stands.
type Place struct {
	Game  string `json:"game"`
	After int    `json:"after"` // that many moves
}

// A Positive is a line of positive.jsonl: a legal move and what it leads to.
type Positive[State, Move any] struct {
	Place
	Position State `json:"position"`
	Move     Move  `json:"move"`
	Next     State `json:"next"`
}

// A Negative is a line of negative.jsonl: a move that is illegal, or no move at
// all.
type Negative[State any] struct {
	Place
	Position State    `json:"position"`
	Move     string   `json:"move"`
	Rules    []string `json:"rules"` // each may be cited; none if the text is malformed
	Why      string   `json:"why"`
}

// A Perft is a line of perft.jsonl: in how many ways a game goes on.
type Perft[State any] struct {
	Place
	Position State             `json:"position"`
	Counts   []family.Count    `json:"counts"` // of sequences of 1, 2, … moves
	Divide   map[string]uint64 `json:"divide"` // the last of them by their first move
}
