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
func numbers[T ~uint8 | ~uint16](a *archive.Archive, name string, list []T, most int) {
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
		a.Bool("out", &p.out)
		a.End()
	}
	archive.Number(a, "bidding", &s.bidding, 0, all)
	archive.Number(a, "high", &s.high, 0, n)
	a.Bool("stayed", &s.stayed)
	numbers(a, "bids", s.bids[:n], maxBid)
	numbers(a, "places", s.places[:n], n)
	archive.Number(a, "laid", &s.laid, 0, mostTiles)
	a.Bool("urbanized", &s.urbanized)
	archive.Number(a, "improved", &s.improved, 0, all)
	numbers(a, "hand", s.hand[:], NumColours)
	archive.Number(a, "drawn", &s.drawn, 0, s.game.cubesOfSetup()-1)
	archive.Number(a, "thrown", &s.thrown, 0, 2*n-1)
	for a.Array("cubes", len(s.game.columns)); a.Next(); {
		numbers(a, "", s.cubes[a.Index()][:], int(numCubes[1]))
	}
	for a.Array("chart", len(s.game.columns)); a.Next(); {
		numbers(a, "", s.chart[a.Index()][:s.game.columns[a.Index()].rows], NumColours)
	}
	numbers(a, "bag", s.bag[:], int(numCubes[1]))
	numbers(a, "tiles", s.lay[:s.game.board.Len()], len(lays)-1)
	numbers(a, "owners", s.owners[:s.game.board.Len()], 1<<12-1)
	archive.Number(a, "changed", &s.changed, 0, len(s.changes))
	for a.Array("changes", int(s.changed)); a.Next(); {
		c := &s.changes[a.Index()]
		a.Object("")
		archive.Number(a, "hex", &c.hex, 0, s.game.board.Len()-1)
		archive.Number(a, "before", &c.before, 0, int(firstCity)-1)
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

// settled fills in what follows from the fields, and returns what no game can go on from.
func (s *State) settled() error {
	s.shown, s.new = [tileEnd]uint8{}, [newCities]uint8{}
	var faults []error
	wrong := func(is bool, field string, rule Rule) {
		if is {
			reason := family.NewPhrase(Reason("position"), "field", field)
			faults = append(faults, &family.StateError{Field: field, Rule: rule, Reason: reason})
		}
	}
	s.settleMap(wrong)
	s.checkSeats(wrong)
	s.checkPhase(wrong)
	s.checkCubes(wrong)
	return errors.Join(faults...)
}

// settleMap counts the tiles and the new cities, and holds them to the map and the box.
func (s *State) settleMap(wrong func(bool, string, Rule)) {
	for i := range uint8(s.game.board.Len()) {
		number := s.lay[i]
		l := &lays[number]
		wrong((number == printedCity) != (s.game.printed[i] != none), "tiles", BuildGround)
		switch {
		case number == printedCity:
		case number >= firstCity:
			wrong(!s.game.town[i], "tiles", CityTown)
			wrong(s.new[number-firstCity] != 0, "tiles", CityFree)
			s.new[number-firstCity] = i + 1
		case number > 0:
			wrong(s.game.cost[i] == 0 && !s.game.town[i] || l.tile.isTown() != s.game.town[i], "tiles", BuildGround)
			wrong(!s.stock()[0][l.tile], "tiles", BuildStock)
			s.show(number, 1)
		}
		wrong(s.owners[i]>>(3*l.pieces) != 0, "owners", BuildMarkers)
	}
	for p := range s.allPieces {
		owner := s.owner(p.hex, p.a)
		wrong(int(owner) > s.Seats(), "owners", BuildMarkers)
		for _, edge := range [...]uint8{p.a, p.b} {
			beyond := s.game.next[p.hex][edge]
			wrong(beyond == none, "tiles", BuildClosed)
			wrong(s.meets(p.hex, edge) && !s.isCity(beyond) && s.owner(beyond, opposite(edge)) != owner, "owners", BuildRival)
		}
	}
	for seat := range Seat(s.Seats()) {
		wrong(s.links(seat+1) > MaxLinks, "owners", BuildMarkers)
	}
}

// checkSeats holds the turn order, the roles and the auction to the seats in the game.
func (s *State) checkSeats(wrong func(bool, string, Rule)) {
	var in, taken family.Seats
	alive := s.alive()
	for i, seat := range s.order {
		wrong(seat != 0 && (in.Has(seat) || i >= alive), "order", SetupOrder)
		in = in.With(seat).Without(family.Nobody)
	}
	var held [roleEnd]bool
	for i, p := range s.players[:s.Seats()] {
		wrong(s.round > 0 && p.out == in.Has(Seat(i+1)), "order", SetupOrder)
		wrong(p.out && p.role != 0 || p.role != 0 && held[p.role], "players", RoleFree)
		held[p.role] = true
		wrong(s.bids[i] > p.cash || s.bids[i] > s.bids[max(s.high, 1)-1], "bids", AuctionCash)
		wrong(s.bids[i] > 0 && !s.bidding.Has(Seat(i+1)), "bids", AuctionHigher)
	}
	for i, seat := range s.places {
		wrong(seat != 0 && (taken.Has(seat) || !in.Has(seat)), "places", AuctionStay)
		wrong((seat != 0) != (s.bidding != 0 && i >= s.bidding.Len() && i < alive), "places", AuctionStay)
		taken = taken.With(seat).Without(family.Nobody)
	}
	wrong(s.bidding&taken != 0 || s.bidding != 0 && s.bidding|taken != in, "bidding", AuctionStay)
	wrong(s.high != 0 && (!s.bidding.Has(s.high) || s.bids[s.high-1] == 0), "high", AuctionHigher)
	wrong(s.acted&^in != 0 && s.round > 0, "acted", RoundAsks)
}

// checkPhase holds what is asked for to the phase.
func (s *State) checkPhase(wrong func(bool, string, Rule)) {
	asks, alive := s.Turn() != 0, s.alive()
	wrong(asks != (s.seat != 0) && s.phase != PhaseDraw, "seat", RoundAsks)
	wrong(asks && (s.firstToAct() != s.seat && s.phase != PhaseAuction && s.phase != PhaseProduction), "seat", RoundAsks)
	wrong((s.phase == PhaseDraw || s.phase == PhaseProduction) && s.holder(Production) != s.seat || s.phase == PhaseDraw && s.seat == 0, "seat", GrowthDrawn)
	wrong((s.round == 0) != (s.phase <= PhaseOrder) || s.round > 0 && alive < 2 && s.phase != PhaseOver, "round", EndRounds)
	wrong((s.cycle == 0) != (s.phase != PhaseGoods), "cycle", RoundAsks)
	auction := s.phase == PhaseAuction
	wrong(auction != (s.bidding.Len() > 1) || auction && (!s.bidding.Has(s.seat) || s.high == s.seat), "bidding", AuctionHigher)
	wrong(!auction && (s.stayed || s.high != 0), "high", AuctionHigher)
	build := s.phase == PhaseBuild
	wrong(s.changed > 0 && !build || s.changed < s.laid || s.changed > s.laid+1, "changes", BuildOnce)
	wrong(build && (s.laid > s.tilesOf(s.seat) || s.isIdle()) || !build && s.laid > 0, "laid", BuildThree)
	for i, c := range s.changes[:s.changed] {
		town := lays[c.before].tile.isTown()
		wrong(c.before != 0 && town != s.game.town[c.hex] || s.lay[c.hex] == 0, "changes", BuildGround)
		for _, other := range s.changes[:i] {
			wrong(other.hex == c.hex, "changes", BuildOnce)
		}
	}
	wrong(s.phase == PhaseShares && asks && s.mine().shares == MaxShares, "seat", SharesLimit)
	wrong(s.phase == PhaseOrder && alive == s.Seats() || s.phase == PhaseDraw && s.inBag() == 0, "phase", RoundAsks)
	wrong(s.drawn > 0 && s.phase != PhaseCubes && s.phase != PhaseDraw || s.phase == PhaseDraw && s.drawn >= mostDrawn, "drawn", GrowthDrawn)
	wrong(s.thrown > 0 && s.phase != PhaseDice, "thrown", RoundAsks)
}

// checkCubes holds the cubes to the box, and those of the setup to the order in which they
// are drawn.
func (s *State) checkCubes(wrong func(bool, string, Rule)) {
	all := s.bag
	for i := range s.game.columns {
		for c, n := range s.cubes[i] {
			all[c] += n
			wrong(n > 0 && s.cityOf(i) == none, "cubes", MoveFrom)
		}
		for _, c := range s.chart[i] {
			if c != 0 {
				all[c-1]++
			}
		}
	}
	for _, c := range s.hand {
		if c != 0 {
			all[c-1]++
		}
	}
	wrong(all != numCubes, "bag", BoxCubes)
	wrong(s.hand[1] != 0 && s.hand[0] == 0 || s.hand[0] != 0 && s.phase != PhaseProduction && s.phase != PhaseDraw, "hand", GrowthDrawn)
	if s.phase != PhaseCubes {
		return
	}
	var left [maxColumns]int // cubes that lie in cities besides those that were drawn
	for i := range s.game.columns {
		for _, n := range s.cubes[i] {
			left[i] += int(n)
		}
	}
	for place := range s.game.cubesOfSetup() {
		switch column, row := s.game.place(place); {
		case row >= 0:
			wrong((s.chart[column][row] != 0) != (place < int(s.drawn)), "chart", BoxCubes)
		case place < int(s.drawn):
			left[column]--
		}
	}
	wrong(left != [maxColumns]int{}, "cubes", BoxCubes)
}
