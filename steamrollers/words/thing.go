package words

import (
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// thing is what a part of a phrase names. Package steamrollers writes it as the
// notation does; what cannot be read, or is the same in all languages, stays as
// it is written.
func (p Speaker) thing(arg steamrollers.PhraseArg) any {
	read, ok := readers[arg.Name]
	if !ok {
		read = readNumber
	}
	if thing, ok := read(arg.Value); ok {
		return thing
	}
	return arg.Value
}

// readers read the parts of phrases that are not plain numbers, by their names.
var readers = map[string]func(text string) (thing any, ok bool){
	"action":    readKind,
	"black":     readBlack,
	"cities":    readAlternatives,
	"dice":      readList,
	"distances": readAlternatives,
	"expected":  readKinds,
	"faces":     readList,
	"given":     readGoods,
	"good":      readGood,
	"goods":     readGoods,
	"kind":      readKind,
	"level":     func(text string) (any, bool) { return unlessError(solo.ParseLevel(text)) },
	"module":    func(text string) (any, bool) { return unlessError(variants.ParseModule(text)) },
	"power":     func(text string) (any, bool) { return unlessError(variants.ParsePower(text)) },
	"seat":      readSeat,
	"text":      readRule,
	"step":      func(text string) (any, bool) { return text, true }, // a number with its sign
	"tile":      readTile,
	"track":     func(text string) (any, bool) { return unlessError(track.Parse(text)) },
	"type":      func(text string) (any, bool) { return unlessError(track.ParseType(text)) },
}

func unlessError[T any](thing T, err error) (any, bool) { return thing, err == nil }

func readNumber(text string) (any, bool) { return unlessError(strconv.Atoi(text)) }

// readRule reads a rule in the sentence of package steamrollers.
func readRule(text string) (any, bool) {
	i := slices.IndexFunc(slices.Collect(steamrollers.Rules()), func(r steamrollers.Rule) bool { return r.Text() == text })
	if i < 0 {
		return nil, false
	}
	return steamrollers.Rule(i + 1), true
}

func readSeat(text string) (any, bool) {
	n, err := strconv.Atoi(text)
	return steamrollers.Seat(n), err == nil
}

// readTile reads a face, or the number of a tile.
func readTile(text string) (any, bool) { return unlessError(variants.ParseFace(text)) }

func readGood(text string) (any, bool) {
	return unlessError(variants.ParseGood(text))
}

// noneInPhrases stands in phrases for an empty list.
const noneInPhrases = "none"

// readGoods reads the letters of goods, which may be more than a line has room
// for and in an order that matters.
func readGoods(text string) (any, bool) {
	if text == noneInPhrases {
		return row(nil), true
	}
	var goods row
	for i := range len(text) {
		g, err := variants.ParseGood(text[i : i+1])
		if err != nil {
			return nil, false
		}
		goods = append(goods, g)
	}
	return goods, true
}

func readList(text string) (any, bool) { return every(split(text)), true }

func readAlternatives(text string) (any, bool) { return either(split(text)), true }

func split(text string) []string {
	if text == noneInPhrases {
		return nil
	}
	return strings.Split(text, ", ")
}

func readBlack(text string) (any, bool) {
	for black := steamrollers.StraightGentle; black <= steamrollers.GentleSharp; black++ {
		if black.String() == text {
			return black, true
		}
	}
	return nil, false
}

// readKind reads the first word of moves, which several kinds may share.
func readKind(text string) (any, bool) {
	for kind := steamrollers.KindGoods; kind <= steamrollers.KindEnd; kind++ {
		if first, _, _ := strings.Cut(kind.String(), " "); first == text {
			return kind, true
		}
	}
	return nil, false
}

func readKinds(text string) (any, bool) {
	var all kinds
	for word := range strings.SplitSeq(text, ", ") {
		kind, ok := readKind(word)
		if !ok {
			return nil, false
		}
		all = append(all, kind.(steamrollers.Kind))
	}
	return slices.Compact(all), true
}
