package steampower

import (
	"iter"
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// A Kind says what a move is. The zero Kind is that of the zero Move.
type Kind uint8

// The kinds of moves.
const (
	KindCity    Kind = iota + 1 // chance: the city tile for the next city space
	KindDeal                    // chance: the contract drawn
	KindBuild                   // placing a tile
	KindRemove                  // removing the last tile
	KindReplace                 // replacing the last tile
	KindDone                    // no second step
	KindFactory                 // a factory
	KindFulfil                  // beginning a contract
	KindShip                    // providing a good from a city
	KindBuy                     // buying a good from the bank
	KindDraw                    // drawing contracts
	KindMoney                   // taking money
	KindDecline                 // not taking the bonus

	kindEnd
)

// NumKinds is the number of kinds of moves.
const NumKinds = int(kindEnd) - 1

// kindTable says for each kind the word with which its moves begin, and the phases
// that ask for it. What a bonus asks for besides, [State.asks] says.
var kindTable = [kindEnd]struct {
	word   string
	phases []Phase
}{
	{word: "no move"},
	KindCity:    {"city", []Phase{PhaseCity}},
	KindDeal:    {"deal", []Phase{PhaseDeal}},
	KindBuild:   {"build", []Phase{PhaseAct, PhaseBuild}},
	KindRemove:  {"remove", []Phase{PhaseAct, PhaseBuild}},
	KindReplace: {"replace", []Phase{PhaseAct, PhaseBuild}},
	KindDone:    {"done", []Phase{PhaseBuild}},
	KindFactory: {"factory", []Phase{PhaseAct}},
	KindFulfil:  {"fulfil", []Phase{PhaseAct}},
	KindShip:    {"ship", []Phase{PhaseShip}},
	KindBuy:     {"buy", []Phase{PhaseShip}},
	KindDraw:    {"draw", []Phase{PhaseAct}},
	KindMoney:   {"money", []Phase{PhaseAct}},
	KindDecline: {"decline", []Phase{PhaseBonus}},
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

// String returns the word with which moves of the kind begin.
func (k Kind) String() string {
	if k >= kindEnd {
		k = 0
	}
	return kindTable[k].word
}

// Chance reports whether the bags make moves of the kind.
func (k Kind) Chance() bool { return k == KindCity || k == KindDeal }

// kindOf is the kind of moves that begin with a word, 0 if there is none.
func kindOf(word string) Kind {
	for k := range Kinds() {
		if kindTable[k].word == word {
			return k
		}
	}
	return 0
}

// A kindSet is a set of kinds of moves.
type kindSet uint16

func kinds(of ...Kind) (set kindSet) {
	for _, k := range of {
		set |= 1 << k
	}
	return set
}

func (set kindSet) has(k Kind) bool { return set>>k&1 != 0 }

// judge returns the verdict on a move.
func (s *State) judge(m Move) verdict {
	if !s.asks().has(m.Kind()) {
		return s.notAsked(m)
	}
	switch m.Kind() {
	case KindCity:
		return s.judgeCity(m)
	case KindDeal:
		return s.judgeDeal(m)
	case KindBuild:
		return s.judgeBuild(m)
	case KindRemove:
		return s.judgeRemove(m)
	case KindReplace:
		return s.judgeReplace(m)
	case KindFactory:
		return s.judgeFactory(m)
	case KindFulfil:
		return s.judgeFulfil(m)
	case KindShip:
		return s.judgeShip(m)
	case KindBuy:
		return s.judgeBuy(m)
	case KindDraw:
		return s.judgeDraw()
	}
	return verdict{} // done, money, decline: legal where they are asked for
}

// advance applies a legal move to s and, if there is a log, says there what
// happens.
func (s *State) advance(m Move, log *chronicle) {
	switch m.Kind() {
	case KindCity:
		s.applyCity(m, log)
	case KindDeal:
		s.applyDeal(m, log)
	case KindBuild:
		s.applyBuild(m, log)
	case KindRemove:
		s.applyRemove(log)
	case KindReplace:
		s.applyReplace(m, log)
	case KindDone:
		s.endAction(log)
	case KindFactory:
		s.applyFactory(m, log)
	case KindFulfil:
		s.applyFulfil(m, log)
	case KindShip:
		s.applyShip(m, log)
	case KindBuy:
		s.applyBuy(m, log)
	case KindDraw:
		s.applyDraw()
	case KindMoney:
		s.applyMoney(log)
	case KindDecline:
		s.applyDecline(log)
	}
}

// AppendMoves appends all legal moves of a position in which a player is asked, in
// a fixed order of its own; nothing where the game is over. In a chance position
// it appends what [State.AppendOutcomes] lists.
//
// It allocates nothing if dst has room.
func (s *State) AppendMoves(dst []Move) []Move {
	switch s.phase {
	case PhaseCity, PhaseDeal:
		for outcome := range s.outcomes {
			dst = append(dst, outcome.Move)
		}
	case PhaseAct:
		dst = s.appendBuilding(dst)
		dst = s.appendFactories(dst)
		dst = s.appendFulfilments(dst)
		dst = append(s.appendDraw(dst), Money())
	case PhaseBuild:
		dst = append(s.appendBuilding(dst), Done())
	case PhaseShip:
		dst = s.appendShipments(dst)
	case PhaseBonus:
		switch s.bonus() {
		case BuildBonus:
			dst = s.appendBuilding(dst)
		case FactoryBonus:
			dst = s.appendFactories(dst)
		case ContractsBonus:
			dst = s.appendDraw(dst)
		}
		dst = append(dst, Decline())
	}
	return dst
}

// Moves walks what [State.AppendMoves] lists. It walks a copy: the loop may assign
// to the State it was called on.
func (s *State) Moves() iter.Seq[Move] {
	position := *s
	return func(yield func(Move) bool) { slices.Values(position.AppendMoves(nil))(yield) }
}
