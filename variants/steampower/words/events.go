package words

import "github.com/railhex/railhex/variants/steampower"

// Events tells what a move has done, a line for each event: those that
// [steampower.State.AppendEvents] gives.
func (p Speaker) Events(events []steampower.Event) []string {
	lines := make([]string, 0, len(events))
	for _, e := range events {
		lines = append(lines, p.Event(e))
	}
	return lines
}

// Event tells one thing that a move has done; "" for the zero Event. A contract
// drawn whose number is 0, because the one who is told may not see it, is told
// without its number.
func (p Speaker) Event(e steampower.Event) string {
	switch e.Kind {
	case steampower.CityLaid:
		return p.say(eventCity, "hex", e.Hex, "colour", e.Colour)
	case steampower.ContractDrawn:
		return p.drawn(e)
	case steampower.TrackPlaced:
		if e.Money == 0 {
			return p.say(eventTrack, "player", e.Seat, "hex", e.Hex, "track", e.Track)
		}
		return p.say(eventTrackPaid, "player", e.Seat, "hex", e.Hex, "track", e.Track, "money", e.Money)
	case steampower.TrackTaken:
		return p.say(eventTrackTaken, "player", e.Seat, "hex", e.Hex, "track", e.Track)
	case steampower.LinkBegun:
		return p.say(eventLinkBegun, "player", e.Seat, "hex", e.Hex)
	case steampower.LinkGivenUp:
		return p.say(eventLinkGivenUp, "player", e.Seat, "hex", e.Hex)
	case steampower.LinkCompleted:
		return p.say(eventLink, "player", e.Seat, "from", e.Hex, "to", e.End)
	case steampower.FactoryBuilt:
		return p.say(eventFactory, "player", e.Seat, "hex", e.Hex, "number", e.Number, "colour", e.Colour)
	case steampower.ContractBegun:
		return p.say(eventContractBegun, "player", e.Seat, "contract", e.Contract)
	case steampower.GoodShipped:
		return p.say(eventShipped, "player", e.Seat, "colour", e.Colour, "hex", e.Hex, "contract", e.Contract)
	case steampower.GoodBought:
		return p.say(eventBought, "player", e.Seat, "colour", e.Colour, "money", e.Money, "contract", e.Contract)
	case steampower.MoneyPaid:
		return p.say(eventPaid, "player", e.Seat, "owner", e.To, "money", e.Money)
	case steampower.CityTurned:
		return p.say(eventTurned, "hex", e.Hex)
	case steampower.ContractFulfilled:
		if e.Money == 0 {
			return p.say(eventFulfilled, "player", e.Seat, "contract", e.Contract)
		}
		return p.say(eventFulfilledPaid, "player", e.Seat, "contract", e.Contract, "money", e.Money)
	case steampower.BonusOffered:
		return p.say(eventBonus, "player", e.Seat, "contract", e.Contract)
	case steampower.BonusDeclined:
		return p.say(eventDeclined, "player", e.Seat, "contract", e.Contract)
	case steampower.MoneyTaken:
		return p.say(eventMoney, "player", e.Seat, "money", e.Money)
	case steampower.RoundEnded:
		return p.say(eventRoundEnded, "round", e.Number)
	case steampower.GameEnded:
		if e.Rule == steampower.EndQuietRounds {
			return p.say(eventEndedQuiet)
		}
		return p.say(eventEndedContracts)
	}
	return ""
}

func (p Speaker) drawn(e steampower.Event) string {
	switch fromHand, seen := e.From != steampower.Nobody, e.Contract != 0; {
	case fromHand && seen:
		return p.say(eventDrawnFromHand, "player", e.Seat, "owner", e.From, "contract", e.Contract)
	case fromHand:
		return p.say(eventDrawnFromHandUnseen, "player", e.Seat, "owner", e.From)
	case seen:
		return p.say(eventDrawn, "player", e.Seat, "contract", e.Contract)
	}
	return p.say(eventDrawnUnseen, "player", e.Seat)
}
