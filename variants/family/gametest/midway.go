package gametest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// So many positions of a game are edited, of which one of so many is kept, and so many moves
// are made from each that can be read.
const (
	keepEvery  = 4
	mostEdited = 6
	playedOn   = 12
)

// midway edits positions of the game that was played, and plays on from those that can be read,
// whether a game comes to them or not. It returns how many can.
func (p *played) midway() (read int) {
	p.Helper()
	e, err := newEditor(p.positions, p.random.Uint64())
	if err != nil {
		p.Fatal(err)
	}
	for range mostEdited {
		text := e.anyEdited()
		at, err := p.start.Of().FromJSON(text)
		if err != nil {
			if !isTyped(err) {
				p.Fatalf("%s\nis refused with %T: %v", text, err, err)
			}
			continue
		}
		read++
		p.moves = nil
		for n := 0; !at.Over() && n < playedOn; n++ {
			p.stores(at)
			next, move := p.step(at)
			if n == 0 {
				p.choose(at)
				p.look(at, move)
			}
			at, p.moves = next, append(p.moves, move)
		}
		p.look(at, "")
	}
	return read
}

// isTyped reports whether an error is of a type that says what is wrong with a position.
func isTyped(err error) bool {
	_, malformed := errors.AsType[*parse.Error](err)
	_, broken := errors.AsType[*family.StateError](err)
	_, setup := errors.AsType[*family.SetupError](err)
	_, record := errors.AsType[*family.RecordError](err)
	return malformed || broken || setup || record
}

// stores tests that a position reads back from its text and its JSON as the same.
func (p *played) stores(at describe.Position) {
	p.Helper()
	phase, text, document := at.View(0, p.in).Phase, at.Text(), at.JSON()
	if text == "" || strings.Contains(text, "\n") {
		p.Fatalf("the text of a position in phase %q is not one line, but %q", phase, text)
	}
	again, err := at.Of().Restore(text)
	if err != nil || !p.same(again, at) || !bytes.Equal(again.JSON(), document) {
		p.Fatalf("the text of a position in phase %q is read as another: %v: %q", phase, err, text)
	}
	again, err = at.Of().FromJSON(document)
	if err != nil || !json.Valid(document) || !p.same(again, at) || !bytes.Equal(again.JSON(), document) {
		p.Fatalf("the JSON of a position in phase %q is read as another: %v: %s", phase, err, document)
	}
}

// choose lets bots choose that have no time to think.
func (p *played) choose(at describe.Position) {
	p.Helper()
	if at.Turn() == 0 {
		return
	}
	hurried, cancel := context.WithCancel(context.Background())
	cancel()
	for _, name := range at.Of().Bots() {
		bot, err := at.Of().Bot(name, describe.Thought{})
		if err != nil {
			p.Fatal(err)
		}
		if m, err := bot.Choose(hurried, at, p.random); err != nil || refused(at, m) != nil {
			p.Fatalf("%s chooses %q in %s: %v", name, m, strings.TrimSpace(at.Text()), err)
		}
	}
}
