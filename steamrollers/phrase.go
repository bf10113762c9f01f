package steamrollers

import (
	"fmt"
	"iter"
	"strconv"
	"strings"
)

// A Phrase is a sentence in parts: which sentence it is, and the numbers, hexes
// and letters that it names. It prints in English; a front end that speaks
// another language has a template for each key and fills it with
// [Phrase.Fill].
type Phrase struct {
	Key  string // "too-long"
	Args []PhraseArg
}

// A PhraseArg is one thing that a Phrase names: in a template, {Name} stands
// for it.
type PhraseArg struct{ Name, Value string }

// phrase makes a Phrase from names and values in turn.
func phrase(key string, args ...any) Phrase {
	p := Phrase{Key: key}
	for i := 0; i < len(args); i += 2 {
		p.Args = append(p.Args, PhraseArg{args[i].(string), fmt.Sprint(args[i+1])})
	}
	return p
}

// String is the sentence in English.
func (p Phrase) String() string { return p.Fill(refusals[p.Key]) }

// Fill puts the parts of p into a template, in which {name} stands for the
// part of that name.
func (p Phrase) Fill(template string) string {
	pairs := make([]string, 0, 2*len(p.Args))
	for _, arg := range p.Args {
		pairs = append(pairs, "{"+arg.Name+"}", arg.Value)
	}
	return strings.NewReplacer(pairs...).Replace(template)
}

// Refusals is the English template of every Phrase that the refusal of a move
// or of a setup can hold, by key, for those who translate them.
func Refusals() map[string]string {
	all := make(map[string]string, len(refusals))
	for key, template := range refusals {
		all[key] = template
	}
	return all
}

var refusals = map[string]string{
	"no-state": "the zero State is no position: New makes one",
	"no-move":  "the zero Move is no move: the constructors and ParseMove make one",
	"over":     "the game is over",
	"rule":     "{text}",

	"not-asked":    "{kind} is not asked for now, but {expected}",
	"tile-not-now": "tile {tile} cannot be used now",

	"goods-bag":        "the bag holds ten goods of each colour and no black one",
	"goods-number":     "each of the six cities gets {number} goods",
	"influence-number": "Olive rolls {number} dice as {level}, not {found}",
	"power-taken":      "the starting power {power} was taken by P{seat}",
	"draw-none":        "no {good} can be drawn: the goods in the bag that are neither grey nor black are {goods}",
	"place-city":       "a personal good lies on a grey city, 3 or 4, not on city {city}",
	"roll-number":      "{number} white dice are rolled, not {found}",
	"draft-none":       "no remaining die shows {die}: there are {dice}",

	"tile-in-centre":     "you do not hold tile {tile}, which lies in the centre",
	"tile-of-other":      "you do not hold tile {tile}, which P{seat} holds",
	"tile-used":          "tile {tile} was used in this action already",
	"tile-used-before":   "tile {tile} was used for the other action of this turn",
	"tile-other-side":    "tile {tile} is in play, which does something else: {text}",
	"yucata-not-played":  "tile 2 does not change the die in this game",
	"die-settled":        "tile 5b has decided the die, and no tile changes it after that",
	"die-shows":          "the die shows {die} already",
	"face-not-used":      "no action was performed with a {value} in this round; the faces used are {faces}",
	"step-out":           "the die shows {die} and cannot go {step}",
	"two-in-olives-turn": "the solitaire tile 2 is used in Olive's turn",
	"two-after-action":   "tile 2a is used after the first action",
	"two-once":           "tile 2a was used in this turn already",
	"two-held-late":      "you did not hold tile 2a when you drafted your die",
	"two-few-dice":       "the players who have not drafted need the dice that are left ({dice})",

	"hex-lacking":    "board {board} has no hex {hex}",
	"hex-city":       "{hex} is a city",
	"hex-drawn":      "{hex} holds track {track}",
	"hex-region":     "{hex} lies in region {region}, and the die shows {die}",
	"type-not-shown": "the black die shows {black}, not {type}, and you cannot use tile 6",
	"box-ticked":     "box {box} is ticked",

	"source-not-die":      "the die shows {die} and names the source: the good is not taken from city {from}",
	"destination-not-die": "the die shows {die} and with tile 3a names the destination, which is not city {to}",
	"good-not-there":      "city {from} has no {good}: on it lies {goods}",
	"good-not-at-place":   "{good} is not at place {place} of city {from}: the line there is {goods}",
	"own-in-no-line":      "a personal good lies in no line: it has no place {place}",
	"own-not-there":       "you have no personal good {good} on city {from}",
	"place-missing":       "against Olive the place of the good in the city's line must be said, as in R@2",
	"place-needless":      "the place of a good in a city's line is said against Olive only",
	"same-city":           "the route would visit city {from} twice",
	"wrong-colour":        "{good} goes to city {cities}, not to city {to}",
	"blocked":             "every route of distance {distance} from city {from} to city {to} crosses a blocked border",
	"no-route":            "your links do not lead from city {from} to city {to}",
	"no-such-distance":    "you have no route of distance {distance} from city {from} to city {to}: there are routes of {distances}",
	"unlimited-needless":  "engine strength {strength} suffices for distance {distance}, and tile 4a would have no effect",
	"too-weak":            "no route from city {from} to city {to} is short enough for engine strength {strength}: the delivery needs {distance}",
	"too-long":            "the longest route from city {from} to city {to} that engine strength {strength} allows has distance {longest}",
	"too-long-with-bonus": "the longest route from city {from} to city {to} that engine strength {strength} allows with a bonus of {bonus} has distance {longest}",

	"own-sideways":  "your tile {tile} lies sideways already",
	"tile-sideways": "tile {tile} lies sideways in front of P{seat}",
	"pass":          "the die of {die} allows an action: {action}",

	"orders-not-played": "orders are not played in this game",
	"order-once":        "an order was fulfilled in this turn already",
	"order-taken":       "order {order} was fulfilled by P{seat}",
	"order-coal":        "order {order} asks for {goods}, of which one may be black",
	"order-goods":       "order {order} asks for {goods}",
	"order-not-kept":    "you keep {goods}, and {given} is not among it",

	"setup-players":     "there are {players} players: 2 to 5 play, or 1 against Olive",
	"setup-alone":       "one player plays against Olive, and no level of hers is chosen",
	"setup-olive":       "Olive plays against one player, not {players}",
	"setup-level":       "Olive has no level {level}: there are six, from clerk (1) to baron (6)",
	"setup-module":      "there is no module {module}",
	"setup-solo-module": "module {module} is not played against Olive",
	"setup-chart":       "there is no chart {chart}: medium and hard are printed",
	"setup-board":       "board {board} has {hexes} hexes: this package plays on {most} at the most",
	"setup-components":  "the components are not a complete set: {faults}",
}

// joined is numbers with commas between them, "none" if there is none.
func joined(numbers iter.Seq[int]) string {
	var words []string
	for n := range numbers {
		words = append(words, strconv.Itoa(n))
	}
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, ", ")
}

func facesOf(dice Dice) string { return joined(dice.All()) }

// letters is goods by their letters, "none" if there are none.
func letters(goods fmt.Stringer) string {
	if text := goods.String(); text != "" {
		return text
	}
	return "none"
}

// all walks a set of distances in ascending order.
func (d distances) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for n := range pairBits {
			if d.has(n) && !yield(n) {
				return
			}
		}
	}
}
