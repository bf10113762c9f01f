package counting

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
)

// steamPower counts where points come from, what is done in a turn, and what becomes of
// contracts and cities.
func steamPower() *Counting {
	deeds := map[steampower.Kind]int{
		steampower.KindBuild: 0, steampower.KindRemove: 0, steampower.KindReplace: 0,
		steampower.KindFactory: 1, steampower.KindFulfil: 2, steampower.KindDraw: 3, steampower.KindMoney: 4,
	}
	contracts := []Figure{
		{Name: "drawn", What: "filled", Kind: Times},
		{Name: "filled", What: "filled", Kind: Share},
		{Name: "round", What: "round", Kind: Mean},
		{Name: "paid", What: "paid", Kind: Mean},
		{Name: "dealt", What: "dealt", Kind: Compared},
	}
	of := counts[steampower.State, steampower.Move, steampower.Event]{
		parse: steampower.ParseMove,
		events: func(s *steampower.State, dst []steampower.Event, m steampower.Move) ([]steampower.Event, error) {
			return s.AppendEvents(dst, m, family.Everyone)
		},
		sort: func(e steampower.Event) (kind, rule string) { return e.Kind.String(), e.Rule.String() },
		sources: func(dst []int, s *steampower.State, seat family.Seat) []int {
			p := s.Points(seat)
			return append(dst, p.Contracts, p.Money, p.Factories, p.Cities)
		},
		deed: func(s *steampower.State, m steampower.Move) int {
			deed, counts := deeds[m.Kind()]
			if !counts || s.Phase() != steampower.PhaseAct {
				return -1
			}
			return deed
		},
		watch: func(start *steampower.State) watcher[steampower.State, steampower.Move, steampower.Event] {
			return &powerWatcher{seats: make([][]contract, start.Seats()), stops: map[hexmap.Cell]visited{}}
		},
	}
	return &Counting{
		follow:  of.follow(),
		Sources: []Source{{Name: "contracts"}, {Name: "money"}, {Name: "factories"}, {Name: "cities"}},
		Deeds:   []string{"build", "factory", "fulfil", "draw", "money"},
		Tables: []Table{
			{
				Name: "contracts", Of: "contracts", Figures: contracts, All: true, Use: []string{"filled"},
				Heading: "contract\tgoods $ points bonus\tdrawn\tthen fulfilled\tin round\t$ for goods\t" +
					"dealt at the start: victories, %\tpoints ahead",
			},
			stopTable(),
		},
		rows: func(table string, start describe.Position) []Row {
			return powerRows(table, stateOf[steampower.State](start))
		},
		Deals: 4,
		settings: func(said map[string]string) (all []Setting) {
			var maps []string
			for m := range steampower.ShippedMaps() {
				maps = append(maps, m.Name())
			}
			if said["map"] != "" {
				maps = []string{said["map"]}
			}
			for _, name := range maps {
				for players := 2; players <= steampower.MaxSeats; players++ {
					all = append(all, Setting{Players: players, Said: Also(said, "map", name)})
				}
			}
			return all
		},
		Quiet: steampower.MustParseRule("END-2").String(),
	}
}

// powerRows are the contracts, and the cities and towns.
func powerRows(table string, start *steampower.State) (all []Row) {
	switch table {
	case "contracts":
		for number := 1; number <= start.Setup().Components.NumContracts(); number++ {
			all = append(all, Row{
				Name: fmt.Sprint(number), Says: []describe.Said{{Name: "number", Value: number}, {Name: "shows", Value: start.Contract(number).String()}},
			})
		}
	case "stops":
		all = stopRows(start.Setup().Map)
	}
	return all
}

// A powerWatcher follows a game.
type powerWatcher struct {
	seats [][]contract
	dealt bool
	stops map[hexmap.Cell]visited
}

// A contract is one that a seat drew.
type contract struct {
	number, round, paid int // 0 if it was not fulfilled
	dealt               bool
}

// contract is the seat's contract of a number.
func (w *powerWatcher) contract(seat steampower.Seat, number int) *contract {
	of := &w.seats[seat-1]
	for i := range *of {
		if (*of)[i].number == number {
			return &(*of)[i]
		}
	}
	*of = append(*of, contract{number: number})
	return &(*of)[len(*of)-1]
}

const priceFromBank = 5 // SHIP-6

func (w *powerWatcher) Note(before *steampower.State, m steampower.Move, _ []steampower.Event) {
	if m.Chance() {
		return
	}
	if !w.dealt { // nobody has done anything: all hands are as they were dealt
		w.dealt = true
		for i := range w.seats {
			for number := range before.Hand(steampower.Seat(i + 1)).All() {
				w.contract(steampower.Seat(i+1), number).dealt = true
			}
		}
	}
	turn := before.Turn()
	switch m.Kind() {
	case steampower.KindFulfil:
		w.contract(turn, m.Contract()).round = before.Round()
	case steampower.KindShip:
		v := w.stops[m.Hex()]
		v.Sent++
		w.stops[m.Hex()] = v
		paid := m.Payments().Total()
		if city, _ := before.CityAt(m.Hex()); city.Factory != turn {
			paid++ // SHIP-2
		}
		w.contract(turn, before.Fulfilling()).paid += paid
	case steampower.KindBuy:
		w.contract(turn, before.Fulfilling()).paid += priceFromBank
	}
}

func (w *powerWatcher) Finish(end *steampower.State) (all []Seen) {
	for i := range w.seats {
		seat := steampower.Seat(i + 1)
		for number := range end.Hand(seat).All() {
			w.contract(seat, number) // drawn, and not fulfilled
		}
		for hex := range end.Network(seat) {
			v := w.stops[hex]
			v.Players++
			w.stops[hex] = v
		}
		for _, c := range w.seats[i] {
			said := map[string]int{"filled": 0}
			if c.round > 0 {
				said["filled"], said["round"], said["paid"] = 1, c.round, c.paid
			}
			if c.dealt {
				said["dealt"] = 1
			}
			all = append(all, Seen{Of: "contracts", Row: fmt.Sprint(c.number), Seat: i + 1, Said: said})
		}
	}
	return append(all, stopsSeen(end.Setup().Map, w.stops)...)
}
