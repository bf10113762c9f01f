package describe_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
)

// sticks are the parts of a game that has nothing but rules.
func sticks() describe.Parts[Sticks, Take] {
	return describe.Parts[Sticks, Take]{Name: "sticks", Least: 2, Most: 3, Notation: describe.Plain(NewSticks, ParseTake)}
}

// begun is a position of a game for two after moves.
func begun(t *testing.T, game describe.Game, moves ...string) describe.Position {
	t.Helper()
	p, err := game.Begin([]byte(`{"players": 2}`))
	for _, move := range moves {
		if err == nil {
			p, err = p.Replay(move)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestWhatIsLeftOutIsAnswered asks a game that has nothing but rules for everything.
func TestWhatIsLeftOutIsAnswered(t *testing.T) {
	game := describe.Of(sticks())
	named := describe.Manner{Names: []string{"Ada"}, Language: "de"}
	start, p, end := begun(t, game), begun(t, game, "throw 7", "take 3"), begun(t, game, "throw 7", "take 3", "take 3", "take 1")
	taken, err := p.Describe("take 1")
	if err != nil {
		t.Fatal(err)
	}
	_, hasChart := p.Chart()
	for what, test := range map[string]struct{ got, want any }{
		"title":        {game.About().Title, "sticks"},
		"secrets":      {game.About().Secrets, false},
		"choices":      {game.Choices(), describe.Choices{Game: "sticks", Title: "sticks", Least: 2, Most: 3, Choices: []describe.Chosen{}, Bots: []string{"random", "search"}}},
		"phases":       {[]string{start.View(0, describe.Manner{}).Phase, p.View(0, describe.Manner{}).Phase, end.View(0, describe.Manner{}).Phase}, []string{"chance", "move", "over"}},
		"all phases":   {game.About().Phases, []string{"chance", "move", "over"}},
		"round":        {p.View(0, describe.Manner{}).Round, 0},
		"points":       {[]int{p.Standing()[0].Points, p.Standing()[1].Points, p.Standing()[2].Points}, []int{0, 3, 0}},
		"no winners":   {describe.Winners(p), []int{}},
		"winners":      {describe.Winners(end), []int{2}},
		"moves":        {p.Moves(), []string{"take 1", "take 2", "take 3"}},
		"outcomes":     {start.Moves(), []string{"throw 7", "throw 8", "throw 9"}},
		"chance":       {start.View(0, named).Prompt, "Chance: chance"},
		"prompt":       {begun(t, game, "throw 7").View(0, named).Prompt, "Ada: move"},
		"no result":    {p.View(0, named).Result, ""},
		"result":       {end.View(0, named).Result, "P2 won: Ada -2, P2 3"},
		"help":         {p.Help(named), []describe.Paragraph{}},
		"books":        {len(game.About().Books), 0},
		"pictures":     {p.View(0, describe.Manner{}).Pictures, []string{}},
		"report":       {string(p.Report(1)), `{"turn":2,"phase":"move","round":0,"over":false,"points":[3,0]}`},
		"text":         {p.Text(), "game sticks; players 2; throw 7; take 3"},
		"JSON":         {string(p.JSON()), `["game sticks","players 2","throw 7","take 3"]`},
		"standing":     {p.Standing(), []describe.Standing{{}, {Points: 3}, {}}},
		"end":          {end.Standing(), []describe.Standing{{}, {Points: -2, Rank: 2, Return: -1}, {Points: 3, Won: true, Rank: 1, Return: 1}}},
		"no chart":     {hasChart, false},
		"files":        {p.Files(), map[string]string{}},
		"formats":      {len(game.About().Formats), 0},
		"rules":        {[]any{len(game.About().Rules), game.About().Page}, []any{0, ""}},
		"header":       {p.Header(), "game sticks\nplayers 2\n\n"},
		"table":        {p.View(0, named).Table, [][]string{{"Ada", "3"}, {"P2", "0"}}},
		"way":          {taken.Way, []hexmap.Cell(nil)},
		"verdict":      {p.Verdict("throw 7", refused(p, "throw 7"), describe.Last{Before: start, Move: "throw 7"}), describe.Verdict{NotAsked: true}},
		"asked":        {p.Verdict("take 9", nil, describe.Last{}).NotAsked, false},
		"over":         {end.Verdict("take 1", refused(end, "take 1"), describe.Last{}).NotAsked, true},
		"meant":        {game.Failure(refused(p, "tkae 1"), named).Meant, ""},
		"refusal":      {game.Refusal(refused(p, "throw 7"), named), "throw 7 is not possible here: 4 sticks lie on the table"},
		"routes":       {p.Routes("take 1", 2, named, describe.Look{}), []describe.Route{}},
		"not possible": {game.Failure(refused(p, "throw 7"), named).Message, "throw 7 is not possible here: 4 sticks lie on the table"},
	} {
		if diff := cmp.Diff(test.want, test.got); diff != "" {
			t.Errorf("%s: mismatch (-want +got)\n%s", what, diff)
		}
	}
	step, err := p.Step("take 2", 1, named)
	if err != nil || step.Move != "take 2" || len(step.Events) != 1 || step.Events[0].Kind != "move" || step.Events[0].Text != "P2: take 2" || step.Events[0].Seat != 2 {
		t.Errorf("a move does %+v: %v", step, err)
	}
	if ledger, err := end.Ledger(start, nil, named); err != nil || len(ledger) != 2 || ledger[0].Total != -2 || ledger[0].Name != "Ada" {
		t.Errorf("the points come from %+v: %v", ledger, err)
	}
	for what, read := range map[string]func() (describe.Position, error){
		"text": func() (describe.Position, error) { return game.Restore(p.Text()) },
		"JSON": func() (describe.Position, error) { return game.FromJSON(p.JSON()) },
	} {
		if again, err := read(); err != nil || again.Text() != p.Text() || again.Standing()[1].Points != 3 {
			t.Errorf("the %s is read as another position: %v", what, err)
		}
	}
}

// TestARecordIsPlayedLineByLine stops at lines that are wrong, and goes on behind them.
func TestARecordIsPlayedLineByLine(t *testing.T) {
	game := describe.Of(sticks())
	r, err := game.Open(strings.NewReader("game sticks\nplayers 2\nseat 1 Ada\n\nthrow 7\ntake 3\ntake 9\ntake 1\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	var moves []string
	for range 2 {
		for r.Next() {
			moves = append(moves, r.Move())
		}
		wrong, ok := r.Err().(*family.RecordError)
		if !ok || wrong.Line != 7 {
			t.Fatalf("after %q it stops at %v", moves, r.Err())
		}
		if len(moves) == 2 {
			after, err := r.Restore("game sticks; players 2; throw 9; take 3; take 2; take 3")
			if err = errors.Join(err, r.Resume(after)); err != nil {
				t.Fatal(err)
			}
			if !r.Next() || r.Move() != "take 1" || r.Position().Text() != "game sticks; players 2; throw 9; take 3; take 2; take 3; take 1" {
				t.Fatalf("%s: %v", r.Position().Text(), r.Err())
			}
			break
		}
	}
	if r.Next() || r.Err() != nil || r.Notes().Names[0] != "Ada" {
		t.Errorf("%v, %+v", r.Err(), r.Notes())
	}
	for _, from := range []describe.Position{nil, begun(t, describe.Of(sticks()), "throw 7", "take 1")} {
		if err := r.Resume(from); (err == nil) != (from != nil) {
			t.Errorf("it goes on from %v: %v", from, err)
		}
	}
	if _, err := game.Open(strings.NewReader("game sticks\nplayers 9\n"), nil); err == nil {
		t.Error("nine play")
	}
}

// TestVerdicts tells what a game says of lines that are refused.
func TestVerdicts(t *testing.T) {
	parts := sticks()
	parts.Verdicts = &describe.Verdicts[Sticks, Take]{
		NotAsked: []string{},
		Ruled:    func(s *Sticks, why error) bool { return why != nil && s.left == 4 },
		TurnEnded: func(from *Sticks, m Take, now *Sticks) describe.TurnEnd {
			return describe.TurnEnd{How: describe.Ending(from.left - uint8(m) - now.left + 1)}
		},
		GoesOn: func(m Take) bool { return m == 2 },
		Way:    func(*Sticks, Take) []hexmap.Cell { return []hexmap.Cell{hexmap.MustParseCell("c5")} },
	}
	game := describe.Of(parts)
	before, p := begun(t, game, "throw 7"), begun(t, game, "throw 7", "take 3")
	last := describe.Last{Before: before, Move: "take 3"}
	taken, err := p.Describe("take 1")
	if err != nil {
		t.Fatal(err)
	}
	for what, test := range map[string]struct{ got, want any }{
		"asked":      {p.Verdict("throw 7", refused(p, "throw 7"), describe.Last{}).NotAsked, false},
		"ruled":      {p.Verdict("take 9", refused(p, "take 9"), describe.Last{}).Ruled, true},
		"turn":       {p.Verdict("take 2", nil, last).Ended, describe.TurnEnd{How: describe.EndedByItself}},
		"other turn": {p.Verdict("take 1", nil, last).Ended, describe.TurnEnd{}},
		"no turn":    {p.Verdict("take 2", nil, describe.Last{Move: "take 3"}).Ended, describe.TurnEnd{}},
		"way":        {len(taken.Way), 1},
	} {
		if diff := cmp.Diff(test.want, test.got); diff != "" {
			t.Errorf("%s: mismatch (-want +got)\n%s", what, diff)
		}
	}
}

// TestAPlainRecord reads and writes records of a game without a table of records.
func TestAPlainRecord(t *testing.T) {
	games := describe.Games{describe.Of(sticks())}
	record := "game sticks\nplayers 3\nevent a rainy day\nseat 2 Ben\n\nthrow 8\nP1: take 3\ntake 3\n\n# the last ones\ntake 2\nresult P1 3 P2 3 P3 -4\n"
	replay, err := games.ReadRecord(record, nil)
	if err != nil || replay.Err != nil || !replay.End.Over() || replay.Notes.Names[1] != "Ben" || len(replay.Moves) != 4 {
		t.Fatalf("%+v: %v", replay, err)
	}
	again, err := replay.Start.Record(replay.Moves, replay.Notes)
	if want := "game sticks\nplayers 3\nevent a rainy day\nseat 2 Ben\n\nthrow 8\ntake 3\ntake 3\ntake 2\n"; err != nil || again != want {
		t.Errorf("it is written as\n%s%v", again, err)
	}
	for wrong, want := range map[string]string{
		strings.Replace(record, "take 2", "take 3", 1):             "take 3 is not possible here: 2 sticks lie on the table",
		strings.Replace(record, "P1: take", "P2: take", 1):         "take 3: P1 is asked, not P2",
		strings.Replace(record, "P3 -4", "P3 4", 1):                "claimed is P1 3, P2 3, P3 4, and the points are P1 3, P2 3, P3 -4",
		strings.Replace(record, "throw 8\n", "throw 8\nhalt\n", 1): `"halt" is not a move of Sticks`,
	} {
		if replay, err := games.ReadRecord(wrong, nil); err != nil || replay.Err == nil || !strings.Contains(replay.Err.Error(), want) {
			t.Errorf("%v, %v: want %s", err, replay.Err, want)
		}
	}
	for header, want := range map[string]string{
		"game sticks\nplayers 4\n":            "a number from 2 to 3",
		"game sticks\nplayers 2\n\nthrow 7\n": "this says more than what is played: a setup has no moves, no position and no result",
		"game stones\nplayers 2\n":            `"game stones" names no game; the first line is "game sticks"`,
	} {
		if _, _, err := games.New(header, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", header, err)
		}
	}
}

func (s *Sticks) fields(a *archive.Archive) {
	archive.Number(a, "left", &s.left, 0, 9)
	a.Bool("thrown", &s.thrown)
	archive.Number(a, "turn", &s.turn, 0, s.Seats())
	for a.Array("taken", len(s.taken)); a.Next(); {
		archive.Number(a, "", &s.taken[a.Index()], -9, 9)
	}
}

// TestAChoiceOfAPlainGame keeps a word of the setup in headers, records and stored positions.
func TestAChoiceOfAPlainGame(t *testing.T) {
	woods := []string{"oak", "ash"}
	begin := func(players int, words ...string) (Sticks, error) {
		s, err := NewSticks(players)
		s.taken[0] = int8(slices.Index(woods, words[0])) // of no seat
		return s, err
	}
	parts := sticks()
	parts.Setup = []describe.Chosen{{Name: "wood", Values: woods, UsualFor: woods}}
	plain := describe.PlainChoice(begin, func(s *Sticks) []string { return []string{woods[s.taken[0]]} }, ParseTake)
	for _, parts.Notation = range []describe.Notation[Sticks, Take]{plain, describe.Stored(plain, (*Sticks).fields, nil)} {
		game := describe.Of(parts)
		gametest.Check(t, game, gametest.Options{})
		p, err := game.Begin([]byte(`{"players": 3, "wood": "ash"}`))
		if err != nil || p.Header() != "game sticks\nplayers 3\nwood ash\n\n" {
			t.Fatalf("the header is %q: %v", p.Header(), err)
		}
		if p, err = p.Replay("throw 7"); err != nil {
			t.Fatal(err)
		}
		record, err := p.Record([]string{"take 3"}, describe.Notes{})
		if replay, wrong := game.ReadRecord(record, nil); err == nil && (wrong != nil || replay.Err != nil || replay.End.Header() != p.Header()) {
			t.Errorf("%v %v: %s", wrong, replay.Err, record)
		}
		for what, read := range map[string]func() (describe.Position, error){
			"line": func() (describe.Position, error) { return game.Restore(p.Text()) },
			"JSON": func() (describe.Position, error) { return game.FromJSON(p.JSON()) },
		} {
			if again, err := read(); err != nil || again.Header() != p.Header() || again.Text() != p.Text() {
				t.Errorf("the %s is read as another position: %v", what, err)
			}
		}
		for players, usual := range map[int]string{2: "oak", 3: "ash"} {
			p, err := game.Begin(fmt.Appendf(nil, `{"players": %d}`, players))
			if err != nil || !strings.Contains(p.Header(), "wood "+usual+"\n") {
				t.Errorf("the usual wood of %d players is not chosen: %v", players, err)
			}
		}
		if _, err := game.Begin([]byte(`{"players": 2, "wood": "elm"}`)); err == nil || !strings.Contains(err.Error(), "oak or ash") {
			t.Errorf("elm is chosen: %v", err)
		}
	}
	parts.Setup = []describe.Chosen{{Name: "wood", Values: woods, Required: true, Least: 3}}
	if why := faultOf(describe.Of(parts)); !strings.Contains(why, `{"players": 2}: `) {
		t.Errorf("2 players play without the wood that they need: %s", why)
	}
	parts.Setup[0].Least = 0
	gametest.Check(t, describe.Of(parts), gametest.Options{})
}

// TestBotsOfAnyGame has the bots play that every game has.
func TestBotsOfAnyGame(t *testing.T) {
	game, random := describe.Of(sticks()), rand.New(rand.NewPCG(1, 2))
	for _, name := range game.Bots() {
		b, err := game.Bot(name, describe.Thought{Iterations: 300})
		if err != nil {
			t.Fatal(err)
		}
		for p := begun(t, game, "throw 9", "take 3"); !p.Over(); {
			move, err := b.Choose(t.Context(), p, random)
			if err == nil {
				p, err = p.Move(move)
			}
			if err != nil {
				t.Fatal(name, err)
			}
		}
		p := begun(t, game, "throw 7", "take 3")
		if expected, err := b.Evaluate(t.Context(), p, random); err != nil || len(expected) != 2 {
			t.Errorf("%s expects %v: %v", name, expected, err)
		}
	}
	b, err := game.Bot("search", describe.Thought{Iterations: 2000})
	if err != nil {
		t.Fatal(err)
	}
	if move, err := b.Choose(context.Background(), begun(t, game, "throw 7", "take 3"), random); move != "take 3" || err != nil {
		t.Errorf("with four sticks left, the search takes %q: %v", move, err)
	}
	if _, err := game.Bot("greedy", describe.Thought{}); err == nil {
		t.Error("a game without bots has a greedy one")
	}
}

// TestOffers looks at the options of a game that says what its moves are.
func TestOffers(t *testing.T) {
	parts := sticks()
	parts.Hexes = func(m Take) []hexmap.Cell { return []hexmap.Cell{hexmap.CellAt(1, int(m))} }
	p := begun(t, describe.Of(parts), "throw 7")
	in := describe.Manner{}
	var want []describe.Offer
	for n := 1; n <= 3; n++ {
		text := fmt.Sprint("take ", n)
		want = append(want, describe.Offer{
			Option: describe.Option{Move: text, Text: text, Kind: "take"}, Groups: []string{"take"},
			Hexes: []string{fmt.Sprint("a", n)}, Gain: n, Gains: []int{n, 0}, Title: text, Section: "take",
		})
	}
	for filter, want := range map[describe.Filter][]describe.Offer{
		{}: want, {Hex: "a2"}: want[1:2], {Kind: "take"}: want, {Group: "take"}: want, {Kind: "give"}: {}, {Hex: "b7"}: {}, {Group: "give"}: {},
	} {
		offers, _ := p.Offers(in, filter)
		if diff := cmp.Diff(want, offers); diff != "" {
			t.Errorf("%+v: mismatch (-want +got)\n%s", filter, diff)
		}
	}
	parts.Gain = func(_ *Sticks, _ Take, seat family.Seat) int { return 8 - int(seat) }
	p = begun(t, describe.Of(parts), "throw 7")
	offers, _ := p.Offers(in, describe.Filter{})
	if offers[0].Gain != 7 || offers[0].Gains[1] != 6 {
		t.Error("what the game says of its options is not heard")
	}
}

// TestTheMapIsDrawn draws a game without pictures on its map, with what its report says
// of hexes.
func TestTheMapIsDrawn(t *testing.T) {
	board := hexmap.MustParseMap("map table\nlayout pointy odd-r\ngrid\na  p   p   h\nb    p   p*  w\nend\ncity b2 Middletown\n", hexmap.MapFormat{})
	parts := sticks()
	parts.Map = func(*Sticks) *hexmap.Map { return board }
	parts.Hexes = func(m Take) []hexmap.Cell { return []hexmap.Cell{hexmap.CellAt(1, int(m))} }
	parts.Report = func(s *Sticks, _ family.Seat) ([]byte, error) {
		return json.Marshal(map[string]any{"piles": []map[string]any{{"hex": "a3", "sticks": s.left, "wood": "oak"}}})
	}
	game := describe.Of(parts)
	p := begun(t, game, "throw 7")
	drawn, ok := p.Picture("map", 1, describe.Manner{}, describe.Look{HexNames: true}, describe.Last{})
	if !ok || !slices.Equal(p.View(0, describe.Manner{}).Pictures, []string{"map"}) {
		t.Fatal("the map is not drawn")
	}
	for _, want := range []string{`data-part="map/hex-a3"`, "sticks 7 oak", "Middletown", ">a1<", `data-move="take 2"`} {
		if !strings.Contains(drawn, want) {
			t.Errorf("the map has no %s", want)
		}
	}
	if got, want := p.Characters(1, describe.Manner{}, describe.Look{}), "a1  p     a2  p     a3  h\n                    sticks 7 oak\n     b1  p     b2  p*    b3  w\n\nP1  0\nP2  0\n"; got != want {
		t.Errorf("a terminal shows\n%s\nwant\n%s", got, want)
	}
	if plain, _ := p.Picture("map", 2, describe.Manner{}, describe.Look{Night: true}, describe.Last{}); strings.Contains(plain, "data-move") || plain == drawn {
		t.Error("a seat that is not asked can choose")
	}
	if _, ok := p.Picture("table", 1, describe.Manner{}, describe.Look{}, describe.Last{}); ok {
		t.Error("there is a picture of another name")
	}
	choice := p.Choice("map/hex-a3", 1, describe.Manner{}, describe.Look{})
	if len(choice.Options) != 1 || choice.Options[0].Move != "take 3" {
		t.Errorf("a click chooses %+v", choice)
	}
	if choice := p.Choice("map/hex-a3", 2, describe.Manner{}, describe.Look{}); choice.Refused == nil || len(choice.Options) > 0 {
		t.Errorf("a click of another seat chooses %+v", choice)
	}
}

// TestWhatLiesOnTheMapIsDrawn draws a game without pictures that says in a line each what lies
// on its map, and what the report says of its players.
func TestWhatLiesOnTheMapIsDrawn(t *testing.T) {
	board := hexmap.MustParseMap("map table\nlayout pointy odd-r\ngrid\na  p*  p~  h\nb    p~  po  w\nend\ncity a1 Left\ntown b2 Right\nclosed a1/E\n", hexmap.MapFormat{})
	parts := sticks()
	parts.Map = func(*Sticks) *hexmap.Map { return board }
	parts.Tiles = func(*Sticks) []track.Tile {
		tiles := make([]track.Tile, board.Len())
		tiles[2] = track.MustParseTile("SW-E")
		return tiles
	}
	parts.Owners = func(*Sticks, int, track.Tile) family.Seat { return 2 }
	parts.Goods = func(_ *Sticks, i int) []string { return map[int][]string{0: {"red", "black"}}[i] }
	parts.Colours = func(_ *Sticks, i int) string { return map[int]string{0: "blue", 4: "red"}[i] }
	parts.Signs = func(_ *Sticks, i int) string { return map[int]string{0: "w3"}[i] }
	parts.Report = func(s *Sticks, _ family.Seat) ([]byte, error) {
		return []byte(`{"order": [2, 1], "players": [{"money": 7, "bankrupt": true, "hand": [1]}, {"money": 8, "bankrupt": false, "hand": [2]}],
			"chart": [{"city": "Left", "goods": ["red", ""]}], "posts": [{"hex": "a1"}]}`), nil
	}
	p := begun(t, describe.Of(parts), "throw 7")
	if got := p.View(0, describe.Manner{}).Pictures; !slices.Equal(got, []string{"map", "players", "chart"}) {
		t.Fatalf("the pictures are %q", got)
	}
	for name, wants := range map[string][]string{
		"map": {
			`data-river="a2"`, `data-wall="a1/E"`, `class="hex city" `, "railhex-station-red", "railhex-good-black", `railhex-player2`,
			">Left<", ">Right<", ">K<", ">2<", ">w3<",
		},
		"chart":   {">Left<", "railhex-good-red", ">R<"},
		"players": {">money<", ">bankrupt<", ">7<", ">8<", ">✓<", `font-weight="bold">Ada<`, `data-seat="2"`},
	} {
		drawn, _ := p.Picture(name, 1, describe.Manner{Names: []string{"Ada"}}, describe.Look{ColourBlind: true}, describe.Last{})
		for _, want := range wants {
			if !strings.Contains(drawn, want) {
				t.Errorf("the picture of the %s has no %s", name, want)
			}
		}
		if strings.Contains(drawn, "hand") || name == "players" && strings.Index(drawn, ">Ada<") < strings.Index(drawn, ">P2<") {
			t.Errorf("a list of numbers is in the table, or the order is wrong:\n%s", drawn)
		}
	}
	plain, _ := p.Picture("map", 1, describe.Manner{}, describe.Look{}, describe.Last{})
	if strings.Contains(plain, ">K<") || strings.Contains(plain, ">2<") {
		t.Error("letters for those who do not tell colours apart are in every picture")
	}
}

// TestTilesAreDrawn lays track on the map of a game without pictures: both the map and the
// terminal show it, and cities are no track.
func TestTilesAreDrawn(t *testing.T) {
	board := hexmap.MustParseMap("map table\nlayout pointy odd-r\ngrid\na  p   p   h\nb    p   p*  w\nend\ncity b2 Middletown\n", hexmap.MapFormat{})
	tiles := make([]track.Tile, board.Len())
	parts := sticks()
	parts.Map = func(*Sticks) *hexmap.Map { return board }
	bare := begun(t, describe.Of(parts), "throw 7").Characters(1, describe.Manner{}, describe.Look{})
	parts.Tiles = func(*Sticks) []track.Tile { return tiles }
	game := describe.Of(parts)
	p := begun(t, game, "throw 7")
	shown := func() string {
		drawn, _ := p.Picture("map", 1, describe.Manner{}, describe.Look{}, describe.Last{})
		return drawn
	}
	for i := range board.Cities() {
		tiles[i] = track.City
	}
	empty := shown()
	if got := p.Characters(1, describe.Manner{}, describe.Look{}); got != bare {
		t.Errorf("without track a terminal shows\n%s\nwant\n%s", got, bare)
	}
	tiles[2] = track.MustParseTile("SW-E")
	if got, want := p.Characters(1, describe.Manner{}, describe.Look{}), strings.Replace(bare, "a3  h", "a3  h E-SW", 1); got != want {
		t.Errorf("a terminal shows\n%s\nwant\n%s", got, want)
	}
	if strings.Count(shown(), "<path") <= strings.Count(empty, "<path") {
		t.Error("the picture has no path for the track")
	}
	gametest.Check(t, game, gametest.Options{})
	tiles = tiles[1:]
	if why := faultOf(game); !strings.Contains(why, "the Tiles are of 5 hexes, and the Map has 6") {
		t.Errorf("tiles that are too few: %s", why)
	}
	parts.Map = nil
	if err := describe.Complete(describe.Of(parts)); err == nil || !strings.Contains(err.Error(), "Tiles lie on a Map, and there is none") {
		t.Errorf("tiles without a map: %v", err)
	}
}

// TestAWalkerWalksAsPositionsDo plays games with both.
func TestAWalkerWalksAsPositionsDo(t *testing.T) {
	game, random := describe.Of(sticks()), rand.New(rand.NewPCG(5, 6))
	w, other := game.Walker(), game.Walker()
	if w.Len() != 0 || w.Seats() != 0 {
		t.Error("a new Walker has a position")
	}
	for range 50 {
		p := begun(t, game)
		if err := w.Set(p); err != nil {
			t.Fatal(err)
		}
		for !p.Over() {
			moves := p.Moves()
			i := random.IntN(len(moves))
			if w.Len() != len(moves) || w.Text(i) != moves[i] || w.Index(moves[i]) != i || w.Chance() != p.Chance() || int(w.Turn()) != p.Turn() || w.Probability(i) > 0 != p.Chance() {
				t.Fatalf("the Walker stands elsewhere than at %s", p.Text())
			}
			other.Copy(w)
			if other.Len() != len(moves) || other.Text(i) != moves[i] {
				t.Fatalf("the copy stands elsewhere than at %s", p.Text())
			}
			w.Make(i)
			if other.Hash() == w.Hash() {
				t.Fatal("the copy walks along")
			}
			var err error
			if p, err = p.Replay(moves[i]); err != nil {
				t.Fatal(err)
			}
		}
		if !w.Over() || w.Total(1) != p.Standing()[1].Points || w.Rank(family.Seat(describe.Winners(p)[0])) != 1 {
			t.Fatalf("the Walker ends elsewhere than at %s", p.Text())
		}
	}
	if _, err := w.Action(0); !errors.Is(err, describe.ErrNoArrays) {
		t.Errorf("a game without arrays numbers its moves: %v", err)
	}
	if err := w.Write(nil, 1, nil); !errors.Is(err, describe.ErrNoArrays) {
		t.Errorf("a game without arrays writes one: %v", err)
	}
	if err := w.Pack(nil, nil, 1); !errors.Is(err, describe.ErrNoArrays) {
		t.Errorf("a game without arrays packs one: %v", err)
	}
	if _, err := game.Layout(); !errors.Is(err, describe.ErrNoArrays) {
		t.Errorf("a game without arrays lays them out: %v", err)
	}
	if w.Index("halt") != -1 || w.Index("throw 7") != -1 {
		t.Error("a move that is not in the list has an index")
	}
	if err := w.Set(begun(t, game)); err != nil {
		t.Fatal(err)
	}
	if got, want := w.Count(2), (family.Count{Sequences: 9, Mass: 3}); got.Sequences != want.Sequences || got.Mass < 2.999 || got.Mass > 3.001 || !w.Chance() {
		t.Errorf("two moves go on in %+v ways, want %+v", got, want)
	}
	pebbles := sticks()
	pebbles.Name = "pebbles"
	if err := w.Set(begun(t, describe.Of(pebbles))); err == nil {
		t.Error("a Walker goes to a position of another game")
	}
}

// countedArrays are arrays that hold the sticks that lie on the table.
func countedArrays() *describe.Arrays[Sticks, Take] {
	return &describe.Arrays[Sticks, Take]{
		Version:       4,
		Sections:      describe.Lay([]describe.Section{{Name: "sticks", Shape: []int{1}, Scale: 1}}),
		Write:         func(w describe.Writer, s *Sticks, _ family.Seat) { w.Put(0, 0, int(s.left)) },
		Actions:       describe.NewNumbering(describe.Block{Kind: "take", Factors: []describe.Factor{{Name: "sticks", From: 1, Count: 3}}}),
		AppendFactors: func(dst []int, _ *Sticks, m Take) []int { return append(dst, 0, int(m)-1) },
	}
}

func TestLayout(t *testing.T) {
	whole := sticks()
	whole.Arrays = countedArrays()
	game := describe.Of(whole)
	gametest.Check(t, game, gametest.Options{})
	layout, err := game.Layout()
	if err != nil || layout.Version != 4 || len(layout.Sections) != 1 || layout.Actions != 3 || layout.Blocks[0].Kind != "take" {
		t.Errorf("the layout is %+v: %v", layout, err)
	}
}

// lowest is a bot that no description has: it makes the first move.
type lowest struct{ describe.Bot }

func (lowest) Choose(_ context.Context, p describe.Position, _ *rand.Rand) (string, error) {
	return p.Moves()[0], nil
}

// TestPlay plays games with bots of the description and others. The same seed plays the
// same game, and what falls does not depend on who plays.
func TestPlay(t *testing.T) {
	game := describe.Of(sticks())
	search, err := game.Bot("search", describe.Thought{Iterations: 30})
	if err != nil {
		t.Fatal(err)
	}
	played := func(seed uint64, bots ...describe.Bot) (moves []string) {
		t.Helper()
		last := begun(t, game)
		err := game.Play(t.Context(), last, bots, seed, func(before describe.Position, move string, after describe.Position) error {
			if next, err := before.Replay(move); before != last || err != nil || next.Text() != after.Text() {
				t.Errorf("%s does not lead from %s to %s: %v", move, before.Text(), after.Text(), err)
			}
			moves, last = append(moves, move), after
			return nil
		})
		if err != nil || !last.Over() {
			t.Fatalf("%v: the game stops after %q", err, moves)
		}
		return moves
	}
	thrown := map[string]bool{}
	for seed := range uint64(12) {
		first, again, other := played(seed, search, lowest{}), played(seed, search, lowest{}), played(seed, lowest{}, lowest{})
		if !slices.Equal(first, again) {
			t.Errorf("seed %d plays %q, then %q", seed, first, again)
		}
		if first[0] != other[0] {
			t.Errorf("seed %d throws %q, and with other players %q", seed, first[0], other[0])
		}
		thrown[first[0]] = true
	}
	if len(thrown) != 3 {
		t.Errorf("of three throws, twelve seeds play %v", thrown)
	}
	stop, ignored := errors.New("stop"), func(describe.Position, string, describe.Position) error { return nil }
	pebbles := sticks()
	pebbles.Name = "pebbles"
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for what, err := range map[string]error{
		"an error stops it": game.Play(t.Context(), begun(t, game), []describe.Bot{search, search}, 1, func(describe.Position, string, describe.Position) error { return stop }),
		"a bot too few":     game.Play(t.Context(), begun(t, game), []describe.Bot{search}, 1, ignored),
		"an end":            game.Play(ended, begun(t, game), []describe.Bot{search, search}, 1, ignored),
		"another game":      describe.Of(pebbles).Play(t.Context(), begun(t, describe.Of(coin()), "heads"), nil, 1, ignored),
	} {
		if err == nil {
			t.Errorf("%s: the game is played", what)
		}
	}
}

// TestWordsInTextFiles tells a game by templates, in a language that has them and in one
// that has not, and holds that Check finds what is wrong with them.
func TestWordsInTextFiles(t *testing.T) {
	files := map[phrases.Language]string{
		phrases.English: "[prompt]\nmove = {player}, take sticks.\n[option]\ntake = Take {gain}\n[effect]\ngain = brings {gain}\n[event]\ntake = {player} takes.\n[result]\nwon = {players} won: {points}.\n",
		phrases.German:  "[prompt]\nmove = {player}, nimm Hölzer.\n[option]\ntake = Nimm {gain}\n[effect]\ngain = bringt {gain}\n[event]\ntake = {player} nimmt.\n[result]\nwon = Gewonnen hat {players}: {points}.\n",
	}
	texts := func(l phrases.Language) phrases.Text {
		text, _ := phrases.ParseText(files[l])
		return text
	}
	parts := sticks()
	parts.Words = describe.Told[Sticks, Take](texts)
	parts.Gain = func(_ *Sticks, m Take, _ family.Seat) int { return int(m) }
	game := describe.Of(parts)
	gametest.Check(t, game, gametest.Options{})
	p := begun(t, game, "throw 7")
	for tag, want := range map[string][3]string{
		"de": {"Ada, nimm Hölzer.", "Nimm 1", "bringt 1"}, "fr": {"Ada, take sticks.", "Take 1", "brings 1"},
	} {
		in := describe.Manner{Language: tag, Names: []string{"Ada"}}
		offers, _ := p.Offers(in, describe.Filter{})
		if got := [3]string{p.View(0, in).Prompt, offers[0].Text, offers[0].Effects[0]}; got != want {
			t.Errorf("%s: said is %q, want %q", tag, got, want)
		}
		in.You = 1
		if got := p.View(0, in).Prompt; "Ada, "+strings.ToLower(got[:1])+got[1:] != want[0] {
			t.Errorf("%s: Ada is asked %q, others %q", tag, got, want[0])
		}
	}
	for want, text := range map[string]string{
		"the text prompt.go in Deutsch belongs to nothing":                          "[prompt]\ngo = los\n",
		"the text prompt.move in Deutsch names {hex}, which it does not in English": "[prompt]\nmove = {hex}\n",
		"the text effect.gain is not there in Deutsch":                              "[prompt]\nmove = {player}\n",
		"the text refusal.far in Deutsch is not there in English":                   "[refusal]\nfar = weit\n",
		"the text you.far in Deutsch is not there in English":                       "[you]\nfar = weit\n",
	} {
		files[phrases.German] = text
		if err := describe.Complete(game); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %s, got %v", want, err)
		}
	}
}

// nobodyWins are sticks without a winner.
func nobodyWins() describe.Parts[Sticks, Take] {
	parts := sticks()
	parts.Winners = func(*Sticks) iter.Seq[family.Seat] { return func(func(family.Seat) bool) {} }
	return parts
}

// TestSlotsAreFilled holds that Check finds the slots of English texts that nothing fills, and
// takes those that the columns of Moves do.
func TestSlotsAreFilled(t *testing.T) {
	parts, english := nobodyWins(), ""
	parts.Moves = describe.Sorted(func(m Take) takeKind { return takeKind(min(m/throw, 1)) }, 0, 1, nil,
		describe.Says("sticks", "how many", func(m Take) int { return int(m) }, takeKind(0)))
	parts.Words = describe.Told[Sticks, Take](func(l phrases.Language) phrases.Text {
		if l != phrases.English {
			return phrases.Text{}
		}
		text, _ := phrases.ParseText(english)
		return text
	})
	game := describe.Of(parts)
	for text, want := range map[string]string{
		"[option]\ntake = {player} takes {sticks} in {place} for {gain}\n":    "",
		"[prompt]\nmove = {player} in {round}\n[refusal]\nfar = {anything}\n": "",
		"[refusal]\nfar = {hex} in {anything}\n[you]\nfar = {anything}\n":     "",
		"[refusal]\nfar = {hex}\n[you]\nfar = {anything}\n":                   "the text you.far names {anything}, which refusal.far does not",
		"[you]\nfar = too far\n": "the text you.far belongs to no text refusal.far",
		"[result]\nwon = {players}, {points}\nnone = nobody, {points}\n": "",
		"[event]\nthrow = Ten and {sticks}\n":                            "the text event.throw names {sticks}, which nothing fills: it can have {player}, {place}, {gain}",
		"[group]\ntake = {player}\n":                                     "the text group.take names {player}, which nothing fills: it has no slots",
		"[result]\nwon = {player} has won\nnone = nobody\n":              "the text result.won names {player}, which nothing fills",
	} {
		english = text
		switch err := describe.Complete(game); {
		case want == "" && err != nil:
			t.Errorf("%s: %v", text, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%s: want %s, got %v", text, want, err)
		}
	}
}

type takeKind uint8

func (k takeKind) String() string { return [...]string{"take", "throw"}[k] }

// TestNobodyHasWon tells a game without a winner by its own text, and without one as a game
// without texts does.
func TestNobodyHasWon(t *testing.T) {
	for text, want := range map[string]string{
		"[result]\nwon = {players} won.\nnone = It is a draw.\n": "It is a draw.",
		"[result]\nwon = {players} won.\n":                       "Nobody has won: P1 -2, P2 3",
	} {
		parts := nobodyWins()
		parts.Words = describe.Told[Sticks, Take](func(phrases.Language) phrases.Text {
			english, _ := phrases.ParseText(text)
			return english
		})
		p := begun(t, describe.Of(parts), "throw 7", "take 3", "take 3", "take 1")
		if got := p.View(0, describe.Manner{}).Result; got != want {
			t.Errorf("said is %q, want %q", got, want)
		}
	}
}

// refused returns why a move is not legal.
func refused(p describe.Position, text string) error {
	_, err := p.Replay(text)
	return err
}
