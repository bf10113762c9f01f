package steampower

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/studytest"
)

// asJSON is a position as indented JSON, with pieces replaced.
func asJSON(t *testing.T, s *State, replacements ...string) []byte {
	t.Helper()
	text, err := json.MarshalIndent(s, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	changed := string(text)
	for i := 0; i < len(replacements); i += 2 {
		if !strings.Contains(changed, replacements[i]) {
			t.Fatalf("%s is not in\n%s", replacements[i], changed)
		}
		changed = strings.Replace(changed, replacements[i], replacements[i+1], 1)
	}
	return []byte(changed)
}

// TestHostileJSONIsRefusedWhole changes the JSON of a position, a row each, into one
// of no position.
func TestHostileJSONIsRefusedWhole(t *testing.T) {
	var planted []studytest.Planted
	base := scene{track: append([]string{"b1 NW-SE P1"}, north...), cities: []string{"a1 P1 5", "a4 P2 3"}, hands: [][]int{{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}}}.lay(t)
	ship := applied(t, scene{track: north, hands: hand5(3), cities: []string{"a7 P2 5"}, money: []int{8, 8}}.lay(t), "fulfil 3")
	for _, test := range []struct {
		name         string
		s            *State
		replacements []string
		rule         Rule   // 0 where none is cited
		finding      string // "" where it cannot be read
	}{
		{"no field", base, []string{` "quiet": 0,`, ""}, 0, ""},
		{"a field twice", base, []string{` "quiet": 0,`, ` "quiet": 0, "quiet": 0,`}, 0, ""},
		{"null", base, []string{`"quiet": 0`, `"quiet": null`}, 0, ""},
		{"another phase", base, []string{`"act"`, `"nap"`}, 0, ""},
		{"phase city", base, []string{`"act"`, `"city"`}, TurnOrder, "round-in-phase"},
		{"phase over", base, []string{`"act"`, `"over"`}, TurnOrder, "seat-in-phase"},
		{"phase ship", base, []string{`"act"`, `"ship"`, `"left": 2`, `"left": 1`}, ContractFromHand, "goods-none"},
		{"phase bonus", base, []string{`"act"`, `"bonus"`, `"left": 2`, `"left": 1`}, BonusAtOnce, "contract-in-phase"},
		{"phase deal in the setup", base, []string{`"act"`, `"deal"`, `"round": 3`, `"round": 0`, `"left": 2`, `"left": 0`, `"deals": 0`, `"deals": 1`}, SetupContracts, "hand-in-setup"},
		{"something done before the first round", base, []string{`"act"`, `"deal"`, `"round": 3`, `"round": 0`, `"left": 2`, `"left": 0`, `"deals": 0`, `"deals": 1`, `"productive": false`, `"productive": true`}, EndQuietRounds, "quiet-in-setup"},
		{"no round", base, []string{`"round": 3`, `"round": 0`}, TurnOrder, "round-in-phase"},
		{"a round without end", base, []string{`"round": 3`, `"round": 2147483647`}, 0, ""},
		{"a seat that does not play", base, []string{`"seat": 1`, `"seat": 3`}, 0, ""},
		{"nobody's turn", base, []string{`"seat": 1`, `"seat": 0`}, TurnOrder, "seat-in-phase"},
		{"three actions", base, []string{`"left": 2`, `"left": 3`}, 0, ""},
		{"no actions", base, []string{`"left": 2`, `"left": 0`}, TurnTwoActions, "number-in-phase"},
		{"nothing left to draw", base, []string{`"act"`, `"deal"`, `"left": 2`, `"left": 1`}, DrawTwo, "number-in-phase"},
		{"draws in act", base, []string{`"deals": 0`, `"deals": 1`}, DrawTwo, "number-in-phase"},
		{"quiet before there were rounds", base, []string{`"quiet": 0`, `"quiet": 3`}, EndQuietRounds, "quiet-of-rounds"},
		{"quiet for ever", base, []string{`"quiet": 0`, `"quiet": 10`, `"round": 3`, `"round": 30`}, EndQuietRounds, "quiet-goes-on"},
		{"a contract in act", base, []string{`"contract": 0`, `"contract": 3`}, BonusAtOnce, "contract-in-phase"},
		{"goods in act", base, []string{`"goods": ""`, `"goods": "K"`}, ContractWhole, "goods-in-phase"},
		{"goods that are none", base, []string{`"goods": ""`, `"goods": "P"`}, 0, ""},
		{"another city space", base, []string{`"hex": "a1"`, `"hex": "a2"`}, MapCitySpaces, "city-space"},
		{"no tile", base, []string{`"tile": "K"`, `"tile": ""`}, SetupCityTiles, "city-without-tile"},
		{"another tile", base, []string{`"tile": "K"`, `"tile": "X"`}, 0, ""},
		{"a purple city with a factory", base, []string{`"tile": "K"`, `"tile": "P"`}, FactoryNotOnPurple, "factory-on-purple"},
		{"goods without a factory", base, []string{`"factory": 1`, `"factory": 0`}, FactoryGoods, "goods-without-factory"},
		{"a factory of nobody", base, []string{`"factory": 1`, `"factory": 4`}, 0, ""},
		{"too many goods", base, []string{`"goods": 5`, `"goods": 7`}, 0, ""},
		{"a factory outside all networks", base, []string{`"hex": "e1",` + "\n" + `   "tile": "K",` + "\n" + `   "factory": 0`, `"hex": "e1",` + "\n" + `   "tile": "K",` + "\n" + `   "factory": 1`}, FactoryInANetwork, "factory-in-no-network"},
		{"track in the water", base, []string{`"b1 NW-SE P1"`, `"b6 NW-SE P1"`}, MapNoTrackOnWater, "track-no-room"},
		{"track on a city", base, []string{`"b1 NW-SE P1"`, `"c4 NW-SE P1"`}, MapNoTrackOnCities, "track-no-room"},
		{"track on a closed edge", base, []string{`"b1 NW-SE P1"`, `"d2 E-SE P1"`}, MapClosedEdges, "track-no-room"},
		{"track off the map", base, []string{`"b1 NW-SE P1"`, `"z1 NW-SE P1"`}, 0, ""},
		{"track of nobody", base, []string{`"b1 NW-SE P1"`, `"b1 NW-SE P4"`}, SetupPlayers, "seat-not-playing"},
		{"track that is none", base, []string{`"b1 NW-SE P1"`, `"b1 NW-NW P1"`}, 0, ""},
		{"track without words", base, []string{`"b1 NW-SE P1"`, `"b1"`}, 0, ""},
		{"no crossing", base, []string{`"b1 NW-SE P1"`, `"b1 NW-SE P1 + NE-E P2"`}, TrackSharesHex, "no-crossing"},
		{"track from no city", base, []string{`"b1 NW-SE P1"`, `"b2 E-W P1"`}, TrackContinues, "track-to-no-city"},
		{"two links under construction", base, []string{`"b1 NW-SE P1"`, `"b1 NW-SE P1", "b4 NE-NW P1"`}, LinkOneUnderConstruction, "second-link"},
		{"a link that comes back", base, []string{`"a2 E-W P1"`, `"a2 W-SW P1"`, `"b1 NW-SE P1"`, `"b1 NE-NW P1"`}, LinkNotBackToItsCity, "link-back"},
		{"track that joins foreign track", base, []string{`"a3 E-W P1"`, `"a3 E-W P2"`}, TrackJoinsNoForeign, "track-joins-foreign"},
		{"a link outside the network", base, []string{`"b1 NW-SE P1"`, `"d7 W-SW P1"`}, TrackBeginsInNetwork, "link-outside-network"},
		{"money without end", base, []string{`"money": 20`, `"money": 70000`}, 0, ""},
		{"a contract twice", base, []string{"    1,\n    2,", "    1,\n    1,"}, ComponentsContracts, "contract-elsewhere"},
		{"a contract in two hands", base, []string{"    6,\n", "    1,\n"}, ComponentsContracts, "contract-elsewhere"},
		{"a contract that there is not", base, []string{"    10\n", "    49\n"}, ComponentsContracts, "contract-elsewhere"},
		{"hands that are not what was dealt", base, []string{"    9,\n    10\n", "    9\n"}, SetupContracts, "hand-dealt"},
		{"hands out of order", base, []string{"    1,\n    2,", "    2,\n    1,"}, 0, ""},
		{"a memory of a full bag", base, []string{`"lost": []`, `"lost": [{"contract": 6, "hands": [2]}]`}, DrawFromFullestHand, "drawn-from-hand"},
		{"a memory of oneself", base, []string{`"lost": []`, `"lost": [{"contract": 6, "hands": [1]}]`}, DrawFromFullestHand, "memory-of-seat"},
		{"a wrong memory", base, []string{`"lost": []`, `"lost": [{"contract": 11, "hands": [2]}]`}, DrawFromFullestHand, "memory"},
		{"a contract in a memory that there is not", base, []string{`"lost": []`, `"lost": [{"contract": 60, "hands": [2]}]`}, ComponentsContracts, "contract-unknown"},
		{"a contract fulfilled by others", base, []string{`"act"`, `"build"`, `"left": 2`, `"left": 1`, `"contract": 0`, `"contract": 5`}, ContractReward, "contract-not-fulfilled"},
		{"a hex twice", base, []string{`"b1 NW-SE P1"`, `"b1 NW-SE P1", "b1 NW-SE P1"`}, TrackOnEmptyHex, "hex-twice"},
		{"the game over", base, []string{`"act"`, `"over"`, `"seat": 1`, `"seat": 0`, `"left": 2`, `"left": 0`}, EndContracts, "over-too-early"},
		{"the game over in a productive round", base, []string{`"act"`, `"over"`, `"seat": 1`, `"seat": 0`, `"left": 2`, `"left": 0`, `"productive": false`, `"productive": true`}, EndQuietRounds, "over-unquiet"},
		{"contracts drawn in the setup", base, []string{`"act"`, `"deal"`, `"round": 3`, `"round": 0`, `"left": 2`, `"left": 0`, `"deals": 0`, `"deals": 5`}, SetupContracts, "hand-in-setup"},
		{"a player too few", base, []string{`"players": 2`, `"players": 3`}, SetupPlayers, "players"},
		{"a setup that is none", base, []string{`"players": 2`, `"players": 9`}, SetupPlayers, ""},
		{"a map that does not ship", base, []string{`"map": "map plain\n`, `"map": "map plain\nx`}, 0, ""},
		{"goods out of order", ship, []string{`"goods": "KO"`, `"goods": "K"`}, ContractOrderOfGoods, "goods-out-of-order"},
		{"a contract of others", ship, []string{`"contract": 3`, `"contract": 4`}, ContractFromHand, "contract-not-held"},
		{"what cannot be paid", ship, []string{`"money": 8`, `"money": 6`}, ContractPayable, "goods-too-dear"},
	} {
		text := asJSON(t, test.s, test.replacements...)
		read := *base
		err := json.Unmarshal(text, &read)
		if err == nil || test.rule != 0 && !errors.Is(err, test.rule) {
			t.Errorf("%s: %v, want %s", test.name, err, test.rule.String())
		}
		if read != *base {
			t.Errorf("%s: the State was written to", test.name)
		}
		study := func() (family.Findings, error) { return new(State).UnmarshalStudy(text) }
		if test.finding != "" {
			planted = append(planted, studytest.Planted{Name: test.name, Finding: test.finding, Found: err, Study: study})
		} else if _, err := study(); err == nil {
			t.Errorf("%s can be studied", test.name)
		}
	}
	studytest.CheckFindings(t, English(), append(planted, spoiltPositions(t, base, ship)...))
	read := State{}
	if err := json.Unmarshal(asJSON(t, ship), &read); err != nil || read != *ship {
		t.Error(err)
	}
}

// spoiltPositions are positions with a fault that JSON does not say, or only at length.
func spoiltPositions(t *testing.T, base, ship *State) (planted []studytest.Planted) {
	over := applied(t, scene{track: north, hands: hand5(3), done: [][]int{{10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22}}}.lay(t))
	begun, err := New(base.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		finding string
		s       *State
		spoil   func(*State)
	}{
		{"carried-along", base, func(s *State) { s.supply[0]-- }},
		{"goods-short", base, func(s *State) { boxed(s, func(c *Components) { c.Goods = 4 }) }},
		{"tiles-short", base, func(s *State) {
			boxed(s, func(c *Components) { c.TrackTiles[SimpleStack-1] -= int(s.stacks[SimpleStack-1]) + 1 })
		}},
		{"locomotives-short", base, func(s *State) { boxed(s, func(c *Components) { c.Locomotives = 1 }) }},
		{"factories", base, func(s *State) { boxed(s, func(c *Components) { c.Factories = 0 }) }},
		{"city-tiles", base, func(s *State) { boxed(s, func(c *Components) { c.CityTiles[Black-1] = 2 }) }},
		{"over-too-late", over, func(s *State) { s.fulfilled[0], s.hands[Nobody] = s.fulfilled[0]|bitOf(23), s.hands[Nobody]&^bitOf(23) }},
		{"nothing-to-draw", base, func(s *State) {
			s.phase, s.left, s.deals = PhaseDeal, 1, 1
			s.fulfilled[1], s.hands[Nobody] = s.fulfilled[1]|s.hands[Nobody]|s.hands[2], 0
			s.hands[2] = 0
		}},
		{"no-network", ship, func(s *State) {
			s.rails, s.money[0], s.factories, s.goods = [MaxHexes]rails{}, 40, [MaxSeats]uint64{}, [3]uint64{}
		}},
		{"city-tiles-in-order", &begun, func(s *State) { s.tiles[Black-1] = 2 }},
		{"city-tiles-in-order", &begun, func(s *State) { s.tiles[Black-1], s.tiles[Grey-1] = 31, 480 }},
		{"fulfilled-without-network", base, func(s *State) {
			s.rails, s.fulfilled[0], s.hands[Nobody] = [MaxHexes]rails{}, bitOf(20), s.hands[Nobody]&^bitOf(20)
		}},
	} {
		s := *test.s
		test.spoil(&s)
		planted = append(planted, studytest.Planted{Name: test.finding, Finding: test.finding, Found: s.Validate()})
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
	s := scene{track: append([]string{"b1 NW-SE P1"}, north...), cities: []string{"a1 P1 5"}, hands: [][]int{{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}}}.lay(t)
	line, setup := s.String(), s.Setup()
	for _, test := range [][2]string{
		{".act.", ".nap."},
		{".act.", "."},
		{".act.", ".act.act."},
		{".n.", ".m."},
		{".n.", ".."},
		{"K15", "K19"},
		{"K15", "X15"},
		{"K15", "K1"},
		{"1c1", "1z1"},
		{"1c1", "01c1"},
		{"1c1", "999c1"},
		{"1c1", "1C1"},
		{"1c1", "1c9"},
		{"20_1-2-3-4-5_", "20_1-2-3-4-4_"},
		{"20_1-2-3-4-5_", "20_5-4-3-2-1_"},
		{"20_1-2-3-4-5_", "20_1-2-3-4-5__"},
		{"20_1-2-3-4-5_", "x_1-2-3-4-5_"},
		{"_-_-", "_-_6s2"},
		{".3.", ".03."},
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

// TestALineCountsTheHexesOfTheMap moves a track along the map and past its end: it is
// read as lying in the hex that is counted off, whatever is said of it there, and not
// read where the map has no more.
func TestALineCountsTheHexesOfTheMap(t *testing.T) {
	s := scene{}.lay(t)
	line, setup := s.String(), s.Setup()
	for skipped := 1; skipped <= len(s.game.names)+1; skipped++ {
		read, err := ParseState(strings.Replace(line, ".-.20_", fmt.Sprintf(".%dc1.20_", skipped), 1), setup)
		var malformed *ParseError
		if beyond := skipped >= len(s.game.names); errors.As(err, &malformed) != beyond {
			t.Errorf("track after %d of %d hexes: %v", skipped, len(s.game.names), err)
		}
		if err == nil {
			first, _ := read.TrackAt(s.game.names[skipped])
			equal(t, "the owner of the track", first.Owner, 1)
		}
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
		var malformed *ParseError
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
	if _, err := none.AppendText(nil); err == nil {
		t.Error("the zero Components are written")
	}
}
