package words

import (
	"embed"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed fr.txt de.txt nl.txt
var files embed.FS

var others = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// A Speaker tells the game in one language to players with names. [With] makes one, and
// [English] one that leaves the other languages out of a program.
type Speaker struct{ family.Teller }

// With returns the Speaker with a voice.
func With(v phrases.Voice) Speaker {
	if v.Language() == phrases.English {
		return speaker(v, steamrollers.English())
	}
	return speaker(v, others.Of(v.Language()))
}

// English returns the Speaker who speaks English and calls players by names, seat 1 first.
func English(names ...string) Speaker {
	return speaker(phrases.Voice{}.Naming(names...), steamrollers.English())
}

func speaker(v phrases.Voice, text phrases.Text) Speaker {
	return Speaker{family.Teller{Voice: v, Text: text, Thing: word}}
}

// Meant returns a sentence or two about what was probably meant by a text that was typed
// as the next move of a position and refused. It is "" where the text is a legal move, and
// where nothing is known: see [family.Meant].
func (p Speaker) Meant(s *steamrollers.State, text string) string {
	return family.Meant(s, text, p.Teller, steamrollers.ParseMove, steamrollers.Kinds())
}

// Pictures returns a fresh map of the text in pictures, for the Words of a Style of package
// picture. Players are called by their numbers in it; the Style has their names.
func (p Speaker) Pictures() map[string]string {
	words := p.Teller.Pictures()
	for face := range variants.Faces() { // what an action tile does
		for _, modules := range []variants.Modules{0, variants.YucataModule} {
			rule := steamrollers.TileRule(face, modules)
			words[rule.String()] = p.Rule(rule)
		}
	}
	return words
}

// word is a thing of the game in words; "" for an invalid value.
func word(t family.Teller, thing any) string {
	switch thing := thing.(type) {
	case []int:
		return t.Word(phrases.Either(family.Words(t, slices.Values(thing))))
	case []steamrollers.Kind:
		return t.Word(phrases.Either(slices.Compact(family.Words(t, slices.Values(thing)))))
	case steamrollers.Kind:
		word, _, _ := strings.Cut(thing.String(), " ") // all starting powers share theirs
		return t.Text.Of("kind." + word)
	case steamrollers.Dice:
		return t.Word(phrases.Every(family.Words(t, thing.All())))
	case steamrollers.BlackDie:
		first, second := thing.Types()
		return t.Word(phrases.Every{t.Word(first), t.Word(second)})
	case variants.UsedFaces:
		return t.Word(phrases.Every(family.Words(t, thing.All())))
	case variants.Good:
		return t.Text.Called("good", thing)
	case variants.Goods:
		return family.Counted(t, thing.All())
	case variants.Line:
		return family.Counted(t, thing.All())
	case variants.Face:
		return strconv.Itoa(thing.Number()) + thing.Side().String() // the solitaire tile 2 is a 2 like the other
	case variants.OrderFace:
		return thing.String()
	case variants.Power:
		return t.Text.Called("power", thing)
	case variants.Modules:
		var words phrases.Every
		for module := range thing.All() {
			words = append(words, t.Text.Called("module", module))
		}
		return t.Word(words)
	case solo.Level:
		return t.Text.Called("level", thing)
	case hexmap.Difficulty:
		return t.Text.Called("wall", thing)
	case hexmap.Colour:
		return t.Text.Called("colour", thing)
	}
	return ""
}

// Tile returns which side of action tile 1 to 6 is up in this game, what it is worth,
// whether it is spent or kept, and what it does. It returns "" before chance has chosen
// the side, and for any other number.
func (p Speaker) Tile(s *steamrollers.State, number int) string {
	face, _, _ := s.Tile(number)
	if face == 0 {
		return ""
	}
	return p.tile("tile.about", s, face)
}

// tile tells the face of an action tile: what it is worth, and what it does.
func (p Speaker) tile(key string, s *steamrollers.State, face variants.Face) string {
	printed, use := s.Setup().Components.Tile(face), "tile.spent"
	if printed.Kept {
		use = "tile.kept"
	}
	return p.Say(key, "tile", face, "points", phrases.Signed(printed.Points), "use", p.Say(use),
		"text", p.Rule(steamrollers.TileRule(face, s.Setup().Modules)))
}
