package steam

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/scenes"
	"github.com/railhex/railhex/variants/family/archive"
)

// Positions for the tests of rules, on a map that has a bit of everything.

const sceneMap = `map scene
layout pointy odd-r
grid
a  p*  p   po  p   p*  p   p   po  p   p*
b  p   p   p   p~  h   p~o p   w   p   m
c  p*  p   p   p   p*  p   p   p   po  --
end
city a1 red 3
city a5 blue 2
city a10 yellow 2
city c1 purple 2
city c5 red 2
closed a6/E
supply 4
`

// A positionDocument is a position as JSON has it, without its setup.
type positionDocument struct {
	Phase   string           `json:"phase"`
	Round   int              `json:"round"`
	Cycle   int              `json:"cycle"`
	Filled  int              `json:"filled"`
	Order   []int            `json:"order"`
	Queue   []int            `json:"queue"`
	Waiting []int            `json:"waiting"`
	Auction *auctionDocument `json:"auction"`
	Free    int              `json:"free"`
	Left    int              `json:"left"`
	Gains   []gainDocument   `json:"gains"`
	Cities  []cityDocument   `json:"cities"`
	Supply  []string         `json:"supply"`
	Track   []string         `json:"track"`
	Links   []linkDocument   `json:"links"`
	Players []playerDocument `json:"players"`
}

type auctionDocument struct {
	In     []int `json:"in"`
	High   int   `json:"high"`
	Bidder int   `json:"bidder"`
	Asked  int   `json:"asked"`
}

type gainDocument struct {
	Seat   int `json:"seat"`
	Points int `json:"points"`
}

type cityDocument struct {
	Hex    string `json:"hex"`
	Colour string `json:"colour"`
	Goods  string `json:"goods"`
	Grown  bool   `json:"grown"`
}

type linkDocument struct {
	From     string `json:"from"`
	Owner    int    `json:"owner"`
	Extended bool   `json:"extended"`
}

type playerDocument struct {
	Money      int    `json:"money"`
	Income     int    `json:"income"`
	Points     int    `json:"points"`
	Locomotive int    `json:"locomotive"`
	Dealt      int    `json:"dealt"`
	Action     string `json:"action"`
	Pending    bool   `json:"pending"`
	Bid        int    `json:"bid"`
	Improved   bool   `json:"improved"`
	Eliminated bool   `json:"eliminated"`
}

