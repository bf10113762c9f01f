package document

import "slices"

// Equal reports whether two positions say the same, lists that are nil and empty
// ones alike.
func (p *Position) Equal(o *Position) bool {
	return p.Setup.equal(&o.Setup) &&
		p.Phase == o.Phase && p.Round == o.Round && p.Start == o.Start && p.TurnOf == o.TurnOf && p.Quiet == o.Quiet &&
		p.Die == o.Die && slices.Equal(p.Dice, o.Dice) && p.Reserved == o.Reserved && p.ReservedFor == o.ReservedFor &&
		p.Black == o.Black && p.Wall == o.Wall &&
		p.Supply == o.Supply && p.Bag == o.Bag && p.Removed == o.Removed &&
		slices.Equal(p.Centre, o.Centre) && slices.Equal(p.Orders, o.Orders) &&
		slices.EqualFunc(p.Players, o.Players, Player.equal) && (p.Olive == nil) == (o.Olive == nil) && (p.Olive == nil || *p.Olive == *o.Olive) &&
		p.Acted == o.Acted && slices.Equal(p.Used, o.Used) && slices.Equal(p.UsedBefore, o.UsedBefore) && slices.Equal(p.FacesUsed, o.FacesUsed) &&
		p.Held2a == o.Held2a && p.Settled == o.Settled && p.Fulfilled == o.Fulfilled && p.Productive == o.Productive
}

func (s *Setup) equal(o *Setup) bool {
	return s.Players == o.Players && s.Board == o.Board && s.Components == o.Components &&
		slices.Equal(s.Modules, o.Modules) && s.Wall == o.Wall && s.Olive == o.Olive
}

func (p Player) equal(o Player) bool {
	return slices.Equal(p.Boxes, o.Boxes) && slices.Equal(p.Track, o.Track) && slices.Equal(p.Tiles, o.Tiles) && p.Kept == o.Kept &&
		p.Own == o.Own && slices.Equal(p.Orders, o.Orders) && p.Power == o.Power && p.Delivery == o.Delivery
}
