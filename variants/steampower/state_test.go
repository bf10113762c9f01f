package steampower

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/variants/family"
)

// lineEnds stand in broken_documents.txt for what they end.
var lineEnds = strings.NewReplacer("⏎", "\n")

// asJSON is a position as indented JSON, with pieces replaced.
func asJSON(t *testing.T, s *State, replacements ...string) []byte {
	t.Helper()
	text, err := json.MarshalIndent(s, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	changed := string(text)
	for i := 0; i < len(replacements); i += 2 {
		old, replacement := lineEnds.Replace(replacements[i]), lineEnds.Replace(replacements[i+1])
		if !strings.Contains(changed, old) {
			t.Fatalf("%s is not in\n%s", old, changed)
		}
		changed = strings.Replace(changed, old, replacement, 1)
	}
	return []byte(changed)
}

// TestHostileJSONIsRefusedWhole changes the JSON of a position into one of no position.
func TestHostileJSONIsRefusedWhole(t *testing.T) {
	var planted []gamelaws.Planted
	base := laid(t, "track b1 NW-SE P1, north; city a1 P1 5; city a4 P2 3; hand P1 1-5; hand P2 6-10")
	ship := applied(t, laid(t, "track north; hand P1 3 44 45 47 48; city a7 P2 5; money 8 8"), "fulfil 3")
	positions := map[string]*State{"base": base, "ship": ship}
	for _, test := range cases.Read(t, "broken_documents.txt") {
		var replacements []string
		for i, old := range test.All("old") {
			replacements = append(replacements, old, test.All("new")[i])
		}
		text := asJSON(t, positions[test.Of("position")], replacements...)
		read := *base
		err := json.Unmarshal(text, &read)
		if read != *base && err != nil {
			t.Errorf("%s: the State was written to", test.Name)
		}
		if err == nil {
			err = read.Validate() // notes
		}
		rule, _ := ParseRule(test.Of("rule"))
		if err == nil || rule != 0 && !errors.Is(err, rule) {
			t.Errorf("%s: %v, want %s", test.Name, err, test.Of("rule"))
		}
		if finding := test.Of("finding"); finding != "" {
			planted = append(planted, gamelaws.Planted{Name: test.Name, Finding: finding, Found: err})
		}
	}
	gamelaws.CheckFindings(t, English(), append(planted, spoiltPositions(t, base, ship)...))
	read := State{}
	if err := json.Unmarshal(asJSON(t, ship), &read); err != nil || read != *ship {
		t.Error(err)
	}
}

// spoiltPositions are positions with a fault that JSON does not say, or only at length.
func spoiltPositions(t *testing.T, base, ship *State) (planted []gamelaws.Planted) {
	begun, err := New(base.Setup())
	if err != nil {
		t.Fatal(err)
	}
	dealing, random := begun, rand.New(rand.NewPCG(1, 1))
	for dealing.Phase() != PhaseDeal {
		if err := dealing.ApplyTo(&dealing, dealing.Sample(random)); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct {
		finding string
		s       *State
		spoil   func(*State)
	}{
		{"hand-in-setup", &begun, func(s *State) { s.fulfilled[0], s.hands[Nobody] = bitOf(20), s.hands[Nobody]&^bitOf(20) }},
		{"contract-in-phase", &dealing, func(s *State) { s.contract = 9 }}, // that gives contracts, but in no round
		{"carried-along", base, func(s *State) { s.supply[0]-- }},
		{"goods-short", base, func(s *State) { boxed(s, func(c *Components) { c.Goods = 4 }) }},
		{"tiles-short", base, func(s *State) {
			boxed(s, func(c *Components) { c.TrackTiles[SimpleStack-1] -= int(s.stacks[SimpleStack-1]) + 1 })
		}},
		{"locomotives-short", base, func(s *State) { boxed(s, func(c *Components) { c.Locomotives = 1 }) }},
		{"factories", base, func(s *State) { boxed(s, func(c *Components) { c.Factories = 0 }) }},
		{"city-tiles", base, func(s *State) { boxed(s, func(c *Components) { c.CityTiles[Black-1] = 2 }) }},
		{"nothing-to-draw", base, func(s *State) {
			s.phase, s.left, s.deals = PhaseDeal, 1, 1
			s.fulfilled[1], s.hands[Nobody] = s.fulfilled[1]|s.hands[Nobody]|s.hands[2], 0
			s.hands[2] = 0
		}},
		{"city-tiles-in-order", &begun, func(s *State) { s.tiles[Black-1] = 2 }},
		{"city-tiles-in-order", &begun, func(s *State) { s.tiles[Black-1], s.tiles[Grey-1] = 31, 480 }},
	} {
		s := *test.s
		test.spoil(&s)
		planted = append(planted, gamelaws.Planted{Name: test.finding, Finding: test.finding, Found: s.Validate()})
	}
	return planted
}

// boxed gives a position a box that is filled otherwise.
func boxed(s *State, fill func(*Components)) {
	g, parts := *s.game, *s.game.parts
	fill(&parts)
	g.parts = &parts
	s.game = &g
}

// TestHostileLinesAreRefused changes the one-line text of a position.
func TestHostileLinesAreRefused(t *testing.T) {
	s := laid(t, "track b1 NW-SE P1, north; city a1 P1 5; hand P1 1-5; hand P2 6-10")
	line, setup := s.String(), s.Setup()
	for _, test := range [][2]string{
		{"-act.", "-nap."},
		{"1:2:3:4:5", "5:4:3:2:1"},
		{"1:2:3:4:5", "1:2:3:4:4"},
		{"a1,K,1,5", "a1,K,1,9"},
		{"a2~E-W~P1", "a2~W-E~P1"},
		{"a2~E-W~P1", "z2~E-W~P1"},
	} {
		changed := strings.Replace(line, test[0], test[1], 1)
		if changed == line {
			t.Fatalf("%s is not in %s", test[0], line)
		}
		if read, err := ParseState(changed, setup); err == nil || read != (State{}) {
			t.Errorf("%s is read: %v", changed, err)
		}
	}
	var mismatch *family.SetupMismatchError
	if _, err := ParseState(line, Setup{Players: 2}); !errors.As(err, &mismatch) {
		t.Error(err)
	}
	read := *s
	if err := read.UnmarshalText([]byte(line)); !errors.As(err, &mismatch) || read != *s || mismatch.Error() == "" {
		t.Error(err)
	}
	shipped, _ := New(Setup{Players: 5})
	if err := read.UnmarshalText([]byte(shipped.String())); err != nil || read != shipped {
		t.Error(err)
	}
	if err := read.UnmarshalText(nil); err != nil || read != (State{}) {
		t.Error(err)
	}
}

// TestMovesAreReadAsTheNotationAllows reads lines, a row each.
func TestMovesAreReadAsTheNotationAllows(t *testing.T) {
	for text, want := range map[string]string{
		" build  c5 W-E # track": "build c5 E-W", "ship K c5 P3 P2 P3": "ship K c5 P2 P3 P3", "\n\nmoney\n": "money", "deal 64": "deal 64", "factory z99 60": "factory z99 60",
	} {
		if m, err := ParseMove(text); err != nil || m.String() != want {
			t.Errorf("%q is read as %v, %v", text, m, err)
		}
	}
	for _, text := range []string{
		"", "Money", "money 3", "money\nmoney", "build c5", "build c5 E", "build c5 E-E", "build c5 E-W E-W", "build c100 E-W", "build c05 E-W", "build 5c E-W", "remove", "remove c5 E-W",
		"deal 0", "deal 65", "deal 01", "fulfil", "fulfil -1", "factory c5", "factory c5 0", "factory c5 61", "ship P c5", "ship K", "ship K c5 P0", "ship K c5 P6", "ship K c5 P2,P3",
		"ship K c5" + strings.Repeat(" P2", 33), "buy", "buy P", "buy KK", "city c5", "city c5 k", "city c5 KW",
	} {
		m, err := ParseMove(text)
		var malformed *hexmap.ParseError
		if m != (Move{}) || !errors.As(err, &malformed) || malformed.Expected.Key == "" {
			t.Errorf("%q is read as %v, %v", text, m, err)
		}
	}
	if m := MustParseMove("ship K c5" + strings.Repeat(" P2", 32)); m.Payments().To(2) != 32 || m.Payments().Total() != 32 {
		t.Errorf("%v", m)
	}
}

// TestComponentsAreReadWithAllFaults changes the components that ship.
func TestComponentsAreReadWithAllFaults(t *testing.T) {
	text := StandardComponents().String()
	for _, test := range []struct {
		old, new string
		want     string
	}{
		{"components standard\n", "", `found "city", expected components and a name in the first line`},
		{"components standard", "components", "expected one word of printable characters as the name"},
		{"components standard", "components a b", "expected the end of the line"},
		{"city K 7", "city K 100", "expected a number from 0 to 99"},
		{"city K 7", "city X 7", "expected K or W or O or E or P"},
		{"city K 7", "city W 7", "each line once"},
		{"city K 7\n", "", "expected a line city K"},
		{"goods 30", "goods 61", "expected a number from 0 to 60"},
		{"goods 30", "goods", "expected a number from 0 to 60"},
		{"goods 30", "wares 30", "expected city, tile, goods, locomotives, factories or contract"},
		{"locomotives 18", "locomotives 19", "expected a number from 0 to 18"},
		{"contract 1 KK", "contract 65 KK", "expected the number of a contract, 1 to 64"},
		{"contract 1 KK", "contract 2 KK", "each line once"},
		{"contract 1 KK", "contract 1 KKKKKKK", "expected one to six letters of K, W, O and E"},
		{"contract 1 KK 4 2 -", "contract 1 KK 4 2 draw", "expected a bonus: -, build, factory or contracts"},
		{"contract 2 KW", "contract 64 KW", "expected a line contract 2"},
	} {
		changed := strings.Replace(text, test.old, test.new, 1)
		c, err := ParseComponents(changed)
		if err == nil || c != (Components{}) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v\nwant %s", test.new, err, test.want)
		}
	}
	if c, err := ParseComponents(strings.Replace(text, "contract 23 KWE", "contract 23 EKW", 1)); err != nil || c != StandardComponents() {
		t.Errorf("letters in another order: %v", err)
	}
	if _, err := ParseComponents(strings.Repeat("x\n", 200)); !strings.Contains(err.Error(), "more faults") {
		t.Error(err)
	}
	var none Components
	if none.Validate() == nil {
		t.Error("the zero Components are valid")
	}
}

// TestACityIsWhereTheMapHasOne asks of every hex of a map, and of one beyond it.
func TestACityIsWhereTheMapHasOne(t *testing.T) {
	s, err := New(Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	board := s.Setup().Map
	for i := range board.Len() {
		if _, is := s.CityAt(board.Cell(i)); is != board.IsCity(i) {
			t.Errorf("%v is a city: %t", board.Cell(i), is)
		}
	}
	if _, is := s.CityAt(hexmap.CellAt(hexmap.MaxRows, hexmap.MaxColumns)); is {
		t.Error("a hex that the map does not have is a city")
	}
}
