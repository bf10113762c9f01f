package steamrollers

import (
	"iter"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family"
)

// A Kind says what a move is. The zero Kind is that of the zero Move.
type Kind uint8

// The kinds of moves, in the order of a game.
const (
	KindGoods       Kind = iota + 1 // chance: the goods drawn for the cities
	KindSides                       // chance: the sides of the action tiles
	KindOrders                      // chance: the sides of the orders
	KindWall                        // chance: the die for the chart
	KindInfluence                   // chance: the dice of Olive's level
	KindEnginePower                 // the starting power engine
	KindRailPower                   // the starting power rail
	KindPointsPower                 // the starting power points
	KindTilePower                   // the starting power tile
	KindGoodsPower                  // the starting power goods
	KindDraw                        // chance: the personal good
	KindPlace                       // the city of the personal good
	KindRoll                        // chance: the dice of a round
	KindDraft                       // taking a die
	KindSteal                       // tile 2b: taking the die another player drafted
	KindDecline                     // not using tile 2
	KindUseValue                    // tile 1, or 2b of Yucata: the die to a value
	KindUseStep                     // tile 5a: the die up or down by one
	KindUseFlip                     // tile 5b: the die to its opposite face
	KindUseReroll                   // tile 5b: the die rolled again
	KindUseTwo                      // tile 2a, or either solitaire tile 2
	KindReroll                      // chance: the new face of a die
	KindBuild                       // drawing track
	KindImprove                     // ticking an engine box
	KindDeliver                     // delivering a good
	KindTake                        // taking an action tile
	KindPass                        // no action
	KindFulfil                      // fulfilling an order
	KindEnd                         // ending the turn

	kindEnd
)

// NumKinds is the number of kinds of moves.
const NumKinds = int(kindEnd) - 1

// kindTable says for each kind the word with which its moves begin, or the two words,
// and the phases that ask for it. Orders are fulfilled in every phase of a player's own
// turn in which the player is asked (ORDER-3).
var kindTable = [kindEnd]struct {
	word   string
	phases []Phase
}{
	{word: "no move"},
	KindGoods:       {"goods", []Phase{PhaseGoods}},
	KindSides:       {"sides", []Phase{PhaseSides}},
	KindOrders:      {"orders", []Phase{PhaseOrders}},
	KindWall:        {"wall", []Phase{PhaseWall}},
	KindInfluence:   {"influence", []Phase{PhaseInfluence}},
	KindEnginePower: {"power engine", []Phase{PhasePower}},
	KindRailPower:   {"power rail", []Phase{PhasePower}},
	KindPointsPower: {"power points", []Phase{PhasePower}},
	KindTilePower:   {"power tile", []Phase{PhasePower}},
	KindGoodsPower:  {"power goods", []Phase{PhasePower}},
	KindDraw:        {"draw", []Phase{PhaseDraw}},
	KindPlace:       {"place", []Phase{PhasePlace}},
	KindRoll:        {"roll", []Phase{PhaseRoll}},
	KindDraft:       {"draft", []Phase{PhaseDraft}},
	KindSteal:       {"steal", []Phase{PhaseSteal}},
	KindDecline:     {"decline", []Phase{PhaseSteal, PhaseOlive}},
	KindUseValue:    {"use", []Phase{PhaseAct}},
	KindUseStep:     {"use", []Phase{PhaseAct}},
	KindUseFlip:     {"use", []Phase{PhaseAct}},
	KindUseReroll:   {"use", []Phase{PhaseAct}},
	KindUseTwo:      {"use", []Phase{PhaseAct, PhaseEnd, PhaseOlive}},
	KindReroll:      {"reroll", []Phase{PhaseReroll}},
	KindBuild:       {"build", []Phase{PhaseAct}},
	KindImprove:     {"improve", []Phase{PhaseAct}},
	KindDeliver:     {"deliver", []Phase{PhaseAct}},
	KindTake:        {"take", []Phase{PhaseAct}},
	KindPass:        {"pass", []Phase{PhaseAct}},
	KindFulfil:      {"fulfil", []Phase{PhaseDraft, PhaseAct, PhaseEnd}},
	KindEnd:         {"end", []Phase{PhaseEnd}},
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

// String returns the word, or the two words, with which moves of the kind begin:
// "build", "power rail". The five kinds of "use" share theirs.
func (k Kind) String() string {
	if k >= kindEnd {
		k = 0
	}
	return kindTable[k].word
}

// Chance reports whether moves of the kind are made by chance.
func (k Kind) Chance() bool { return chanceKinds.has(k) }

var chanceKinds = kinds(KindGoods, KindSides, KindOrders, KindWall, KindInfluence, KindDraw, KindRoll, KindReroll)

// word is the first word of moves of the kind.
func (k Kind) word() string {
	word, _, _ := strings.Cut(k.String(), " ")
	return word
}

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
	case KindInfluence:
		return s.judgeInfluence(m)
	case KindEnginePower, KindRailPower, KindPointsPower, KindTilePower, KindGoodsPower:
		return s.judgePower(m)
	case KindDraw:
		return s.judgeDraw(m)
	case KindPlace:
		return s.judgePlace(m)
	case KindRoll:
		return s.judgeRoll(m)
	case KindDraft:
		return s.judgeDraft(m)
	case KindUseValue:
		return s.judgeUseValue(m)
	case KindUseStep:
		return s.judgeUseStep(m)
	case KindUseFlip, KindUseReroll:
		return s.judgeUseFifth()
	case KindUseTwo:
		return s.judgeUseTwo()
	case KindBuild:
		return s.judgeBuild(m)
	case KindImprove:
		return s.judgeImprove()
	case KindDeliver:
		return s.judgeDeliver(m)
	case KindTake:
		return s.judgeTake()
	case KindPass:
		return s.judgePass()
	case KindFulfil:
		return s.judgeFulfil(m)
	}
	return verdict{} // sides, orders, wall, steal, decline, reroll, end: legal where they are asked for
}

