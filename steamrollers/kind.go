package steamrollers

import "strings"

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

var kindWords = [kindEnd]string{
	KindGoods: "goods", KindSides: "sides", KindOrders: "orders", KindWall: "wall", KindInfluence: "influence",
	KindEnginePower: "power engine", KindRailPower: "power rail", KindPointsPower: "power points",
	KindTilePower: "power tile", KindGoodsPower: "power goods", KindDraw: "draw", KindPlace: "place",
	KindRoll: "roll", KindDraft: "draft", KindSteal: "steal", KindDecline: "decline",
	KindUseValue: "use", KindUseStep: "use", KindUseFlip: "use", KindUseReroll: "use", KindUseTwo: "use",
	KindReroll: "reroll", KindBuild: "build", KindImprove: "improve", KindDeliver: "deliver", KindTake: "take",
	KindPass: "pass", KindFulfil: "fulfil", KindEnd: "end",
}

// String is the word, or the two words, with which moves of the kind begin:
// "build", "power rail". The five kinds of "use" share theirs.
func (k Kind) String() string {
	if k == 0 || k >= kindEnd {
		return "no move"
	}
	return kindWords[k]
}

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
