package gametest

import (
	"bytes"
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// Arrays say how [CheckArrays] tries the arrays and numbers of a game.
type Arrays struct {
	// Setups are what is played, in JSON: {"players": 3}. Games is how many games of each.
	Setups []string
	Games  int
	// Sizes are what stored data depends on: the Version, the numbers of a position, and how
	// many sections and actions there are. Where one changes, so must the Version.
	Sizes [4]int
	Tries int // how often to edit each field of a stored position; most edits make no position
	// Names lists the fields with names, which decide nothing and are not in the arrays.
	Names []string
	// Rare lists the fields that can hardly ever be changed alone or with one other field,
	// and the reason.
	Rare map[string]string
}

// CheckArrays tests that the arrays and numbers of a game keep these laws. Sections fill an
// array without gaps, and say what they hold. Each legal move has a number of its own. Nothing
// allocates. The arrays of all seats tell positions apart; if a seat
// has equal arrays of two positions, they go on alike for it. [Check] holds that an
// array shows nothing hidden from its seat.
//
// It edits one or two fields of a stored position and keeps the results that are positions.
// Arrays with nothing hidden must tell the two apart, unless only a name was changed. If a
// seat has equal arrays of both, they must go on alike for everything that the seat can see:
// the same legal actions, the same chances, and equal arrays after equal moves. Short tests
// play one game and edit nothing.
func CheckArrays(t *testing.T, game describe.Game, o Arrays) {
	layout, err := game.Layout()
	if err != nil {
		t.Fatal(err)
	}
	if got := [...]int{layout.Version, layout.Size, len(layout.Sections), layout.Actions}; got != o.Sizes {
		t.Errorf("version, numbers, sections, actions: %v, want %v", got, o.Sizes)
	}
	names := map[string]bool{}
	for _, s := range layout.Sections {
		if s.Says == "" || s.Scale <= 0 || names[s.Name] {
			t.Errorf("section %+v should have a name of its own, a scale, and say what it holds", s)
		}
		if strings.HasSuffix(s.Says, "one-hot") && s.Scale != 1 {
			t.Errorf("section %s is one-hot, and is scaled by %v", s.Name, s.Scale)
		}
		names[s.Name] = true
	}
	a := arrays{
		T: t, Arrays: o, layout: layout, of: game.Walker(), its: game.Walker(),
		said: map[string]int{}, x: make([]float32, layout.Size), y: make([]float32, layout.Size),
	}
	if testing.Short() {
		a.played(game, o.Setups[0], 0)
		return
	}
	var positions []describe.Position
	for i, setup := range o.Setups {
		for seed := range o.Games {
			positions = append(positions, a.played(game, setup, uint64(i+len(o.Setups)*seed))...)
		}
	}
	t.Run("equal arrays have equal futures", func(t *testing.T) {
		a.T = t
		a.whole(positions)
	})
}

// arrays are the arrays that CheckArrays tries. Two walkers stand at positions that are compared.
type arrays struct {
	*testing.T
	Arrays

	layout  describe.Layout
	of, its describe.Walker
	x, y    []float32
	said    map[string]int // positions in which a field said something, or in which the phase was so
}

// halfRandom makes any move in place of every second one of a bot.
type halfRandom struct{ describe.Bot }

func (b halfRandom) Choose(ctx context.Context, p describe.Position, random *rand.Rand) (string, error) {
	if random.IntN(2) == 0 {
		return b.Bot.Choose(ctx, p, random)
	}
	legal := p.Moves()
	return legal[random.IntN(len(legal))], nil
}

// rare reports whether one of the fields of a position says something that few positions have said.
func (a *arrays) rare(p describe.Position) (rare bool) {
	a.Helper()
	const few = 30
	document, err := tree(p.JSON())
	if err != nil {
		a.Fatal(err)
	}
	walk("", document, nil, func(at slot) {
		if text := string(written(at.value)); isField(at) && says(text) {
			kind := at.path
			if at.path == "phase" {
				kind += text
			}
			a.said[kind]++
			rare = rare || a.said[kind] <= few
		}
	})
	return rare
}

// played plays a game, holds some of its positions, and returns those that are rare.
func (a *arrays) played(game describe.Game, setup string, seed uint64) (positions []describe.Position) {
	a.Helper()
	const apart = 13
	start, err := game.Begin([]byte(setup))
	if err != nil {
		a.Fatalf("%s: %v", setup, err)
	}
	bot, err := game.Bot(game.Bots()[1], describe.Thought{})
	if err != nil {
		a.Fatal(err)
	}
	n := seed
	err = game.Play(a.Context(), start, slices.Repeat([]describe.Bot{halfRandom{bot}}, start.Seats()), seed, func(at describe.Position, _ string, _ describe.Position) error {
		if n++; n%apart == 0 {
			a.fixed(start, at)
			a.numbers(at)
		}
		if a.rare(at) {
			positions = append(positions, at)
		}
		return nil
	})
	if err != nil {
		a.Fatal(err)
	}
	return positions
}

// set lets a walker stand at a position.
func (a *arrays) set(w describe.Walker, p describe.Position) {
	a.Helper()
	if err := w.Set(p); err != nil {
		a.Fatal(err)
	}
}

// write fills an array, and must not allocate.
func (a *arrays) write(w describe.Walker, x []float32, seat int) {
	a.Helper()
	if err := w.Write(x, family.Seat(seat), nil); err != nil {
		a.Fatal(err)
	}
}

// alike reports whether a seat has equal arrays of the positions where the walkers stand.
func (a *arrays) alike(seat int) bool {
	a.write(a.of, a.x, seat)
	a.write(a.its, a.y, seat)
	return slices.Equal(a.x, a.y)
}

// fixed tests that the fixed sections are equal in two positions of a game.
func (a *arrays) fixed(p, o describe.Position) {
	a.Helper()
	a.set(a.of, p)
	a.set(a.its, o)
	a.write(a.of, a.x, 1)
	a.write(a.its, a.y, o.Seats())
	for _, section := range a.layout.Sections {
		from, to := section.Offset, section.Offset+section.Len()
		if section.Fixed && !slices.Equal(a.x[from:to], a.y[from:to]) {
			a.Fatalf("section %q differs in two positions of a game", section.Name)
		}
	}
}

// numbers tests that each legal move of a position has a number of its own, and that nothing
// allocates.
func (a *arrays) numbers(p describe.Position) {
	a.Helper()
	a.set(a.of, p)
	seen := map[int]string{}
	for i := range a.of.Len() {
		if p.Chance() {
			break
		}
		number, err := a.of.Action(i)
		if other, twice := seen[number]; err != nil || twice || number < 0 || number >= a.layout.Actions {
			a.Fatalf("%s has the number %d of %d, and so has %q: %v", a.of.Text(i), number, a.layout.Actions, other, err)
		}
		seen[number] = a.of.Text(i)
	}
	var factors []int
	if allocated := testing.AllocsPerRun(2, func() {
		a.write(a.of, a.x, 1)
		for i := range min(a.of.Len(), 20) {
			factors, _ = a.of.AppendFactors(factors[:0], i)
		}
	}); allocated != 0 {
		a.Errorf("%v allocations in %s", allocated, p.Text())
	}
}

// sameFuture plays random games from two positions that a seat sees alike, and tests that
// they go on alike.
func (a *arrays) sameFuture(p, o describe.Position, seat int) {
	a.Helper()
	const games, moves = 4, 60
	for seed := range uint64(games) {
		a.set(a.of, p.Redealt(seat, rand.New(rand.NewPCG(seed, 0))))
		a.set(a.its, o.Redealt(seat, rand.New(rand.NewPCG(seed, 0))))
		draw, drawAgain := rand.New(rand.NewPCG(seed, 1)), rand.New(rand.NewPCG(seed, 1))
		for move := range moves {
			if a.of.Over() != a.its.Over() || a.of.Chance() != a.its.Chance() || !a.alike(seat) {
				a.Fatalf("after %d moves seat %d sees that two positions differ which looked alike", move, seat)
			}
			for other := family.Seat(1); int(other) <= a.of.Seats(); other++ {
				if a.of.Total(other) != a.its.Total(other) || a.of.Rank(other) != a.its.Rank(other) {
					a.Fatalf("after %d moves seat %d has other points or another rank in a position that looked alike", move, other)
				}
			}
			if a.of.Over() {
				break
			}
			a.step(draw, drawAgain)
		}
	}
}

// step makes the same move where both walkers stand.
func (a *arrays) step(draw, drawAgain *rand.Rand) {
	a.Helper()
	of, its := numbered(a.of), numbered(a.its)
	if !slices.EqualFunc(of, its, func(one, other action) bool { return one.number == other.number && one.odds == other.odds }) {
		a.Fatalf("possible is %v, and %v in a position that looked alike", of, its)
	}
	if a.of.Chance() {
		a.of.Fall(draw)
		a.its.Fall(drawAgain)
		return
	}
	n := draw.IntN(len(of))
	drawAgain.IntN(len(of))
	a.of.Make(of[n].index)
	a.its.Make(its[n].index)
}

// An action is a move by its number and its index. An outcome of chance has a probability.
type action struct {
	number, index int
	odds          float64
}

// numbered returns what is possible where a walker stands: the moves of a seat by their numbers.
func numbered(w describe.Walker) (all []action) {
	for i := range w.Len() {
		one := action{index: i, odds: w.Probability(i)}
		if !w.Chance() {
			one.number, _ = w.Action(i)
		}
		all = append(all, one)
	}
	slices.SortStableFunc(all, func(one, other action) int { return one.number - other.number })
	return all
}

// whole edits each field of stored positions. It tests that the arrays of all seats tell the
// positions apart, and that positions of which a seat has equal arrays go on alike for that
// seat. A field that no edit changes in a valid position fails the test.
func (a *arrays) whole(positions []describe.Position) {
	texts := make([][]byte, len(positions))
	for i, p := range positions {
		texts[i] = p.JSON()
	}
	e, err := newEditor(texts, 1)
	if err != nil {
		a.Fatal(err)
	}
	changed := map[string]int{}
	const patience = 3600 // for a field that no edit has changed
	for _, path := range e.paths {
		tries := patience
		if _, rare := a.Rare[path]; rare {
			tries = a.Tries
		}
		for try := 0; try < a.Tries || changed[path] == 0 && try < tries; try++ {
			i := e.holding(path)
			text, ok := e.edited(i, path)
			if !ok || bytes.Equal(text, texts[i]) {
				continue
			}
			p, o := positions[i], describe.Position(nil)
			if o, err = p.Of().FromJSON(text); err == nil && o.Text() != p.Text() {
				a.compare(p, o, e.differences(i, text), changed)
			}
		}
		if _, rare := a.Rare[path]; changed[path] == 0 && !rare {
			a.Errorf("%s was never changed so that a position stayed one: edit more, or say why", path)
		}
	}
}

// compare holds the arrays of two positions that differ in some fields against each other.
func (a *arrays) compare(p, o describe.Position, fields []string, changed map[string]int) {
	a.Helper()
	for _, field := range fields {
		changed[field]++
	}
	matters := slices.DeleteFunc(fields, func(field string) bool { return slices.Contains(a.Names, field) })
	apart := len(matters) == 0
	var alike []int
	a.set(a.of, p)
	a.set(a.its, o)
	for seat := 1; seat <= max(p.Seats(), o.Seats()); seat++ {
		if !a.alike(seat) {
			apart = true
		} else if seat <= min(p.Seats(), o.Seats()) {
			alike = append(alike, seat)
		}
	}
	if !apart {
		a.Fatalf("two positions that differ in %q have one array", matters)
	}
	for _, seat := range alike {
		a.sameFuture(p, o, seat)
	}
}
