package search

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// tuning holds the parameters of a [Search]. The package comment says what each is for, by the name that it has in
// the name of a player.
type tuning struct {
	selection      selection
	exploration    float64 // 0 or more
	priorTries     float64 // 0 or more; ucb only
	mostDoubt      float64 // 0 to 1; "doubt"
	temperature    float64 // above 0; puct only: a move that is one temperature worse than another has 1/e of its prior
	moves          int     // 1 to mostMoves
	root           root
	widening       growth
	chanceWidening growth // what falls when there can be no more outcomes counts as one of those there are
	nodes          int    // 1 to mostNodes; then the search goes on without new nodes
	playout        playout
	playoutMoves   int     // 0 or more, or noLimit
	valueShare     float64 // 0 to 1, or gameShare; the playout has the rest, and is left out at 1; "value"
}

// noLimit is the playoutMoves of a playout that ends where the Game says.
const noLimit = -1

// gameShare is the valueShare that leaves it to the Game's valueShare.
const gameShare = -1

// defaultTuning returns the parameters that all games were measured with.
func defaultTuning() tuning {
	return tuning{
		selection:      ucb,
		exploration:    0.3,
		priorTries:     16,
		mostDoubt:      0.4,
		temperature:    0.05,
		moves:          40,
		widening:       growth{2, 0.35},
		chanceWidening: growth{1, 0.5},
		nodes:          100_000,
		playout:        advised,
		playoutMoves:   noLimit,
		valueShare:     gameShare,
	}
}

// selection is a formula that chooses the move to try next. V is the mean of what was
// expected after the move, n the number of its tries, N that of its node.
type selection uint8

const (
	// ucb is UCB1 (Auer, Cesa-Bianchi, Fischer 2002): V + exploration·√(ln N / n), with
	// priorTries tries added that went as the adviser expects.
	ucb selection = iota
	// puct is the formula of AlphaZero (Silver et al. 2017): V + exploration·P·√N/(1+n),
	// where the prior P is what the adviser thinks of the move. Its exploration is usually
	// above 1.
	puct
)

// root is a way to share the tries of the position that is searched out among its moves.
type root uint8

const (
	// gameRoot is the root of the Game, or selected.
	gameRoot root = iota
	// selected has the selection choose there as everywhere: a move is tried the more often
	// the better it has done.
	selected
	// halving is sequential halving (Karnin, Koren, Somekh 2013): moves are tried equally
	// often, and fewer and fewer of them, down to one when the search ends.
	halving
)

// playout is a way to play on from the edge of the tree.
type playout uint8

// The ways to play on.
const (
	advised playout = iota // the adviser's Best, for all seats
	random                 // any legal move
)

// A growth is the number of branches of a node by its visits: 1 + factor·visits^exponent, rounded down.
type growth struct{ factor, exponent float64 }

func (g growth) after(visits int32) int {
	return 1 + int(g.factor*math.Pow(float64(visits), g.exponent))
}

const (
	mostMoves   = 64      // bits of a set of the moves of a node
	mostWorkers = 256     // each has a tree
	mostNodes   = 1 << 24 // their branches are numbered by an int32
)

// parameters reads each parameter of a Thinking by its name. Its tuning is not nil.
var parameters = []struct {
	name, form string
	read       func(t *Thinking, text string) bool
}{
	{"workers", "1 to 256, or all", func(t *Thinking, text string) bool {
		if text == "all" {
			t.Workers = AllCores
			return true
		}
		return whole(&t.Workers, text, 1, mostWorkers)
	}},
	{"selection", "ucb or puct", func(t *Thinking, text string) bool {
		return choice(&t.tuning.selection, text, "ucb", "puct")
	}},
	{"exploration", "a number, 0 or more", func(t *Thinking, text string) bool {
		return number(&t.tuning.exploration, text, 0, math.MaxFloat64)
	}},
	{"priortries", "a number, 0 or more", func(t *Thinking, text string) bool {
		return number(&t.tuning.priorTries, text, 0, math.MaxFloat64)
	}},
	{"doubt", "0 to 1", func(t *Thinking, text string) bool { return number(&t.tuning.mostDoubt, text, 0, 1) }},
	{"temperature", "a number above 0", func(t *Thinking, text string) bool {
		return number(&t.tuning.temperature, text, math.SmallestNonzeroFloat64, math.MaxFloat64)
	}},
	{"moves", "1 to 64", func(t *Thinking, text string) bool { return whole(&t.tuning.moves, text, 1, mostMoves) }},
	{"root", "game, selection or halving", func(t *Thinking, text string) bool {
		return choice(&t.tuning.root, text, "game", "selection", "halving")
	}},
	{"widening", grows, func(t *Thinking, text string) bool { return readGrowth(&t.tuning.widening, text) }},
	{"chancewidening", grows, func(t *Thinking, text string) bool { return readGrowth(&t.tuning.chanceWidening, text) }},
	{"nodes", "1 to 16777216", func(t *Thinking, text string) bool { return whole(&t.tuning.nodes, text, 1, mostNodes) }},
	{"playout", "advised or random", func(t *Thinking, text string) bool {
		return choice(&t.tuning.playout, text, "advised", "random")
	}},
	{"playoutmoves", "a whole number, 0 or more, or end", func(t *Thinking, text string) bool {
		if text == "end" {
			t.tuning.playoutMoves = noLimit
			return true
		}
		return whole(&t.tuning.playoutMoves, text, 0, math.MaxInt32)
	}},
	{"value", "0 to 1, or game", func(t *Thinking, text string) bool {
		if text == "game" {
			t.tuning.valueShare = gameShare
			return true
		}
		return number(&t.tuning.valueShare, text, 0, 1)
	}},
}

const grows = "two numbers such as 2^0.35, up to 1000 and 1"

// tune reads parameters such as "exploration=0.4"; the others are the default.
func (t *Thinking) tune(fields []string) error {
	tuning := defaultTuning()
	t.tuning = &tuning
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
	return nil
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

func number(x *float64, text string, least, most float64) bool {
	n, err := strconv.ParseFloat(text, 64)
	*x = n
	return err == nil && n >= least && n <= most
}

func whole(x *int, text string, least, most int) bool {
	n, err := strconv.Atoi(text)
	*x = n
	return err == nil && n >= least && n <= most
}

func readGrowth(g *growth, text string) bool {
	factor, exponent, ok := strings.Cut(text, "^")
	return ok && number(&g.factor, factor, 0, 1000) && number(&g.exponent, exponent, 0, 1)
}
