package picture_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/picture"
)

// TestTheLastMoveIsMarked plays a game and has each kind of move marked in the
// pictures of the position that it leads to.
func TestTheLastMoveIsMarked(t *testing.T) {
	seen := map[steam.Kind]bool{}
	s, random, builder := begun(t, steam.Setup{Players: 4}), rand.New(rand.NewPCG(3, 0)), new(bots.Builder)
	for !s.Over() {
		m := steam.Move{}
		if s.Chance() {
			m = s.Sample(random)
		} else {
			m = builder.Choose(&s, random)
		}
		events, err := s.AppendEvents(nil, m)
		if err != nil {
			t.Fatal(err)
		}
		mover, want := s.Turn(), ""
		switch m.Kind() {
		case steam.KindBuild, steam.KindUpgrade, steam.KindRedirect, steam.KindUrbanise, steam.KindGrow, steam.KindDeliver:
			want = "map/hex-" + m.Hex().String()
		case steam.KindTake:
			want = "table/action-" + m.ActionTile().String()
		case steam.KindImprove:
			want = fmt.Sprint("player ", int(mover))
		}
		if s, err = s.Apply(m); err != nil {
			t.Fatal(err)
		}
		if want == "" || seen[m.Kind()] {
			continue
		}
		seen[m.Kind()] = true
		marks := picture.Marks{Last: events}
		marked := false
		for _, e := range append(mustRead(t, picture.Style{}.Map(&s, marks)), mustRead(t, picture.Style{}.Table(&s, marks))...) {
			marked = marked || e.Has("last") && (e.Attributes["data-part"] == want || "player "+e.Attributes["data-seat"] == want)
		}
		if !marked {
			t.Errorf("%v does not mark %s", m, want)
		}
	}
	for _, kind := range []steam.Kind{steam.KindBuild, steam.KindTake, steam.KindDeliver, steam.KindImprove} {
		if !seen[kind] {
			t.Errorf("the game has no move to %v", kind)
		}
	}
}
