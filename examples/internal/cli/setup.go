package cli

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing/fstest"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Setup is what is played of some games, as the flags say: -game, -players, and one for
// each field of a setup.
type Setup struct {
	games         describe.Games
	set           *flag.FlagSet
	game, players string
	said          map[string]*string // by the first word of a line of the header
	keys          map[string]string  // these words by the names of their flags
}

// NewSetup defines the flags, after those of the program's own: a field of a setup whose flag
// has another meaning there is -setup-field, and -players stays the program's. The first game is played if no
// other is asked for.
func NewSetup(set *flag.FlagSet, games describe.Games) *Setup {
	f := &Setup{games: games, set: set}
	if set.Lookup("players") == nil {
		set.StringVar(&f.players, "players", "", "`number` of players")
	}
	f.said, f.keys = map[string]*string{}, map[string]string{}
	f.set.StringVar(&f.game, "game", f.games.Names()[0], "what is played: "+strings.Join(f.games.Names(), " or "))
	for _, g := range f.games {
		for _, field := range g.About().SetupFields {
			key := KeyOf(field)
			if f.said[key] != nil {
				continue
			}
			name := key
			if f.set.Lookup(name) != nil {
				name = "setup-" + key
			}
			f.said[key], f.keys[name] = f.set.String(name, "", f.usage(key)), key
		}
	}
	return f
}

// KeyOf is the first word of the line of a field, and its flag.
func KeyOf(field describe.Chosen) string {
	if field.Key != "" {
		return field.Key
	}
	return field.Name
}

// usage is what a flag means in each game that has it.
func (f *Setup) usage(key string) string {
	var texts []string
	for _, g := range f.games {
		for _, field := range g.About().SetupFields {
			if KeyOf(field) != key {
				continue
			}
			values, joined := slices.Clone(field.Values), " or "
			if field.Unlisted && field.Usual != "" {
				values = append(values, field.Usual)
			}
			if field.File != "" {
				values = append(values, "a file that ends in "+field.File)
			}
			if field.Several {
				joined = ","
			}
			texts = append(texts, fmt.Sprintf("%s: %s, %s", g.Name(), field.Means, strings.Join(values, joined)))
		}
	}
	return strings.Join(texts, "\n")
}

// Begin returns the position in which the game begins. Files are named relative to the
// working folder. The error joins all that is wrong with the flags.
func (f *Setup) Begin() (describe.Position, error) {
	p, _, err := f.BeginWith(f.players, f.Said())
	return p, err
}

// Game returns the game that is asked for. The error says that there is no such game, or
// which flags it does not have.
func (f *Setup) Game() (describe.Game, error) {
	g, err := Named(f.games, f.game)
	if err != nil {
		return nil, err
	}
	f.set.Visit(func(given *flag.Flag) {
		key, isField := f.keys[given.Name]
		has := func(field describe.Chosen) bool { return KeyOf(field) == key }
		if isField && !slices.ContainsFunc(g.About().SetupFields, has) {
			err = errors.Join(err, fmt.Errorf("-%s is not of %s", given.Name, f.game))
		}
	})
	return g, err
}

// Said returns the fields that the flags say, by the first words of their lines.
func (f *Setup) Said() map[string]string {
	said := map[string]string{}
	for key, value := range f.said {
		if *value != "" {
			said[key] = *value
		}
	}
	return said
}

// BeginWith returns the position in which a game of so many players begins, and the
// header of its record. The given fields stand in place of those that the flags say.
// The header names files as the fields do.
func (f *Setup) BeginWith(players string, said map[string]string) (describe.Position, string, error) {
	g, err := f.Game()
	if g == nil {
		return nil, "", err
	}
	setup, wrong := f.setup(g, players, said)
	if err := errors.Join(err, wrong); err != nil {
		return nil, "", err
	}
	header, err := g.Header(setup)
	if err != nil {
		return nil, "", err
	}
	p, header, err := g.New(header, Beside(""))
	return p, named(header, said), asFlags(err)
}

// setup is what is said, in JSON.
func (f *Setup) setup(g describe.Game, number string, of map[string]string) (text []byte, err error) {
	players, said := g.About().Usual, map[string]any{}
	for _, field := range g.About().SetupFields {
		key, value := KeyOf(field), of[KeyOf(field)]
		if value == "" {
			continue
		}
		if field.Most > 0 {
			players = min(players, field.Most)
		}
		words := []string{value}
		said[field.Name] = value
		if field.Several {
			words = strings.Split(value, ",")
			said[field.Name] = words
		}
		for _, word := range words {
			if word == "" || strings.ContainsAny(word, " \t\r\n#") {
				wrong := fmt.Errorf("-%s %s: a record cannot name %q, with spaces, # or nothing in its name", key, value, word)
				err = errors.Join(err, wrong)
			}
		}
	}
	if number != "" {
		var wrong error
		if players, wrong = strconv.Atoi(number); wrong != nil {
			err = errors.Join(err, fmt.Errorf("-players %s: it is a number", number))
		}
	}
	said["players"] = players
	text, wrong := json.Marshal(said)
	return text, errors.Join(err, wrong)
}

// asFlags are the faults of a header as faults of the flags that it was made of.
func asFlags(err error) error {
	var all []error
	for _, fault := range parse.Each(err) {
		if line, ok := fault.(*family.RecordError); ok && line.Text != "" && !strings.HasPrefix(line.Text, "game ") {
			fault = line.Err
			if misread, ok := fault.(*parse.Error); ok {
				bare := *misread
				bare.Line, bare.Column = 0, 0 // of a header that nobody has seen
				fault = &bare
			}
			fault = fmt.Errorf("-%s: %w", line.Text, fault)
		}
		all = append(all, fault)
	}
	return errors.Join(all...)
}

// Named is a record of a game that began by the flags, with maps and components named
// as the command line does.
func (f *Setup) Named(record string) string { return named(record, f.Said()) }

func named(record string, said map[string]string) string {
	for key, name := range said {
		if strings.Contains(name, ".") {
			record = withName(record, key, name)
		}
	}
	return record
}

// withName returns a record with another name in one line of its header, such as that
// of board or map. The name is that by which the command line asked for it.
func withName(record, word, name string) string {
	before, rest, _ := strings.Cut(record, "\n"+word+" ")
	_, after, _ := strings.Cut(rest, "\n")
	return before + "\n" + word + " " + name + "\n" + after
}

// Beside is the files that a record may name which is in the file of that name,
// or on standard input if the name is empty. Names are relative to the folder of
// the record, or to the working folder. Unlike those of [os.DirFS] they may lead
// out of it, as ../my.board does, or be absolute.
func Beside(record string) fs.FS { return folder(filepath.Dir(record)) }

type folder string

func (f folder) Open(name string) (fs.File, error) {
	if !filepath.IsAbs(name) {
		name = filepath.Join(string(f), name)
	}
	return os.Open(name)
}

// Texts returns files that are in memory, by their names.
func Texts(texts map[string]string) fs.FS {
	files := fstest.MapFS{}
	for name, text := range texts {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return files
}
