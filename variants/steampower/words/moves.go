package words

import (
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// kindsInOrder is the order in which a person thinks of moves: the actions as
// TURN-3 names them, and last what ends something.
var kindsInOrder = []steampower.Kind{
	steampower.KindBuild, steampower.KindReplace, steampower.KindRemove, steampower.KindFactory,
	steampower.KindFulfil, steampower.KindShip, steampower.KindBuy, steampower.KindDraw, steampower.KindMoney,
	steampower.KindDone, steampower.KindDecline,
}

// headings are the titles of the groups that a move stands in.
func (p Speaker) headings(m steampower.Move) []string {
	switch kind := p.word(m.Kind()); m.Kind() {
	case steampower.KindBuild:
		return []string{kind, p.say("group.hex", "hex", m.Hex())}
	case steampower.KindShip:
		return []string{kind, p.say("group.city", "hex", m.Hex())}
	default:
		return []string{kind}
	}
}

// option says what a move is.
func (p Speaker) option(s *steampower.State, m steampower.Move) phrases.Option[steampower.Move] {
	switch m.Kind() {
	case steampower.KindBuild:
		return p.sayOption("option.build", "hex", m.Hex(), "track", m.Track())
	case steampower.KindRemove:
		return p.sayOption("option.remove", "hex", m.Hex())
	case steampower.KindReplace:
		return p.sayOption("option.replace", "hex", m.Hex(), "track", m.Track())
	case steampower.KindDone:
		return p.sayOption("option.done")
	case steampower.KindFactory:
		city, _ := s.CityAt(m.Hex())
		return p.sayOption("option.factory", "hex", m.Hex(), "number", m.Number(), "colour", city.Tile)
	case steampower.KindFulfil:
		contract := s.Contract(m.Contract())
		return p.sayOption("option.fulfil", "contract", m.Contract(), "goods", contract.Goods)
	case steampower.KindShip:
		if m.Payments() == 0 {
			return p.sayOption("option.ship", "colour", m.Colour(), "hex", m.Hex())
		}
		return p.sayOption("option.ship-paying", "colour", m.Colour(), "hex", m.Hex(), "payments", m.Payments())
	case steampower.KindBuy:
		return p.sayOption("option.buy", "colour", m.Colour())
	case steampower.KindDraw:
		return p.sayOption("option.draw")
	case steampower.KindMoney:
		return p.sayOption("option.money")
	case steampower.KindDecline:
		return p.sayOption("option.decline")
	}
	return phrases.Option[steampower.Move]{}
}

// sayOption fills the sentence of an option as say does.
func (p Speaker) sayOption(key string, things ...any) (o phrases.Option[steampower.Move]) {
	o.Text, o.Short = p.voice.Option(p.table().Of(key), p.word, things...)
	return o
}

// Events tells what a move has done, a line for each event: those that
// [steampower.State.AppendEvents] gives.
func (p Speaker) Events(events []steampower.Event) []string {
	lines := make([]string, 0, len(events))
	for _, e := range events {
		lines = append(lines, p.Event(e))
	}
	return lines
}

// Short tells one thing that a move has done without its details: "Ada builds in c5."
func (p Speaker) Short(e steampower.Event) string { return Speaker{p.voice.Brief(), p.told}.Event(e) }

// Event tells one thing that a move has done; "" for the zero Event. A contract
// drawn whose number is 0, because the reader may not see it, is shown without
// its number.
func (p Speaker) Event(e steampower.Event) string {
	switch e.Kind {
	case steampower.CityLaid:
		return p.say("event.city", "hex", e.Hex, "colour", e.Colour)
	case steampower.ContractDrawn:
		return p.drawn(e)
	case steampower.TrackPlaced:
		if e.Money == 0 {
			return p.say("event.track", "player", e.Seat, "hex", e.Hex, "track", e.Track)
		}
		return p.say("event.track-paid", "player", e.Seat, "hex", e.Hex, "track", e.Track, "money", e.Money)
	case steampower.TrackTaken:
		return p.say("event.track-taken", "player", e.Seat, "hex", e.Hex, "track", e.Track)
	case steampower.LinkBegun:
		return p.say("event.link-begun", "player", e.Seat, "hex", e.Hex)
	case steampower.LinkGivenUp:
		return p.say("event.link-given-up", "player", e.Seat, "hex", e.Hex)
	case steampower.LinkCompleted:
		return p.say("event.link", "player", e.Seat, "from", e.Hex, "to", e.End)
	case steampower.FactoryBuilt:
		return p.say("event.factory", "player", e.Seat, "hex", e.Hex, "number", e.Number, "colour", e.Colour)
	case steampower.ContractBegun:
		return p.say("event.contract-begun", "player", e.Seat, "contract", e.Contract)
	case steampower.GoodShipped:
		return p.say("event.shipped", "player", e.Seat, "colour", e.Colour, "hex", e.Hex, "contract", e.Contract)
	case steampower.GoodBought:
		return p.say("event.bought", "player", e.Seat, "colour", e.Colour, "money", e.Money, "contract", e.Contract)
	case steampower.MoneyPaid:
		return p.say("event.paid", "player", e.Seat, "owner", e.To, "money", e.Money)
	case steampower.CityTurned:
		return p.say("event.turned", "hex", e.Hex)
	case steampower.ContractFulfilled:
		if e.Money == 0 {
			return p.say("event.fulfilled", "player", e.Seat, "contract", e.Contract)
		}
		return p.say("event.fulfilled-paid", "player", e.Seat, "contract", e.Contract, "money", e.Money)
	case steampower.BonusOffered:
		return p.say("event.bonus", "player", e.Seat, "contract", e.Contract)
	case steampower.BonusDeclined:
		return p.say("event.declined", "player", e.Seat, "contract", e.Contract)
	case steampower.MoneyTaken:
		return p.say("event.money", "player", e.Seat, "money", e.Money)
	case steampower.RoundEnded:
		return p.say("event.round-ended", "round", e.Number)
	case steampower.GameEnded:
		if e.Rule == steampower.MustParseRule("END-2") {
			return p.say("event.ended-quiet")
		}
		return p.say("event.ended-contracts")
	}
	return ""
}

func (p Speaker) drawn(e steampower.Event) string {
	switch fromHand, seen := e.From != steampower.Nobody, e.Contract != 0; {
	case fromHand && seen:
		return p.say("event.drawn-from-hand", "player", e.Seat, "owner", e.From, "contract", e.Contract)
	case fromHand:
		return p.say("event.drawn-from-hand-unseen", "player", e.Seat, "owner", e.From)
	case seen:
		return p.say("event.drawn", "player", e.Seat, "contract", e.Contract)
	}
	return p.say("event.drawn-unseen", "player", e.Seat)
}
