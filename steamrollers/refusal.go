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

// A Reason is why a move or a setup is refused: one way to break one or several
// rules, and the sentence that says so. The zero Reason stands for no reason.
//
// As with a [Rule], the number behind a constant may change from version to
// version; the key that String gives does not change its meaning.
type Reason uint8

// The reasons, with their keys. [Reason.Template] has the sentence of each. First come
// those for an invalid position or move, then those of moves in the order of a game, then
// those of setups.
const (
	_ Reason = iota

	reasonNoState // no-state
	reasonNoMove  // no-move
	reasonOver    // over

	ReasonNotAsked   // not-asked
	ReasonNotAskedOf // not-asked-of
	reasonTileNotNow // tile-not-now

	ReasonSeatNotAsked  // seat-not-asked
	reasonResultDiffers // result-differs

	reasonGoodsBag        // goods-bag
	reasonGoodsCities     // goods-cities
	reasonGoodsNumber     // goods-number
	reasonGoodsOwn        // goods-own
	reasonInfluenceNumber // influence-number
	reasonPowerTaken      // power-taken
	ReasonDrawNone        // draw-none
	reasonPlaceCity       // place-city
	reasonRollNumber      // roll-number
	ReasonDraftNone       // draft-none

	reasonTileInCentre    // tile-in-centre
	reasonTileOfOther     // tile-of-other
	reasonTileUsed        // tile-used
	reasonTileUsedBefore  // tile-used-before
	reasonTileOtherSide   // tile-other-side
	reasonYucataNotPlayed // yucata-not-played
	reasonDieSettled      // die-settled
	ReasonDieShows        // die-shows
	ReasonFaceNotUsed     // face-not-used
	reasonStepOut         // step-out
	reasonTwoInOlivesTurn // two-in-olives-turn
	ReasonTwoAfterAction  // two-after-action
	ReasonTwoOnce         // two-once
	ReasonTwoHeldLate     // two-held-late
	ReasonTwoFewDice      // two-few-dice

	reasonHexLacking   // hex-lacking
	reasonHexCity      // hex-city
	reasonHexDrawn     // hex-drawn
	reasonHexRegion    // hex-region
	reasonTypeNotShown // type-not-shown
	ReasonBoxTicked    // box-ticked
	ReasonBoxNotDie    // box-not-die

	reasonSourceNotDie      // source-not-die
	reasonDestinationNotDie // destination-not-die
	reasonGoodNotThere      // good-not-there
	reasonGoodNotAtPlace    // good-not-at-place
	reasonOwnInNoLine       // own-in-no-line
	reasonOwnNotThere       // own-not-there
	reasonPlaceMissing      // place-missing
	reasonPlaceNeedless     // place-needless
	reasonSameCity          // same-city
	reasonWrongColour       // wrong-colour
	reasonBlocked           // blocked
	reasonNoRoute           // no-route
	reasonNoLinks           // no-links
	reasonNoSuchDistance    // no-such-distance
	ReasonUnlimitedNeedless // unlimited-needless
	reasonTooWeak           // too-weak
	reasonTooLong           // too-long
	reasonTooLongWithBonus  // too-long-with-bonus

	ReasonOwnSideways  // own-sideways
	reasonTileSideways // tile-sideways
	ReasonTileNotDie   // tile-not-die
	ReasonPass         // pass

	reasonOrdersNotPlayed // orders-not-played
	reasonOrderOnce       // order-once
	reasonOrderTaken      // order-taken
	reasonOrderCoal       // order-coal
	reasonOrderGoods      // order-goods
	reasonOrderNotKept    // order-not-kept

	reasonSetupPlayers    // setup-players
	reasonSetupAlone      // setup-alone
	reasonSetupOlive      // setup-olive
	reasonSetupLevel      // setup-level
	reasonSetupModule     // setup-module
	reasonSetupSoloModule // setup-solo-module
	reasonSetupChart      // setup-chart
	reasonSetupBoard      // setup-board
	reasonSetupComponents // setup-components

	reasonEnd // one past the last reason
)

// NumReasons is the number of reasons, 77.
const NumReasons = int(reasonEnd) - 1

// Reasons walks all reasons in their order.
func Reasons() iter.Seq[Reason] { return family.Values(1, reasonEnd-1) }

// IsValid reports whether r is a reason.
func (r Reason) IsValid() bool { return r > 0 && r < reasonEnd }

// String returns the key of the reason, "too-long", and "" for an invalid one.
func (r Reason) String() string { return wordings.Of(phrases.English).Reason(int(r)) }

// Template returns the reason as an English sentence in which {name} stands for the part of
// that name, for those who translate it; "" for the zero Reason. A slot has the same
// meaning in all sentences.
func (r Reason) Template() string { return wordings.Of(phrases.English).Template(int(r)) }

// Notation returns an argument of a sentence as the notation writes it.
func (Reason) Notation(part any) string {
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
	why := family.Phrase{Reason: v.reason}
	for name := range phrases.Slots(v.reason.Template()) {
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
