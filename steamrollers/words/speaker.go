package words

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
)

// A Speaker tells the game in one language to players with names. The zero
// Speaker speaks English and calls the players P1, P2, …
type Speaker struct {
	language Language
	names    []string // by seat, from 1; "" for the usual one
}

// In is a Speaker of a language who calls the players P1, P2, …
func In(l Language) Speaker { return Speaker{language: l} }

// Naming is the Speaker who calls the players by names, that of seat 1 first. A
// seat without a name, or with an empty one, keeps its usual name.
func (p Speaker) Naming(names ...string) Speaker {
	p.names = slices.Clone(names)
	return p
}

// Language is the language that is spoken.
func (p Speaker) Language() Language {
	if !p.language.IsValid() {
		return English
	}
	return p.language
}

// Player is the name of a seat; of [steamrollers.Nobody] it is Olive's, who is
// called otherwise in German.
func (p Speaker) Player(seat steamrollers.Seat) string {
	switch i := int(seat) - 1; {
	case seat == steamrollers.Nobody:
		return p.say("olive")
	case i < len(p.names) && p.names[i] != "":
		return p.names[i]
	}
	return p.say("player", "seat", int(seat))
}
