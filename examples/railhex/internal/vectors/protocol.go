package vectors

import "encoding/json"

// The questions.
const (
	opApply  = "apply"  // what does a move lead to?
	opMoves  = "moves"  // which moves are legal?
	opPerft  = "perft"  // in how many ways can the game go on?
	opReplay = "replay" // where do these moves lead, and what is the report there?
)

// A request is a question: a line of JSON to the program.
type request struct {
	ID       int             `json:"id"`
	Op       string          `json:"op"`
	Position json.RawMessage `json:"position"`
	Move     *string         `json:"move,omitzero"`  // of apply
	Depth    int             `json:"depth,omitzero"` // of perft
	Moves    []string        `json:"moves,omitzero"` // of replay

	// With -played, always: where the position comes from.
	Start  json.RawMessage `json:"start,omitzero"`
	Played []string        `json:"played,omitzero"`
}

// A response is an answer: a line of JSON from the program.
type response struct {
	ID          int    `json:"id"`
	Unsupported bool   `json:"unsupported,omitzero"`
	Error       string `json:"error,omitzero"` // the question could not be answered

	Position  json.RawMessage `json:"position,omitzero"`  // to apply and replay
	Refused   *string         `json:"refused,omitzero"`   // to apply: the rule, "" if the text is no move
	Report    json.RawMessage `json:"report,omitzero"`    // to replay
	Moves     *[]string       `json:"moves,omitzero"`     // to moves
	Sequences *uint64         `json:"sequences,omitzero"` // to perft
	Mass      *float64        `json:"mass,omitzero"`      // to perft
}
