package describe

import (
	"fmt"
	"maps"
	"slices"
)

// Cards say what a screen makes of the kinds of moves of a game, by their names.
type Cards struct {
	// Light are the kinds that spend nothing, end nothing and can be taken back. A screen
	// makes them at one press, and has everything else confirmed.
	Light []string `json:"light,omitempty"`
	// Last are the kinds that go on without doing anything, as "pass" does. A screen shows
	// them behind all others.
	Last []string `json:"last,omitempty"`
	// Engine are the kinds that make an engine stronger.
	Engine []string `json:"engine,omitempty"`
	// OnHexes are the kinds of which a screen shows one card for all hexes. [Of] finds
	// them: they say "hex", and no "good".
	OnHexes []string `json:"onHexes,omitempty"`
	// Expected are, by phase, the kinds that players look for. Where one of them is not
	// offered, a screen asks Position.Offers for the reason.
	Expected map[string][]string `json:"expected,omitempty"`
	// Groups are, by kind, the columns of Moves by which a screen groups the options of the kind,
	// the outermost first: those of a good by "from" and "to", and then by "route".
	Groups map[string][]string `json:"groups,omitempty"`
}

// all are the names of kinds that the cards speak of.
func (c Cards) all() []string {
	all := slices.Concat(c.Light, c.Last, c.Engine)
	for _, phase := range slices.Sorted(maps.Keys(c.Expected)) {
		all = append(all, c.Expected[phase]...)
	}
	return slices.AppendSeq(all, maps.Keys(c.Groups))
}

func (g *described[State, Move, P]) cards() Cards {
	cards := g.parts.Cards
	for _, kind := range g.movesOrNone() {
		if kind.says(columnHex) && !kind.says(columnGood) {
			cards.OnHexes = append(cards.OnHexes, kind.Name)
		}
	}
	return cards
}

// cardFaults are what is wrong with the cards.
func (g *described[State, Move, P]) cardFaults() (faults []error) {
	for _, kind := range g.parts.Cards.all() {
		if !slices.ContainsFunc(g.movesOrNone(), func(k Kind) bool { return k.Name == kind }) {
			faults = append(faults, fmt.Errorf("the Cards name moves of the kind %q, which Moves do not list", kind))
		}
	}
	for phase := range g.parts.Cards.Expected {
		if !slices.Contains(g.phases(), phase) {
			faults = append(faults, fmt.Errorf("the Cards expect moves in the phase %q, which is not among the Phases", phase))
		}
	}
	for _, kind := range g.movesOrNone() {
		for _, column := range g.parts.Cards.Groups[kind.Name] {
			if !kind.says(column) {
				faults = append(faults, fmt.Errorf("the Cards group moves of the kind %q by %q, which they do not say", kind.Name, column))
			}
		}
	}
	return faults
}

func (k Kind) says(name string) bool {
	return slices.ContainsFunc(k.Says, func(m Member) bool { return m.Name == name })
}

// Kinds returns the names of kinds of moves, for [Cards].
func Kinds[K fmt.Stringer](kinds ...K) (names []string) {
	for _, kind := range kinds {
		names = append(names, kind.String())
	}
	return names
}
