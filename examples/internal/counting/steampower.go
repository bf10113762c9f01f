package counting

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
)

// steamPower counts where points come from, what is done in a turn, and what becomes of
// contracts and cities.
func steamPower() *Counting {
	contracts := []Figure{
		{Name: "drawn", What: "filled", Kind: Times},
		{Name: "filled", What: "filled", Kind: Share},
		{Name: "round", What: "round", Kind: Mean},
		{Name: "paid", What: "paid", Kind: Mean},
		{Name: "dealt", What: "dealt", Kind: Compared},
	}
	return &Counting{
		follow: func(seats int) follower {
			return following[steampower.State, steampower.Move]{
				steampower.ParseMove, &powerWatcher{seats: make([][]contract, seats), stops: visits{}},
			}
		},
		Sources: []string{"contracts", "money", "factories", "cities"},
		Deeds:   []string{"build", "factory", "fulfil", "draw", "money"},
		Tables: []Table{
			{
				Name: "contracts", Of: "contracts", Figures: contracts, Use: []string{"filled"},
				Heading: "contract\tgoods $ points bonus\tdrawn\tthen fulfilled\tin round\t$ for goods\t" +
					"dealt at the start: victories, %\tpoints ahead",
			},
			stopTable(),
		},
		rows: func(table string, start describe.Position) []Row {
			return powerRows(table, stateOf[steampower.State](start))
		},
		Deals: 4,
		Quiet: steampower.MustParseRule("END-2").String(),
	}
}

// powerRows are the contracts, and the cities and towns.
func powerRows(table string, start *steampower.State) (all []Row) {
	switch table {
	case "contracts":
		for number := 1; number <= start.Setup().Components.NumContracts(); number++ {
			all = append(all, rowOf(fmt.Sprint(number), "number", number, "shows", start.Contract(number).String()))
		}
	case "stops":
		all = stopRows(start.Setup().Map)
	}
	return all
}

// powerDeeds are the indexes of Deeds.
var powerDeeds = map[steampower.Kind]int{
	steampower.KindBuild: 0, steampower.KindRemove: 0, steampower.KindReplace: 0,
	steampower.KindFactory: 1, steampower.KindFulfil: 2, steampower.KindDraw: 3, steampower.KindMoney: 4,
}

// A powerWatcher follows a game.
type powerWatcher struct {
	seats [][]contract
	dealt bool
	stops visits
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

func (w *powerWatcher) sources(end *steampower.State, seat family.Seat) []int {
	p := end.Points(seat)
	return []int{p.Contracts, p.Money, p.Factories, p.Cities}
}

func (w *powerWatcher) note(before *steampower.State, m steampower.Move) (deed int) {
	if m.Chance() {
		return -1
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
		w.stops.at(m.Hex()).Sent++
		paid := m.Payments().Total()
		if city, _ := before.CityAt(m.Hex()); city.Factory != turn {
			paid++ // SHIP-2
		}
		w.contract(turn, before.Fulfilling()).paid += paid
	case steampower.KindBuy:
		w.contract(turn, before.Fulfilling()).paid += priceFromBank
	}
	if deed, counts := powerDeeds[m.Kind()]; counts && before.Phase() == steampower.PhaseAct {
		return deed
	}
	return -1
}

func (w *powerWatcher) finish(end *steampower.State) (all []Seen) {
	for i := range w.seats {
		seat := steampower.Seat(i + 1)
		for number := range end.Hand(seat).All() {
			w.contract(seat, number) // drawn, and not fulfilled
		}
		for hex := range end.Network(seat) {
			w.stops.at(hex).Players++
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
