package steam

import "github.com/railhex/railhex/variants/family/archive"

// fields writes a report.
func (r *Report) fields(a *archive.Archive) {
	a.String("phase", &r.Phase)
	a.Bool("chance", &r.Chance)
	a.Int("turn", &r.Turn)
	a.Int("round", &r.Round)
	a.Int("rounds", &r.Rounds)
	a.Int("cycle", &r.Cycle)
	a.String("place", &r.Place)
	a.Ints("order", &r.Order, MaxSeats)
	a.Ints("queue", &r.Queue, MaxSeats)
	if a.Optional("auction", 0, r.Auction != nil) {
		r.Auction.fields(a)
		a.End()
	}
	a.Int("left", &r.Left)
	for a.List("gains", 0, len(r.Gains), MaxSeats); a.Next(); {
		r.Gains[a.Index()].fields(a, MaxSeats)
	}
	for a.List("cities", 0, len(r.Cities), MaxStops); a.Next(); {
		r.Cities[a.Index()].fields(a)
	}
	a.Strings("supply", &r.Supply, MaxSpaces)
	a.Object("bag", 0)
	a.Int("R", &r.Bag.R)
	a.Int("B", &r.Bag.B)
	a.Int("Y", &r.Bag.Y)
	a.Int("P", &r.Bag.P)
	a.Int("E", &r.Bag.E)
	a.End()
	a.Object("newcities", 0)
	a.Int("red", &r.NewCities.Red)
	a.Int("blue", &r.NewCities.Blue)
	a.Int("yellow", &r.NewCities.Yellow)
	a.Int("purple", &r.NewCities.Purple)
	a.Int("grey", &r.NewCities.Grey)
	a.End()
	a.Int("growth", &r.Growth)
	a.Object("tiles", 0)
	r.Tiles.fields(a)
	a.End()
	a.Strings("track", &r.Track, MaxHexes)
	for a.List("links", 0, len(r.Links), longestList); a.Next(); {
		r.Links[a.Index()].fields(a)
	}
	for a.List("players", 0, len(r.Players), MaxSeats); a.Next(); {
		r.Players[a.Index()].fields(a)
	}
	a.Ints("winners", &r.Winners, MaxSeats)
	a.ErrorReport("error", r.Error)
	if r.Moves != nil {
		a.Strings("moves", &r.Moves, len(r.Moves))
	}
}

func (auction *AuctionReport) fields(a *archive.Archive) {
	a.Int("position", &auction.Position)
	a.Ints("in", &auction.In, MaxSeats)
	a.Int("high", &auction.High)
	a.Int("bidder", &auction.Bidder)
	a.Int("free", &auction.Free)
}

func (city *CityReport) fields(a *archive.Archive) {
	a.Object("", 0)
	a.String("hex", &city.Hex)
	a.String("colour", &city.Colour)
	a.String("goods", &city.Goods)
	a.Bool("grown", &city.Grown)
	a.End()
}

func (link *LinkReport) fields(a *archive.Archive) {
	a.Object("", 0)
	a.String("from", &link.From)
	a.String("to", &link.To)
	a.Bool("complete", &link.Complete)
	a.Int("owner", &link.Owner)
	a.Bool("extended", &link.Extended)
	a.End()
}

func (p *PlayerReport) fields(a *archive.Archive) {
	a.Object("", 0)
	a.Int("money", &p.Money)
	a.Int("income", &p.Income)
	a.Int("points", &p.Points)
	a.Int("locomotive", &p.Locomotive)
	a.Int("dealt", &p.Dealt)
	a.String("action", &p.Action)
	a.String("pending", &p.Pending)
	a.Int("bid", &p.Bid)
	a.Bool("improved", &p.Improved)
	a.Int("links", &p.Links)
	a.Bool("eliminated", &p.Eliminated)
	a.Int("total", &p.Total)
	a.End()
}
