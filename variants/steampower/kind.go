package steampower

import "iter"

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

	// NumKinds is the number of kinds of moves: 13.
	NumKinds = int(kindEnd) - 1
)

var kindWords = [kindEnd]string{
	KindCity: "city", KindDeal: "deal", KindBuild: "build", KindRemove: "remove", KindReplace: "replace", KindDone: "done",
	KindFactory: "factory", KindFulfil: "fulfil", KindShip: "ship", KindBuy: "buy", KindDraw: "draw", KindMoney: "money",
	KindDecline: "decline",
}

// Kinds walks all kinds of moves.
func Kinds() iter.Seq[Kind] { return upTo(KindCity, KindDecline) }

// IsValid reports whether k is a kind of moves.
func (k Kind) IsValid() bool { return KindCity <= k && k < kindEnd }

// String is the word with which moves of the kind begin.
func (k Kind) String() string {
	if !k.IsValid() {
		return "no move"
	}
	return kindWords[k]
}

// Chance reports whether the bags make moves of the kind.
func (k Kind) Chance() bool { return k == KindCity || k == KindDeal }

// kindOf is the kind of moves that begin with a word, 0 if there is none.
func kindOf(word string) Kind {
	for k := range Kinds() {
		if kindWords[k] == word {
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
