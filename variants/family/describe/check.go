package describe

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family"
)

// Check holds games against their descriptions, and returns all faults of all games as
// one joined error. It reports what [Complete] finds, and what shows in a random game
// with each number of players. Such faults are two moves with one text, a kind of move
// that Moves do not know, or an outcome that Apply refuses. Another is a text or picture
// that shows a seat what is hidden from it. A server calls it before it serves anything,
// and a test of a game calls it once. [family.Check] holds the rules themselves to the
// laws of any game.
func Check(games ...Game) error {
	return wrongWithAll(games, Game.check)
}

// Complete returns what is wrong with games before anything is played: parts that are
// missing or contradict each other, and two games of one name. It takes no time, so that a
// program for the command line can call it.
func Complete(games ...Game) error {
	return wrongWithAll(games, Game.contradictions)
}

func wrongWithAll(games []Game, faults func(Game) []error) error {
	var all []error
	names := map[string]bool{}
	if len(games) == 0 {
		all = append(all, errors.New("there is no game"))
	}
	for _, g := range games {
		if names[g.Name()] {
			all = append(all, fmt.Errorf("%s: two games have this name", g.Name()))
		}
		names[g.Name()] = true
		for _, err := range faults(g) {
			all = append(all, fmt.Errorf("%s: %w", g.Name(), err))
		}
	}
	return errors.Join(all...)
}

func (g *described[State, Move, P]) contradictions() []error { return g.faults }

