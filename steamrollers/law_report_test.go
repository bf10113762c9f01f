package steamrollers_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// TestEveryFieldOfAReportHasItsAccessor makes the report of every position a
// second time, of nothing but what the accessors give.
func TestEveryFieldOfAReportHasItsAccessor(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		for _, s := range gamegen.Positions(gamegen.Game().Draw(t, "game")) {
			if want, got := accessed(&s), s.Report(); !reflect.DeepEqual(want, got) {
				t.Fatalf("(-accessors +report)\n%s", cmp.Diff(want, got))
			}
		}
	})
}

func accessed(s *steamrollers.State) steamrollers.Report {
	die, _ := s.Reserved()
	r := steamrollers.Report{
		Phase: s.Phase().String(), Chance: s.Chance(), Turn: int(s.Turn()), Round: s.Round(), Start: int(s.Start()),
		Quiet: s.Quiet(), Die: s.Die(), Dice: slices.AppendSeq([]int{}, s.Dice().All()), Reserved: die,
		Black: s.Black().String(), Wall: s.Wall(), Bag: counted(s.Bag()), Removed: counted(s.Removed()),
		Supply: steamrollers.SupplyReport{
			City1: s.Supply(1).String(), City2: s.Supply(2).String(), City3: s.Supply(3).String(),
			City4: s.Supply(4).String(), City5: s.Supply(5).String(), City6: s.Supply(6).String(),
		},
		Centre: []string{}, Orders: []string{}, Players: []steamrollers.PlayerReport{}, Winners: []int{},
	}
	for number := 1; number <= variants.NumTiles; number++ {
		if face, holder, _ := s.Tile(number); face != 0 && holder == steamrollers.Nobody {
			r.Centre = append(r.Centre, face.String())
		}
		if face, holder := s.Order(number); face != 0 && holder == steamrollers.Nobody {
			r.Orders = append(r.Orders, face.String())
		}
	}
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		r.Players = append(r.Players, accessedPlayer(s, seat))
	}
	if level := s.Setup().Olive; level != 0 {
		r.Olive = &steamrollers.OliveReport{Level: level.String(), Points: steamrollers.OlivePointsReport(s.OlivePoints())}
		for region := 1; region <= 6; region++ {
			r.Olive.Crossed[region-1] = s.Olive().Crossed(region)
		}
	}
	for seat := range s.Winners().All() {
		r.Winners = append(r.Winners, int(seat))
	}
	return r
}

func accessedPlayer(s *steamrollers.State, seat steamrollers.Seat) steamrollers.PlayerReport {
	points := s.Points(seat)
	p := steamrollers.PlayerReport{
		Boxes: []int{}, Strength: s.Strength(seat), Track: []string{}, Tiles: []steamrollers.TileReport{}, Kept: s.Kept(seat).String(),
		Orders: []string{}, Points: steamrollers.PointsReport{
			Delivery: points.Delivery, Power: points.Power, Network: points.Network, Engine: points.Engine,
			Tiles: points.Tiles, Orders: points.Orders, Total: points.Total(),
		},
	}
	for number := 1; number <= variants.NumTiles; number++ {
		if s.Ticked(seat, number) {
			p.Boxes = append(p.Boxes, number)
		}
		if face, holder, sideways := s.Tile(number); holder == seat {
			p.Tiles = append(p.Tiles, steamrollers.TileReport{Face: face.String(), Sideways: sideways})
		}
		if face, holder := s.Order(number); holder == seat {
			p.Orders = append(p.Orders, face.String())
		}
	}
	for hex, drawn := range s.Drawn(seat) {
		p.Track = append(p.Track, hex.String()+" "+drawn.String())
		if s.TrackAt(seat, hex) != drawn {
			p.Track = append(p.Track, "which TrackAt does not know")
		}
	}
	if good, city := s.Own(seat); good != 0 {
		p.Own = good.String() + []string{"", "1", "2", "3", "4", "5", "6"}[city]
	}
	return p
}

func counted(goods variants.Goods) steamrollers.GoodsReport {
	return steamrollers.GoodsReport{
		Y: goods.Count(variants.Yellow), R: goods.Count(variants.Red), G: goods.Count(variants.Green),
		B: goods.Count(variants.Blue), E: goods.Count(variants.Grey), K: goods.Count(variants.Coal),
	}
}
