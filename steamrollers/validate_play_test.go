package steamrollers_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// What decoding lets out is played like any other position, though no game may
// lead to it: it must keep every invariant on the way.
func TestWhatDecodingLetsOutPlaysOn(t *testing.T) {
	tried, accepted := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		for range 10 {
			doc := decode(t, &s)
			for range 1 + r.IntN(4) {
				tamper(r, doc)
			}
			text, err := json.Marshal(doc)
			if err != nil {
				t.Fatal(err)
			}
			tried++
			var let steamrollers.State
			if json.Unmarshal(text, &let) != nil || let == s {
				continue
			}
			accepted++
			if err := playAndHold(let, r, 60); err != nil {
				t.Fatalf("%s\n%v", text, err)
			}
		}
	})
	t.Logf("%d of %d positions tampered with were let out", accepted, tried)
}

// playAndHold plays random moves and holds every position on the way to its
// invariants and to GOODS-1.
func playAndHold(s steamrollers.State, r *rand.Rand, moves int) error {
	for range moves {
		if err := s.Validate(); err != nil {
			return fmt.Errorf("%v: %w", s, err)
		}
		if gamegen.GoodsOf(&s) != variants.AllGoods {
			return fmt.Errorf("%v: goods are lost", s)
		}
		if s.Over() {
			return nil
		}
		m := s.Sample(r)
		if !s.Chance() {
			legal := s.AppendMoves(nil)
			if len(legal) == 0 {
				return fmt.Errorf("%v: no move", s)
			}
			m = legal[r.IntN(len(legal))]
			if kinds := ofOneKind(legal, legal[r.IntN(len(legal))].Kind()); r.IntN(2) == 0 {
				m = kinds[r.IntN(len(kinds))]
			}
		}
		next, err := s.Apply(m)
		if err != nil {
			return fmt.Errorf("%v: %w", s, err)
		}
		s = next
	}
	return nil
}

func ofOneKind(moves []steamrollers.Move, kind steamrollers.Kind) (some []steamrollers.Move) {
	for _, m := range moves {
		if m.Kind() == kind {
			some = append(some, m)
		}
	}
	return some
}

// A document is the JSON of a position, to be tampered with.
type document map[string]any

func decode(t interface{ Fatal(...any) }, s *steamrollers.State) document {
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var doc document
	if err := json.Unmarshal(text, &doc); err != nil {
		t.Fatal(err)
	}
	return doc
}

func (doc document) players() (all []document) {
	for _, player := range doc["players"].([]any) {
		all = append(all, player.(map[string]any))
	}
	return all
}

func (doc document) player(r *rand.Rand) document { return oneOf(r, doc.players()) }

func oneOf[T any](r *rand.Rand, some []T) T { return some[r.IntN(len(some))] }

func (doc document) add(key string, n float64) { doc[key] = max(doc[key].(float64)+n, 0) }

// tamper changes one thing of a position, mostly so that it could be so.
func tamper(r *rand.Rand, doc document) { oneOf(r, tamperings)(r, doc) }

