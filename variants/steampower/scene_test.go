package steampower

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/scenes"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// plainMap is the map of the scenes. Its city spaces are a1 a4 a7 c1 c4 c5 c7 e1 e7,
// and c4 and c5 are a group.
const plainMap = `map plain
layout pointy odd-r
grid
a  p*  p   p   p*  p   p   p*
b    p   h   m   p   p   w   p
c  p*  p   p   p*  p*  p   p*
d    p   p   p   p   p   p   p
e  p*  p   p   p   p   p   p*
end
closed d2/E
`

// A positionDocument is a position as JSON has it, without its setup.
type positionDocument struct {
	Phase      string           `json:"phase"`
	Round      int              `json:"round"`
	Seat       int              `json:"seat"`
	Quiet      int              `json:"quiet"`
	Left       int              `json:"left"`
	Deals      int              `json:"deals"`
	Contract   int              `json:"contract"`
	Goods      string           `json:"goods"`
	Productive bool             `json:"productive"`
	Cities     []cityDocument   `json:"cities"`
	Track      []string         `json:"track"`
	Players    []playerDocument `json:"players"`
}

type cityDocument struct {
	Hex     string `json:"hex"`
	Tile    string `json:"tile"`
	Factory int    `json:"factory"`
	Goods   int    `json:"goods"`
}

type playerDocument struct {
	Money     int        `json:"money"`
	Hand      []int      `json:"hand"`
	Fulfilled []int      `json:"fulfilled"`
	Lost      []struct{} `json:"lost"`
}

// The cases of the rules stand in testdata/rules. A scene there is a position in a few
// words:
//
//	scene track north, b1 NW-SE P1; city a1 P2 5; hand P1 3 44-48; phase act
//
// Unless it says otherwise it is on plainMap, with the contracts that ship, of two
// players, in round 3, P1 is about to act and everybody has $20.
type scene struct {
	players int      // 2
	parts   []string // lines of the components that are other than in the box
	tiles   string   // of the city spaces; KWOEKWPKO
	track   []string // "a2 E-W P1"
	cities  []string // "a4 P2 5": factories with goods
	hands   [][]int  // by seat
	done    [][]int  // contracts fulfilled
	money   []int
	phase   string // act
	seat    int    // 1
	round   int    // 3
	left    int    // 2
	quiet   int
	deals   int
	number  int // the contract
	goods   string
	busy    bool // the round is productive

	begun     bool   // it is the beginning of a game
	shipped   bool   // on the map and with the components that ship
	board     string // the text of the map; plainMap
	contracts int    // as many, all of K, instead of those in the box
	supply    int    // goods of each colour, instead of those in the box
}

var ruleCases = scenes.Game[*State, State, Move]{
	Lay: func(t *testing.T, props []string) (State, error) {
		sc := newScene(t, props)
		return sc.read(t)
	},
	ParseMove: ParseMove,
	Report:    func(s *State) []byte { return s.AppendReport(nil, family.Everyone) },
	See: map[string]func(s *State, args []string) string{
		"seats": func(s *State, _ []string) string { return fmt.Sprint(s.Seats()) },
		"ended": func(s *State, _ []string) string { return s.EndRule().String() },
		"for": func(s *State, args []string) string { // what a seat sees of the report
			return scenes.At(s.AppendReport(nil, seatOf(args[0])), args[1])
		},
		"number": func(s *State, args []string) string { // how many there are of what the report lists
			return fmt.Sprint(len(strings.Split(scenes.At(s.AppendReport(nil, family.Everyone), args[0]), ", ")))
		},
		"by": func(s *State, args []string) string { // what is said to a seat that makes a move
			next, err := records.ApplyBy(s, seatOf(args[0]), MustParseMove(strings.Join(args[1:], " ")))
			if err == nil || next != *s {
				return ""
			}
			return err.Error()
		},
		"result": func(s *State, args []string) string { // what is said to a result
			points, err := []int{}, error(nil)
			for _, arg := range args {
				points = append(points, number(arg))
			}
			if err = records.CheckResult(s, points); err == nil {
				return ""
			}
			return err.Error()
		},
		"knows": func(s *State, args []string) string { // what a seat knows of the hand of another
			var all []string
			for n := range s.Witnessed(seatOf(args[0]), seatOf(args[1])).All() {
				all = append(all, fmt.Sprint(n))
			}
			return strings.Join(all, " ")
		},
		"ledger": func(s *State, args []string) string {
			sum := 0
			for _, entry := range s.AppendLedger(nil, seatOf(args[0])) {
				sum += entry.Points
			}
			return fmt.Sprint(sum)
		},
		"group": func(s *State, args []string) string { // the cities that are neighbours of one
			name := func(city int) string { return s.game.names[s.game.cities[city]].String() }
			var all []string
			for city, group := range s.game.groups {
				for member := range s.game.groups {
					if name(city) == args[0] && group>>member&1 != 0 {
						all = append(all, name(member))
					}
				}
			}
			return strings.Join(all, " ")
		},
		"routes": func(s *State, move []string) string {
			var all []string
			for route := range s.Routes(MustParseMove(strings.Join(move, " "))) {
				for _, step := range route {
					all = append(all, step.From.String()+step.To.String()+" "+step.Owner.String())
				}
			}
			return strings.Join(all, ", ")
		},
	},
}

