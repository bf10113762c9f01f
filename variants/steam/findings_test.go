package steam

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
)

// played is the first position of a game in a phase, from a round on, in which some seats
// are in the turn order.
func played(t *testing.T, setup Setup, phase Phase, round, ordered int) State {
	t.Helper()
	return playedTo(t, setup, func(s *State) bool {
		return s.Phase() == phase && s.Round() >= round && s.order.len() >= ordered
	})
}

// playedTo is the first position of a game in which something is so.
func playedTo(t *testing.T, setup Setup, so func(*State) bool) (found State) {
	t.Helper()
	walk(t, setup, 1, thrifty, func(s *State, _ Move) {
		if found == (State{}) && so(s) {
			found = *s
		}
	})
	if found == (State{}) {
		t.Fatalf("no such position of %+v", setup)
	}
	return found
}

// linkFrom is where a link begins of which something is so; "" if none is.
func linkFrom(s *State, so func(Link) bool) string {
	for link := range s.Links() {
		if so(link) {
			return link.From.Hex.String() + "/" + link.From.Edge.String()
		}
	}
	return ""
}

// TestFindingsArePlanted edits the JSON of positions, a row each, and holds what is found.
func TestFindingsArePlanted(t *testing.T) {
	base, standard := Setup{Players: 3}, Setup{Players: 4, Variant: Standard}
	goods, deal := played(t, base, PhaseGoods, 0, 0), played(t, base, PhaseDeal, 0, 0)
	bid, build, early := played(t, base, PhaseBid, 0, 0), played(t, base, PhaseBuild, 4, 0), played(t, base, PhaseAction, 1, 0)
	move, points, over := played(t, base, PhaseMove, 4, 0), played(t, base, PhasePoints, 4, 0), played(t, base, PhaseOver, 1, 0)
	auction, passed, laying := played(t, standard, PhaseBid, 2, 0), played(t, standard, PhaseBid, 2, 1), played(t, standard, PhaseBuild, 2, 0)
	first, lastPlace := played(t, standard, PhaseBid, 1, 0), played(t, base, PhaseBid, 0, 1)
	scene, few := arranged(t, "players 4"), arranged(t, "few")
	type document = positionDocument
	city := func(d *document, grown bool) *cityDocument {
		return &d.Cities[slices.IndexFunc(d.Cities, func(c cityDocument) bool { return c.Grown == grown && len(c.Goods) > 0 })]
	}
	complete := linkFrom(&build, func(l Link) bool { return l.Complete })
	// A link of the asked player that is complete, one of another player's that is not, and one
	// that is not where nobody builds.
	own := func(s *State) string {
		return linkFrom(s, func(l Link) bool { return l.Complete && l.Owner == s.Turn() })
	}
	others := func(s *State) string {
		return linkFrom(s, func(l Link) bool { return !l.Complete && l.Owner != s.Turn() })
	}
	begun := func(s *State) string { return linkFrom(s, func(l Link) bool { return !l.Complete }) }
	hasOwn := playedTo(t, base, func(s *State) bool { return s.Phase() == PhaseBuild && own(s) != "" })
	hasOthers := playedTo(t, base, func(s *State) bool { return s.Phase() == PhaseBuild && others(s) != "" })
	hasBegun := playedTo(t, base, func(s *State) bool { return s.Phase() == PhaseMove && begun(s) != "" })
	grower := func(s *State) Seat { return max(s.holder(GrowthTile), s.holder(UrbaniseTile)) }
	grown := playedTo(t, base, func(s *State) bool { return s.Phase() == PhaseBuild && grower(s) != Nobody && !s.queue.has(grower(s)) })
	linkOf := func(d *document, from string) *linkDocument {
		return &d.Links[slices.IndexFunc(d.Links, func(l linkDocument) bool { return l.From == from })]
	}
	var planted []gamelaws.Planted
	for _, test := range []struct {
		finding string
		s       *State
		edit    func(d *document)
	}{
		{"players", &build, func(d *document) { d.Players = d.Players[:2] }},
		{"players", &build, func(d *document) { d.Players = append(d.Players, d.Players[0]) }},
		{"no-stop", &build, func(d *document) { d.Cities[0].Hex = d.Track[0][:2] }},
		{"hex-twice", &build, func(d *document) { d.Track = slices.Insert(d.Track, 0, d.Track[0]) }},
		{"tile-misplaced", &build, func(d *document) { d.Track[0] = d.Track[0][:2] + " E+W+NE+NW+SE" }},
		{"no-link", &build, func(d *document) { d.Links[0].From = d.Cities[0].Hex + "/NW" }},
		{"short", &build, func(d *document) { many(d, "RRRRRRRRR") }},
		{"number-in-phase", &build, func(d *document) { d.Round = 0 }},
		{"number-in-phase", &move, func(d *document) { d.Cycle = 0 }},
		{"number-in-phase", &move, func(d *document) { d.Filled = 1 }},
		{"capital-in-base", &build, func(d *document) { d.Phase = "capital" }},
		{"auction-in-phase", &build, func(d *document) { d.Auction = &auctionDocument{In: []int{1, 2}, High: -1, Asked: 1} }},
		{"gains-in-phase", &move, func(d *document) { d.Gains = []gainDocument{{1, 1}} }},
		{"city-printed", &build, func(d *document) { c := city(d, false); c.Colour = other(c.Colour) }},
		{"city-not-grown", &over, func(d *document) { founded(&over, d).Grown = false }},
		{"city-full", &build, func(d *document) { city(d, false).Goods = "RRRRBBBB" }},
		{"short", few, func(d *document) { d.Cities[0].Grown, d.Cities[1].Grown = true, true }},
		{"city-full", &build, func(d *document) { city(d, false).Goods = "RRRBBBB" + city(d, false).Goods }},
		{"track-loose", scene, func(d *document) { d.Track = []string{"b2 E-W"} }},
		{"link-returns", scene, func(d *document) { d.Track = []string{"b4 E-NE", "b5 NW-W"} }},
		{"edge-closed", scene, func(d *document) { d.Track = []string{"a6 E-W"} }},
		{"tiles-short", few, func(d *document) { d.Track = []string{"b2 E-W", "b3 E-W"} }},
		{"auction-left", &build, func(d *document) { d.Waiting = []int{1} }},
		{"link-owner", &build, func(d *document) { d.Players[linkOf(d, complete).Owner-1].Eliminated = true }},
		{"link-extended", &build, func(d *document) { linkOf(d, complete).Extended = true }},
		{"link-extended", &hasOwn, func(d *document) { linkOf(d, own(&hasOwn)).Extended = true }},
		{"link-extended", &hasOthers, func(d *document) { linkOf(d, others(&hasOthers)).Extended = true }},
		{"link-extended", &hasBegun, func(d *document) {
			link := linkOf(d, begun(&hasBegun))
			link.Owner, link.Extended = d.Queue[0], true
		}},
		{"pending", &grown, func(d *document) { d.Players[grower(&grown)-1].Pending = true }},
		{"one-player", &early, func(d *document) { d.Players[0].Eliminated, d.Players[1].Eliminated = true, true }},
		{"eliminated-early", &early, func(d *document) { d.Players[0].Eliminated = true }},
		{"order-in-setup", &deal, func(d *document) { d.Order = []int{1} }},
		{"order-in-auction", &bid, func(d *document) { d.Order = []int{bidder(d)} }},
		{"order-of-players", &build, func(d *document) { d.Order = d.Order[:2] }},
		{"queue", &build, func(d *document) { d.Queue = []int{} }},
		{"queue", &early, func(d *document) { slices.Reverse(d.Queue) }},
		{"left", &build, func(d *document) { d.Left = 4 }},
		{"place", &goods, func(d *document) { d.Filled = 1 }},
		{"place", &deal, func(d *document) { d.Supply[0] = "" }},
		{"dealt", &deal, func(d *document) { d.Players[0].Dealt = 3 }},
		{"dealt", &build, func(d *document) { d.Players[0].Dealt = d.Players[1].Dealt }},
		{"action", &build, func(d *document) {
			first := idle(d)
			first.Action = d.Players[slices.IndexFunc(d.Players, func(p playerDocument) bool { return p.Action != "build" && p.Action != first.Action })].Action
		}},
		{"action", &build, func(d *document) { idle(d).Action = "" }},
		{"pending", &move, func(d *document) { d.Players[0].Pending = true }},
		{"free-in-phase", &build, func(d *document) { d.Free = 1 }},
		{"free-in-phase", &laying, func(d *document) { d.Free = 1 }},
		{"bid-in-phase", &build, func(d *document) { d.Players[0].Bid = 2 }},
		{"waiting", &auction, func(d *document) { d.Waiting = d.Waiting[:2] }},
		{"waiting-in-base", &bid, func(d *document) { d.Waiting = []int{1} }},
		{"last-place", &bid, func(d *document) { d.Auction.In, d.Auction.Asked, d.Order = []int{3}, 3, []int{1, 2} }},
		{"auction-of-two", &bid, func(d *document) { d.Auction.In = d.Auction.In[:1] }},
		{"auction-asked", &bid, func(d *document) { d.Auction.Asked = 0 }},
		{"auction-bidder", &bid, func(d *document) { d.Auction.Bidder, d.Auction.High = next(d), -1 }},
		{"auction-bidder", &passed, func(d *document) { d.Auction.Bidder, d.Auction.High = d.Order[0], 1 }},
		{"auction-high", &bid, func(d *document) { d.Auction.Bidder, d.Auction.High = next(d), 99 }},
		{"free-is-out", &passed, func(d *document) { d.Free = d.Order[0] }},
		{"bid-order", &bid, func(d *document) { d.Players[0].Bid = 50 }},
		{"bid-cash", &auction, func(d *document) {
			who := next(d)
			d.Auction.Bidder, d.Auction.High = who, 1
			d.Players[who-1].Bid, d.Players[who-1].Money = 1, 0
		}},
		{"gains-of-others", &points, func(d *document) {
			eliminate(d, 1+d.Queue[0]%3)
			d.Gains = []gainDocument{{d.Queue[0], 1}, {1 + d.Queue[0]%3, 1}}
		}},
		{"locomotive", &build, func(d *document) { d.Players[0].Locomotive = 0 }},
		{"order-of-players", &build, func(d *document) { d.Order, d.Queue = []int{}, []int{} }},
		{"order-in-auction", &passed, func(d *document) {
			order := slices.Clone(d.Order)
			eliminate(d, order[0])
			d.Order = order
		}},
		{"left", &move, func(d *document) { d.Left = 1 }},
		{"place", &goods, func(d *document) { d.Cities[0].Goods = "R" }},
		{"action", &over, func(d *document) { d.Players[d.Order[0]-1].Action = "" }},
		{"free-in-phase", &bid, func(d *document) { d.Free = 1 }},
		{"free-in-phase", &first, func(d *document) { d.Free = 1 }},
		{"free-in-phase", &auction, func(d *document) { eliminate(d, 1); d.Free = 1 }},
		{"bid-in-phase", &build, func(d *document) { d.Players[2].Bid = 2 }},
		{"waiting", &auction, func(d *document) { d.Auction.In = without(d.Auction.In, next(d)) }},
		{"auction-of-two", &auction, func(d *document) { eliminate(d, next(d)) }},
		{"auction-asked", &bid, func(d *document) { bidding(d, d.Auction.Asked, 1) }},
		{"auction-asked", &passed, func(d *document) { d.Auction.Asked = d.Order[0] }},
		{"bid-order", &bid, func(d *document) { bidding(d, next(d), 1); d.Players[d.Auction.Asked-1].Bid = 2 }},
		{"bid-order", &bid, func(d *document) { bidding(d, next(d), 1); d.Players[d.Auction.Asked-1].Bid = 1 }},
		{"bid-order", &bid, func(d *document) { bidding(d, next(d), 1); d.Players[next(d)-1].Bid = -1 }},
		{"bid-order", &auction, func(d *document) {
			bidding(d, next(d), 2)
			for _, seat := range without(d.Auction.In, next(d)) {
				d.Players[seat-1].Bid = 1
			}
		}},
		{"bid-order", &lastPlace, func(d *document) { bidding(d, next(d), 2); d.Players[d.Order[0]-1].Bid = 1 }},
		{"bid-order", &auction, func(d *document) {
			out := d.Auction.Asked
			bidding(d, next(d), 2)
			eliminate(d, out)
			d.Players[out-1].Bid = 1
		}},
		{"locomotive", &build, func(d *document) { d.Players[2].Locomotive = 0 }},
	} {
		text := edited(t, test.s, test.edit)
		planted = append(planted, gamelaws.Planted{Name: test.finding, Finding: test.finding, Found: gamelaws.Found(text, new(State))})
	}
	for _, test := range []struct {
		finding string
		spoil   func(*State)
	}{
		{"carried-along", func(s *State) { s.growth-- }},
		{"auction-left", func(s *State) { s.auction.asked = 1 }},
		{"auction-left", func(s *State) { s.auction.bidder = 1 }},
		{"auction-left", func(s *State) { s.auction.high = 1 }},
		{"city-with-tile", func(s *State) { s.hexes[s.game.stopHex[0]] = 0 }},
		{"link-owner", func(s *State) {
			*s = build
			for link := range build.Links() {
				s.mark(s.game.hexOf(link.From.Hex), link.From.Edge, claimOf(s.game.seats+1))
			}
		}},
	} {
		s := early
		test.spoil(&s)
		planted = append(planted, gamelaws.Planted{Name: test.finding, Finding: test.finding, Found: s.Validate()})
	}
	gamelaws.CheckFindings(t, English(), planted)
}

