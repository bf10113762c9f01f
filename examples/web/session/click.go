package session

import (
	"errors"

	"github.com/railhex/railhex/examples/web/positions"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// A Target is a part of a picture, by the data- attributes that package picture
// gives it.
type Target struct {
	Seat  steamrollers.Seat `json:"seat"` // whose sheet it is on, 0 if on none
	Hex   hexmap.Cell       `json:"hex"`
	City  int               `json:"city"` // on the supply board, or of the hex
	Good  string            `json:"good"`
	Place int               `json:"place"` // of the good in its line
	Own   string            `json:"own"`   // the personal good
	Die   int               `json:"die"`
	Box   int               `json:"box"`
	Tile  int               `json:"tile"`
	Order int               `json:"order"`
	Power string            `json:"power"`
}

// A Click is what can be done with a target, or why nothing can.
type Click struct {
	Options []Option           `json:"options"`
	Tracks  string             `json:"tracks"` // a picture of the tracks to choose from, for a hex
	Refused *positions.Failure `json:"refused"`
}

// click says what the person who is asked can do with a part of a picture.
func (h *Host) click(t Target) Click {
	g, s, speaker := h.game, h.game.position(), h.speaker()
	if g.looksBack() || !g.asksPerson(s) {
		return Click{}
	}
	click := Click{Options: []Option{}}
	var moves []steamrollers.Move
	for _, group := range speaker.Options(s) {
		for option := range group.All() {
			if t.serves(s, option.Move) {
				moves = append(moves, option.Move)
				click.Options = append(click.Options, optionOf(option))
			}
		}
	}
	if len(moves) == 0 {
		if refused := t.refusal(s); refused != nil {
			failure := positions.FailureOf(speaker, refused)
			click.Refused = &failure
		}
		return click
	}
	if t.Hex.IsValid() {
		click.Tracks = h.style("tracks").Tracks(s, t.Hex, moves)
	}
	return click
}

// serves reports whether a move is made with the target.
func (t Target) serves(s *steamrollers.State, m steamrollers.Move) bool {
	elsewhere := t.Seat != steamrollers.Nobody && t.Seat != s.Turn()
	switch m.Kind() {
	case steamrollers.KindBuild, steamrollers.KindRailPower:
		return !elsewhere && t.Hex.IsValid() && t.Hex == m.Hex() || t.isPower(m)
	case steamrollers.KindDeliver:
		switch {
		case elsewhere:
			return false
		case t.Own != "":
			return m.IsOwn()
		case t.Good != "":
			return !m.IsOwn() && m.From() == t.City && m.Good().String() == t.Good && (m.Place() == 0 || m.Place() == t.Place) // SOLO-4
		}
		return t.City != 0 && (t.City == m.From() || t.City == m.To())
	case steamrollers.KindPlace:
		return !elsewhere && t.Good == "" && t.City == m.City()
	case steamrollers.KindDraft:
		return t.Die != 0 && t.Die == m.Die()
	case steamrollers.KindImprove:
		return !elsewhere && t.Box != 0 && t.Box == s.Die()
	case steamrollers.KindEnginePower:
		return !elsewhere && t.Box != 0 && t.Box == m.Box() || t.isPower(m)
	case steamrollers.KindTake:
		return t.Tile != 0 && t.Tile == s.Die()
	case steamrollers.KindTilePower:
		return t.Tile != 0 && t.Tile == m.Tile() || t.isPower(m)
	case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll, steamrollers.KindUseTwo:
		return !elsewhere && t.Tile != 0 && t.Tile == m.Tile()
	case steamrollers.KindSteal:
		return t.Tile == variants.Tile2b.Number()
	case steamrollers.KindFulfil:
		return t.Order != 0 && t.Order == m.Order()
	case steamrollers.KindPointsPower, steamrollers.KindGoodsPower:
		return t.isPower(m)
	}
	return false
}

var powerKinds = map[steamrollers.Kind]variants.Power{
	steamrollers.KindEnginePower: variants.EnginePower,
	steamrollers.KindRailPower:   variants.RailPower,
	steamrollers.KindPointsPower: variants.PointsPower,
	steamrollers.KindTilePower:   variants.TilePower,
	steamrollers.KindGoodsPower:  variants.GoodsPower,
}

func (t Target) isPower(m steamrollers.Move) bool {
	power, ok := powerKinds[m.Kind()]
	return ok && t.Power == power.String()
}

// errElsewhere refuses what is only looked at.
var errElsewhere = errors.New("this is another player's sheet")

// refusal says why no legal move is made with the target: what the position
// says of the move that a click there means, nil if it means none. Where no
// move can say what was clicked (a box or tile of another number than the
// die's) it is the rule that binds it to the die.
func (t Target) refusal(s *steamrollers.State) error {
	acts := s.Phase() == steamrollers.PhaseAct
	switch {
	case t.Seat != steamrollers.Nobody && t.Seat != s.Turn() && t.Tile == 0:
		return errElsewhere
	case t.Own != "":
		return s.Explain(steamrollers.Deliver(t.good(), t.City, t.City%6+1, 1).Own())
	case t.Good != "":
		return t.refusedDelivery(s)
	case t.Hex.IsValid():
		return t.refusedTrack(s)
	case t.Die != 0:
		return s.Explain(steamrollers.Draft(t.Die))
	case t.Box != 0 && s.Phase() == steamrollers.PhasePower:
		return s.Explain(steamrollers.EnginePower(t.Box))
	case t.Box != 0 && acts && t.Box != s.Die():
		return steamrollers.EngineBoxOfDie
	case t.Box != 0:
		return s.Explain(steamrollers.Improve())
	case t.Tile != 0 && s.Phase() == steamrollers.PhasePower:
		return s.Explain(steamrollers.TilePower(t.Tile))
	case t.Tile != 0 && acts && t.Tile != s.Die():
		return steamrollers.TakeTileOfDie
	case t.Tile != 0:
		return s.Explain(steamrollers.Take())
	case t.Order != 0:
		return t.refusedOrder(s)
	case t.Power != "":
		return s.Explain(steamrollers.PointsPower())
	}
	return nil
}

// refusedTrack explains why no track can be drawn in a hex. Its place is at
// fault, or the moment, and so any track tells: the black die always shows a
// type that could be drawn.
func (t Target) refusedTrack(s *steamrollers.State) error {
	straight := track.Between(hexmap.East, hexmap.West)
	if s.Phase() == steamrollers.PhasePower {
		return s.Explain(steamrollers.RailPower(t.Hex, straight))
	}
	return s.Explain(steamrollers.Build(t.Hex, straight))
}

// refusedDelivery explains why a good cannot be delivered from a city. Of all
// deliveries that the click may mean it takes the one that came closest to being
// legal.
func (t Target) refusedDelivery(s *steamrollers.State) error {
	var closest error
	best := 0
	for to := 1; to <= hexmap.Regions; to++ {
		for distance := 1; distance <= maxDistance; distance++ {
			m := steamrollers.Deliver(t.good(), t.City, to, distance)
			if s.Setup().Olive != 0 { // SOLO-4
				m = m.FromPlace(t.Place)
			}
			if err := s.Explain(m); err != nil {
				if near := nearness(err); near > best {
					closest, best = err, near
				}
			}
		}
	}
	return closest
}

// maxDistance bounds the distances that are tried for an explanation: a route
// over all six cities, with a town on each link, is as long.
const maxDistance = 11

// nearness orders the rules of deliveries by how much is right where they are
// broken.
func nearness(err error) int {
	for i, rule := range []steamrollers.Rule{
		steamrollers.DeliverNoCityTwice, steamrollers.DeliverToColour, steamrollers.DeliverFromDie,
		steamrollers.DeliverOverOwnLinks, steamrollers.DeliverNotOverWalls, steamrollers.DeliverWithinStrength,
	} {
		if errors.Is(err, rule) {
			return i + 2
		}
	}
	return 1
}

// good is the good that was clicked, or one that goes nowhere.
func (t Target) good() variants.Good {
	for _, letter := range []string{t.Own, t.Good} {
		if letter != "" {
			if good, ok := variants.ParseGood(letter[0]); ok {
				return good
			}
		}
	}
	return variants.Yellow
}

// refusedOrder explains why an order cannot be fulfilled, by the attempt to give
// what it asks for.
func (t Target) refusedOrder(s *steamrollers.State) error {
	face, _ := s.Order(t.Order)
	components := s.Setup().Components
	return s.Explain(steamrollers.Fulfil(t.Order, components.Order(face).Goods))
}
