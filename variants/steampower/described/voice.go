package described

import (
	"embed"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

//go:embed en.txt fr.txt de.txt nl.txt
var texts embed.FS

var labels = phrases.Source[phrases.Text]{Files: &texts, Make: phrases.Itself}

// A voice says in one language what should be compared with the print.
type voice struct{ phrases.Voice }

func voiceIn(in describe.Manner) voice { return voice{phrases.In(in.Spoken())} }

func (v voice) say(key string, things ...any) string {
	return v.Say(labels.Of(v.Language()).Of(key), nil, things...)
}

func fact(label, value string) describe.Fact { return describe.Fact{Label: label, Value: value} }

// A speaker is that of package words for the seat that is asked, whom a program shows options alone.
type speaker struct{ words.Speaker }

func speakerIn(l phrases.Language) speaker       { return speaker{words.In(l)} }
func (p speaker) Naming(names ...string) speaker { return speaker{p.Speaker.Naming(names...)} }
func (p speaker) To(seat family.Seat) speaker    { return speaker{p.Speaker.To(seat)} }
func (p speaker) Options(s *steampower.State) []phrases.Group[steampower.Move] {
	return p.Speaker.Options(s, s.Turn())
}
