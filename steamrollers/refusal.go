package steamrollers

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// refusals are the sentences of the section [refusal] of the text, which say why a move or a
// setup is refused: by the key that a verdict has as its reason.
var refusals = family.Sentences{English: English, Section: "refusal", Notation: notation}

// Refusal returns the sentence of the section [refusal] with that key, with the names and
// values of its arguments in turn, for those who refuse by the rules what is no move.
func Refusal(key string, namesAndValues ...any) family.Phrase {
	return refusals.Why(key, namesAndValues...)
}

// notation returns an argument of a sentence as the notation writes it.
func notation(part any) string {
	switch part := part.(type) {
	case Seat:
		return "P" + strconv.Itoa(int(part))
	case Rule: // within a sentence
		return strings.TrimSuffix(part.Text(), ".")
	case Kind:
		return part.word()
	case []Kind:
		var words []string
		for _, k := range part {
			words = append(words, k.word())
		}
		return commas(slices.Compact(words))
	case []int:
		return commas(numerals(slices.Values(part)))
	case Dice:
		return commas(numerals(part.All()))
	case variants.UsedFaces:
		return commas(numerals(part.All()))
	case variants.Goods:
		return commas(strings.Fields(part.String()))
	case variants.Line:
		return commas(strings.Fields(part.String()))
	}
	return fmt.Sprint(part)
}

// commas is words with commas between them, "none" if there is none.
func commas(words []string) string {
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, ", ")
}

// numerals is numbers as they are written.
func numerals(numbers iter.Seq[int]) (words []string) {
	for n := range numbers {
		words = append(words, strconv.Itoa(n))
	}
	return words
}

// Explain returns the error that Apply returns for m, without applying; nil where m
// is legal.
func (s *State) Explain(m Move) error {
	if v := s.judge(m); !v.legal() {
		return s.refuse(m, v)
	}
	return nil
}

// refuse is the error that tells a verdict: it asks nothing again, and looks up
// what the sentence of the reason names.
func (s *State) refuse(m Move, v verdict) *family.MoveError {
	why := family.Phrase{Reason: refusals.Reason(v.reason)}
	for name := range phrases.Slots(why.Reason.Template()) {
		if !slices.ContainsFunc(why.Args, func(part phrases.Arg) bool { return part.Name == name }) {
			why.Args = append(why.Args, phrases.Arg{Name: name, Value: s.part(name, m, v)})
		}
	}
	return &family.MoveError{Move: m, Rule: v.rule, Reason: why}
}

// part returns what a name stands for in the sentences about moves. It is long, since each
// name has a case.
func (s *State) part(name string, m Move, v verdict) any {
	switch name {
	// What the verdict holds.
	case "tile":
		return int(v.tile)
	case "face":
		return s.tileFace(int(v.tile))
	case "text":
		return ruleOf[s.tileEffect(int(v.tile))]
	case "seat":
		return Seat(v.found)
	case "action":
		return Kind(v.found)
	case "number", "longest":
		return int(v.found)

	// What the move says.
	case "kind":
		return m.Kind()
	case "power":
		return powerOf(m.Kind())
	case "shares":
		return s.otherNumbers(m)
	case "found":
		if m.Kind() == KindGoods {
			_, cities := m.lines()
			return cities
		}
		return max(m.White().Len(), m.InfluenceDice())
	case "value":
		return m.Die()
	case "step":
		return fmt.Sprintf("%+d", m.Step())
	case "hex":
		return m.Hex()
	case "type":
		return m.Track().Type()
	case "good":
		return m.Good()
	case "city":
		return m.City()
	case "from":
		return m.From()
	case "to":
		return m.To()
	case "place":
		return m.LinePlace()
	case "distance":
		return m.Distance()
	case "bonus":
		return m.Bonus()
	case "needed":
		return m.Distance() + m.Bonus()
	case "order":
		return m.Order()
	case "given":
		return m.Given()

	// What is so in the position.
	case "expected":
		return s.askedFor()
	case "asked":
		return s.Turn()
	case "level":
		return s.game.setup.Olive
	case "board":
		return s.game.board.Name()
	case "die", "box":
		return int(s.die)
	case "dice":
		return s.white
	case "black":
		return s.black
	case "faces":
		return s.facesUsed
	case "strength":
		return s.strength()
	case "region":
		return s.game.board.Region(s.indexOf(m.Hex()))
	case "track":
		return s.sheetOf(s.turn).trackAt(int(s.game.siteOf[s.indexOf(m.Hex())]))
	case "line":
		return s.supply[m.From()-1]
	case "drawable":
		return variants.DrawableGoods(s.bag)
	case "cities":
		return s.citiesFor(m.Good())
	case "reached":
		return slices.Collect(s.citiesReached(m.From()))
	case "distances":
		return slices.Collect(s.sheetOf(s.turn).reach.between(m.From(), m.To()).All())
	case "goods":
		return s.orderOf(m.Order()).Goods
	case "kept":
		return s.kept[s.turn-1].goods()
	}
	return nil
}

// askedFor is the kinds of moves that the phase asks for.
func (s *State) askedFor() (asked []Kind) {
	for k := range Kinds() {
		if askedIn[s.phase].has(k) && (k != KindFulfil || s.game.keepsDelivered) {
			asked = append(asked, k)
		}
	}
	return asked
}

// citiesFor is the cities to which a good may go.
func (s *State) citiesFor(g variants.Good) (cities []int) {
	for city := 1; city <= 6; city++ {
		if variants.MayGoTo(g, s.game.colours[city]) {
			cities = append(cities, city)
		}
	}
	return cities
}
