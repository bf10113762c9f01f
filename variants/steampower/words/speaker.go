package words

import (
	"embed"
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
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
		return speaker(v, steampower.English())
	}
	return speaker(v, others.Of(v.Language()))
}

// English returns the Speaker who speaks English and calls players by names, seat 1 first.
func English(names ...string) Speaker {
	return speaker(phrases.Voice{}.Naming(names...), steampower.English())
}

func speaker(v phrases.Voice, text phrases.Text) Speaker {
	return Speaker{family.Teller{Voice: v, Text: text, Thing: word}}
}

// Meant returns a sentence or two about what was probably meant by a text that was typed
// as the next move of a position and refused. It is "" where the text is a legal move, and
// where nothing is known: see [family.Meant].
func (p Speaker) Meant(s *steampower.State, text string) string {
	return family.Meant(s, text, p.Teller, steampower.ParseMove, steampower.Kinds())
}

// word is a thing of the game in words; "" for an invalid value.
func word(t family.Teller, thing any) string {
	switch thing := thing.(type) {
	case []steampower.Kind:
		return t.Word(phrases.Either(family.Words(t, slices.Values(thing))))
	case steampower.Kind:
		return t.Text.Called("kind", thing)
	case steampower.Seats:
		return t.Word(phrases.Every(family.Words(t, thing.All())))
	case steampower.Colour:
		return t.Text.Called("colour", thing)
	case steampower.Goods:
		return family.Counted(t, thing.All())
	case steampower.Bonus:
		return t.Text.Called("bonus", thing)
	case steampower.Stack:
		return t.Text.Called("stack", thing)
	case steampower.Payments:
		return payments(t, thing)
	case steampower.Contract:
		return t.Say("contract-about", "goods", thing.Goods, "brings", reward(t, thing))
	}
	return ""
}

func payments(t family.Teller, payments steampower.Payments) string {
	var words phrases.Every
	for owner, dollars := range payments.All() {
		words = append(words, t.Say("payment", "player", owner, "money", dollars))
	}
	if len(words) == 0 {
		return t.Say("no-payments")
	}
	return t.Word(words)
}

// reward is what a contract brings.
func reward(t family.Teller, c steampower.Contract) phrases.Every {
	words := phrases.Every{t.Say("contract-points", "points", int(c.Points))}
	if c.Money > 0 {
		words = append(words, t.Say("contract-money", "money", int(c.Money)))
	}
	if c.Bonus.IsValid() {
		words = append(words, t.Say("contract-bonus", "bonus", c.Bonus))
	}
	return words
}
