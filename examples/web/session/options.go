package session

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/examples/web/positions"
	"github.com/railhex/railhex/steamrollers"
)

// person is the word for a seat at which somebody clicks.
const person = "person"

// Options are the new-game form: what is played, and by whom.
type Options struct {
	positions.Setup
	Seating
}

// A Seating is who plays.
type Seating struct {
	Seats []string `json:"seats"` // person or the name of a bot; a person where none is said
	Names []string `json:"names"` // P1, P2, … where none is said
	Seed  uint64   `json:"seed"`  // of dice, bag and bots
}

// A table is the seats of a game, and what dice, bag and bots decide by.
type table struct {
	seats  [steamrollers.MaxSeats + 1]seat
	random *rand.Rand
}

type seat struct {
	player string      // person or the name of a bot
	bot    bots.Player // nil for a person
}

// Players are the words for who can have a seat, the weakest bot first.
func Players() []string { return []string{person, "random", "builder", "greedy", "search"} }

// patience is the iterations that a searching bot has for a move. In a page,
// which waits for it, they take a second or two.
const patience = 200

func newBot(name string) (bots.Player, error) {
	switch {
	case !slices.Contains(Players(), name):
		return nil, fmt.Errorf("there is no player %q, only %s", name, strings.Join(Players(), ", "))
	case name == "search":
		return bots.NewSearch(bots.Thinking{Iterations: patience}), nil
	}
	return bots.Named(name)
}

func (o Seating) table() (table, error) {
	t := table{random: rand.New(rand.NewPCG(o.Seed, 0))}
	for i := range t.seats {
		t.seats[i].player = person
	}
	for i, name := range o.Seats {
		if name == "" || name == person || i >= steamrollers.MaxSeats {
			continue
		}
		bot, err := newBot(name)
		if err != nil {
			return table{}, err
		}
		t.seats[i+1] = seat{name, bot}
	}
	return t, nil
}

// sitsPerson reports whether a person decides for a seat.
func (t *table) sitsPerson(seat steamrollers.Seat) bool { return t.seats[seat].bot == nil }

// names are what the players are called, the bots by what they are.
func (o Seating) names(players int) []string {
	names := make([]string, players)
	for i := range names {
		if i < len(o.Names) {
			names[i] = strings.Join(strings.Fields(o.Names[i]), " ")
		}
	}
	return slices.Clip(names)
}
