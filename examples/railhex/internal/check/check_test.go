package check

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// shipped is one text of each format that ships.
var shipped = map[string]string{
	"board":              "../../../../hexmap/boards/lagoon.board",
	"faces":              "../../../../variants/components/standard.components",
	"map of Steam Power": "../../../../variants/steampower/maps/coast.map",
	"contracts":          "../../../../variants/steampower/components/standard.components",
	"map of Steam":       "../../../../variants/steam/data/rhine.map",
	"tiles":              "../../../../variants/steam/data/standard.components",
}

func check(args ...string) (status int, stdout, stderr string) {
	var out, complaints strings.Builder
	status = Command.Call(args, nil, &out, &complaints, games.All()...)
	return status, out.String(), complaints.String()
}

func textOf(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func file(t *testing.T, text string) (name string) {
	t.Helper()
	name = filepath.Join(t.TempDir(), "transcribed.txt")
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestWhatShipsIsRight checks and draws one text of each format, in each language. What
// somebody has read of it is all of the English, and a map in the other languages.
func TestWhatShipsIsRight(t *testing.T) {
	for name, file := range shipped {
		for l := range phrases.Languages() {
			drawn := filepath.Join(t.TempDir(), "drawn.svg")
			status, told, complaints := check("-out", drawn, "-language", l.String(), file)
			if status != cli.Done || complaints != "" {
				t.Fatalf("%s: status %d, %s%s", name, status, told, complaints)
			}
			if l == phrases.English || name == "map of Steam" {
				golden.Compare(t, strings.ReplaceAll(name, " ", "-")+"."+l.String()+".golden", told)
			}
			checkPicture(t, name, textOf(t, drawn))
		}
	}
}

// checkPicture asks of a picture that it is one svg element, with no id in it twice.
func checkPicture(t *testing.T, name, picture string) {
	t.Helper()
	ids := map[string]bool{}
	decoder := xml.NewDecoder(strings.NewReader(picture))
	for first := true; ; {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		if first && element.Name.Local != "svg" {
			t.Errorf("%s: the picture begins with %s", name, element.Name.Local)
		}
		first = false
		for _, a := range element.Attr {
			if a.Name.Local == "id" && ids[a.Value] {
				t.Errorf("%s: there are two parts %s", name, a.Value)
			} else if a.Name.Local == "id" {
				ids[a.Value] = true
			}
		}
	}
}

// TestEveryFaultIsToldAtOnce breaks texts of each format in several places.
func TestEveryFaultIsToldAtOnce(t *testing.T) {
	var told strings.Builder
	for _, test := range []struct {
		name string
		old  []string // and new, in turn
	}{
		{"board", []string{"board lagoon", "\ufeffBoard lagoon", "region 2 red", "Region 2 red", "medium 2 ", "medium 9 "}},
		{"faces", []string{"tile 1a    spent", "tile 1a    spend", "tile 3b    kept   -2", "tile 3b    kept   –2"}},
		{"map of Steam Power", []string{"map coast", "MAP coast", "p*  w", "p**  w", "h   h", "h   q"}},
		{"contracts", []string{"factories 15", "factoris 15", "contract 2 ", "contract 0 ", "goods 30", "goods 300"}},
		{"map of Steam", []string{"supply 12", "supply 21", "city a10 yellow 3", "city a10 Yellow 3.", "a5/E", "a5/X"}},
		{"tiles", []string{"goods red 20", "goods rde 20", "face 21 E-W", "face 21 E—W"}},
	} {
		text := textOf(t, shipped[test.name])
		for i := 0; i < len(test.old); i += 2 {
			if !strings.Contains(text, test.old[i]) {
				t.Fatalf("%s: there is no %q", test.name, test.old[i])
			}
			text = strings.Replace(text, test.old[i], test.old[i+1], 1)
		}
		name := file(t, text)
		drawn := name + ".svg"
		status, said, complaints := check("-out", drawn, name)
		if status != cli.Failed || complaints != "" {
			t.Errorf("%s: status %d, %s", test.name, status, complaints)
		}
		if _, err := os.Stat(drawn); err == nil {
			t.Errorf("%s: what is wrong is drawn", test.name)
		}
		told.WriteString("== " + test.name + "\n" + said + "\n")
	}
	golden.Compare(t, "faults.en.golden", told.String())
}

// TestWhatIsWrongWithTheGameIsTold has texts that can be read, and no game can be
// played with.
func TestWhatIsWrongWithTheGameIsTold(t *testing.T) {
	text := textOf(t, shipped["contracts"])
	text = text[:strings.Index(text, "contract 2 ")]
	if status, told, _ := check(file(t, text)); status != cli.Failed || !strings.Contains(told, "COMP-9") {
		t.Errorf("status %d, %s", status, told)
	}
}

func TestTheGameIsThatOfTheFewestFaults(t *testing.T) {
	small := "map m\nlayout pointy odd-r\ngrid\na p p\nend\n"
	for _, test := range []struct{ text, game, want string }{
		{"board b", "", "steamrollers board"},
		{"\ufeff# a map\n  MAP m\nsupply 3\n", "", "steam map"},
		{small, "", "steampower map"},
		{small, "steam", "steam map"},
		{textOf(t, shipped["faces"]) + "torn\n", "", "steamrollers components"},
		{textOf(t, shipped["tiles"]) + "torn\n", "", "steam components"},
		{textOf(t, shipped["contracts"]) + "torn\n", "", "steampower components"},
		{textOf(t, shipped["map of Steam"]) + "torn\n", "", "steam map"},
		{"components c\ncontract 1 K 1 1 -\n", "steam", "steam components"},
	} {
		f, err := formatOf(games.All(), test.text, test.game)
		if got := f.game + " " + f.First; got != test.want || err != nil {
			t.Errorf("%.80q: %s, %v", test.text, got, err)
		}
	}
}

// TestTheGameThatNobodySaidIsTold: faults are those of one game, which may not be the reader's.
func TestTheGameThatNobodySaidIsTold(t *testing.T) {
	name := file(t, "map mine\nlayout pointy odd-r\ngrid\na p\nend\n")
	const want = "This text is judged as one of steampower. For another game say -game steam.\n"
	if _, told, _ := check(name); !strings.HasPrefix(told, want) {
		t.Errorf("%s, want first %s", told, want)
	}
	if _, told, _ := check("-game", "steampower", name); strings.Contains(told, "judged") {
		t.Errorf("of a game that is said: %s", told)
	}
}

func TestWrongUsage(t *testing.T) {
	long := file(t, strings.Repeat("board b\n", mostText/8+1))
	for _, test := range []struct {
		args      []string
		complaint string
	}{
		{nil, "usage"},
		{[]string{"a", "b"}, "usage"},
		{[]string{"-no"}, "not defined"},
		{[]string{"-language", "it", long}, "language"},
		{[]string{"missing.board"}, "missing.board"},
		{[]string{"."}, "directory"},
		{[]string{long}, "mebibyte"},
		{[]string{file(t, "board\x00")}, "UTF-8"},
		{[]string{file(t, "")}, "board NAME"},
		{[]string{file(t, "game steam\n")}, "map NAME"},
		{[]string{"-game", "chess", shipped["board"]}, "chess"},
		{[]string{"-game", "steam", shipped["board"]}, `steam has no text that begins with "board"`},
		{[]string{"-out", filepath.Join("missing", "x.svg"), shipped["board"]}, "x.svg"},
	} {
		if status, _, complaints := check(test.args...); status != cli.Misused || !strings.Contains(complaints, test.complaint) {
			t.Errorf("%.80q: status %d, %s", test.args, status, complaints)
		}
	}
}

// TestAnyGameIsChecked checks texts of a game that has nothing but rules and formats: a map
// that nobody draws, and a text without anything.
func TestAnyGameIsChecked(t *testing.T) {
	parts := bare.Parts()
	parts.Formats = []describe.Format{
		{First: "map", Keywords: []string{"map", "layout", "grid", "end", "bridge"}, Read: func(text string) (describe.Transcript, error) {
			m, err := hexmap.ParseMap(strings.ReplaceAll(text, "bridge\n", ""), hexmap.MapFormat{})
			return describe.Transcript{Map: m}, err
		}},
		{First: "sticks", Keywords: []string{"sticks"}, Read: func(text string) (describe.Transcript, error) {
			if text != "sticks" {
				return describe.Transcript{}, errors.New("they are bent")
			}
			return describe.Transcript{}, nil
		}},
	}
	all := append(games.All(), bare.Of(parts))
	check := func(args ...string) (status int, stdout, stderr string) {
		var out, complaints strings.Builder
		status = Command.Call(args, nil, &out, &complaints, all...)
		return status, out.String(), complaints.String()
	}
	drawn := filepath.Join(t.TempDir(), "drawn.svg")
	const small = "map m\nlayout pointy odd-r\ngrid\na h~ p*\nend\nbridge\n"
	status, told, complaints := check("-out", drawn, file(t, small))
	if status != cli.Done || complaints != "" || !strings.Contains(told, "\n  hexes         2 in 1 row of 2\n") ||
		!strings.Contains(told, "\n  cities        1: a2\n") {
		t.Errorf("status %d, %s%s", status, told, complaints)
	}
	picture, err := os.ReadFile(drawn)
	if err != nil || !strings.Contains(string(picture), "a2") {
		t.Errorf("%v: %s", err, picture)
	}
	checkPicture(t, "map", string(picture))
	for _, test := range []struct {
		text, args string
		status     int
		want       string
	}{
		{strings.Replace(small, "bridge", "bridg", 1), "-game bare", cli.Failed, "1 fault:\n  Line 6, column 1: "},
		{"sticks", "", cli.Done, "Nothing is wrong"},
		{"sticks", "-out " + drawn, cli.Misused, `-out: a text that begins with "sticks" is not drawn`},
		{"sticks and stones", "", cli.Failed, "they are bent"},
		{"sticks", "-game steam", cli.Misused, `steam has no text that begins with "sticks"`},
		{"stones", "", cli.Misused, `the first line is not one of "board NAME", "components NAME", "map NAME", "sticks NAME"`},
	} {
		status, told, complaints := check(append(strings.Fields(test.args), file(t, test.text))...)
		if status != test.status || !strings.Contains(told+complaints, test.want) {
			t.Errorf("%q %s: status %d, want %s in %s%s", test.text, test.args, status, test.want, told, complaints)
		}
	}
}
