package plainrules

import (
	"errors"
	"maps"
	"slices"

	"github.com/railhex/railhex/hexmap"
)

// A Setup says which game is played.
type Setup struct {
	Players    int // 1, against Olive, to 5
	Board      *hexmap.Board
	Components string // text of a components file

	Coal, Orders, Powers, Yucata bool // modules

	Wall  string // "", "medium" or "hard"
	Olive string // level as a record's header spells it; "" unless Players is 1
}

// A Game is one position of a game. It is changed by Apply alone, and is not to
// be shared between goroutines.
type Game struct {
	setup      Setup
	atlas      *atlas
	components *components

	phase  string // what the next move must be, as in reports
	reason string // the rule that brought about a phase reroll, olive or over

	// On the table.
	supply   map[int]string // city → its goods, in the order in which they were drawn
	bag      string         // K in it is coal, aside or returned
	removed  string         // goods out of the game
	side     map[int]string // action tile → the face that is up: "2b", "2b-solo"
	holder   map[int]int    // action tile → seat, 0 for the centre
	sideways map[int]bool   // action tile → laid sideways
	orders   map[int]string // order tile → the face that is up, while it is open
	powers   []string       // starting power tiles not taken yet
	wall     int            // die of the chart, 0 if none was rolled
	blocked  map[border]bool
	players  map[int]*player // by seat
	olive    olive

	// The round.
	round, start, quiet int
	busy                bool         // somebody built, improved or delivered in this round
	dice                []int        // neither drafted nor reserved
	black               []string     // the two types of track
	drafted             map[int]bool // seats that have drafted in this round
	acted               map[int]bool // faces with which an action was performed in this round (YUCATA-1)
	reserved            int          // die held by tile 2b
	reservedFor         int          // seat

	// The turn.
	turn       int          // seat
	die        int          // in use, 0 if none
	dieIsFinal bool         // TILE-5b
	actions    int          // actions performed in this turn
	used       map[int]bool // tiles used for the present action
	usedBefore map[int]bool // kept tiles used for an earlier action of the turn (SOLO-5)
	held2a     bool         // when the first die of the turn was drafted (TILE-2a)
	used2a     bool
	fulfilled  bool
}

// A player is what lies in front of a seat, action tiles aside.
type player struct {
	boxes    map[int]bool
	track    map[string]string // hex → track
	kept     string            // delivered goods (ORDER-2)
	own      string            // letter of the personal good (POWER-6)
	ownCity  int               // 0 until it is placed
	orders   map[int]string    // fulfilled: number → face
	delivery int               // points
	power    int               // points
}

// New begins a game: its first move is "goods". The error joins all faults of
// the setup.
func New(setup Setup) (*Game, error) {
	set, err := readComponents(setup.Components)
	if err := errors.Join(setup.check(), err); err != nil {
		return nil, err
	}
	g := &Game{
		setup:      setup,
		atlas:      readAtlas(setup.Board.String()),
		components: set,
		phase:      "goods",
		supply:     map[int]string{},
		bag:        fullBag(),
		side:       map[int]string{},
		holder:     map[int]int{},
		sideways:   map[int]bool{},
		orders:     map[int]string{},
		blocked:    map[border]bool{},
		players:    map[int]*player{},
		olive:      olive{crossed: map[int]int{}},
		start:      1, // SETUP-1
	}
	if setup.Powers {
		g.powers = []string{"engine", "rail", "points", "tile", "goods"} // POWER-1
	}
	for seat := 1; seat <= setup.Players; seat++ {
		g.players[seat] = &player{boxes: map[int]bool{}, track: map[string]string{}, orders: map[int]string{}}
	}
	return g, nil
}

// Clone is a copy that shares nothing that changes.
func (g *Game) Clone() *Game {
	c := *g
	c.supply = maps.Clone(g.supply)
	c.side = maps.Clone(g.side)
	c.holder = maps.Clone(g.holder)
	c.sideways = maps.Clone(g.sideways)
	c.orders = maps.Clone(g.orders)
	c.powers = slices.Clone(g.powers)
	c.blocked = maps.Clone(g.blocked)
	c.olive.crossed = maps.Clone(g.olive.crossed)
	c.dice = slices.Clone(g.dice)
	c.black = slices.Clone(g.black)
	c.drafted = maps.Clone(g.drafted)
	c.acted = maps.Clone(g.acted)
	c.used = maps.Clone(g.used)
	c.usedBefore = maps.Clone(g.usedBefore)
	c.players = map[int]*player{}
	for seat, p := range g.players {
		copied := *p
		copied.boxes = maps.Clone(p.boxes)
		copied.track = maps.Clone(p.track)
		copied.orders = maps.Clone(p.orders)
		c.players[seat] = &copied
	}
	return &c
}
