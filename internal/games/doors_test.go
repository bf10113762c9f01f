package games_test

import (
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// spellings are a text as people and editors write it, too, and what is found at fault in it;
// "" where it means the same.
var spellings = []struct {
	name  string
	spelt func(text string) string
	found parse.Key
}{
	{"as it is", func(text string) string { return text }, ""},
	{"a comment first", func(text string) string { return "# written by hand\n" + text }, ""},
	{"a blank line first", func(text string) string { return "\n \t\r\n" + text }, ""},
	{"blanks first", func(text string) string { return " \t" + text }, ""},
	{"blanks at ends of lines", func(text string) string { return strings.ReplaceAll(text, "\n", " \t\n") }, ""},
	{"comments at ends of lines", func(text string) string { return strings.ReplaceAll(text, "\n", " # so\n") }, ""},
	{"carriage returns and line feeds", func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") }, ""},
	{"no line feed at the end", func(text string) string { return strings.TrimRight(text, "\n") }, ""},
	{"a byte order mark", func(text string) string { return "\ufeff" + text }, "a byte order mark"},
	{"carriage returns alone", func(text string) string { return strings.ReplaceAll(text, "\n", "\r") }, "lines that end with a carriage return alone"},
}

// A door reads a text, and writes what it has read.
type door struct {
	name, text string
	read       func(text string) (string, error)
}

func doors(t *testing.T) (all []door) {
	known := games.All()
	for _, g := range known {
		header, err := g.Header([]byte(`{"players": 3}`))
		if err != nil {
			t.Fatal(err)
		}
		begun := func(new func(string, fs.FS) (describe.Position, string, error)) func(string) (string, error) {
			return func(text string) (string, error) {
				p, header, err := new(text, nil)
				if err != nil {
					return "", err
				}
				return header + p.Text(), nil
			}
		}
		replayed := func(read func(string, fs.FS) (describe.Replay, error)) func(string) (string, error) {
			return func(text string) (string, error) {
				r, err := read(text, nil)
				if err == nil {
					err = r.Err
				}
				if err != nil {
					return "", err
				}
				return r.End.Text(), nil
			}
		}
		all = append(all,
			door{g.Name() + ": a header of any game", header, begun(known.New)}, door{g.Name() + ": a header", header, begun(g.New)},
			door{g.Name() + ": a record of any game", header, replayed(known.ReadRecord)}, door{g.Name() + ": a record", header, replayed(g.ReadRecord)},
		)
	}
	return append(all,
		door{"a board", hexmap.Standard().String(), text(hexmap.ParseBoard)},
		door{"a map of Steam", one(steam.ShippedMaps()).String(), text(steam.ParseMap)},
		door{"a map of Steam Power", one(steampower.ShippedMaps()).String(), text(steampower.ParseMap)},
		door{"components of SteamRollers", variants.StandardComponents().String(), text(variants.ParseComponents)},
		door{"components of Steam Power", steampower.StandardComponents().String(), text(steampower.ParseComponents)},
		door{"components of Steam", steam.StandardComponents().String(), text(steam.ParseComponents)},
		door{"a move", "build c5 E-W\n", text(steampower.ParseMove)},
	)
}

func one[T any](all iter.Seq[T]) (first T) {
	for first = range all {
		break
	}
	return first
}

// text is a door of a type whose String is its text.
func text[T fmt.Stringer](read func(string) (T, error)) func(string) (string, error) {
	return func(text string) (string, error) {
		of, err := read(text)
		if err != nil {
			return "", err
		}
		return of.String(), nil
	}
}

// TestEveryDoorReadsAlike spells every kind of text in every way: what means the same is read as
// the same, and what is no text of lines has one fault, in one sentence.
func TestEveryDoorReadsAlike(t *testing.T) {
	for _, of := range doors(t) {
		want, err := of.read(of.text)
		if err != nil {
			t.Fatalf("%s: %v", of.name, err)
		}
		for _, spelling := range spellings {
			got, err := of.read(spelling.spelt(of.text))
			if spelling.found == "" {
				if err != nil || got != want {
					t.Errorf("%s, %s: read as %q, %v", of.name, spelling.name, got, err)
				}
				continue
			}
			fault, ok := errors.AsType[*parse.Error](err)
			if !ok || fault.Found.Key != spelling.found || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s, %s: %v", of.name, spelling.name, err)
			}
		}
	}
}

// TestPositionsAreReadAlike reads positions with blanks about them, and faulty JSON as that of the
// game whose setup it has.
func TestPositionsAreReadAlike(t *testing.T) {
	known := games.All()
	for _, g := range known {
		p, err := known.Begin([]byte(`{"game": "` + g.Name() + `", "players": 3}`))
		if err != nil {
			t.Fatal(err)
		}
		for name, read := range map[string]func(string) (describe.Position, error){
			"its line": g.Restore, "its line, by all": known.FromText,
		} {
			if got, err := read(" " + p.Text() + "\r\n"); err != nil || got.Text() != p.Text() {
				t.Errorf("%s: %s: %v", g.Name(), name, err)
			}
		}
		for change, want := range map[[2]string]string{
			{`"round":0,`, `"round":0,"round":0,`}: `expected field "round" once`,
			{`"round":0,`, `"round":"no",`}:        `expected round to be a number`,
			{`"round":0,`, ``}:                     `expected field "round" before it`,
			{`"phase":`, `"phase":?`}:              `expected well-formed JSON`,
		} {
			faulty := []byte(strings.Replace(string(p.JSON()), change[0], change[1], 1))
			_, own := g.FromJSON(faulty)
			_, err := known.FromJSON(faulty)
			if own == nil || err == nil || err.Error() != own.Error() || !strings.Contains(err.Error(), want) {
				t.Errorf("%s with %s: %v, and of its game %v", g.Name(), change[1], err, own)
			}
		}
		for _, setup := range []string{`{"game": "` + g.Name() + `", "players": 3, "players": 4}`, `{"game": "steam", "game": "` + g.Name() + `", "players": 3}`} {
			if _, err := known.Begin([]byte(setup)); err == nil || !strings.Contains(err.Error(), "twice") {
				t.Errorf("%s: %v", setup, err)
			}
		}
	}
}
