package steam

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
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
	Gains   []GainReport     `json:"gains"`
	Cities  []CityReport     `json:"cities"`
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

// A scene is a position as a document, which changes may be made to. Unless they
// say otherwise four play the base game; it is turn 2, seat 1 builds first and has
// three tiles left, everybody has 20 in cash, and no track lies anywhere.
type scene struct {
	doc        *positionDocument
	variant    Variant
	board      string
	components string // the standard set if empty
	players    int
}

type change func(*scene)

func parts(text string) change     { return func(s *scene) { s.components = text } }
func standardGame(s *scene)        { s.variant = Standard }
func inRound(n int) change         { return func(s *scene) { s.doc.Round = n } }
func left(n int) change            { return func(s *scene) { s.doc.Left = n } }
func supply(sets ...string) change { return func(s *scene) { s.doc.Supply = sets } }
func money(seat, n int) change     { return func(s *scene) { s.doc.Players[seat-1].Money = n } }
func points(seat, n int) change    { return func(s *scene) { s.doc.Players[seat-1].Points = n } }
func income(seat, n int) change    { return func(s *scene) { s.doc.Players[seat-1].Income = n } }

func level(seat, n int) change { return func(s *scene) { s.doc.Players[seat-1].Locomotive = n } }

func pending(seat int) change { return func(s *scene) { s.doc.Players[seat-1].Pending = true } }

func queue(seats ...int) change { return func(s *scene) { s.doc.Queue = seats } }
func order(seats ...int) change { return func(s *scene) { s.doc.Order, s.doc.Queue = seats, seats } }

func holds(seat int, tile ActionTile) change {
	return func(s *scene) {
		for i := range s.doc.Players {
			if s.doc.Players[i].Action == tile.String() {
				s.doc.Players[i].Action = s.doc.Players[seat-1].Action
			}
		}
		s.doc.Players[seat-1].Action = tile.String()
	}
}

// tilesHeld is who holds which tile unless a scene says otherwise: nobody one that
// changes an order.
var tilesHeld = [MaxSeats]ActionTile{OrderTile, LocomotiveTile, UrbaniseTile, GrowthTile, EngineerTile, BuildTile}

// inPhase changes the phase; in the phase of the tiles nobody has taken one yet.
func inPhase(phase Phase) change {
	return func(s *scene) {
		s.doc.Phase = phase.String()
		s.doc.Left = 0
		switch phase {
		case PhaseMove:
			s.doc.Cycle = 1
		case PhaseAction, PhaseCapital:
			for i := range s.doc.Players {
				s.doc.Players[i].Action = ""
			}
		}
	}
}

// city is a city with its goods; colour is "" for one that is printed.
func city(hex, colour, goods string, grown bool) change {
	return func(s *scene) {
		i := slices.IndexFunc(s.doc.Cities, func(c CityReport) bool { return c.Hex == hex })
		if i < 0 {
			i = len(s.doc.Cities)
			s.doc.Cities = append(s.doc.Cities, CityReport{Hex: hex})
		}
		if colour != "" {
			s.doc.Cities[i].Colour = colour
		}
		s.doc.Cities[i].Goods, s.doc.Cities[i].Grown = goods, grown
	}
}

// laid lays what hexes hold: "a2 E-W", "a3 E+W".
func laid(hexes ...string) change {
	return func(s *scene) { s.doc.Track = append(s.doc.Track, hexes...) }
}

// owned says whose links are, each by a stop and an edge from which it can be
// told: "a1/E 2", "a1/E 2 extended".
func owned(links ...string) change {
	return func(s *scene) {
		for _, link := range links {
			var from string
			var owner int
			fmt.Sscan(link, &from, &owner)
			s.doc.Links = append(s.doc.Links, linkDocument{from, owner, strings.HasSuffix(link, "extended")})
		}
	}
}

// arrange gives the position of a scene of four, which must be a valid one.
func arrange(t *testing.T, changes ...change) *State {
	t.Helper()
	return arrangeFor(t, 4, changes...)
}