// isName reports whether records can have a name behind "game".
func isName(name string) bool {
	return name != "" && 'a' <= name[0] && name[0] <= 'z' && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// settle tells the notation of which game it is, and returns what is missing.
func (g *described[State, Move, P]) settle() (faults []error) {
	p := &g.parts
	wrong := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	if !isName(p.Name) {
		wrong("Name is %q: it has small letters, digits and hyphens, a letter first", p.Name)
	}
	if p.Least < 1 || p.Most < p.Least {
		wrong("Least is %d and Most %d: a game is for 1 player or more", p.Least, p.Most)
	}
	if p.Usual != 0 && (p.Usual < p.Least || p.Usual > p.Most) {
		wrong("Usual is %d: it is from %d to %d", p.Usual, p.Least, p.Most)
	}
	if p.Notation == nil {
		wrong("there is no Notation: Plain and Recorded make one")
	} else {
		for _, fault := range p.Notation.settle(p.Name, p.Least, p.Most) {
			wrong("%s", fault)
		}
	}
	if s := p.Secrets; s != nil {
		if s.Sees == nil || s.Redealt == nil {
			wrong("Secrets need both Sees and Redealt")
		}
		if p.Notation != nil && !p.Notation.stores() {
			wrong("a game with Secrets needs positions that are stored: see Stored and Recorded. The moves that led to a position tell what is hidden in it")
		}
		if p.Report == nil {
			wrong("there are Secrets, and no Report that says what each seat sees")
		}
	}
	if s := p.Pictures; s != nil && (s.Names == nil || s.Draw == nil) {
		wrong("Pictures need both Names and Draw")
	}
	if b := p.Bots; b != nil && b.Named == nil {
		wrong("Bots have no Named")
	}
	if w := p.Words; w != nil && w.In == nil && w.texts == nil {
		wrong("Words have no In: Spoken and Told make them")
	}
	if a := p.Arrays; a != nil && (a.Write == nil || a.Action == nil || a.AppendFactors == nil || a.Size < 1 || a.Actions < 1) {
		wrong("Arrays need Size, Write, Actions, Action and AppendFactors")
	}
	if a := p.Arrays; a != nil && ((a.Chance == nil) != (a.AppendChance == nil) || (a.Chance == nil) != (a.ChanceBlocks == nil)) {
		wrong("Chance, AppendChance and ChanceBlocks of Arrays go together")
	}
	if (p.Phase == nil) != (p.Phases == nil) {
		wrong("Phase and Phases go together")
	}
	faults = append(faults, g.countFaults()...)
	faults = append(faults, formatFaults(p.Formats)...)
	faults = append(faults, bookFaults(p.Books, p.Rules)...)
	faults = append(faults, setupFaults(p.Setup, p.Least, p.Most)...)
	for what, kinds := range map[string][]Kind{"moves": g.movesOrNone(), "events": g.eventsOrNone()} {
		for i, k := range kinds {
			if k.Name == "" || slices.ContainsFunc(kinds[:i], func(other Kind) bool { return other.Name == k.Name }) {
				wrong("two kinds of %s are called %q, or one has no name", what, k.Name)
			}
		}
	}
	return faults
}

func (g *described[State, Move, P]) movesOrNone() []Kind {
	if g.parts.Moves == nil {
		return nil
	}
	return g.parts.Moves.kinds
}

func (g *described[State, Move, P]) eventsOrNone() []Kind {
	if g.parts.Events == nil {
		return nil
	}
	return g.parts.Events.kinds
}

// bookFaults are what is wrong with books and rules.
func bookFaults(books []func() string, rules []family.Rule) (faults []error) {
	wrong := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	for i, book := range books {
		if book == nil {
			wrong("Books[%d] is nil", i)
		}
	}
	for i, rule := range rules {
		switch {
		case rule == nil || !rule.IsValid():
			wrong("Rules[%d] is no rule", i)
		case rule.Text() == "":
			wrong("rule %s has no text", rule)
		case slices.ContainsFunc(rules[:i], func(other family.Rule) bool { return other != nil && other.String() == rule.String() }):
			wrong("two rules are called %s", rule)
		}
	}
	return faults
}

// setupFaults are what is wrong with the fields of a setup.
func setupFaults(setup []Chosen, least, most int) (faults []error) {
	wrong := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	for i, f := range setup {
		if f.Name == "" || f.Name == "game" || f.Name == "players" || slices.ContainsFunc(setup[:i], func(other Chosen) bool { return other.Name == f.Name }) {
			wrong("Setup[%d] is called %q: each field has a name of its own, and not game or players", i, f.Name)
		}
		if len(f.Values) == 0 && !f.Unlisted {
			wrong("%s of a setup has no Values", f.Name)
		}
		if f.UsualFor != nil && len(f.UsualFor) != most-least+1 {
			wrong("%s of a setup is usual for %d numbers of players, and the game is for %d", f.Name, len(f.UsualFor), most-least+1)
		}
		for _, usual := range append(slices.Clone(f.UsualFor), f.Usual) {
			if usual != "" && !f.Unlisted && !slices.Contains(f.Values, usual) {
				wrong("%s of a setup is usually %q, which is not among its Values", f.Name, usual)
			}
		}
		if f.Needs != nil && !slices.ContainsFunc(setup[:i], func(other Chosen) bool {
			return other.Name == f.Needs.Name && slices.Contains(other.Values, f.Needs.Value)
		}) {
			wrong("%s of a setup needs %s %s, which no field before it can be", f.Name, f.Needs.Name, f.Needs.Value)
		}
	}
	return faults
}

// broken is what is missing, as an error; nil if nothing is.
func (g *described[State, Move, P]) broken() error {
	if len(g.faults) == 0 {
		return nil
	}
	return fmt.Errorf("the description of %q is wrong: %w", g.Name(), errors.Join(g.faults...))
}

// mostFaults is how many faults of random games Check reports.
const mostFaults = 8

func (g *described[State, Move, P]) check() (faults []error) {
	if len(g.faults) > 0 {
		return g.faults
	}
	if w := g.parts.Words; w != nil && w.In == nil {
		faults = g.textFaults(w.texts)
	}
	secrecy := g.secrecyOf()
	for players := g.parts.Least; players <= g.parts.Most; players++ {
		setup := fmt.Sprintf(`{"players": %d%s}`, players, g.required(players))
		p, err := g.Begin([]byte(setup))
		if err != nil {
			faults = append(faults, fmt.Errorf("no game begins by the setup %s: %w", setup, err))
			continue
		}
		for _, fault := range g.follow(p.(*position[State, Move, P]), secrecy) {
			if !slices.ContainsFunc(faults, func(known error) bool { return known.Error() == fault.Error() }) && len(faults) < mostFaults {
				faults = append(faults, fault)
			}
		}
	}
	return faults
}

// required is what a setup must say for so many players, as more of an object in JSON.
func (g *described[State, Move, P]) required(players int) string {
	var said strings.Builder
	for _, f := range g.parts.Setup {
		if f.Required && players >= f.Least && (f.Most == 0 || players <= f.Most) {
			fmt.Fprintf(&said, `, %q: %q`, f.Name, f.Values[0])
		}
	}
	return said.String()
}

// follow plays a random game and returns what is wrong with its positions.
func (g *described[State, Move, P]) follow(p *position[State, Move, P], secrecy *secrecy[State, Move, P]) (faults []error) {
	wrong := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	if p.Text() == "" {
		wrong("a position in which a game begins has no text")
	} else if again, err := g.Restore(p.Text()); err != nil || again.(*position[State, Move, P]).state != p.state {
		wrong("the text of a position is read as another: %v", err)
	}
	random := rand.New(rand.NewPCG(1, 1))
	secrecy.begin(wrong)
	for n := 0; !p.Over(); n++ {
		secrecy.look(n, p)
		if n > p.s().LongestGame() {
			wrong("a game is longer than its LongestGame says")
			return faults
		}
		if !slices.Contains(g.Phases(), p.Phase()) {
			wrong("the phase %q is not among the Phases", p.Phase())
		}
		legal := p.moves()
		texts := map[string]bool{}
		for _, m := range legal {
			text := m.String()
			if texts[text] {
				wrong("two moves have the text %q", text)
			}
			texts[text] = true
			if again, err := g.parts.Notation.parseMove(text); err != nil || again != m {
				wrong("the move %q is read as another: %v", text, err)
			}
			if kinds := g.movesOrNone(); kinds != nil && !slices.ContainsFunc(kinds, func(k Kind) bool { return k.Name == g.kind(m) }) {
				wrong("the move %q is of the kind %q, which Moves do not list", text, g.kind(m))
			}
		}
		var m Move
		switch {
		case p.Chance():
			m = p.s().Sample(random)
		case len(legal) == 0:
			wrong("a seat is asked, and has no move")
			return faults
		default:
			m = legal[random.IntN(len(legal))]
			g.offered(p, legal, wrong)
		}
		next, err := p.s().Apply(m)
		if err != nil {
			wrong("%q is drawn or listed, and refused: %v", m, err)
			return faults
		}
		if _, err := p.Events(m.String(), Everyone, Manner{}); err != nil {
			wrong("%q is legal, and has no events: %v", m, err)
		}
		if len(faults) > mostFaults {
			return faults
		}
		secrecy.made(m.String())
		p = p.then(next, m)
	}
	secrecy.end()
	return faults
}

// offered holds the options in words against the legal moves.
func (g *described[State, Move, P]) offered(p *position[State, Move, P], legal []Move, wrong func(string, ...any)) {
	told := map[Move]bool{}
	for _, group := range g.teller(Manner{}).Options(&p.state) {
		for option := range group.All() {
			if told[option.Move] || !slices.Contains(legal, option.Move) {
				wrong("the words offer %q, which is not legal or offered before", option.Move)
			}
			told[option.Move] = true
		}
	}
	for _, m := range legal {
		if !told[m] {
			wrong("%q is legal, and the words do not offer it", m)
		}
	}
}
