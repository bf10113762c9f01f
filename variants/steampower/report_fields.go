package steampower

import "github.com/railhex/railhex/variants/family/archive"

// fields writes a report.
func (r *Report) fields(a *archive.Archive) {
	a.String("phase", &r.Phase)
	a.Bool("chance", &r.Chance)
	a.Int("turn", &r.Turn)
	a.Int("seat", &r.Seat)
	a.Int("round", &r.Round)
	a.Int("quiet", &r.Quiet)
	a.Int("left", &r.Left)
	a.String("next", &r.Next)
	a.Int("from", &r.From)
	a.Int("deals", &r.Deals)
	a.Int("contract", &r.Contract)
	a.String("goods", &r.Goods)
	a.String("bonus", &r.Bonus)
	a.Ints("bag", &r.Bag, MaxContracts)
	a.Object("tiles", 0)
	a.Int("K", &r.Tiles.K)
	a.Int("W", &r.Tiles.W)
	a.Int("O", &r.Tiles.O)
	a.Int("E", &r.Tiles.E)
	a.Int("P", &r.Tiles.P)
	a.End()
	a.Object("supply", 0)
	a.Int("K", &r.Supply.K)
	a.Int("W", &r.Supply.W)
	a.Int("O", &r.Supply.O)
	a.Int("E", &r.Supply.E)
	a.End()
	a.Object("stacks", 0)
	a.Int("simple", &r.Stacks.Simple)
	a.Int("sharp", &r.Stacks.Sharp)
	a.Int("cross", &r.Stacks.Cross)
	a.End()
	for a.List("cities", 0, len(r.Cities), MaxCities); a.Next(); {
		r.Cities[a.Index()].fields(a)
	}
	a.Strings("track", &r.Track, MaxHexes)
	for a.List("players", 0, len(r.Players), MaxSeats); a.Next(); {
		r.Players[a.Index()].fields(a)
	}
	a.Ints("winners", &r.Winners, MaxSeats)
	a.ErrorReport("error", r.Error)
	if r.Moves != nil {
		a.Strings("moves", &r.Moves, len(r.Moves))
	}
}

func (city *CityReport) fields(a *archive.Archive) {
	a.Object("", 0)
	a.String("hex", &city.Hex)
	a.String("tile", &city.Tile)
	a.Int("factory", &city.Factory)
	a.Int("goods", &city.Goods)
	a.Bool("turned", &city.Turned)
	a.End()
}

func (p *PlayerReport) fields(a *archive.Archive) {
	a.Object("", 0)
	a.Int("money", &p.Money)
	a.Int("locomotives", &p.Locomotives)
	a.Int("factories", &p.Factories)
	a.Ints("hand", &p.Hand, MaxContracts)
	a.Ints("fulfilled", &p.Fulfilled, MaxContracts)
	for a.List("links", 0, len(p.Links), maxLinks); a.Next(); {
		link := &p.Links[a.Index()]
		a.Object("", 0)
		a.String("from", &link.From)
		a.String("to", &link.To)
		a.Strings("track", &link.Track, MaxHexes)
		a.End()
	}
	if a.Optional("building", 0, p.Building != nil) {
		a.String("from", &p.Building.From)
		a.Strings("track", &p.Building.Track, MaxHexes)
		a.End()
	}
	a.Strings("network", &p.Network, MaxCities)
	a.Object("points", 0)
	a.Int("money", &p.Points.Money)
	a.Int("contracts", &p.Points.Contracts)
	a.Int("factories", &p.Points.Factories)
	a.Int("cities", &p.Points.Cities)
	a.Int("total", &p.Points.Total)
	a.End()
	a.End()
}