// newScene is the scene of props.
func newScene(t *testing.T, props []string) (sc scene) {
	t.Helper()
	sc.players = 2
	numbers := map[string]*int{
		"players": &sc.players, "seat": &sc.seat, "round": &sc.round, "left": &sc.left, "quiet": &sc.quiet, "deals": &sc.deals,
		"number": &sc.number, "contracts": &sc.contracts, "supply": &sc.supply,
	}
	words := map[string]*string{"tiles": &sc.tiles, "phase": &sc.phase, "goods": &sc.goods, "whole": &sc.board}
	for _, prop := range props {
		word, rest, _ := strings.Cut(prop, " ")
		switch word {
		case "begun":
			sc.begun = true
		case "shipped":
			sc.shipped = true
		case "busy":
			sc.busy = true
		case "parts":
			sc.parts = append(sc.parts, rest)
		case "city":
			sc.cities = append(sc.cities, rest)
		case "track":
			for _, tile := range strings.Split(rest, ", ") {
				if tile == "north" {
					sc.track = append(sc.track, north...)
				} else {
					sc.track = append(sc.track, tile)
				}
			}
		case "money":
			for amount := range strings.FieldsSeq(rest) {
				sc.money = append(sc.money, number(amount))
			}
		case "hand":
			sc.hands = dealt(sc.hands, rest)
		case "done":
			sc.done = dealt(sc.done, rest)
		case "map": // plainMap with a change
			old, changed, _ := strings.Cut(rest, " => ")
			if sc.board = strings.Replace(plainMap, old, changed, 1); sc.board == plainMap {
				t.Fatalf("the map has no %q", old)
			}
		default:
			if n, ok := numbers[word]; ok {
				*n = number(rest)
			} else if text, ok := words[word]; ok {
				*text = strings.ReplaceAll(rest, "⏎", "\n")
			} else {
				t.Fatalf("%q is nothing that a scene knows", prop)
			}
		}
	}
	return sc
}

func seatOf(word string) Seat { return Seat(word[1] - '0') }

func number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		panic(err)
	}
	return n
}

// dealt gives a seat contracts: "P1 3 44-48".
func dealt(hands [][]int, text string) [][]int {
	words := strings.Fields(text)
	for len(hands) < int(seatOf(words[0])) {
		hands = append(hands, nil)
	}
	hand := &hands[seatOf(words[0])-1]
	for _, word := range words[1:] {
		first, last, ok := strings.Cut(word, "-")
		if !ok {
			last = first
		}
		for n := number(first); n <= number(last); n++ {
			*hand = append(*hand, n)
		}
	}
	return hands
}

// laid is the position of a scene, which must be valid.
func laid(t *testing.T, props string) *State {
	t.Helper()
	sc := newScene(t, strings.Split(props, "; "))
	s, err := sc.read(t)
	if err != nil {
		t.Fatal(err)
	}
	return &s
}

