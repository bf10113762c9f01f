package describe

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// An Offer is an [Option] with all that a screen shows of it. The Option has its label
// and its consequences.
type Offer struct {
	Option
	Groups []string `json:"groups"` // the titles of the groups that it is in, the outermost first
	Hexes  []string `json:"hexes"`  // those that the move is about
	Gain   int      `json:"gain"`   // what it brings at once, in the unit in which the game counts
	// Gains are what it brings each seat, from seat 1 on; nil if it brings nobody anything.
	Gains []int `json:"gains,omitempty"`
	// Title is the text without its details, and Detail these, "" if it has none.
	Title  string `json:"title"`
	Detail string `json:"detail,omitempty"`
	// Section is the first of the Groups. Pinned offers are wanted wherever one looks: they
	// make an engine stronger, or go on without doing anything (see [Cards]).
	Section string `json:"section"`
	Pinned  bool   `json:"pinned,omitempty"`

	// From and To are where a good goes, each a hex or the number of a city, and Distance is
	// how far; "" and 0 where that is unknown.
	From     string `json:"from,omitempty"`
	To       string `json:"to,omitempty"`
	Distance int    `json:"distance,omitempty"`
}

// A Filter lets some offers pass. The zero Filter lets all pass.
type Filter struct {
	Hex   string `json:"hex"`   // only those about this hex, as in "c5"
	Kind  string `json:"kind"`  // only moves of this kind, as in "build"
	Group string `json:"group"` // only those in a group with this title
}

func (p *position[State, Move, P]) Offers(in Manner, only Filter) ([]Offer, *Refused) {
	offers := []Offer{}
	if p.Turn() == 0 {
		return offers, nil
	}
	var walk func(groups []phrases.Group[Move], titles []string)
	walk = func(groups []phrases.Group[Move], titles []string) {
		for _, g := range groups {
			within := append(slices.Clone(titles), g.Title)
			for _, o := range g.Options {
				if offer, ok := p.offered(o, within, only); ok {
					offers = append(offers, offer)
				}
			}
			walk(g.Groups, within)
		}
	}
	walk(p.optionsOf(in, only), []string{})
	if len(offers) > 0 {
		return offers, nil
	}
	err := p.of.whyNot(&p.state, only)
	if err == nil {
		return offers, nil
	}
	refused := p.told(err, in)
	return offers, &refused
}

// offered is an option as an offer, if a filter lets it pass.
func (p *position[State, Move, P]) offered(o phrases.Option[Move], titles []string, only Filter) (offer Offer, ok bool) {
	offer = Offer{Option: p.of.optionOf(o), Groups: titles, Hexes: []string{}}
	for _, hex := range p.of.hexes(o.Move) {
		offer.Hexes = append(offer.Hexes, hex.String())
	}
	if only.Hex != "" && !slices.Contains(offer.Hexes, only.Hex) ||
		only.Kind != "" && only.Kind != offer.Kind ||
		only.Group != "" && !slices.Contains(titles, only.Group) {
		return offer, false
	}
	p.of.show(&offer)
	if offer.Gains = p.of.gains(&p.state, o.Move); offer.Gains != nil {
		offer.Gain = offer.Gains[p.Turn()-1]
	}
	if offer.Good != "" {
		p.bring(&offer, o.Move)
	}
	return offer, true
}

// bring says where the good of an offer goes.
func (p *position[State, Move, P]) bring(offer *Offer, m Move) {
	for _, said := range p.of.says(m) {
		switch said.Name {
		case columnFrom, columnHex:
			offer.From = fmt.Sprint(said.Value)
		case columnTo:
			offer.To = fmt.Sprint(said.Value)
		case columnDistance:
			offer.Distance, _ = said.Value.(int)
		}
	}
	if p.of.parts.Goal != nil {
		if to := p.of.parts.Goal(&p.state, m); to.IsValid() {
			offer.To = to.String()
		}
	}
}

// show says where an offer stands on a screen, and how.
func (g *described[State, Move, P]) show(offer *Offer) {
	offer.Section, offer.Title = offer.Groups[0], offer.Text
	if offer.Short != "" {
		offer.Title = offer.Short
		offer.Detail = strings.TrimLeft(strings.TrimPrefix(offer.Text, offer.Short), ":, ")
	}
	offer.Pinned = slices.Contains(g.parts.Cards.Engine, offer.Kind) || slices.Contains(g.parts.Cards.Last, offer.Kind)
}

