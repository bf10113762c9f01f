package main

import (
	"errors"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/internal/misread"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// A reader reads texts of a format, of which some are right.
type reader struct {
	right []string
	read  func(text string) error
}

func reads[T any](parse func(string) (T, error), right ...string) reader {
	return reader{right, func(text string) error {
		_, err := parse(text)
		return err
	}}
}

// readers are all that read texts and say what is wrong with them.
func readers(t *testing.T) map[string]reader {
	board, _ := hexmap.Shipped("standard")
	steamMap, _ := steam.ShippedMap("northeast")
	powerMap, _ := steampower.ShippedMap("valley")
	all := map[string]reader{
		"board":                      reads(hexmap.ParseBoard, board.String()),
		"map of Steam":               reads(steam.ParseMap, steamMap.String()),
		"map of Steam Power":         reads(steampower.ParseMap, powerMap.String()),
		"tiles and orders":           reads(variants.ParseComponents, variants.StandardComponents().String()),
		"components of Steam":        reads(steam.ParseComponents, steam.StandardComponents().String()),
		"components of Steam Power":  reads(steampower.ParseComponents, steampower.StandardComponents().String()),
		"cell":                       reads(hexmap.ParseCell, "c5"),
		"edge":                       reads(hexmap.OddRow.ParseEdge, "c5/E"),
		"direction":                  reads(hexmap.ParseDirection, "E"),
		"colour":                     reads(hexmap.ParseColour, "red"),
		"difficulty":                 reads(hexmap.ParseDifficulty, "hard"),
		"offset":                     reads(hexmap.ParseOffset, "odd-r"),
		"track":                      reads(track.Parse, "E-W"),
		"type":                       reads(track.ParseType, "sharp"),
		"tile":                       reads(track.ParseTile, "E-W+NE-SW", "E+W"),
		"good":                       reads(variants.ParseGood, "R"),
		"goods":                      reads(variants.ParseGoods, "RRB"),
		"line":                       reads(variants.ParseLine, "RRB"),
		"module":                     reads(variants.ParseModule, "coal"),
		"face":                       reads(variants.ParseFace, "2b"),
		"order":                      reads(variants.ParseOrderFace, "2b"),
		"side":                       reads(variants.ParseSide, "a"),
		"power":                      reads(variants.ParsePower, "rail"),
		"level":                      reads(solo.ParseLevel, "clerk"),
		"language":                   reads(words.ParseLanguage, "de"),
		"rule":                       reads(steamrollers.ParseRule, "BUILD-1"),
		"rule of Steam":              reads(steam.ParseRule, "BUILD-1"),
		"rule of Steam Power":        reads(steampower.ParseRule, "TRACK-1"),
		"seat of Steam Power":        reads(steampower.ParseSeat, "P2"),
		"colour of Steam Power":      reads(steampower.ParseColour, "K"),
		"variant of Steam":           reads(steam.ParseVariant, "base"),
		"order of Steam":             reads(steam.ParseFirstOrder, "random"),
		"good of Steam":              reads(steam.ParseGood, "R"),
		"colour of Steam":            reads(steam.ParseColour, "red"),
		"goods of Steam":             reads(steam.ParseGoods, "RRB"),
		"action tile":                reads(steam.ParseActionTile, "build"),
		"goods of Steam Power":       reads(steampower.ParseGoods, "KKO"),
		"bonus of contracts":         reads(steampower.ParseBonus, "build"),
		"position":                   positionsOf(t, end(steamrollers.ParseRecord, steamrollers.Record.Replay), "../records/*.srr"),
		"position of Steam":          positionsOf(t, end(steam.ParseRecord, steam.Record.Replay), "../../variants/steam/testdata/northeast*.srr"),
		"position of Steam Power":    positionsOf(t, end(steampower.ParseRecord, steampower.Record.Replay), "../../variants/steampower/testdata/records/builder-2p-*.srr"),
		"record":                     recordsOf(t, steamrollers.ParseRecord, "../records/*.srr"),
		"record of Steam":            recordsOf(t, steam.ParseRecord, "../../variants/steam/testdata/northeast*.srr"),
		"record of Steam Power":      recordsOf(t, steampower.ParseRecord, "../../variants/steampower/testdata/records/builder-2p-*.srr"),
		"header":                     recordsOf(t, steamrollers.ParseRecord, ""),
		"header of Steam":            recordsOf(t, steam.ParseRecord, ""),
		"header of Steam Power":      recordsOf(t, steampower.ParseRecord, ""),
		"moves one by one":           movesOf(t, steamrollers.ParseMove, "../records/*.srr"),
		"moves of Steam one by one":  movesOf(t, steam.ParseMove, "../../variants/steam/testdata/northeast*.srr"),
		"moves of Power one by one":  movesOf(t, steampower.ParseMove, "../../variants/steampower/testdata/records/builder-2p-*.srr"),
		"moves that are seldom made": reads(steamrollers.ParseMove, "fulfil 2 RRK", "use 5 flip", "deliver R@2 1-2 3 own dest +1 unlimited", "power rail c5 E-W", "place 3", "wall 3", "influence 1 2", "reroll 3", "draw R", "goods YY RR - B E K", "sides aabbab"),
	}
	return all
}

// headers are those of all games, with all that can stand in them.
var headers = []string{
	"game steamrollers\nplayers 1\nboard standard\ncomponents standard\nwall hard\nolive clerk\nevent A day\ndate 2026-11-22\nseat 1 Anna\nbot 1 greedy\n\ngoods YYRR RRGG GGBB BBEE EEYY YRGB\nresult P1 3 Olive 4\n",
	"game steamrollers\nplayers 2\nboard standard\ncomponents standard\nmodule coal\nmodule order\n\nP1: pass\nresult P1 3 P2 4\n",
	"game steampower\nplayers 2\nmap valley\ncomponents standard\nseat 1 Anna\n\nP1: money\nresult P1 3 P2 4\n",
	"game steam\nplayers 3\nmap northeast\ncomponents standard\nrules base\norder random\nseat 2 Ben\n\nP1: bid 3\nresult P1 3 P2 4 P3 5\n",
}

func texts(t *testing.T, pattern string) (all []string) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || pattern != "" && files == nil {
		t.Fatalf("%s: %v", pattern, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, string(text))
	}
	return all
}

