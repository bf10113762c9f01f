package phrases_test

import (
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/phrases"
)

const file = `# A comment.
over = The game is over.
sum =  1 + 1 = 2

[colour]
	red = rot
`

func TestATextHasWhatItsFileSays(t *testing.T) {
	text, err := phrases.ParseText(file)
	want := map[string]string{"over": "The game is over.", "sum": "1 + 1 = 2", "colour.red": "rot"}
	if diff := cmp.Diff(want, text.All()); diff != "" || err != nil {
		t.Errorf("%v, mismatch (-want +got)\n%s", err, diff)
	}
	if diff := cmp.Diff(map[string]string{"red": "rot"}, text.Section("colour")); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	if got := text.Of("colour.blue"); got != "" || (phrases.Text{}).Of("over") != "" {
		t.Errorf("what is not there is %q", got)
	}
	clear(text.All())
	if text.Of("over") == "" {
		t.Error("a text has changed")
	}
}

func TestLinesThatAreWrongAreLeftOutAndSaid(t *testing.T) {
	text, err := phrases.ParseText("a = 1\nno key\na = 2\nb =\n[c]\na = 3\n")
	want := `line 2: "no key" has no key before " = "
line 3: the key a stands on another line before
line 4: "b =" has no key before " = "`
	if err == nil || err.Error() != want {
		t.Errorf("%v\nwant\n%s", err, want)
	}
	if diff := cmp.Diff(map[string]string{"a": "1", "c.a": "3"}, text.All()); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestATextIsReadAsItIsWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		template := rapid.StringMatching(`[a-zé{}|=#“]([a-zé{}|=#“\[\] ]*[a-zé{}|=#“])?`)
		want := rapid.MapOf(rapid.StringMatching(`[a-zA-Z0-9][a-z-]*`), template).Draw(t, "templates")
		var b strings.Builder
		for key, template := range want {
			b.WriteString(key + " = " + template + "\n")
		}
		text, err := phrases.ParseText(b.String())
		if diff := cmp.Diff(want, text.All()); diff != "" || err != nil {
			t.Fatalf("%v, mismatch (-want +got)\n%s", err, diff)
		}
	})
}

type shade int8

func (s shade) String() string { return []string{"none", "red", "blue"}[s] }

func TestThingsAreCalledByTheirNames(t *testing.T) {
	text, _ := phrases.ParseText("[shade]\nred = rot\nblue = blau")
	for thing, want := range map[shade]string{0: "", 1: "rot", 2: "blau"} {
		if got := text.Called("shade", thing); got != want {
			t.Errorf("%v is called %q, want %q", thing, got, want)
		}
	}
}

// TestKindsOfEventsStandInTheirOrder: a key that goes on from another one is of the same kind.
func TestKindsOfEventsStandInTheirOrder(t *testing.T) {
	text, _ := phrases.ParseText("[event]\nlink = A.\nlink long = B.\nlinked = C.\nend = E.\nend short = F.\n")
	w := phrases.WordingOf(text)
	for number, want := range []string{"", "link", "linked", "end", ""} {
		if got := w.Event(number); got != want {
			t.Errorf("kind %d is %q, want %q", number, got, want)
		}
	}
	if got := w.Event(-1); got != "" {
		t.Errorf("kind -1 is %q", got)
	}
}

// Each language is read once, when it is first asked for, by however many goroutines.
func TestASourceReadsALanguageOnce(t *testing.T) {
	var made []string
	source := phrases.Source[string]{
		Files: fstest.MapFS{"en.txt": {Data: []byte("a = one")}, "de.txt": {Data: []byte("a = eins")}},
		Make:  func(t phrases.Text) string { made = append(made, t.Of("a")); return t.Of("a") },
	}
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			if got := source.Of(phrases.German); got != "eins" {
				t.Errorf("%q", got)
			}
		})
	}
	all.Wait()
	if got := source.Of(0); got != "one" || source.Of(200) != "one" {
		t.Errorf("no language is %q", got)
	}
	if got := source.Of(phrases.French); got != "" {
		t.Errorf("a language without a file is %q", got)
	}
	if diff := cmp.Diff([]string{"eins", "one", ""}, made); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestFrenchSignsBeginNoLine(t *testing.T) {
	const said = "a = Ligne 2 : « x » ; y ? z !"
	file := &fstest.MapFile{Data: []byte(said)}
	source := phrases.Source[phrases.Text]{Files: fstest.MapFS{"en.txt": file, "fr.txt": file}, Make: phrases.Itself}
	if got, want := source.Of(phrases.French).Of("a"), "Ligne 2\u00a0: «\u00a0x\u00a0»\u00a0; y\u00a0? z\u00a0!"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := source.Of(phrases.English).Of("a"), strings.TrimPrefix(said, "a = "); got != want {
		t.Errorf("in English got %q, want %q", got, want)
	}
}