var tamperings = []func(r *rand.Rand, doc document){
	func(r *rand.Rand, doc document) { // a good somewhere else
		from, to := oneOf(r, doc.heaps(r)), oneOf(r, doc.heaps(r))
		if g, ok := from.take(r); ok {
			to.put(g)
		}
	},
	func(r *rand.Rand, doc document) { // a tile somewhere else, or turned
		var all []any
		take := func(holder document, key string) {
			list := holder[key].([]any)
			if len(list) > 0 && all == nil {
				i := r.IntN(len(list))
				all = append(all, list[i])
				holder[key] = append(append([]any{}, list[:i]...), list[i+1:]...)
			}
		}
		if r.IntN(2) == 0 {
			take(doc, "centre")
		}
		take(doc.player(r), "tiles")
		for _, tile := range all {
			face, ok := tile.(string)
			if !ok {
				face = tile.(map[string]any)["face"].(string)
			}
			if r.IntN(3) == 0 {
				doc["centre"] = ascending(append(slices.Clone(doc["centre"].([]any)), face))
				continue
			}
			player := doc.player(r)
			player["tiles"] = ascending(append(slices.Clone(player["tiles"].([]any)), map[string]any{"face": face, "sideways": r.IntN(2) == 0}))
		}
	},
	func(r *rand.Rand, doc document) { // another side of a tile
		centre := doc["centre"].([]any)
		if len(centre) > 0 {
			i := r.IntN(len(centre))
			face := []byte(centre[i].(string))
			face[1] ^= 'a' ^ 'b'
			centre[i] = string(face)
		}
	},
	func(r *rand.Rand, doc document) { // a box more or less
		player := doc.player(r)
		player["boxes"] = toggle(player["boxes"].([]any), float64(1+r.IntN(6)))
	},
	func(r *rand.Rand, doc document) { // points
		doc.player(r).add("delivery", float64(r.IntN(20)-5))
	},
	func(r *rand.Rand, doc document) { // all points there can be
		doc.player(r).add("delivery", 100)
	},
	func(r *rand.Rand, doc document) { // a later round
		doc.add("round", float64(oneOf(r, []int{1, -1, len(doc.players()), -len(doc.players()), 10 * len(doc.players()), 60})))
	},
	func(r *rand.Rand, doc document) { doc.add("quiet", float64(r.IntN(19)-9)) },
	func(r *rand.Rand, doc document) { doc["turnOf"] = float64(r.IntN(len(doc.players()) + 1)) },
	func(r *rand.Rand, doc document) { doc["start"] = float64(1 + r.IntN(len(doc.players()))) },
	func(r *rand.Rand, doc document) { doc["acted"] = float64(r.IntN(3)) },
	func(r *rand.Rand, doc document) { doc["die"] = float64(r.IntN(7)) },
	func(r *rand.Rand, doc document) { doc["wall"] = float64(r.IntN(7)) },
	func(r *rand.Rand, doc document) { doc["reserved"] = float64(r.IntN(7)) },
	func(r *rand.Rand, doc document) { doc["reservedFor"] = float64(r.IntN(len(doc.players()) + 1)) },
	func(r *rand.Rand, doc document) {
		doc["black"] = oneOf(r, []string{"", "straight/gentle", "straight/sharp", "gentle/sharp"})
	},
	func(r *rand.Rand, doc document) { // dice
		dice := doc["dice"].([]any)
		if len(dice) > 0 && r.IntN(2) == 0 {
			doc["dice"] = dice[1:]
		} else {
			doc["dice"] = append([]any{1.0}, dice...)
		}
	},
	func(r *rand.Rand, doc document) {
		doc["phase"] = oneOf(r, []string{
			"goods", "sides", "orders", "wall", "influence", "power", "draw", "place", "roll", "reroll", "draft", "steal",
			"act", "end", "olive", "over", "draft", "act", "end", "reroll",
		})
	},
	func(r *rand.Rand, doc document) {
		mark := oneOf(r, []string{"held2a", "settled", "fulfilled", "productive"})
		doc[mark] = !doc[mark].(bool)
	},
	func(r *rand.Rand, doc document) {
		key := oneOf(r, []string{"used", "usedBefore", "facesUsed"})
		doc[key] = toggle(doc[key].([]any), float64(1+r.IntN(6)))
	},
	func(r *rand.Rand, doc document) { // a track less, or one of another player's
		player := doc.player(r)
		if tracks := player["track"].([]any); len(tracks) > 0 && r.IntN(2) == 0 {
			player["track"] = tracks[1:]
		} else {
			player["track"] = doc.player(r)["track"]
		}
	},
	func(r *rand.Rand, doc document) { // an order
		player := doc.player(r)
		if orders := doc["orders"].([]any); len(orders) > 0 {
			player["orders"] = ascending(append(slices.Clone(player["orders"].([]any)), orders[0]))
			doc["orders"] = orders[1:]
		}
	},
	func(r *rand.Rand, doc document) { // powers change hands
		a, b := doc.player(r), doc.player(r)
		a["power"], b["power"] = b["power"], a["power"]
	},
	func(r *rand.Rand, doc document) { // a personal good on the other city
		for _, player := range doc.players() {
			if own := player["own"].(string); len(own) == 2 {
				player["own"] = own[:1] + oneOf(r, []string{"3", "4", ""})
			}
		}
	},
	func(r *rand.Rand, doc document) { // Olive's sheet
		if olive, ok := doc["olive"].(map[string]any); ok {
			crossed := olive["crossed"].([]any)
			i := r.IntN(6)
			crossed[i] = max(crossed[i].(float64)+float64(r.IntN(5)-1), 0)
			if r.IntN(3) == 0 {
				document(olive).add("delivery", float64(r.IntN(9)-4))
			}
			if r.IntN(6) == 0 {
				olive["step"] = oneOf(r, []string{
					"", "offer a re-roll", "re-roll for the tile", "re-roll for the city", "offer to keep the good", "won", "remove a good",
				})
			}
		}
	},
}

// A heap is a place where goods are.
type heap struct {
	take func(r *rand.Rand) (g byte, ok bool)
	put  func(g byte)
}

func (doc document) heaps(r *rand.Rand) []heap {
	var all []heap
	for _, key := range []string{"bag", "removed"} {
		counts := document(doc[key].(map[string]any))
		all = append(all, heap{
			func(r *rand.Rand) (byte, bool) {
				g := oneOf(r, []byte("YRGBEK"))
				ok := counts[string(g)].(float64) > 0
				counts.add(string(g), -1)
				return g, ok
			},
			func(g byte) { counts.add(string(g), 1) },
		})
	}
	line := func(of document, key string) heap {
		return heap{
			func(r *rand.Rand) (byte, bool) {
				letters := of[key].(string)
				if letters == "" {
					return 0, false
				}
				i := r.IntN(len(letters))
				of[key] = letters[:i] + letters[i+1:]
				return letters[i], true
			},
			func(g byte) {
				sorted := ""
				for _, letter := range []byte("YRGBEK") {
					sorted += strings.Repeat(string(letter), strings.Count(of[key].(string)+string(g), string(letter)))
				}
				of[key] = sorted
			},
		}
	}
	for _, city := range "123456" {
		all = append(all, line(doc["supply"].(map[string]any), string(city)))
	}
	for _, player := range doc.players() {
		all = append(all, line(player, "kept"))
	}
	return all
}

// toggle puts a number into an ascending list, or takes it away.
func toggle(list []any, n float64) []any {
	if i := slices.Index(list, any(n)); i >= 0 {
		return slices.Delete(slices.Clone(list), i, i+1)
	}
	return ascending(append(slices.Clone(list), n))
}

// ascending sorts numbers, faces or tiles held by what they are written with.
func ascending(list []any) []any {
	slices.SortFunc(list, func(a, b any) int { return strings.Compare(written(a), written(b)) })
	return list
}

func written(value any) string {
	if tile, ok := value.(map[string]any); ok {
		return tile["face"].(string)
	}
	return fmt.Sprint(value)
}
