package ageofsteam

import (
	"errors"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

var (
	phases = archive.Choices{Least: 1, Words: phaseWords[:], Expected: parse.Say("a phase of the game")}
	roles  = archive.Choices{Words: roleWords[:], Expected: parse.Say("a role, or no role")}
)

// numbers writes or reads a list of numbers up to most.
func numbers[T ~uint8 | ~uint16 | ~uint32](a *archive.Archive, name string, list []T, most int) {
	for a.Array(name, len(list)); a.Next(); {
		archive.Number(a, "", &list[a.Index()], 0, most)
	}
}

// fields writes or reads a position.
func (s *State) fields(a *archive.Archive) {
	n, all := s.Seats(), 1<<(s.Seats()+1)-1
	archive.Choice(a, "phase", &s.phase, &phases)
	archive.Number(a, "round", &s.round, 0, s.Rounds())
	archive.Number(a, "cycle", &s.cycle, 0, 2)
	archive.Number(a, "seat", &s.seat, 0, n)
	archive.Number(a, "acted", &s.acted, 0, all)
	numbers(a, "order", s.order[:n], n)
	for a.Array("players", n); a.Next(); {
		p := &s.players[a.Index()]
		a.Object("")
		archive.Number(a, "money", &p.cash, 0, maxBid)
		archive.Number(a, "income", &p.income, -mostIncome, mostIncome)
		archive.Number(a, "shares", &p.shares, 2, MaxShares)
		archive.Number(a, "locomotive", &p.locomotive, 1, MaxEngine)
		archive.Choice(a, "role", &p.role, &roles)
		a.End()
	}
	a.Bool("stayed", &s.stayed)
	numbers(a, "bids", s.bids[:n], maxBid)
	numbers(a, "places", s.places[:n], n)
	a.Bool("urbanized", &s.urbanized)
	archive.Number(a, "improved", &s.improved, 0, all)
	numbers(a, "hand", s.hand[:], NumColours)
	archive.Number(a, "thrown", &s.thrown, 0, 2*n-1)
	for a.Array("cubes", len(s.game.columns)); a.Next(); {
		numbers(a, "", s.cubes[a.Index()][:], mostCubes)
	}
	for a.Array("chart", len(s.game.columns)); a.Next(); {
		numbers(a, "", s.chart[a.Index()][:s.game.columns[a.Index()].rows], NumColours)
	}
	numbers(a, "tiles", s.lay[:s.game.board.Len()], numLays-1)
	numbers(a, "owners", s.owners[:s.game.board.Len()], 1<<(3*edges)-1)
	archive.Number(a, "changed", &s.changed, 0, len(s.changes))
	for a.Array("changes", int(s.changed)); a.Next(); {
		c := &s.changes[a.Index()]
		a.Object("")
		archive.Number(a, "hex", &c.hex, 0, s.game.board.Len()-1)
		archive.Number(a, "before", &c.before, 0, firstCity-1)
		a.End()
	}
}

// mostNumbers is how many numbers the fields have at most.
const mostNumbers = 40 + 11*MaxSeats + 2*MaxHexes + 8*maxColumns

// Hash returns the same number for the same position, on every machine.
func (s *State) Hash() uint64 {
	if s.game == nil {
		return 0
	}
	a := archive.Numbers(nil, s.game.hash)
	s.fields(&a)
	return a.Mixed()
}

// settled fills in what follows from the fields, and returns what no game can go on from: a
// position is accepted if it can be played on and has no more of a piece than the box holds.
func (s *State) settled() error {
	var faults []error
	hold := func(is bool, field string, rule Rule) {
		if !is {
			reason := refusals.Why("position", "field", field)
			faults = append(faults, &family.StateError{Field: field, Rule: rule, Reason: reason})
		}
	}
	s.settleMap(hold)
	s.settleCubes(hold)
	s.checkSeats(hold)
	return errors.Join(faults...)
}

// settleMap counts the tiles, the new cities and the links, and holds them to the map and the box.
func (s *State) settleMap(hold func(bool, string, Rule)) {
	s.shown, s.pooled, s.discs = [tileEnd]uint8{}, [len(pools)]uint8{}, 0
	for hex := range uint8(s.game.board.Len()) {
		number, isPrinted := s.lay[hex], s.game.printed[hex] != none
		hold((number == printedCity) == isPrinted, "tiles", BuildGround)
		switch {
		case number >= firstCity && number < printedCity:
			hold(s.game.town[hex] && s.cityOf(int(s.columnOf(hex))) == hex, "tiles", CityTown)
		case number > 0 && !isPrinted:
			hold(s.isGround(hex, number), "tiles", BuildGround)
			hold(s.isLeft(lays[number].tile, false), "tiles", BuildStock)
			s.show(number, 1)
		}
		hold(s.owners[hex]&^lays[number].owners == 0, "owners", BuildMarkers)
		for edge := range edges {
			hold(int(s.owner(hex, edge)) <= s.Seats(), "owners", BuildMarkers)
		}
	}
	if s.links = 0; s.phase == PhaseBuild && s.seat != 0 {
		s.links = s.countLinks()
		hold(s.links <= MaxLinks, "owners", BuildMarkers)
	}
}

// settleCubes fills the bag with what is not elsewhere. Chance that is asked for a cube has some.
func (s *State) settleCubes(hold func(bool, string, Rule)) {
	var used [NumColours + 1]int
	for i := range s.game.columns {
		for c, n := range s.cubes[i] {
			used[c+1] += int(n)
		}
		for _, c := range s.chart[i] {
			used[c]++
		}
	}
	for _, c := range s.hand {
		used[c]++
	}
	for c, most := range numCubes {
		hold(used[c+1] <= int(most), "cubes", BoxCubes)
		s.bag[c] = most - uint8(min(used[c+1], int(most)))
	}
	column, _ := s.place()
	hold(s.phase != PhaseCubes || column >= 0 && s.inBag() > 0, "cubes", BoxCubes)
	hold(s.phase != PhaseDraw || s.hand[handful-1] == 0 && s.inBag() > 0, "hand", GrowthDrawn)
	hold(s.hand == [handful]Colour{} || s.phase == PhaseDraw || s.phase == PhaseProduction, "hand", GrowthDrawn)
}

// checkSeats holds the turn order, the roles, the auction and who is asked to the seats in the game.
func (s *State) checkSeats(hold func(bool, string, Rule)) {
	var in, placed family.Seats
	alive, held := s.alive(), [roleEnd]bool{}
	for i, seat := range s.order {
		hold(seat == 0 || !in.Has(seat) && i < alive, "order", SetupOrder)
		in = in.With(seat)
	}
	hold(s.phase > PhaseOrder && (alive > 1 || s.Over()) || s.phase <= PhaseOrder && alive < s.Seats(), "order", SetupOrder)
	for i, p := range s.players[:s.Seats()] {
		hold(p.role == 0 || !held[p.role] && in.Has(Seat(i+1)), "players", RoleFree)
		held[p.role] = true
		hold(s.bids[i] <= p.cash && (s.bids[i] == 0 || s.phase == PhaseAuction), "bids", AuctionCash)
	}
	for i, seat := range s.places {
		hold(seat == 0 || s.phase == PhaseAuction && in.Has(seat) && !placed.Has(seat) && i > 1 && i < alive, "places", AuctionHigher)
		hold(seat != 0 || i < 2 || i >= alive || s.places[i-1] == 0, "places", AuctionHigher)
		placed = placed.With(seat)
	}
	asks := !s.Chance() && !s.Over() || s.phase == PhaseDraw
	hold(!asks || s.seat != 0 && in.Has(s.seat) && !placed.Has(s.seat) && !s.acted.Has(s.seat), "seat", RoundAsks)
	hold(s.changed == 0 || s.phase == PhaseBuild && s.seat != 0 && s.laid() >= 0 && s.laid() <= s.mayLay(), "changes", BuildThree)
}
