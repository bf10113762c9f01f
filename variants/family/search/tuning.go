package search

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Tuning holds the parameters of a [Search]. Begin with [DefaultTuning] and change what
// you want to try: the zero Tuning is not valid. In the name of a player each parameter
// has the name in parentheses: "search:500:exploration=0.4".
type Tuning struct {
	// Selection is the formula that chooses among the moves of a node (selection=ucb,
	// selection=puct).
	Selection Selection
	// Exploration is the weight of a move's being tried little, 0 or more (exploration).
	Exploration float64
	// PriorTries is the number of tries that the adviser's opinion of a move counts as,
	// 0 or more; UCB only (priortries).
	PriorTries float64
	// MostDoubt is the most by which the adviser's opinion lowers what is expected of a
	// move, 0 to 1 (doubt).
	MostDoubt float64
	// Temperature spreads the adviser's opinion over the moves of a node, above 0: a move
	// that is one Temperature worse than another has 1/e of its prior; PUCT only
	// (temperature).
	Temperature float64
	// Moves is the number of moves of a position that are ever tried, the most promising
	// ones, 1 to 64 (moves).
	Moves int
	// Root says how moves of the position that is searched are tried; PUCT selects there,
	// too (root=game, root=selection, root=halving).
	Root Root
	// Widening is the number of moves tried after so many visits of a node (widening,
	// two numbers: widening=2^0.35).
	Widening Widening
	// ChanceWidening is the same for the outcomes of a node of chance: what falls when there
	// can be no more of them counts as one of those there are (chancewidening).
	ChanceWidening Widening
	// Nodes is the most nodes of a tree, 1 to 16,777,216. A node takes about 40 bytes, and 40
	// more for each of its moves. Then the search goes on without new nodes (nodes).
	Nodes int
	// Playout says who plays on from the edge of the tree (playout=advised,
	// playout=random).
	Playout Playout
	// PlayoutMoves is the number of moves after which a playout is judged as it stands.
	// NoLimit leaves it to the Game; 0 judges the edge of the tree without a playout
	// (playoutmoves; playoutmoves=end for NoLimit).
	PlayoutMoves int
	// ValueShare is the share of the Game's Value in the estimate at the edge of the
	// tree, from 0 to 1, or GameShare. The playout has the rest, and is left out at 1.
	// Without a Value it has no effect (value; value=game for GameShare).
	ValueShare float64
	// KeepTree has the search begin with the part of its last tree that fits, if the
	// position lies in it. Its choice then depends on what it was asked before. It has no
	// effect where players hold what others do not see (keep=true).
	KeepTree bool
}

// NoLimit is the PlayoutMoves of a playout that ends where the Game says.
const NoLimit = -1

// GameShare is the ValueShare that leaves it to the Game's ValueShare.
const GameShare = -1

// DefaultTuning returns the parameters that all games were measured with.
func DefaultTuning() Tuning {
	return Tuning{
		Selection:      UCB,
		Exploration:    0.3,
		PriorTries:     16,
		MostDoubt:      0.4,
		Temperature:    0.05,
		Moves:          40,
		Widening:       Widening{2, 0.35},
		ChanceWidening: Widening{1, 0.5},
		Nodes:          100_000,
		Playout:        Advised,
		PlayoutMoves:   NoLimit,
		ValueShare:     GameShare,
	}
}

// Selection is a formula that chooses the move to try next. V is the mean of what was
// expected after the move, n the number of its tries, N that of its node.
type Selection uint8

const (
	// UCB is UCB1 (Auer, Cesa-Bianchi, Fischer 2002): V + Exploration·√(ln N / n), with
	// PriorTries tries added that went as the adviser expects.
	UCB Selection = iota
	// PUCT is the formula of AlphaZero (Silver et al. 2017): V + Exploration·P·√N/(1+n),
	// where the prior P is what the adviser thinks of the move. Its Exploration is usually
	// above 1.
	PUCT
)

// Root is a way to share the tries of the position that is searched out among its moves.
type Root uint8

const (
	// GameRoot is the Root of the Game, or Selected.
	GameRoot Root = iota
	// Selected has the Selection choose there as everywhere: a move is tried the more often
	// the better it has done.
	Selected
	// Halving is sequential halving (Karnin, Koren, Somekh 2013): moves are tried equally
	// often, and fewer and fewer of them, down to one when the search ends.
	Halving
)

// Playout is a way to play on from the edge of the tree.
type Playout uint8

// The ways to play on.
const (
	Advised Playout = iota // the adviser's Best, for all seats
	Random                 // any legal move
)

// Widening is the number of branches of a node by its visits: 1 + Factor·visits^Exponent,
// rounded down. Factor is 0 to 1000, Exponent 0 to 1.
type Widening struct{ Factor, Exponent float64 }

func (w Widening) after(visits int32) int {
	return 1 + int(w.Factor*math.Pow(float64(visits), w.Exponent))
}