// TestALinkIsFoundOnce spoils complete links, which have two ends.
func TestALinkIsFoundOnce(t *testing.T) {
	build := played(t, Setup{Players: 3}, PhaseBuild, 4, 0)
	complete := 0
	text := edited(t, &build, func(d *positionDocument) {
		for i, link := range slices.Collect(build.Links()) {
			if link.Complete {
				d.Links[i].Extended = true
				complete++
			}
		}
	})
	if found := gamelaws.FindingsIn(gamelaws.Found(text, new(State))); len(found) != complete || complete == 0 {
		t.Errorf("%d complete links that were extended have %d findings: %v", complete, len(found), found)
	}
}

// TestLimitsAreIncluded edits positions up to a bound: they can be read.
func TestLimitsAreIncluded(t *testing.T) {
	build, bid := played(t, Setup{Players: 3}, PhaseBuild, 4, 0), played(t, Setup{Players: 3}, PhaseBid, 0, 0)
	auction := played(t, Setup{Players: 4, Variant: Standard}, PhaseBid, 2, 0)
	city := func(d *positionDocument, grown bool) *cityDocument {
		return &d.Cities[slices.IndexFunc(d.Cities, func(c cityDocument) bool { return c.Grown == grown })]
	}
	for name, test := range map[string]struct {
		s    *State
		edit func(d *positionDocument)
	}{
		"a city with room for a set": {&build, func(d *positionDocument) { city(d, false).Goods = "RRRBBBYYY"[:mostGoods-build.game.setSize] }},
		"a grown city that is full":  {&build, func(d *positionDocument) { city(d, false).Grown, city(d, false).Goods = true, "RRRBBBYYY" }},
		"a bid of all that there is": {&bid, func(d *positionDocument) { bidding(d, next(d), bid.means(Seat(next(d)))) }},
		"a bid of all cash":          {&auction, func(d *positionDocument) { bidding(d, next(d), 2); d.Players[next(d)-1].Money = 2 }},
	} {
		if err := new(State).UnmarshalJSON(edited(t, test.s, test.edit)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// edited is the JSON of a position after an edit.
func edited(t *testing.T, s *State, edit func(d *positionDocument)) []byte {
	t.Helper()
	doc := describe(t, s)
	edit(&doc)
	text, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := json.Marshal(*s)
	if err != nil {
		t.Fatal(err)
	}
	return slices.Concat(setup[:bytes.Index(setup, []byte(`"phase"`))], text[1:])
}

// many gives cities more goods than there are.
func many(d *positionDocument, goods string) {
	for i := range d.Cities {
		d.Cities[i].Goods = goods
	}
}

// other is another colour.
func other(colour string) string {
	if colour == "red" {
		return "blue"
	}
	return "red"
}

// founded is a city that was a town.
func founded(s *State, d *positionDocument) *cityDocument {
	for i, stop := range s.game.stopHex {
		if s.game.printed[i] == 0 && s.stops[i].isCity() {
			hex := s.game.cells[stop].String()
			return &d.Cities[slices.IndexFunc(d.Cities, func(c cityDocument) bool { return c.Hex == hex })]
		}
	}
	return &d.Cities[0]
}

// bidder is the first who is in an auction, and next one who is in it and not asked.
func bidder(d *positionDocument) int { return d.Auction.In[0] }

func next(d *positionDocument) int {
	return d.Auction.In[slices.IndexFunc(d.Auction.In, func(seat int) bool { return seat != d.Auction.Asked })]
}

// without is some seats less one.
func without(seats []int, seat int) []int {
	return slices.DeleteFunc(slices.Clone(seats), func(other int) bool { return other == seat })
}

// bidding lets a seat have bid most.
func bidding(d *positionDocument, seat, bid int) {
	d.Auction.Bidder, d.Auction.High, d.Players[seat-1].Bid = seat, bid, bid
}

// idle is a player whose action tile does not decide who builds first.
func idle(d *positionDocument) *playerDocument {
	return &d.Players[slices.IndexFunc(d.Players, func(p playerDocument) bool { return p.Action != "build" })]
}

// eliminate takes a player out of the game.
func eliminate(d *positionDocument, seat int) {
	d.Players[seat-1].Eliminated, d.Players[seat-1].Money = true, 0
	for i := range d.Links {
		if d.Links[i].Owner == seat {
			d.Links[i].Owner = 0
		}
	}
	out := func(other int) bool { return other == seat }
	d.Order, d.Queue = slices.DeleteFunc(d.Order, out), slices.DeleteFunc(d.Queue, out)
}
