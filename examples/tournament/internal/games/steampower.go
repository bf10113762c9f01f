package games

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
)

// steamPower is Steam Power.
var steamPower = &rules[*steampower.State, steampower.State, steampower.Move]{
	name:        "steampower",
	sourceNames: []string{"contracts", "money", "factories", "cities"},
	actionNames: []string{"build", "factory", "fulfil", "draw", "money"},
	begin: func(header string) (steampower.State, error) {
		record, err := steampower.ParseRecord(header, anywhere{})
		if err != nil {
			return steampower.State{}, err
		}
		return steampower.New(record.Setup)
	},
	board: func(s *steampower.State) *hexmap.Map { return s.Setup().Map },
	named: bots.Named,
	luck:  bots.NewLuck,
	record: func(start *steampower.State, moves []steampower.Move) Record {
		return steampower.Record{Setup: start.Setup(), Moves: moves}
	},
	note:   notePower,
	finish: finishPower,
	source: func(s *Seat) []int { return s.From },
	action: func(s *Seat) []int { return s.Did },
}

const priceFromBank = 5 // SHIP-6

// notePower adds to a result what a move does in a position.
func notePower(r *Result, before *steampower.State, m steampower.Move) error {
	if m.Chance() {
		return nil
	}
	if r.Seats[0].Contracts == nil { // nobody has done anything: all hands are as they were dealt
		for i := range r.Seats {
			for number := range before.Hand(steampower.Seat(i + 1)).All() {
				r.Seats[i].contract(number).Dealt = true
			}
		}
	}
	seat := &r.Seats[before.Turn()-1]
	switch m.Kind() {
	case steampower.KindFulfil:
		seat.contract(m.Contract()).Round = before.Round()
	case steampower.KindShip:
		r.stop(m.Hex()).Sent++
		paid := m.Payments().Total()
		if city, _ := before.CityAt(m.Hex()); city.Factory != before.Turn() {
			paid++ // SHIP-2
		}
		seat.contract(before.Fulfilling()).Paid += paid
	case steampower.KindBuy:
		seat.contract(before.Fulfilling()).Paid += priceFromBank
	}
	if before.Phase() == steampower.PhaseAct {
		action := map[steampower.Kind]int{
			steampower.KindBuild: 0, steampower.KindRemove: 0, steampower.KindReplace: 0,
			steampower.KindFactory: 1, steampower.KindFulfil: 2, steampower.KindDraw: 3, steampower.KindMoney: 4,
		}
		seat.did(action[m.Kind()], 5)
	}
	return nil
}

// finishPower fills in what shows at the end of a game.
func finishPower(r *Result, end *steampower.State) {
	r.Rounds, r.End = end.Round(), end.EndRule().String()
	for i := range r.Seats {
		r.Seats[i].mayDo(5)
		seat := steampower.Seat(i + 1)
		p := end.Points(seat)
		r.Seats[i].From = []int{p.Contracts, p.Money, p.Factories, p.Cities}
		for number := range end.Hand(seat).All() {
			r.Seats[i].contract(number) // drawn, and not fulfilled
		}
		for hex := range end.Network(seat) {
			r.stop(hex).Players++
		}
	}
}
