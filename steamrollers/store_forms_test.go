package steamrollers

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/archive"
)

// TestFormsReadOnlyWhatTheyWrite reads any text of a few characters as each form of the
// line: what can be read is written the same. [ParseState] relies on it.
func TestFormsReadOnlyWhatTheyWrite(t *testing.T) {
	fresh, err := New(Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	f := &fresh.game.forms
	hold(t, "dice", &diceForm, "[0-7]{0,5}")
	hold(t, "set", &setForm, "[0-7]{0,5}")
	hold(t, "reserved", &reservedForm, "[0-7]{0,3}")
	hold(t, "line", &lineForm, "[YRGBEKy]{0,9}")
	hold(t, "goods", &goodsForm, "[YRGBEKk]{0,4}")
	hold(t, "counts", &countsForm, "([YRGBEKk][0-9]{0,2}){0,3}")
	hold(t, "tiles", &f.tiles, "([ab][0-2]|[AB][12]){6}|([abAB][0-3]){6}")
	hold(t, "orders", &f.orders, "([ab][0-2]){6}|([abA][0-3]){6}")
	hold(t, "powers", &f.powers, "[01]0[02]00|[0-3]{4,6}|")
	hold(t, "own", &ownForm, "[YREK]?[0-7]{0,2}")
	hold(t, "marks", &marksForm, "[phsf]{0,4}")
	sites := len(fresh.game.sites)
	hold(t, "tracks", &f.tracks, fmt.Sprintf("%d|[a-p]%d|[0-2][a-p]%d|[a-p]0?%d|0%d", sites, sites-1, sites-2, sites-1, sites))
}

func hold[T any](t *testing.T, name string, form *archive.Form[T], texts string) {
	t.Helper()
	read, refused := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(texts).Draw(t, name)
		value, ok := form.Parse(text)
		if !ok {
			refused++
			return
		}
		if again := string(form.Append(nil, value)); again != text {
			t.Fatalf("%s: %q is read, and written %q", name, text, again)
		}
		read++
	})
	if read == 0 || refused == 0 {
		t.Fatalf("%s: %d texts were read, and %d refused", name, read, refused)
	}
}