// describe is the document of a position.
func describe(t rapid.TB, s *State) (doc positionDocument) {
	t.Helper()
	text, err := json.Marshal(*s)
	if err == nil {
		err = json.Unmarshal(text, &doc)
	}
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// stateOf is the position of a document. Its lists may be in any order.
func (doc *positionDocument) stateOf(t rapid.TB, g *game) (State, error) {
	t.Helper()
	text, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	a := archive.ReadJSON(string(text))
	return g.read(&a)
}

// The cases of the rules stand in testdata/rules. A scene there is a position in a few
// words:
//
//	scene laid a2 E-W, a3 W; owned a1/E 1; money P1 3; holds P2 growth
//
// Unless it says otherwise four play the base game on sceneMap; it is turn 2, seat 1 builds
// first and has three tiles left, everybody has 20 in cash, and no track lies anywhere.
type scene struct {
	doc        positionDocument
	setup      Setup
	board      string
	components string // the standard set if empty
	bag        []int  // the goods of each colour, instead of the standard ones
	shipped    bool   // on the map that ships
	begun      bool   // it is the beginning of a game
	filled     bool   // the goods are drawn
	dealt      int    // how many tiles are dealt
}

var ruleCases = scenes.Game[*State, State, Move]{
	Lay:       func(t *testing.T, props []string) (State, error) { return newScene(t, props).read(t) },
	ParseMove: ParseMove,
	Report:    func(s *State) []byte { return s.AppendReport(nil) },
	See: map[string]func(s *State, args []string) string{
		"owner":    func(s *State, args []string) string { return fmt.Sprint(int(linkOf(s, args[0]).Owner)) },
		"complete": func(s *State, args []string) string { return fmt.Sprint(linkOf(s, args[0]).Complete) },
		"extended": func(s *State, args []string) string { return fmt.Sprint(linkOf(s, args[0]).Extended) },
		"to":       func(s *State, args []string) string { return linkOf(s, args[0]).To.String() },
		"drawn":    func(s *State, _ []string) string { return fmt.Sprint(s.drawn()) },
		"cost": func(s *State, move []string) string {
			m, err := ParseMove(strings.Join(move, " "))
			if err != nil {
				return err.Error()
			}
			return fmt.Sprint(s.Cost(m))
		},
		"events": func(s *State, move []string) string { // how many a move has
			m, _ := ParseMove(strings.Join(move, " "))
			events, err := s.AppendEvents(nil, m)
			if err != nil {
				return err.Error()
			}
			return fmt.Sprint(len(events))
		},
		"by": func(s *State, args []string) string { // what is said to a seat that makes a move
			m, _ := ParseMove(strings.Join(args[1:], " "))
			if _, err := records.ApplyBy(s, seatOf(args[0]), m); err != nil {
				return err.Error()
			}
			return ""
		},
		"result": func(s *State, args []string) string { // what is said to a result
			var points []int
			for _, arg := range args {
				points = append(points, number(arg))
			}
			if err := records.CheckResult(s, points); err != nil {
				return err.Error()
			}
			return ""
		},
		"track": func(s *State, args []string) string { // the owner of the track in a hex at an edge
			edge, _ := hexmap.ParseDirection(args[1])
			owner, ok := s.OwnerAt(hexmap.MustParseCell(args[0]), edge)
			if !ok {
				return ""
			}
			return fmt.Sprint(int(owner))
		},
		"open": func(s *State, args []string) string { // the edges of a hex that track can end on
			var all []string
			hex := s.game.hexOf(hexmap.MustParseCell(args[0]))
			for d := range hexmap.Direction(hexmap.NumDirections) {
				if s.game.open[hex]>>d&1 != 0 && s.game.beyond[hex][d] != noHex {
					all = append(all, d.String())
				}
			}
			return strings.Join(all, " ")
		},
	},
}

// linkOf is the link that leaves a stop at an edge: "a1/E".
func linkOf(s *State, from string) Link {
	for l := range s.Links() {
		if l.From.String() == from || l.Complete && l.To.String() == from {
			return l
		}
	}
	panic("no link leaves " + from)
}

func seatOf(word string) Seat { return Seat(word[1] - '0') }

func number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		panic(err)
	}
	return n
}

func numbers(words []string) (all []int) {
	for _, word := range words {
		all = append(all, number(word))
	}
	return all
}

// tilesHeld is the tile of each seat unless a scene says otherwise. These tiles leave
// every order as it is.
var tilesHeld = [MaxSeats]ActionTile{OrderTile, LocomotiveTile, UrbaniseTile, GrowthTile, EngineerTile, BuildTile}

// newScene is the scene of props.
func newScene(t testing.TB, props []string) *scene {
	t.Helper()
	sc := &scene{setup: Setup{Players: 4}, board: sceneMap}
	for _, prop := range props { // before what is said of seats
		if n, ok := strings.CutPrefix(prop, "players "); ok {
			sc.setup.Players = number(n)
		}
	}
	sc.doc = positionDocument{
		Phase: "build", Round: 2, Left: 3, Supply: []string{"RBY", "BPE", "YYP", "RRE"},
		Waiting: []int{}, Gains: []gainDocument{}, Track: []string{}, Links: []linkDocument{},
	}
	if sc.setup.Players == 3 {
		sc.doc.Supply = []string{"RB", "BP", "YY", "RR"}
	}
	for seat := 1; seat <= min(sc.setup.Players, MaxSeats); seat++ {
		sc.doc.Order = append(sc.doc.Order, seat)
		sc.doc.Players = append(sc.doc.Players, playerDocument{
			Money: 20, Locomotive: 1, Dealt: seat, Bid: -1, Action: tilesHeld[seat-1].String(),
		})
	}
	sc.doc.Queue = sc.doc.Order
	for _, c := range []string{"a1 red RBE", "a5 blue RY", "a10 yellow RP", "c1 purple BE", "c5 red PY"} {
		word := strings.Fields(c)
		sc.doc.Cities = append(sc.doc.Cities, cityDocument{Hex: word[0], Colour: word[1], Goods: sorted(word[2])})
	}
	for _, prop := range props {
		sc.change(t, prop)
	}
	return sc
}

