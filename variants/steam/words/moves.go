package words

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

// inOrder is where moves of a kind stand among the options: in the order of the
// kinds, but for what ends something, which is last.
func inOrder(k steam.Kind) int {
	if k == steam.KindPass || k == steam.KindDone {
		return steam.NumKinds + int(k)
	}
	return int(k)
}

// Options returns legal moves of the player who is asked, whose order it changes: by what it is,
// and then by hex or by city. Where nobody is asked it is empty.
func (p Speaker) Options(s *steam.State, moves []steam.Move) []phrases.Group[steam.Move] {
	if s.Turn() == steam.Nobody {
		return nil
	}
	slices.SortStableFunc(moves, func(m, o steam.Move) int { return inOrder(m.Kind()) - inOrder(o.Kind()) })
	links := slices.Collect(s.Links())
	var all phrases.Group[steam.Move]
	for _, m := range moves {
		o := p.option(s, m)
		o.Move, o.Effects = m, p.effects(s, links, m)
		all.File(o, p.headings(m)...)
	}
	return all.Groups
}

// headings are the titles of the groups that a move stands in.
func (p Speaker) headings(m steam.Move) []string {
	switch kind := p.Word(m.Kind()); m.Kind() {
	case steam.KindBuild, steam.KindUpgrade, steam.KindRedirect, steam.KindUrbanise, steam.KindGrow:
		return []string{kind, p.Say("group.hex", "hex", m.Hex())}
	case steam.KindDeliver:
		return []string{kind, p.Say("group.city", "hex", m.Hex())}
	default:
		return []string{kind}
	}
}

// option says what a move is.
func (p Speaker) option(s *steam.State, m steam.Move) (o phrases.Option[steam.Move]) {
	key, number := "option."+m.Kind().String(), m.Number()
	var route steam.Route
	var to hexmap.Cell
	switch m.Kind() {
	case steam.KindCapital:
		if number == 0 {
			key += " none"
		}
	case steam.KindTake:
		if m.Passing() {
			key += " passing"
		}
	case steam.KindUrbanise:
		if m.Space() == 0 {
			key += " bare"
		}
	case steam.KindDeliver:
		for route = range s.Routes(m) {
			to = route[len(route)-1].To
			break
		}
	case steam.KindIncome, steam.KindPoints:
		number = gain(s)
	}
	o.Text, o.Short = p.Option(key, "number", number, "tile", m.ActionTile(), "hex", m.Hex(), "track", m.Tile(),
		"colour", m.Colour(), "space", m.Space(), "goods", s.Supply(m.Space()), "to", to, "route", route)
	return o
}

// Event tells one thing that a move has done; "" for the zero Event.
func (p Speaker) Event(e steam.Event) string {
	key := "event." + e.Kind.String()
	switch e.Kind {
	case steam.PlaceWon:
		if e.Money == 0 {
			key += " free"
		}
	case steam.ActionTaken:
		if e.Passed {
			key += " passing"
		} else if e.Money != 0 {
			key += " for money"
		}
	case steam.CityFounded:
		if e.Goods == 0 {
			key += " bare"
		}
	case steam.IncomeReceived, steam.IncomeDue:
		if e.Rule == steam.MustParseRule("STD-11") {
			key += " STD-11"
		}
	case steam.StepsBack: // what a player gives up for what they lack (STD-12)
		if e.Money == 0 {
			key += " points"
		} else if e.Number == 0 {
			key += " income"
		}
	case steam.GameEnded:
		if e.Rule == steam.MustParseRule("END-2") {
			key += " END-2"
		}
	}
	return p.Say(key, "player", e.Seat, "number", e.Number, "money", e.Money, "steps", e.Money, "hex", e.Hex, "to", e.To,
		"track", e.Tile, "colour", e.Colour, "goods", e.Goods, "tile", e.ActionTile)
}