// Validate returns every parameter that is out of its range, joined.
func (t *Tuning) Validate() error {
	var faults []error
	check := func(ok bool, name string, found any, want string) {
		if !ok {
			faults = append(faults, fmt.Errorf("%s is %v, but must be %s", name, found, want))
		}
	}
	within := func(name string, x, least, most float64, want string) {
		check(x >= least && x <= most, name, x, want)
	}
	const unbounded = math.MaxFloat64
	check(t.Selection <= PUCT, "selection", t.Selection, "UCB or PUCT")
	check(t.Root <= Halving, "root", t.Root, "GameRoot, Selected or Halving")
	within("exploration", t.Exploration, 0, unbounded, "0 or more")
	within("priortries", t.PriorTries, 0, unbounded, "0 or more")
	within("doubt", t.MostDoubt, 0, 1, "0 to 1")
	within("temperature", t.Temperature, math.SmallestNonzeroFloat64, unbounded, "above 0")
	check(t.Moves >= 1 && t.Moves <= mostMoves, "moves", t.Moves, "1 to 64")
	grows := func(name string, w Widening) {
		within("factor of "+name, w.Factor, 0, 1000, "0 to 1000")
		within("exponent of "+name, w.Exponent, 0, 1, "0 to 1")
	}
	grows("widening", t.Widening)
	grows("chancewidening", t.ChanceWidening)
	check(t.Nodes >= 1 && t.Nodes <= mostNodes, "nodes", t.Nodes, "1 to 16777216")
	check(t.Playout <= Random, "playout", t.Playout, "Advised or Random")
	check(t.PlayoutMoves >= NoLimit, "playoutmoves", t.PlayoutMoves, "0 or more, or end")
	check(t.ValueShare == GameShare || t.ValueShare >= 0 && t.ValueShare <= 1, "value", t.ValueShare, "0 to 1, or game")
	return errors.Join(faults...)
}

const (
	mostMoves   = 64      // bits of a set of the moves of a node
	mostWorkers = 256     // each has a tree
	mostNodes   = 1 << 24 // their branches are numbered by an int32
)

// parameters reads each parameter of a Thinking by its name. Its Tuning is not nil.
var parameters = []struct {
	name, form string
	read       func(t *Thinking, text string) bool
}{
	{"workers", "1 to 256, or all", func(t *Thinking, text string) bool {
		if text == "all" {
			t.Workers = AllCores
			return true
		}
		return whole(&t.Workers, text) && t.Workers >= 1 && t.Workers <= mostWorkers
	}},
	{"selection", "ucb or puct", func(t *Thinking, text string) bool {
		return choice(&t.Tuning.Selection, text, "ucb", "puct")
	}},
	{"exploration", "a number", func(t *Thinking, text string) bool { return number(&t.Tuning.Exploration, text) }},
	{"priortries", "a number", func(t *Thinking, text string) bool { return number(&t.Tuning.PriorTries, text) }},
	{"doubt", "a number", func(t *Thinking, text string) bool { return number(&t.Tuning.MostDoubt, text) }},
	{"temperature", "a number", func(t *Thinking, text string) bool { return number(&t.Tuning.Temperature, text) }},
	{"moves", "a whole number", func(t *Thinking, text string) bool { return whole(&t.Tuning.Moves, text) }},
	{"root", "game, selection or halving", func(t *Thinking, text string) bool {
		return choice(&t.Tuning.Root, text, "game", "selection", "halving")
	}},
	{"widening", "two numbers such as 2^0.35", func(t *Thinking, text string) bool { return widening(&t.Tuning.Widening, text) }},
	{"chancewidening", "two numbers such as 1^0.5", func(t *Thinking, text string) bool { return widening(&t.Tuning.ChanceWidening, text) }},
	{"nodes", "a whole number", func(t *Thinking, text string) bool { return whole(&t.Tuning.Nodes, text) }},
	{"playout", "advised or random", func(t *Thinking, text string) bool {
		return choice(&t.Tuning.Playout, text, "advised", "random")
	}},
	{"playoutmoves", "a whole number or end", func(t *Thinking, text string) bool {
		if text == "end" {
			t.Tuning.PlayoutMoves = NoLimit
			return true
		}
		return whole(&t.Tuning.PlayoutMoves, text) && t.Tuning.PlayoutMoves >= 0
	}},
	{"value", "0 to 1, or game", func(t *Thinking, text string) bool {
		if text == "game" {
			t.Tuning.ValueShare = GameShare
			return true
		}
		return number(&t.Tuning.ValueShare, text) && t.Tuning.ValueShare >= 0 // -1 is GameShare
	}},
	{"keep", "true or false", func(t *Thinking, text string) bool {
		t.Tuning.KeepTree = text == "true"
		return t.Tuning.KeepTree || text == "false"
	}},
}

// tune reads parameters such as "exploration=0.4"; the others are the default.
func (t *Thinking) tune(fields []string) error {
	tuning := DefaultTuning()
	t.Tuning = &tuning
	for _, field := range fields {
		name, value, _ := strings.Cut(field, "=")
		var names []string
		known := false
		for _, p := range parameters {
			names = append(names, p.name)
			if p.name != name {
				continue
			}
			known = true
			if !p.read(t, value) {
				return fmt.Errorf("%s of a search is %q, but must be %s", name, value, p.form)
			}
		}
		if !known {
			return fmt.Errorf("a search has no parameter %q: it has %s", name, strings.Join(names, ", "))
		}
	}
	return t.Tuning.Validate()
}

func choice[T ~uint8](x *T, text string, names ...string) bool {
	for i, name := range names {
		if name == text {
			*x = T(i)
			return true
		}
	}
	return false
}

func number(x *float64, text string) (ok bool) {
	n, err := strconv.ParseFloat(text, 64)
	*x = n
	return err == nil
}

func whole(x *int, text string) bool {
	n, err := strconv.Atoi(text)
	*x = n
	return err == nil
}

func widening(w *Widening, text string) bool {
	factor, exponent, ok := strings.Cut(text, "^")
	return ok && number(&w.Factor, factor) && number(&w.Exponent, exponent)
}
