package referee

import (
	"bytes"
	"io"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

const byteOrderMark = "\ufeff"

// gameOf finds the game of a record, reports whether the record says which it is, and gives
// the text from its beginning. A record may not say its game. It then belongs to the last
// game with a key of the record that no game before it has, or else to the first.
func gameOf(text io.Reader, games describe.Games) (g describe.Game, said bool, from io.Reader) {
	var read bytes.Buffer
	chosen, misnamed := -1, false
	for s := parse.NewReader(io.TeeReader(text, &read)); s.Next(); {
		words := s.Words()
		key := strings.ToLower(strings.TrimPrefix(words[0].Text, byteOrderMark)) // which are faults for the game to tell
		if key == "game" {
			i := slices.IndexFunc(games, func(g describe.Game) bool { return len(words) > 1 && g.Name() == strings.ToLower(words[1].Text) })
			if i >= 0 {
				chosen, misnamed = i, false
				break
			}
			misnamed = true
			continue
		}
		ofGame := slices.IndexFunc(games, func(g describe.Game) bool { return slices.Contains(keysOf(g), key) })
		if ofGame < 0 && key != "players" {
			break // the moves have begun
		}
		if key != "components" {
			chosen = max(chosen, ofGame)
		}
	}
	return games[max(chosen, 0)], chosen >= 0 && !misnamed, io.MultiReader(&read, text)
}

// keysOf are the keys of lines that only headers of some games have.
func keysOf(g describe.Game) (keys []string) {
	for _, field := range g.SetupFields() {
		if field.Key != "" {
			keys = append(keys, field.Key)
		} else {
			keys = append(keys, field.Name)
		}
	}
	return keys
}

// keywordsOf are the words with which moves begin: of all kinds of moves, or if the game
// does not list them of those that are legal in a position.
func keywordsOf(p describe.Position) (words []string) {
	var texts []string
	for _, kind := range p.Of().Moves() {
		texts = append(texts, kind.Name)
	}
	if texts == nil {
		texts = p.Moves()
	}
	for _, text := range texts {
		word, _, _ := strings.Cut(text, " ")
		words = append(words, word)
	}
	return slices.Compact(words)
}

// beginningAt finds the game of a position, and gives a record without moves that
// begins there. Its error is that of the game that finds the least wrong with the text.
func beginningAt(p position, games describe.Games) (describe.Game, source, error) {
	var from describe.Position
	var err error
	switch {
	case p.study != nil:
		var notes family.Findings
		if from, notes, err = games.Study(p.text); err == nil {
			err = p.tellNotes(from.Of(), notes)
		}
		p.study = io.Discard
	case isJSON(p.text):
		from, err = games.FromJSON([]byte(p.text))
	default:
		from, err = games.FromText(p.text)
	}
	if err != nil {
		return nil, source{}, err
	}
	p.text = from.Text()
	return from.Of(), source{text: strings.NewReader(from.Header()), files: cli.Texts(from.Files()), position: p}, nil
}