func (sc *scene) components(t *testing.T) Components {
	t.Helper()
	text := StandardComponents().String()
	for _, line := range sc.parts {
		words := strings.Fields(line)
		key := strings.Join(words[:len(words)-1], " ") + " "
		if words[0] == "contract" {
			key = "contract " + words[1] + " "
		}
		var all []string
		for old := range strings.Lines(text) {
			if strings.HasPrefix(old, key) {
				old = strings.TrimSpace(line) + "\n"
			}
			all = append(all, old)
		}
		text = strings.Join(all, "")
	}
	parts, err := ParseComponents(text)
	if err != nil {
		t.Fatal(err)
	}
	if sc.contracts != 0 {
		parts.Contracts = [MaxContracts]Contract{}
		for i := range sc.contracts {
			parts.Contracts[i] = Contract{Goods: GoodsOf(Black)}
		}
	}
	if sc.supply != 0 {
		parts.Goods = sc.supply
	}
	return parts
}

// document is the scene as a stored position.
func (sc *scene) document() *positionDocument {
	or := func(value *int, standard int) {
		if *value == 0 {
			*value = standard
		}
	}
	or(&sc.seat, 1)
	or(&sc.round, 3)
	if sc.phase == "" {
		sc.phase = "act"
	}
	if sc.phase == "act" {
		or(&sc.left, 2)
	}
	if sc.phase == "over" {
		sc.seat = 0
	}
	if sc.tiles == "" {
		sc.tiles = "KWOEKWPKO"
	}
	doc := &positionDocument{
		Phase: sc.phase, Round: sc.round, Seat: sc.seat, Quiet: sc.quiet, Left: sc.left, Deals: sc.deals, Contract: sc.number,
		Goods: sc.goods, Productive: sc.busy, Track: append([]string{}, sc.track...),
	}
	for i, hex := range strings.Fields("a1 a4 a7 c1 c4 c5 c7 e1 e7") {
		city := cityDocument{Hex: hex, Tile: sc.tiles[i : i+1]}
		for _, line := range sc.cities {
			var where string
			var owner, goods int
			if n, _ := fmt.Sscanf(line, "%s P%d %d", &where, &owner, &goods); n == 3 && where == hex {
				city.Factory, city.Goods = owner, goods
			}
		}
		doc.Cities = append(doc.Cities, city)
	}
	next := 48
	free := func() int {
		for ; ; next-- {
			used := func(all [][]int) bool {
				return slices.ContainsFunc(all, func(one []int) bool { return slices.Contains(one, next) })
			}
			if !used(sc.hands) && !used(sc.done) {
				next--
				return next + 1
			}
		}
	}
	at := func(all [][]int, i int) []int {
		if i < len(all) {
			return append([]int{}, all[i]...)
		}
		return []int{}
	}
	for i := range sc.players {
		player := playerDocument{Money: 20, Hand: at(sc.hands, i), Fulfilled: at(sc.done, i), Lost: []struct{}{}}
		if i < len(sc.money) {
			player.Money = sc.money[i]
		}
		if i >= len(sc.hands) || sc.hands[i] == nil { // nobody looks at it: as many as were dealt
			for len(player.Hand)+len(player.Fulfilled) < handAtStart {
				player.Hand = append(player.Hand, free())
			}
		}
		slices.Sort(player.Hand)
		doc.Players = append(doc.Players, player)
	}
	return doc
}

// read is the position of the scene: the beginning of a game, or one read as stored,
// which need not be valid.
func (sc *scene) read(t *testing.T) (State, error) {
	t.Helper()
	setup := Setup{Players: sc.players}
	if !sc.shipped {
		if sc.board == "" {
			sc.board = plainMap
		}
		board, err := ParseMap(sc.board)
		if err != nil {
			return State{}, err
		}
		setup.Map, setup.Components = board, sc.components(t)
	}
	fresh, err := New(setup)
	if err != nil || sc.begun {
		return fresh, err
	}
	text, err := json.Marshal(sc.document())
	if err != nil {
		t.Fatal(err)
	}
	a := archive.ReadJSON(string(text))
	s, err := fresh.game.read(&a)
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// applied is the position after moves that must be legal.
func applied(t *testing.T, s *State, moves ...string) *State {
	t.Helper()
	for _, move := range moves {
		next, err := s.Apply(MustParseMove(move))
		if err != nil {
			t.Fatal(err)
		}
		s = &next
	}
	return s
}

// equal holds that two values are the same.
func equal[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

// north is the upper links: P1 from a1 to a4, P2 from a4 to a7.
var north = []string{"a2 E-W P1", "a3 E-W P1", "a5 E-W P2", "a6 E-W P2"}
