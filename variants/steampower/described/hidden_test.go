package described_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/described"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

// A shown is one function that shows something of a position.
type shown struct {
	tell func(s *steampower.State, viewer steampower.Seat) string
	// why it takes no viewer, "" if it takes one.
	why string
}

const (
	open  = "what it tells lies open"
	given = "it tells of moves that the caller gives it"
	codec = "it writes the whole position, which never leaves a server"
)

var (
	speaker = words.With(phrases.In(phrases.German))
	style   picture.Style
)

// everyShown are the functions that show something, by their names.
var everyShown = map[string]shown{
	"steampower.State.AppendReport": {func(s *steampower.State, viewer steampower.Seat) string {
		return string(s.AppendReport(nil, viewer))
	}, ""},
	"steampower.State.AppendText":   {nothing, codec},
	"steampower.State.MarshalText":  {nothing, codec},
	"steampower.State.MarshalJSON":  {nothing, codec},
	"steampower.State.AppendEvents": {events, ""},
	"steampower.State.AppendLedger": {func(s *steampower.State, _ steampower.Seat) (all string) {
		for seat := range s.Seats() {
			all += fmt.Sprint(s.AppendLedger(nil, steampower.Seat(seat+1)))
		}
		return all
	}, ""},
	"words.Speaker.Prompt": {func(s *steampower.State, _ steampower.Seat) string { return speaker.Prompt(s) }, open},
	"words.Speaker.Result": {func(s *steampower.State, _ steampower.Seat) string { return speaker.Result(s) }, open},
	"words.Speaker.Help":   {func(s *steampower.State, _ steampower.Seat) string { return fmt.Sprint(speaker.Help(s)) }, open},
	"words.Speaker.Options": {func(s *steampower.State, viewer steampower.Seat) string {
		return fmt.Sprint(speaker.Options(s, seen(s, viewer)))
	}, given},
	"words.Speaker.Meant": {func(s *steampower.State, viewer steampower.Seat) (all string) {
		for _, m := range seen(s, viewer) {
			all += speaker.Meant(s, m.String()+"x")
		}
		return all
	}, given},
	"picture.Style.Map": {func(s *steampower.State, v steampower.Seat) string {
		return style.Map(s, picture.Marks{Moves: seen(s, v)})
	}, open},
	"picture.Style.Stock": {func(s *steampower.State, v steampower.Seat) string {
		return style.Stock(s, picture.Marks{Moves: seen(s, v)})
	}, open},
	"picture.Style.Player": {func(s *steampower.State, viewer steampower.Seat) (all string) {
		for seat := range s.Seats() {
			all += style.Player(s, steampower.Seat(seat+1), viewer, picture.Marks{Moves: seen(s, viewer)})
		}
		return all
	}, ""},
	"picture.Style.Ghosts": {func(s *steampower.State, viewer steampower.Seat) (all string) {
		for _, m := range seen(s, viewer) {
			all += style.Ghosts(s, m.Hex(), []steampower.Move{m})
		}
		return all
	}, given},
	"picture.Style.Tracks": {func(s *steampower.State, viewer steampower.Seat) (all string) {
		for _, m := range seen(s, viewer) {
			all += style.Tracks(s, m.Hex(), []steampower.Move{m})
		}
		return all
	}, given},
	"picture.Part.Explain": {func(s *steampower.State, viewer steampower.Seat) (all string) {
		for _, part := range parts {
			all += fmt.Sprint(part.Explain(s, viewer), "\n")
		}
		return all
	}, ""},
	"picture.Part.AppendMoves": {func(s *steampower.State, viewer steampower.Seat) (all string) {
		for _, part := range parts {
			all += fmt.Sprint(part.AppendMoves(nil, s, viewer), "\n")
		}
		return all
	}, ""},
	"described.Characters": {func(s *steampower.State, viewer steampower.Seat) string {
		var b strings.Builder
		described.Characters(&b, s, describe.Sight[steampower.Move]{Seat: viewer})
		return b.String()
	}, ""},
}

// parts are parts of pictures that somebody can click, or send.
var parts = []picture.Part{"P1/contract-4", "P2/contract-9", "P2/contract-40", "P1", "stock/bag", "bag", "hex-c5", "nothing"}