// arrangeFor is arrange for another number of players.
func arrangeFor(t *testing.T, players int, changes ...change) *State {
	t.Helper()
	s, err := readScene(t, players, changes...)
	if err != nil {
		t.Fatalf("the scene cannot be: %v", err)
	}
	return s
}

// readScene reads the position of a scene, which need not be a valid one.
func readScene(t *testing.T, players int, changes ...change) (*State, error) {
	t.Helper()
	scene := scene{players: players, board: sceneMap}
	scene.doc = &positionDocument{
		Phase: "build", Round: 2, Left: 3, Supply: []string{"RBY", "BPE", "YYP", "RRE"},
		Waiting: []int{}, Gains: []GainReport{}, Track: []string{}, Links: []linkDocument{},
	}
	if players == 3 {
		scene.doc.Supply = []string{"RB", "BP", "YY", "RR"}
	}
	for seat := 1; seat <= scene.players; seat++ {
		scene.doc.Order = append(scene.doc.Order, seat)
		scene.doc.Players = append(scene.doc.Players, playerDocument{
			Money: 20, Locomotive: 1, Dealt: seat, Bid: -1, Action: tilesHeld[seat-1].String(),
		})
	}
	scene.doc.Queue = scene.doc.Order
	for _, c := range []string{"a1 red RBE", "a5 blue RY", "a10 yellow RP", "c1 purple BE", "c5 red PY"} {
		word := strings.Fields(c)
		scene.doc.Cities = append(scene.doc.Cities, CityReport{Hex: word[0], Colour: word[1], Goods: sorted(word[2])})
	}
	for _, change := range changes {
		change(&scene)
	}
	setup := Setup{Players: scene.players, Map: hexmap.MustParseMap(scene.board, mapFormat)}
	var err error
	if setup.Components = StandardComponents(); scene.components != "" {
		if setup.Components, err = ParseComponents(scene.components); err != nil {
			t.Fatal(err)
		}
	}
	if setup.Variant = scene.variant; setup.Variant == Base {
		setup.Order = OrderRandom
	}
	fresh := mustNew(t, setup)
	s, err := scene.doc.stateOf(t, fresh.game)
	return &s, err
}

func sorted(letters string) string {
	goods, err := ParseGoods(letters)
	if err != nil {
		panic(err)
	}
	return goods.String()
}

// play applies moves, all of which must be legal.
func play(t rapid.TB, from *State, moves ...string) *State {
	t.Helper()
	s := *from
	for _, text := range moves {
		m, err := ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		next, err := s.Apply(m)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if err := next.Validate(); err != nil {
			t.Fatalf("after %s: %v", text, err)
		}
		s = next
	}
	return &s
}

// refuses asks that each of the moves is refused by the rule and by no other.
func refuses(t *testing.T, rule Rule, s *State, moves ...string) {
	t.Helper()
	for _, text := range moves {
		m, err := ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Check(m); err != error(rule) {
			t.Errorf("%s is judged by %v, and not by %s", text, err, rule.String())
		}
		after, err := s.Apply(m)
		var refused *family.MoveError
		if !errors.As(err, &refused) || !errors.Is(err, rule) || after != *s {
			t.Errorf("%s: Apply says %v", text, err)
		} else if said := refused.Error(); strings.ContainsAny(said, "{}") || !strings.HasSuffix(said, "("+rule.String()+")") {
			t.Errorf("%s is refused with the words %q", text, said)
		}
		if slices.Contains(s.AppendMoves(nil), m) {
			t.Errorf("%s is refused, and listed", text)
		}
	}
}

// owner is who owns the link that leaves a stop at an edge, and whether it is
// complete.
func link(t *testing.T, s *State, from string) Link {
	t.Helper()
	for l := range s.Links() {
		if l.From.String() == from || l.Complete && l.To.String() == from {
			return l
		}
	}
	t.Fatalf("no link leaves %s: %v", from, slices.Collect(s.Links()))
	return Link{}
}

func same[T comparable](t rapid.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

func tileFrom(t rapid.TB, text string) track.Tile {
	t.Helper()
	tile, err := track.ParseTile(text)
	if err != nil {
		t.Fatal(err)
	}
	return tile
}
