package steamrollers

import "github.com/railhex/railhex/variants/family/archive"

// fields writes a report.
func (r *Report) fields(a *archive.Archive) {
	a.String("phase", &r.Phase)
	a.Bool("chance", &r.Chance)
	a.Int("turn", &r.Turn)
	a.Int("round", &r.Round)
	a.Int("start", &r.Start)
	a.Int("quiet", &r.Quiet)
	a.Int("die", &r.Die)
	a.Ints("dice", &r.Dice, longestList)
	a.Int("reserved", &r.Reserved)
	a.String("black", &r.Black)
	a.Int("wall", &r.Wall)
	a.Object("supply", 0)
	a.String("1", &r.Supply.City1)
	a.String("2", &r.Supply.City2)
	a.String("3", &r.Supply.City3)
	a.String("4", &r.Supply.City4)
	a.String("5", &r.Supply.City5)
	a.String("6", &r.Supply.City6)
	a.End()
	r.Bag.fields(a, "bag")
	r.Removed.fields(a, "removed")
	a.Strings("centre", &r.Centre, longestList)
	a.Strings("orders", &r.Orders, longestList)
	for a.List("players", 0, len(r.Players), MaxSeats); a.Next(); {
		r.Players[a.Index()].fields(a)
	}
	if a.Optional("olive", 0, r.Olive != nil) {
		r.Olive.fields(a)
		a.End()
	}
	a.Ints("winners", &r.Winners, MaxSeats)
	a.ErrorReport("error", r.Error)
	if r.Moves != nil {
		a.Strings("moves", &r.Moves, len(r.Moves))
	}
}

func (goods *GoodsReport) fields(a *archive.Archive, name string) {
	a.Object(name, 0)
	a.Int("Y", &goods.Y)
	a.Int("R", &goods.R)
	a.Int("G", &goods.G)
	a.Int("B", &goods.B)
	a.Int("E", &goods.E)
	a.Int("K", &goods.K)
	a.End()
}

func (p *PlayerReport) fields(a *archive.Archive) {
	a.Object("", 0)
	a.Ints("boxes", &p.Boxes, longestList)
	a.Int("strength", &p.Strength)
	a.Strings("track", &p.Track, longestList)
	for a.List("tiles", 0, len(p.Tiles), longestList); a.Next(); {
		tile := &p.Tiles[a.Index()]
		a.Object("", 0)
		a.String("face", &tile.Face)
		a.Bool("sideways", &tile.Sideways)
		a.End()
	}
	a.String("kept", &p.Kept)
	a.String("own", &p.Own)
	a.Strings("orders", &p.Orders, longestList)
	a.Object("points", 0)
	a.Int("delivery", &p.Points.Delivery)
	a.Int("power", &p.Points.Power)
	a.Int("network", &p.Points.Network)
	a.Int("engine", &p.Points.Engine)
	a.Int("tiles", &p.Points.Tiles)
	a.Int("orders", &p.Points.Orders)
	a.Int("total", &p.Points.Total)
	a.End()
	a.End()
}

func (olive *OliveReport) fields(a *archive.Archive) {
	a.String("level", &olive.Level)
	for a.Array("crossed", 0, len(olive.Crossed)); a.Next(); {
		a.Int("", &olive.Crossed[a.Index()])
	}
	a.Object("points", 0)
	a.Int("delivery", &olive.Points.Delivery)
	a.Int("engine", &olive.Points.Engine)
	a.Int("network", &olive.Points.Network)
	a.Int("tiles", &olive.Points.Tiles)
	a.Int("total", &olive.Points.Total)
	a.End()
}
