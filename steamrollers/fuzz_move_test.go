package steamrollers_test

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/internal/plainrules"
	"github.com/railhex/railhex/internal/plainsetup"
	"github.com/railhex/railhex/steamrollers"
)

// FuzzParseMove reads any text as a move. What can be read prints and reads
// back as the same move; what cannot is a ParseError that points into the text.
// The plain rules, which know the grammar as one regular expression, agree on
// which is which.
func FuzzParseMove(f *testing.F) {
	drawn := gamegen.Move()
	for seed := range 100 {
		f.Add(drawn.Example(seed).String())
	}
	for _, text := range []string{
		"", " ", "\t# a comment", "fly", "draft 7", "build c5 E-E", "build C5 E-W", "roll 1 2 straight", "power rail c5",
		"deliver R 1-2 4 dest own", "deliver R@0 1-2 4", "draft 4\ndraft 4", "draft 4\r", "d\xffaft 4", "use 5 +1 +1",
		"deliver R 1-2 65536", "deliver R@256 1-2 99999999999999999999", "deliver R@00 1-2 00", "build c1000 E-W",
	} {
		f.Add(text)
	}
	plain, err := plainrules.New(plainsetup.Of(examples()[0].Setup()))
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := steamrollers.ParseMove(text)
		if alike(text) {
			if refusal := plain.Clone().Apply(text); (refusal != nil && refusal.Rule == "") != (err != nil) {
				t.Errorf("%q is read as %v, %v; the plain rules say %v", text, m, err, refusal)
			}
		}
		if err != nil {
			var malformed *hexmap.ParseError
			if !errors.As(err, &malformed) || m.IsValid() {
				t.Fatalf("%q is read as %v, %T", text, m, err)
			}
			if malformed.Line < 0 || malformed.Line == 1 || malformed.Column < 1 || malformed.Line > 1+strings.Count(text, "\n") || malformed.Column > len(text)+2 {
				t.Fatalf("%q: the fault is at %d:%d", text, malformed.Line, malformed.Column)
			}
			return
		}
		if again, err := steamrollers.ParseMove(m.String()); err != nil || again != m {
			t.Fatalf("%q is read as %q, and that as %q, %v", text, m, again, err)
		}
	})
}

// unlike matches what the plain rules read otherwise: the plain rules take one
// line without comments. A roll without white dice can be written here, and
// breaks SETUP-7.
var unlike = regexp.MustCompile(`[#\r\n]|^[ \t]*roll[ \t]+[a-z]`)

func alike(text string) bool { return !unlike.MatchString(text) }
