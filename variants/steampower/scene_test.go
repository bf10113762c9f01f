package steampower

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

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

// A scene is a position in a few words: on plainMap, with the contracts that ship,
// of two players, in round 3, P1 about to act, everybody with $20, and nothing else
// but what it says.
type scene struct {
	players int      // 2
	parts   string   // lines of the components that are other than in the box
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
}

func (sc scene) components(t *testing.T) Components {
	t.Helper()
	text := StandardComponents().String()
	for line := range strings.Lines(sc.parts) {
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
	return parts
}

// document is the scene as a stored position.
func (sc scene) document() *positionDocument {
	or := func(value *int, standard int) {
		if *value == 0 {
			*value = standard
		}
	}
	or(&sc.players, 2)
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

// read reads the scene as a stored position, which need not be valid.
func (sc scene) read(t *testing.T) (State, error) {
	t.Helper()
	players := max(sc.players, 2)
	fresh, err := New(Setup{Players: players, Map: MustParseMap(plainMap), Components: sc.components(t)})
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(sc.document())
	if err != nil {
		t.Fatal(err)
	}
	a := archive.ReadJSON(string(text))
	return fresh.game.read(&a)
}

// lay is the position of the scene, which must be valid.
func (sc scene) lay(t *testing.T) *State {
	t.Helper()
	s, err := sc.read(t)
	if err != nil {
		t.Fatal(err)
	}
	return &s
}

// refused holds that a rule forbids a move, by Check, Apply and AppendMoves alike,
// and that the position is left alone.
func refused(t *testing.T, s *State, move string, rule Rule) {
	t.Helper()
	m := MustParseMove(move)
	before := *s
	if err := s.Check(m); err != rule {
		t.Errorf("%s: %v, want %s", move, err, rule)
	}
	next, err := s.Apply(m)
	var why *family.MoveError
	if next != *s || *s != before || !errors.As(err, &why) || !errors.Is(err, rule) || why.Move != m {
		t.Errorf("%s: Apply says %v", move, err)
	}
	if err != nil && strings.ContainsAny(err.Error(), "{}") {
		t.Errorf("%s: a slot is left in %v", move, err)
	}
	if slices.Contains(s.AppendMoves(nil), m) {
		t.Errorf("%s is refused and listed", move)
	}
}

// applied is the position after moves that must be legal, and listed.
func applied(t *testing.T, s *State, moves ...string) *State {
	t.Helper()
	for _, move := range moves {
		m := MustParseMove(move)
		if !slices.Contains(s.AppendMoves(nil), m) {
			t.Errorf("%s is not listed", move)
		}
		next, err := s.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		if err := next.Validate(); err != nil {
			t.Fatalf("%s: %v", move, err)
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
