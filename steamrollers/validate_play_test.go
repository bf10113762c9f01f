package steamrollers_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

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