// gains are what a move brings each seat at once, nil if it brings nobody anything.
func (g *described[State, Move, P]) gains(s *State, m Move) []int {
	gain := g.gain(s, m)
	gains, some := make([]int, P(s).Seats()), false
	for i := range gains {
		gains[i] = gain(family.Seat(i + 1))
		some = some || gains[i] != 0
	}
	if !some {
		return nil
	}
	return gains
}

// gain returns what a move brings a seat at once. The move is made once for all seats.
func (g *described[State, Move, P]) gain(s *State, m Move) func(seat family.Seat) int {
	var next State
	switch {
	case g.parts.Gain != nil:
		return func(seat family.Seat) int { return g.parts.Gain(s, m, seat) }
	case g.parts.Secrets != nil || P(s).ApplyTo(&next, m) != nil:
		return func(family.Seat) int { return 0 }
	}
	return func(seat family.Seat) int { return P(&next).Total(seat) - P(s).Total(seat) }
}

// whyNot is why the seat that is asked can choose nothing that passes a filter; nil if
// nothing is known. Pictures know it of their parts.
func (g *described[State, Move, P]) whyNot(s *State, only Filter) error {
	pictures := g.pictures()
	switch {
	case pictures.Part == nil:
		return nil
	case only.Hex == "" && pictures.Parts == nil:
		return nil
	case only.Hex == "":
		most, stands := mostSaid(func(yield func(error) bool) {
			for _, part := range pictures.Parts(s, only.Kind) {
				if _, err := pictures.Part(s, part); err != nil && !yield(err) {
					return
				}
			}
		})
		if rule := ruleOf(most); !stands && rule != nil {
			return rule // the words of one speak of one place alone
		}
		return most
	}
	for _, name := range pictures.Names(s) {
		if _, err := pictures.Part(s, name+"/hex-"+only.Hex); err != nil {
			return err
		}
	}
	return nil
}

// refusedIn is why the legal moves that are about one hex cannot be made in another one: what
// most of them are refused for there. It is nil where no text of a move names its hex, and
// in a game with Secrets, where it could tell them.
func (g *described[State, Move, P]) refusedIn(s *State, hex string) error {
	if g.parts.Secrets != nil {
		return nil
	}
	most, _ := mostSaid(func(yield func(error) bool) {
		for _, m := range P(s).AppendMoves(nil) {
			here := g.hexes(m)
			if len(here) != 1 {
				continue
			}
			words := strings.Fields(m.String())
			for i, word := range words {
				if word == here[0].String() {
					words[i] = hex
				}
			}
			there, err := g.parts.Notation.parseMove(strings.Join(words, " "))
			if err != nil || len(g.hexes(there)) != 1 || g.hexes(there)[0].String() != hex {
				continue
			}
			if _, err := P(s).Apply(there); err != nil && !yield(err) {
				return
			}
		}
	})
	return most
}

// mostSaid is why most things are refused. Refusals that break the same rule for the same
// reason count as one, whatever they name: it is what most of the most frequent ones say.
// It stands for them if at least half of them say just that. It is nil if there are none.
func mostSaid(all iter.Seq[error]) (most error, stands bool) {
	type why struct {
		rule   family.Rule
		reason family.Reason
	}
	type words struct {
		why
		said string
	}
	times, said := map[why]int{}, map[words]int{}
	var errs []error
	var each []words // of errs
	for err := range all {
		one := words{said: err.Error()}
		if refused, ok := errors.AsType[*family.MoveError](err); ok {
			one = words{why{refused.Rule, refused.Reason.Reason}, refused.Reason.String()} // without the move
		}
		errs, each = append(errs, err), append(each, one)
		times[one.why]++
		said[one]++
	}
	var best words
	for i, one := range each {
		if most == nil || times[one.why] > times[best.why] || one.why == best.why && said[one] > said[best] {
			most, best = errs[i], one
		}
	}
	return most, most != nil && 2*said[best] >= times[best.why]
}
