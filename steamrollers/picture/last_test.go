package picture_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/variants/family/gametest"
)

// TestTheLastMoveIsMarked plays games and has each move marked in the pictures of
// the position that it leads to: what the player touched is marked, and on no sheet
// of somebody whom it does not concern anything is.
func TestTheLastMoveIsMarked(t *testing.T) {
	seen := map[steamrollers.Kind]bool{}
	for _, name := range []string{"readme.srr", "olive.srr"} {
		s := replay(t, name, 0)
		for _, m := range record(t, name).Moves {
			events, err := s.AppendEvents(nil, m)
			if err != nil {
				t.Fatal(err)
			}
			mover := s.Turn()
			want := touchedBy(&s, m)
			if s, err = s.Apply(m); err != nil {
				t.Fatal(err)
			}
			if seen[m.Kind()] && m.Kind() != steamrollers.KindDeliver {
				continue
			}
			seen[m.Kind()] = true
			marks := picture.Marks{Last: events}
			got := marked(t, picture.Style{}.Supply(&s, marks))
			for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
				on := marked(t, picture.Style{}.Sheet(&s, seat, marks))
				if seat == mover {
					maps.Copy(got, on)
				} else if len(on) > 0 && m.Kind() != steamrollers.KindTake {
					t.Errorf("%s: %v marks %v on the sheet of seat %d", name, m, on, seat)
				}
			}
			for _, part := range want {
				if !got[part] {
					t.Errorf("%s: %v does not mark %s, but %v", name, m, part, slices.Sorted(maps.Keys(got)))
				}
			}
		}
	}
	for _, kind := range []steamrollers.Kind{steamrollers.KindBuild, steamrollers.KindDeliver, steamrollers.KindTake, steamrollers.KindImprove, steamrollers.KindDraft} {
		if !seen[kind] {
			t.Errorf("the records have no move to %v", kind)
		}
	}
}

// touchedBy are the parts that a move is sure to touch, in the position before.
func touchedBy(s *steamrollers.State, m steamrollers.Move) []string {
	board := s.Setup().Board
	city := func(city int) string { return "hex " + board.Cell(board.City(city)).String() }
	switch m.Kind() {
	case steamrollers.KindBuild:
		return []string{"hex " + m.Hex().String()}
	case steamrollers.KindImprove:
		return []string{fmt.Sprint("box ", s.Die())}
	case steamrollers.KindDeliver:
		if m.IsOwn() {
			return []string{city(m.From()), city(m.To())}
		}
		return []string{city(m.From()), city(m.To()), fmt.Sprint("supply ", m.From())}
	case steamrollers.KindTake:
		return []string{fmt.Sprint("tile ", s.Die())}
	case steamrollers.KindFulfil:
		return []string{fmt.Sprint("order ", m.Order())}
	case steamrollers.KindDraft:
		return []string{fmt.Sprint("in-use ", m.Die())}
	}
	return nil
}

// marked are what the last move touched.
func marked(t *testing.T, svg string) map[string]bool {
	found := map[string]bool{}
	if !strings.Contains(svg, "last") {
		return found // need not be read
	}
	for _, e := range mustRead(t, svg) {
		if !e.Has("last") {
			continue
		}
		part := partOf(e)
		for _, kind := range []string{"in-use", "supply", "reserved", "holder"} {
			if value, ok := e.Attributes["data-"+kind]; ok {
				part = kind + " " + value
			}
		}
		found[part] = true
	}
	return found
}

// TestOlivesCrossesAreMarked has as many new crosses marked as the last move made.
func TestOlivesCrossesAreMarked(t *testing.T) {
	s, crossed := replay(t, "olive.srr", 0), 0
	before := crosses(mustRead(t, picture.Style{}.Olive(&s, picture.Marks{})))
	for _, m := range record(t, "olive.srr").Moves {
		events, err := s.AppendEvents(nil, m)
		if err != nil {
			t.Fatal(err)
		}
		if s, err = s.Apply(m); err != nil {
			t.Fatal(err)
		}
		all := mustRead(t, picture.Style{}.Olive(&s, picture.Marks{Last: events}))
		now := crosses(all)
		want := maps.Clone(now)
		maps.DeleteFunc(want, func(hex string, _ bool) bool { return before[hex] })
		got := map[string]bool{}
		for _, e := range all {
			if hex := e.Attributes["data-hex"]; e.Has("last") && hex != "" {
				got[hex] = true
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("%v (-want +got):\n%s", m, diff)
		}
		crossed, before = crossed+len(want), now
	}
	if crossed == 0 {
		t.Error("Olive crosses off nothing in the record")
	}
}

func crosses(all []gametest.Element) map[string]bool {
	found := map[string]bool{}
	for _, hex := range gametest.Values(all, "data-crossed") {
		found[hex] = true
	}
	return found
}