// advance applies a legal move to s by the verdict on it and, if there is a log, says
// there what happens.
func (s *State) advance(m Move, v verdict, log *chronicle) {
	switch m.Kind() {
	case KindGoods:
		s.applyGoods(m, log)
	case KindSides:
		s.applySides(m, log)
	case KindOrders:
		s.applyOrders(m, log)
	case KindWall:
		s.applyWall(m, log)
	case KindInfluence:
		s.applyInfluence(m, log)
	case KindEnginePower, KindRailPower, KindPointsPower, KindTilePower, KindGoodsPower:
		s.applyPower(m, int(v.found), log)
	case KindDraw:
		s.applyDraw(m, log)
	case KindPlace:
		s.applyPlace(m, log)
	case KindRoll:
		s.applyRoll(m, log)
	case KindReroll:
		s.applyReroll(m, log)
	case KindDraft:
		s.applyDraft(m, log)
	case KindSteal:
		s.applySteal(log)
	case KindDecline:
		s.applyDecline(log)
	case KindUseValue, KindUseStep, KindUseFlip, KindUseReroll:
		s.applyDieChange(m, log)
	case KindUseTwo:
		s.applyUseTwo(log)
	case KindBuild:
		s.applyBuild(m, int(v.found), log)
	case KindImprove:
		s.applyImprove(log)
	case KindDeliver:
		s.applyDeliver(m, int(v.found), log)
	case KindTake:
		s.applyTake(log)
	case KindPass:
		s.applyPass(log)
	case KindFulfil:
		s.applyFulfil(m, log)
	case KindEnd:
		s.endTurn(log)
	}
}

// AppendMoves appends all legal moves of a position in which a player is
// asked, in a fixed order of its own; nothing where the game is over. In a
// chance position it appends what [State.AppendOutcomes] lists, which is
// nothing for goods and influence.
//
// It allocates nothing if dst has room.
func (s *State) AppendMoves(dst []Move) []Move {
	switch s.phase {
	case PhasePower:
		return s.appendPowers(dst)
	case PhasePlace:
		for city := 1; city <= 6; city++ {
			if m := Place(city); s.judgePlace(m).legal() {
				dst = append(dst, m)
			}
		}
	case PhaseDraft:
		for face := 1; face <= 6; face++ {
			if s.white.Count(face) > 0 {
				dst = append(dst, Draft(face))
			}
		}
		dst = s.appendFulfilments(dst)
	case PhaseSteal:
		dst = append(dst, Steal(), Decline())
	case PhaseAct:
		dst = s.appendActs(dst)
	case PhaseEnd:
		if s.judgeSecondDie().legal() {
			dst = append(dst, UseTwo())
		}
		dst = append(s.appendFulfilments(dst), End())
	case PhaseOlive:
		dst = append(dst, UseTwo(), Decline())
	case PhaseSides, PhaseOrders, PhaseWall, PhaseDraw, PhaseRoll, PhaseReroll:
		for outcome := range s.outcomes() {
			dst = append(dst, outcome.Move)
		}
	}
	return dst
}

func (s *State) appendActs(dst []Move) []Move {
	dst = s.appendUses(dst)
	before := len(dst)
	dst = s.appendBuilds(dst)
	builds, improves, takes := len(dst) > before, s.judgeImprove().legal(), s.judgeTake().legal()
	if improves {
		dst = append(dst, Improve())
	}
	dst = s.appendDeliveries(dst)
	if takes {
		dst = append(dst, Take())
	}
	if !builds && !improves && !takes && !s.canDeliver() { // ROUND-5, as judgePass asks it
		dst = append(dst, Pass())
	}
	return s.appendFulfilments(dst)
}

// Moves walks what [State.AppendMoves] lists. It walks a copy: the loop may
// assign to the State it was called on.
func (s *State) Moves() iter.Seq[Move] {
	position := *s
	return func(yield func(Move) bool) { slices.Values(position.AppendMoves(nil))(yield) }
}
