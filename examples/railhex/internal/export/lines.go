package export

import "github.com/railhex/railhex/variants/family/describe"

// The lines of an export. Each says in its first field what it is; the command says what
// their fields mean.

type headLine struct {
	Line string `json:"line"` // head
	Game string `json:"game"`
	describe.Layout
}

type gameLine struct {
	Line      string            `json:"line"` // game
	Game      int               `json:"game"`
	Header    string            `json:"header"`
	Files     map[string]string `json:"files"`
	Seed      *uint64           `json:"seed"`
	Players   []string          `json:"players"`
	Hexes     []string          `json:"hexes"`
	Adjacency [][6]int          `json:"adjacency"`
	Moves     int               `json:"moves"`
	Over      bool              `json:"over"`
	Scores    []int             `json:"scores"`
	Ranks     []int             `json:"ranks"`
	Returns   []float64         `json:"returns"`
	At        []int             `json:"at"`
	Value     []float32         `json:"value"`
}

type decisionLine struct {
	Line   string    `json:"line"` // decision
	Game   int       `json:"game"`
	Ply    int       `json:"ply"`
	Seat   int       `json:"seat"`
	At     []int     `json:"at"`
	Value  []float32 `json:"value"`
	Legal  []int     `json:"legal"`
	Moves  []string  `json:"moves"`
	Action int       `json:"action"`
	Move   string    `json:"move"`
	Visits []int     `json:"visits"`
	Values []float64 `json:"values"`
	Scores []int     `json:"scores"`
	Result *float64  `json:"result"`
	Points int       `json:"points"`
}

type chanceLine struct {
	Line        string  `json:"line"` // chance
	Game        int     `json:"game"`
	Ply         int     `json:"ply"`
	Chance      *int    `json:"chance"`
	Factors     []int   `json:"factors"`
	Move        string  `json:"move"`
	Probability float64 `json:"probability"`
}
