package describe

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family"
)

// Complete returns what is wrong with games before anything is played: parts that are
// missing or contradict each other, texts that belong to nothing, and two games of one name.
// Package gametest finds what shows when a game is played.
func Complete(games ...Game) error {
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
		for _, err := range g.contradictions() {
			all = append(all, fmt.Errorf("%s: %w", g.Name(), err))
		}
	}
	return errors.Join(all...)
}

func (g *described[State, Move, P]) contradictions() []error {
	if w := g.parts.Words; len(g.faults) == 0 && w != nil && w.in == nil {
		return g.textFaults(w.texts)
	}
	return g.faults
}

// isName reports whether records can have a name behind "game".
func isName(name string) bool {
	return name != "" && 'a' <= name[0] && name[0] <= 'z' && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// settle tells the notation of which game it is, and returns what is missing or
// contradicts itself in the parts.
func (g *described[State, Move, P]) settle() []error {
	p := &g.parts
	return slices.Concat(g.nameFaults(), g.notationFaults(), g.partFaults(), g.cardFaults(), formatFaults(p.Formats), bookFaults(p.Books, p.Rules),
		setupFaults(p.Setup, p.Least, p.Most), kindFaults("moves", g.movesOrNone(), moveMembers), kindFaults("events", g.eventsOrNone(), eventMembers), columnFaults(g.movesOrNone()))
}

// nameFaults are what is wrong with the name and the numbers of players.
func (g *described[State, Move, P]) nameFaults() (faults []error) {
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
	return faults
}

// notationFaults are what is wrong with the notation, and with secrets, which need more
// of it.
func (g *described[State, Move, P]) notationFaults() (faults []error) {
	p := &g.parts
	wrong := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	if p.Notation == nil {
		wrong("there is no Notation: Plain and Recorded make one")
	} else {
		for _, fault := range p.Notation.settle(p.Name, p.Least, p.Most, p.Setup) {
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
	return faults
}

// partFaults are fields that parts lack, though others of the same part are there.
func (g *described[State, Move, P]) partFaults() (faults []error) {
	p := &g.parts
	wrong := func(text string) { faults = append(faults, errors.New(text)) }
	if s := p.Pictures; s != nil && (s.Names == nil || s.Draw == nil) {
		wrong("Pictures need both Names and Draw")
	}
	if b := p.Bots; b != nil && b.Named == nil {
		wrong("Bots have no Named")
	}
	if w := p.Words; w != nil && w.in == nil && w.texts == nil {
		wrong("Words say nothing: Spoken and Told make them")
	}
	if a := p.Arrays; a != nil && (a.Sections == nil || a.Write == nil || a.Actions == nil || a.AppendFactors == nil) {
		wrong("Arrays need Sections, Write, Actions and AppendFactors")
	}
	if p.Tiles != nil && p.Map == nil {
		wrong("Tiles lie on a Map, and there is none")
	}
	if (p.Phase == nil) != (p.Phases == nil) {
		wrong("Phase and Phases go together")
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

// kindFaults are kinds, of what the text says, without a name of their own.
func kindFaults(what string, kinds []Kind, taken []string) (faults []error) {
	for i, k := range kinds {
		if k.Name == "" || slices.ContainsFunc(kinds[:i], func(other Kind) bool { return other.Name == k.Name }) {
			faults = append(faults, fmt.Errorf("two kinds of %s are called %q, or one has no name", what, k.Name))
		}
		for j, m := range k.Says {
			if !isSaid(m.Type) {
				faults = append(faults, fmt.Errorf("the %s of the kind %q of %s is a %v: it is text, a number, true or false, or a list of these", m.Name, k.Name, what, m.Type))
			}
			if slices.Contains(taken, m.Name) || slices.ContainsFunc(k.Says[:j], func(o Member) bool { return o.Name == m.Name }) {
				faults = append(faults, fmt.Errorf("a column of %s is called %q, which the JSON of %q has already", what, m.Name, k.Name))
			}
		}
	}
	return faults
}

// columnFaults are columns of moves with a name that programs know, and another type.
func columnFaults(kinds []Kind) (faults []error) {
	for _, k := range kinds {
		for _, m := range k.Says {
			if types := columnTypes[m.Name]; types != nil && !slices.Contains(types, m.Type.Kind()) {
				faults = append(faults, fmt.Errorf("the column %q of moves of the kind %q is of type %v, and programs expect %v", m.Name, k.Name, m.Type, types))
			}
		}
	}
	return faults
}

// isSaid reports whether moves and events can say things of a type, in every language. A list of
// bytes is text in JSON.
func isSaid(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.String, reflect.Bool, reflect.Int, reflect.Uint8:
		return true
	case reflect.Slice:
		return t.Elem().Kind() != reflect.Uint8 && isSaid(t.Elem())
	}
	return false
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