func recordsOf[R any](t *testing.T, parse func(string, fs.FS) (R, error), pattern string) reader {
	t.Helper()
	right := headers
	if pattern != "" {
		right = nil
		for _, text := range texts(t, pattern) {
			right = append(right, text[:min(len(text), 3000)])
		}
	}
	return reads(func(text string) (R, error) { return parse(text, nil) }, right...)
}

func movesOf[M any](t *testing.T, parse func(string) (M, error), pattern string) reader {
	t.Helper()
	seen := map[string]bool{}
	var right []string
	for _, text := range texts(t, pattern) {
		for line := range strings.Lines(text) {
			move := strings.TrimSpace(seat.ReplaceAllString(line, ""))
			if kind, _, _ := strings.Cut(move, " "); !seen[kind] {
				if _, err := parse(move); err == nil {
					seen[kind], right = true, append(right, move)
				}
			}
		}
	}
	return reads(parse, right...)
}

var seat = regexp.MustCompile(`^P[1-9]: `)

// A stored is a position that is read from one line and from JSON.
type stored[S any] interface {
	*S
	UnmarshalText([]byte) error
	UnmarshalJSON([]byte) error
	MarshalText() ([]byte, error)
	MarshalJSON() ([]byte, error)
}

func positionsOf[S any, P stored[S]](t *testing.T, begin func(record string) S, pattern string) reader {
	t.Helper()
	var right []string
	for _, text := range texts(t, pattern) {
		s := begin(text)
		line, err := P(&s).MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		json, err := P(&s).MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		right = append(right, string(line), string(json))
	}
	return reader{right, func(text string) error {
		var s S
		if strings.HasPrefix(text, "{") {
			return P(&s).UnmarshalJSON([]byte(text))
		}
		return P(&s).UnmarshalText([]byte(text))
	}}
}

