package steam

import (
	"iter"
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// A Kind says what a move is. The zero Kind is that of the zero Move.
type Kind uint8

// The kinds of moves, in the order of a game.
const (
	KindGoods    Kind = iota + 1 // chance: the goods drawn for a city or a space of the supply
	KindDeal                     // chance: the action tile dealt to a seat
	KindBid                      // bidding for a place in the turn order
	KindPass                     // passing, in an auction or in the goods phase
	KindCapital                  // loans in the standard game
	KindTake                     // taking an action tile
	KindBuild                    // laying a tile on an empty hex
	KindUpgrade                  // replacing a tile by one that adds track
	KindRedirect                 // turning the last track of an incomplete link
	KindUrbanise                 // making a town a city
	KindGrow                     // letting a city grow
	KindDone                     // ending a build turn
	KindImprove                  // improving the locomotive
	KindDeliver                  // moving a good
	KindIncome                   // taking points of a delivery as income
	KindPoints                   // taking them as victory points

	kindEnd
)

// NumKinds is the number of kinds of moves.
const NumKinds = int(kindEnd) - 1

// kindTable says for each kind the word with which its moves begin, and the phases
// that ask for it.
var kindTable = [kindEnd]struct {
	word   string
	phases []Phase
}{
	{word: "no move"},
	KindGoods:    {"goods", []Phase{PhaseGoods}},
	KindDeal:     {"deal", []Phase{PhaseDeal}},
	KindBid:      {"bid", []Phase{PhaseBid}},
	KindPass:     {"pass", []Phase{PhaseBid, PhaseMove}},
	KindCapital:  {"capital", []Phase{PhaseCapital}},
	KindTake:     {"action", []Phase{PhaseAction}},
	KindBuild:    {"build", []Phase{PhaseBuild}},
	KindUpgrade:  {"upgrade", []Phase{PhaseBuild}},
	KindRedirect: {"redirect", []Phase{PhaseBuild}},
	KindUrbanise: {"urbanise", []Phase{PhaseBuild}},
	KindGrow:     {"grow", []Phase{PhaseBuild}},
	KindDone:     {"done", []Phase{PhaseBuild}},
	KindImprove:  {"locomotive", []Phase{PhaseMove}},
	KindDeliver:  {"move", []Phase{PhaseMove}},
	KindIncome:   {"income", []Phase{PhasePoints}},
	KindPoints:   {"points", []Phase{PhasePoints}},
}

// askedIn are the kinds of moves that each phase asks for.
var askedIn = func() (asked [phaseEnd]kindSet) {
	for k := range Kinds() {
		for _, p := range kindTable[k].phases {
			asked[p] |= kinds(k)
		}
	}
	return asked
}()

// Kinds walks all kinds of moves.
func Kinds() iter.Seq[Kind] { return family.Values(1, kindEnd-1) }

// isValid reports whether k is a kind of moves.
func (k Kind) isValid() bool { return k > 0 && k < kindEnd }

// String returns the word with which moves of the kind begin, "build".
func (k Kind) String() string {
	if !k.isValid() {
		k = 0
	}
	return kindTable[k].word
}

// Chance reports whether moves of the kind are made by chance.
func (k Kind) Chance() bool { return k == KindGoods || k == KindDeal }

// A kindSet is a set of kinds of moves.
type kindSet uint32

func kinds(of ...Kind) (set kindSet) {
	for _, k := range of {
		set |= 1 << k
	}
	return set
}

func (set kindSet) has(k Kind) bool { return set>>k&1 != 0 }

// judge returns the verdict on a move.
func (s *State) judge(m Move) verdict {
	if !askedIn[s.phase].has(m.Kind()) {
		return s.notAsked(m)
	}
	switch m.Kind() {
	case KindGoods:
		return s.judgeGoods(m)
	case KindDeal:
		return s.judgeDeal(m)
	case KindBid:
		return s.judgeBid(m)
	case KindCapital:
		return s.judgeCapital(m)
	case KindTake:
		return s.judgeAction(m)
	case KindBuild, KindUpgrade, KindRedirect:
		return s.judgeLay(m)
	case KindUrbanise:
		return s.judgeUrbanise(m)
	case KindGrow:
		return s.judgeGrow(m)
	case KindDone:
		return s.judgeDone()
	case KindImprove:
		return s.judgeImprove()
	case KindDeliver:
		return s.judgeMove(m)
	}
	return verdict{} // pass, income, points: legal where they are asked for
}

// advance applies a legal move to s by the verdict on it and, if there is a log, says
// there what happens.
func (s *State) advance(m Move, v verdict, log *chronicle) {
	switch m.Kind() {
	case KindGoods:
		s.applyGoods(m, log)
	case KindDeal:
		s.applyDeal(m, log)
	case KindBid:
		s.applyBid(m, log)
	case KindPass:
		if s.phase == PhaseBid {
			s.applyPassBid(log)
		} else {
			s.endGoodsTurn(log)
		}
	case KindCapital:
		s.applyCapital(m, log)
	case KindTake:
		s.applyAction(m, log)
	case KindBuild, KindUpgrade, KindRedirect:
		s.applyLay(m, v, log)
	case KindUrbanise:
		s.applyUrbanise(m, log)
	case KindGrow:
		s.applyGrow(m, log)
	case KindDone:
		s.applyDone(log)
	case KindImprove:
		s.applyImprove(log)
	case KindDeliver:
		s.applyMove(m, v, log)
	case KindIncome, KindPoints:
		s.applyGain(m.Kind() == KindIncome, log)
	}
}

// AppendMoves appends all legal moves, in a fixed order of its own: where chance
// decides, those that [State.AppendOutcomes] lists. It allocates nothing if dst has
// room.
func (s *State) AppendMoves(dst []Move) []Move {
	switch s.phase {
	case PhaseBid:
		most := min(s.means(s.auction.asked), maxNumber)
		for sum := int(s.auction.high) + 1; sum <= most; sum++ {
			dst = append(dst, Bid(sum))
		}
		dst = append(dst, Pass())
	case PhaseCapital:
		for loans := range min(s.playerOf(s.asked()).loans(), maxNumber) + 1 {
			dst = append(dst, Capital(loans))
		}
	case PhaseAction:
		dst = s.appendActions(dst)
	case PhaseBuild:
		dst = s.appendBuilds(dst)
	case PhaseMove:
		if s.judgeImprove().legal() {
			dst = append(dst, Improve())
		}
		dst = append(s.appendRoutes(dst), Pass())
	case PhasePoints:
		dst = append(dst, TakeIncome(), TakePoints())
	case PhaseGoods, PhaseDeal:
		dst = s.appendFalls(dst)
	}
	return dst
}

// Moves walks all legal moves in the order of [State.AppendMoves]. It walks those
// of a copy, so the loop may give its State another value.
func (s *State) Moves() iter.Seq[Move] {
	position := *s
	return func(yield func(Move) bool) { slices.Values(position.AppendMoves(nil))(yield) }
}