// change makes one change.
func (sc *scene) change(t testing.TB, prop string) {
	t.Helper()
	doc := &sc.doc
	word, rest, _ := strings.Cut(prop, " ")
	words := strings.Fields(rest)
	var p *playerDocument
	if len(words) > 0 && len(words[0]) == 2 && words[0][0] == 'P' {
		p, words = &doc.Players[seatOf(words[0])-1], words[1:]
	}
	switch word {
	case "players":
	case "standard":
		sc.setup.Variant = Standard
	case "random":
		sc.setup.Order = OrderRandom
	case "begun":
		sc.begun = true
	case "shipped":
		sc.shipped = true
	case "filled":
		sc.filled = true
	case "dealt": // to all, or up to a seat
		if sc.dealt = sc.setup.Players; p != nil {
			sc.dealt = slices.IndexFunc(doc.Players, func(other playerDocument) bool { return other == *p }) + 1
		}
	case "goods":
		sc.bag = numbers(words)
	case "few": // fewParts, with a line of the same kind changed, or one more
		if sc.components == "" {
			sc.components = fewParts
		}
		if len(words) > 0 {
			sc.components = withLine(sc.components, rest)
		}
	case "map": // with a change
		old, changed, _ := strings.Cut(strings.ReplaceAll(rest, "⏎", "\n"), " => ")
		if !strings.Contains(sc.board, old) {
			t.Fatalf("the map has no %q", old)
		}
		sc.board = strings.Replace(sc.board, old, changed, 1)
	case "whole":
		sc.board = strings.ReplaceAll(rest, "⏎", "\n")
	case "phase": // in that of the tiles nobody has taken one yet
		doc.Phase, doc.Left = rest, 0
		if rest == "move" {
			doc.Cycle = 1
		}
		if rest == "action" || rest == "capital" {
			for i := range doc.Players {
				doc.Players[i].Action = ""
			}
		}
	case "round":
		doc.Round = number(rest)
	case "cycle":
		doc.Cycle = number(rest)
	case "left":
		doc.Left = number(rest)
	case "free":
		doc.Free = number(rest)
	case "queue":
		doc.Queue = numbers(words)
	case "order":
		doc.Order = numbers(words)
		doc.Queue = doc.Order
	case "supply":
		doc.Supply = strings.Fields(rest)
		for i, set := range doc.Supply {
			doc.Supply[i] = strings.Trim(set, "-")
		}
	case "money":
		p.Money = number(words[0])
	case "points":
		p.Points = number(words[0])
	case "income":
		p.Income = number(words[0])
	case "level":
		p.Locomotive = number(words[0])
	case "pending":
		p.Pending = true
	case "broke": // without cash, with steps of income and points
		p.Money, p.Income, p.Points = 0, number(words[0]), number(words[1])
	case "gone": // eliminated, the last seat
		p.Eliminated, p.Money, p.Action = true, 0, ""
		doc.Order = doc.Order[:len(doc.Players)-1]
		doc.Queue = doc.Order
	case "gain":
		doc.Gains = append(doc.Gains, gainDocument{1, number(words[0])})
		p.Locomotive = 6
	case "holds": // an action tile, exchanged for the tile of this seat
		for i := range doc.Players {
			if doc.Players[i].Action == words[0] {
				doc.Players[i].Action = p.Action
			}
		}
		p.Action = words[0]
	case "city":
		sc.city(words)
	case "laid": // what hexes hold: "a2 E-W, a3 E+W"
		doc.Track = append(doc.Track, strings.Split(rest, ", ")...)
	case "links": // the owners of those of the scene moving, from a1, a3, a5, and from a1 to c1
		sc.change(t, fmt.Sprintf("owned a1/E %s, a3/E %s, a5/SW %s, a1/SE %s", words[0], words[1], words[2], words[3]))
	case "owned": // each by a stop and an edge: "a1/E 2", "a1/E 2 extended"
		for link := range strings.SplitSeq(rest, ", ") {
			said := strings.Fields(link)
			doc.Links = append(doc.Links, linkDocument{said[0], number(said[1]), len(said) > 2})
		}
	default:
		t.Fatalf("%q is nothing that a scene knows", prop)
	}
}