// end is the position in which a record ends.
func end[R, S any](parse func(string, fs.FS) (R, error), replay func(R) (S, error)) func(record string) S {
	return func(text string) S {
		record, err := parse(text, nil)
		if err != nil {
			panic(err)
		}
		s, err := replay(record)
		if err != nil {
			panic(err)
		}
		return s
	}
}

// mutants are texts that are like one, but for a slip or two.
func mutants(right string, number int, random *rand.Rand) (all []string) {
	words := wordsAndSpaces.FindAllString(right, -1)
	strange := []string{"x", "0", "-5", "99999", "E-E", "end", "P9:", "é", "", "1|1", "z99", "2026-13-40", "pass", "a b"}
	for range number {
		changed := slices.Clone(words)
		for range 1 + random.IntN(2) {
			at := random.IntN(len(changed))
			switch random.IntN(6) {
			case 0:
				changed[at] = strange[random.IntN(len(strange))]
			case 1:
				changed = slices.Delete(changed, at, min(len(changed), at+1+random.IntN(3)))
			case 2:
				changed = slices.Insert(changed, at, changed[random.IntN(len(changed))], " ")
			case 3:
				changed[at] = changed[random.IntN(len(changed))]
			case 4:
				changed = slices.Insert(changed, at, "\n"+strange[random.IntN(len(strange))]+"\n")
			case 5:
				changed = changed[:at]
			}
			if len(changed) == 0 {
				changed = []string{"x"}
			}
		}
		all = append(all, strings.Join(changed, ""))
	}
	return all
}

var wordsAndSpaces = regexp.MustCompile(`\n|[ \t]+|[^\s;,_:{}\[\]"]+|[;,_:{}\[\]"]`)

// faultsIn are the faults of texts that an error tells.
func faultsIn(err error) (all []*parse.Error) {
	var one *parse.Error
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, err := range joined.Unwrap() {
			all = append(all, faultsIn(err)...)
		}
	} else if errors.As(err, &one) && one.More == 0 {
		all = append(all, one)
	}
	return all
}

// needsNoWords is what is the same in all languages: words of the notation with commas
// between them, and what is quoted.
var needsNoWords = regexp.MustCompile(`^(\S*|\S+(, \S+)+|"([^"\\]|\\.)*")$`)

// inEnglish finds words that no German sentence has, outside quotation marks and the
// paths of fields.
var (
	quoted    = regexp.MustCompile(`"([^"\\]|\\.)*"|\S*[\].]\S+`)
	inEnglish = regexp.MustCompile(`\b(the|of|with|and|or|from|to|by|for|each|one|that|not|as|such)\b`)
)

// Whatever a reader of this module says is told in every language.
func TestWhatReadersSayIsToldInEveryLanguage(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	left, met := map[string]string{}, map[string]bool{}
	all := readers(t)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		of := all[name]
		for _, right := range of.right {
			for _, text := range append(mutants(right, 150, random), "", "x", "x y\nz") {
				for _, fault := range faultsIn(of.read(text)) {
					for _, said := range []string{fault.Found.String(), fault.Expected.String()} {
						if !met[said] && !needsNoWords.MatchString(said) && leftInEnglish(said) {
							left[said] = name
						}
						met[said] = true
					}
				}
			}
		}
	}
	for _, said := range slices.Sorted(maps.Keys(left)) {
		t.Errorf("%q has no words in some language (%s)", said, left[said])
	}
	if len(met) < 200 {
		t.Errorf("readers say %d things only", len(met))
	}
}

// leftInEnglish reports whether some language has no words for what is said.
func leftInEnglish(said string) bool {
	for l := range phrases.Languages() {
		told := misread.Tell(phrases.In(l), &parse.Error{Found: parse.Say(said)})
		if l != phrases.English && strings.Contains(strings.ToLower(told), strings.ToLower(said)) ||
			l == phrases.German && inEnglish.MatchString(quoted.ReplaceAllString(told, "")) {
			return true
		}
	}
	return false
}
