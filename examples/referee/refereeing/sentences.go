package refereeing

import (
	"embed"
	"strconv"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed en.txt fr.txt de.txt nl.txt
var files embed.FS

var texts = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// A voice says the sentences of the referee in one language.
type voice struct {
	phrases.Voice
	names []string // of the players
}

// naming is the voice that calls players by names.
func (v voice) naming(names []string) voice { return voice{v.Naming(names...), names} }

// manner says how a game speaks in that voice.
func (v voice) manner() describe.Manner {
	return describe.Manner{Language: v.Language().String(), Names: v.names}
}

// say is a sentence with things put into it that are given by name and value in
// turn.
func (v voice) say(key string, things ...any) string {
	return v.Say(texts.Of(v.Language()).Of(key), nil, things...)
}

// player is what a seat is called.
func (v voice) player(seat int) string {
	if name, ok := v.Name(seat); ok {
		return name
	}
	return "P" + strconv.Itoa(seat)
}