// city lays goods on a city: "a1 RBE", "a3 red - grown".
func (sc *scene) city(words []string) {
	i := slices.IndexFunc(sc.doc.Cities, func(c cityDocument) bool { return c.Hex == words[0] })
	if i < 0 {
		i = len(sc.doc.Cities)
		sc.doc.Cities = append(sc.doc.Cities, cityDocument{Hex: words[0]})
	}
	city := &sc.doc.Cities[i]
	if _, err := ParseColour(words[1]); err == nil {
		city.Colour, words = words[1], words[1:]
	}
	city.Goods, city.Grown = strings.Trim(words[1], "-"), len(words) > 2
}

// withLine is components with a line in the place of the one with the same first words.
func withLine(text, line string) string {
	key := line[:strings.LastIndexByte(line, ' ')+1]
	var all []string
	found := false
	for old := range strings.Lines(text) {
		if strings.HasPrefix(old, key) {
			old, found = line+"\n", true
		}
		all = append(all, old)
	}
	if !found {
		all = append(all, line+"\n")
	}
	return strings.Join(all, "")
}

// read is the position of the scene: the beginning of a game, or one read as stored,
// which need not be valid.
func (sc *scene) read(t testing.TB) (State, error) {
	t.Helper()
	setup, err := sc.setup, error(nil)
	if setup.Components = StandardComponents(); sc.components != "" {
		if setup.Components, err = ParseComponents(sc.components); err != nil {
			return State{}, err
		}
	}
	if sc.bag != nil {
		copy(setup.Components.Goods[1:], sc.bag)
	}
	if !sc.shipped {
		if setup.Map, err = ParseMap(sc.board); err != nil {
			return State{}, err
		}
	}
	if !sc.begun && setup.Variant == Base {
		setup.Order = OrderRandom
	}
	s, err := New(setup)
	if err != nil || sc.begun {
		return sc.begin(t, s), err
	}
	if s, err = sc.doc.stateOf(t, s.game); err != nil {
		return State{}, err
	}
	return s, nil
}

// begin makes the first moves of chance.
func (sc *scene) begin(t testing.TB, s State) State {
	t.Helper()
	if sc.filled {
		s = *play(t, &s, "goods RRB", "goods RY", "goods BE", "goods PY", "goods YE")
		for range 4 {
			s = *play(t, &s, "goods "+"RBYP"[:s.Setup().setSize()])
		}
	}
	for _, tile := range []string{"3", "7", "1", "5"}[:sc.dealt] {
		s = *play(t, &s, "deal "+tile)
	}
	return s
}

// arranged is the position of a scene, which must be a valid one.
func arranged(t testing.TB, props string) *State {
	t.Helper()
	s, err := newScene(t, strings.Split(props, "; ")).read(t)
	if err != nil {
		t.Fatal(err)
	}
	return &s
}

const fewParts = `components few
goods red 20
goods blue 20
goods yellow 20
goods purple 20
goods grey 16
city red 1
city blue 0
city yellow 1
city purple 1
city grey 1
growth 1
face 21 E-W
face 22 E-NW
face 41 E-W+NE-SW
face T11 E
tile 21 22 1
tile 22 41 1
tile T11 - 1
`

// faultsOf is the rules that the faults of an error cite.
func faultsOf(err error) (rules []string) {
	if err == nil {
		return nil
	}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, one := range joined.Unwrap() {
			rules = append(rules, faultsOf(one)...)
		}
		return rules
	}
	var malformed *hexmap.ParseError
	var rule Rule
	switch {
	case errors.As(err, &malformed):
		return []string{malformed.RuleID}
	case errors.As(err, &rule):
		return []string{rule.String()}
	}
	return []string{""}
}

func sorted(letters string) string {
	goods, err := ParseGoods(letters)
	if err != nil {
		panic(err)
	}
	return goods.String()
}

// play applies moves, all of which must be legal.
func play(t testing.TB, from *State, moves ...string) *State {
	t.Helper()
	s := *from
	for _, text := range moves {
		m, err := ParseMove(text)
		if err == nil {
			s, err = s.Apply(m)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return &s
}

func same[T comparable](t rapid.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}
