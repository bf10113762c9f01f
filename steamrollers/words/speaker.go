package words

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/phrases"
)

// The languages of the rulebook.
const (
	English = phrases.English
	French  = phrases.French
	German  = phrases.German
	Dutch   = phrases.Dutch
)

// A Speaker tells the game in one language to players with names. The zero
// Speaker speaks English and calls the players P1, P2, …
type Speaker struct {
	voice phrases.Voice
	told  phrases.Text // of another language than English
}

// In returns a Speaker of a language who calls the players P1, P2, …
//
// A program that asks for English alone, and by its constant, holds no other language.
func In(l phrases.Language) Speaker {
	if l == English {
		return Speaker{}
	}
	return in(l)
}

// in is not part of In, so that In is inlined and the linker sees which language is asked
// for.
func in(l phrases.Language) Speaker {
	if !l.IsValid() {
		return Speaker{}
	}
	return Speaker{phrases.In(l), others.Of(l)}
}

// Naming returns the Speaker who calls the players by names, that of seat 1 first. A
// seat without a name, or with an empty one, keeps its usual name.
func (p Speaker) Naming(names ...string) Speaker { return Speaker{p.voice.Naming(names...), p.told} }

// To returns the Speaker who speaks to the player of a seat: prompts leave out their name,
// and refusals say “you”. The zero Speaker speaks to nobody, and neither does
// To(steamrollers.Nobody).
func (p Speaker) To(seat steamrollers.Seat) Speaker { return Speaker{p.voice.To(int(seat)), p.told} }

// language is the language that is spoken.
func (p Speaker) language() phrases.Language { return p.voice.Language() }

// Player returns the name of a seat; of [steamrollers.Nobody] it is Olive's, who is
// called otherwise in German.
func (p Speaker) Player(seat steamrollers.Seat) string {
	if seat == steamrollers.Nobody {
		return p.say("name-of-olive")
	}
	if name, ok := p.voice.Name(int(seat)); ok {
		return name
	}
	return p.say("seat-without-name", "seat", int(seat))
}

// say fills a sentence with things, each given by its name in the sentence and
// its value in turn.
func (p Speaker) say(key string, things ...any) string {
	return p.voice.Say(p.table().Of(key), p.word, things...)
}

// sayOption fills the sentence of an option as say does, and the same without its details.
func (p Speaker) sayOption(key string, things ...any) (text, short string) {
	return p.voice.Option(p.table().Of(key), p.word, things...)
}

// sentence fills a template with things, and begins with a capital.
func (p Speaker) sentence(template string, things []phrases.Arg) string {
	return p.voice.Sentence(template, things, p.word)
}

// fill fills a template with things.
func (p Speaker) fill(template string, things []phrases.Arg) string {
	return p.voice.Tell(template, things, p.word)
}