// seen are the legal moves of a viewer who is asked.
func seen(s *steampower.State, viewer steampower.Seat) []steampower.Move {
	if s.Turn() == steampower.Nobody || s.Turn() != viewer {
		return nil
	}
	return s.AppendMoves(nil)
}

func nothing(*steampower.State, steampower.Seat) string { return "" }

// events are what a viewer hears of a move of each kind that can be made.
func events(s *steampower.State, viewer steampower.Seat) (all string) {
	for _, m := range slices.CompactFunc(s.AppendMoves(nil), func(m, o steampower.Move) bool { return m.Kind() == o.Kind() }) {
		if s.Turn() == viewer && !s.Chance() || s.Chance() && !s.Sees(m, viewer) {
			events, err := s.AppendEvents(nil, m, viewer)
			all += fmt.Sprint(events, err)
		}
	}
	return all
}

// TestWhatIsShownTakesTheViewer lists the exported functions that show something of a position, by
// their types. Each must be in everyShown, and take the viewer or say why not.
func TestWhatIsShownTakesTheViewer(t *testing.T) {
	found := map[string]bool{}
	for folder, results := range map[string]string{
		"..": "byte Event Entry", "../words": "string Group Paragraph", "../picture": "string error Move", ".": "io.Writer",
	} {
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, declared := range file.Decls {
				if f, ok := declared.(*ast.FuncDecl); ok && f.Name.IsExported() {
					note(t, found, file.Name.Name, f, strings.Fields(results))
				}
			}
		}
	}
	for name := range everyShown {
		if !found[name] {
			t.Errorf("%s is not there, or shows nothing", name)
		}
	}
}

// note notes a function if it takes a State and has one of the results.
func note(t *testing.T, found map[string]bool, folder string, f *ast.FuncDecl, results []string) {
	t.Helper()
	name, takes := folder+"."+f.Name.Name, typesIn(f.Type.Params)
	if f.Recv != nil {
		of := strings.TrimPrefix(typesIn(f.Recv), "*")
		name = folder + "." + of + "." + f.Name.Name
		if of == "State" {
			takes += " State"
		}
	}
	gives := takes // a writer
	if f.Type.Results != nil {
		gives = typesIn(f.Type.Results)
	}
	isOneOf := func(r string) bool { return strings.Contains(gives, r) }
	if !strings.Contains(takes, "State") || !slices.ContainsFunc(results, isOneOf) {
		return
	}
	found[name] = true
	viewer := strings.Contains(takes, "Seat") || strings.Contains(takes, "Sight")
	if one, ok := everyShown[name]; !ok || viewer == (one.why != "") {
		t.Errorf("%s(%s) takes a viewer: %t; it is among what is shown: %t (%s)", name, takes, viewer, ok, one.why)
	}
}

// typesIn are the types of parameters or results.
func typesIn(fields *ast.FieldList) string {
	var all []string
	for field := range slices.Values(fields.List) {
		all = append(all, types.ExprString(field.Type))
	}
	return strings.Join(all, " ")
}

// TestViewersAreToldOfNothingHidden holds what is shown of two positions that look alike to a
// viewer to be the same.
func TestViewersAreToldOfNothingHidden(t *testing.T) {
	random, looked := rand.New(rand.NewPCG(1, 4)), 0
	s, err := steampower.New(steampower.Setup{Players: 3})
	for err == nil && !s.Over() && looked < 20 {
		if random.IntN(12) == 0 {
			looked++
			for viewer := family.Nobody; int(viewer) <= s.Seats(); viewer++ {
				other := s.Redealt(viewer, random)
				for name, one := range everyShown {
					if is, would := one.tell(&s, viewer), one.tell(&other, viewer); is != would {
						t.Fatalf("%s tells %v in %v:\n%s\nand where others hold something else:\n%s", name, viewer, s, is, would)
					}
				}
			}
		}
		m := s.Sample(random)
		if legal := s.AppendMoves(nil); !s.Chance() {
			m = legal[random.IntN(len(legal))]
		}
		s, err = s.Apply(m)
	}
	if err != nil || looked < 20 {
		t.Fatalf("%d positions: %v", looked, err)
	}
}
