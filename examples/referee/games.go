package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// A game is one that can be refereed: a [kit], whatever its types.
type game interface {
	called() string // as behind "game" in a record
	hasKey(word string) bool
	// replay prints reports of a record.
	replay(record source, each, all bool, out printer) (status int, err error)
	// tell tells a verdict on a record.
	tell(record source, asked question, v voice, out io.Writer) (status int, err error)
	// watch answers moves as they are typed, behind those of a record.
	watch(record source, typed io.Reader, v voice, out *bufio.Writer) (status int, err error)
	// beginning is a record without moves that begins in a position.
	beginning(position) (record source, err error)
	isSetup(position string) bool
}

// games are all that can be refereed. Records that do not say of which they are
// belong to the one whose keys they have, and else to the first.
func games() []game { return []game{&steamRollers, &steamPower, &steamGame} }

func (k *kit[S, P, M, E, R, Rule]) called() string          { return k.name }
func (k *kit[S, P, M, E, R, Rule]) hasKey(word string) bool { return slices.Contains(k.own, word) }

const byteOrderMark = "\ufeff"

// gameOf finds the game of a record, reports whether the record says which it is, and gives
// the text from its beginning.
func gameOf(text io.Reader) (g game, said bool, from io.Reader) {
	var read bytes.Buffer
	chosen, misnamed := -1, false
	for s := parse.NewReader(io.TeeReader(text, &read)); s.Next(); {
		words := s.Words()
		key := strings.ToLower(strings.TrimPrefix(words[0].Text, byteOrderMark)) // which are faults for the game to tell
		if key == "game" {
			i := slices.IndexFunc(games(), func(g game) bool { return len(words) > 1 && g.called() == strings.ToLower(words[1].Text) })
			if i >= 0 {
				chosen, misnamed = i, false
				break
			}
			misnamed = true
			continue
		}
		ofGame := slices.IndexFunc(games(), func(g game) bool { return g.hasKey(key) })
		if ofGame >= 0 && (chosen < 0 || ofGame > chosen) {
			chosen = ofGame
		}
		if ofGame < 0 && key != "players" && key != "components" {
			break // the moves have begun
		}
	}
	return games()[max(chosen, 0)], chosen >= 0 && !misnamed, io.MultiReader(&read, text)
}

// beginningAt finds the game of a position, and gives a record without moves that
// begins there. Its error is that of the game to which the text seems to belong: as
// JSON by the keys of its setup, else the first.
func beginningAt(p position) (game, source, error) {
	var first error
	for _, g := range games() {
		record, err := g.beginning(p)
		if err == nil {
			return g, record, nil
		}
		if first == nil || isJSON(p.text) && g.isSetup(p.text) {
			first = err
		}
	}
	return nil, source{}, first
}

// isSetup reports whether a position as JSON has what only setups of the game have.
func (k *kit[S, P, M, E, R, Rule]) isSetup(position string) bool {
	var read struct{ Setup map[string]any }
	if json.Unmarshal([]byte(position), &read) != nil {
		return false
	}
	_, ok := read.Setup[k.own[0]]
	return ok
}
