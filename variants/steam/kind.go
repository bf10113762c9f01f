package steam

// A Kind says what a move is. The zero Kind is that of the zero Move.
type Kind uint8

// The kinds of moves, in the order of a game.
const (
	KindGoods      Kind = iota + 1 // chance: the goods drawn for a city or a space of the supply
	KindDeal                       // chance: the action tile dealt to a seat
	KindBid                        // bidding for a place in the turn order
	KindPass                       // passing, in an auction or in the goods phase
	KindCapital                    // loans in the standard game
	KindAction                     // taking an action tile
	KindBuild                      // laying a tile on an empty hex
	KindUpgrade                    // replacing a tile by one that adds track
	KindRedirect                   // turning the last track of an incomplete link
	KindUrbanise                   // making a town a city
	KindGrow                       // letting a city grow
	KindDone                       // ending a build turn
	KindLocomotive                 // improving the locomotive
	KindMove                       // moving a good
	KindIncome                     // taking points of a delivery as income
	KindPoints                     // taking them as victory points

	kindEnd
)

// NumKinds is the number of kinds of moves.
const NumKinds = int(kindEnd) - 1

var kindWords = [kindEnd]string{
	"no move", "goods", "deal", "bid", "pass", "capital", "action", "build", "upgrade", "redirect",
	"urbanise", "grow", "done", "locomotive", "move", "income", "points",
}

// IsValid reports whether k is a kind of moves.
func (k Kind) IsValid() bool { return k > 0 && k < kindEnd }

// String is the word with which moves of the kind begin, "build".
func (k Kind) String() string {
	if !k.IsValid() {
		return kindWords[0]
	}
	return kindWords[k]
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
