package cli_test

import (
	"flag"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestFlagsBeginAnyGame begins games of flags, among them one that has nothing but rules.
func TestFlagsBeginAnyGame(t *testing.T) {
	all := append(describe.Games{bare.Of(bare.Parts())}, games.All()...)
	for _, test := range []struct{ args, header, wrong string }{
		{"", "game bare\nplayers 2\n\n", ""},
		{"-players 3", "game bare\nplayers 3\n\n", ""},
		{"-game steam -map rhine -rules standard", "game steam\nplayers 4\nmap rhine\ncomponents standard\nrules standard\n\n", ""},
		{"-game steamrollers -module coal,yucata", "game steamrollers\nplayers 2\nboard standard\ncomponents standard\nmodule coal yucata\n\n", ""},
		{"-game steampower -players 3", "game steampower\nplayers 3\nmap valley\ncomponents standard\n\n", ""},
		{"-map rhine", "", "-map is not of bare"},
		{"-players many", "", "-players many: it is a number"},
		{"-players 9", "", "a number from 2 to 3"},
		{"-game chess", "", "-game chess: it is bare or steamrollers"},
	} {
		p, err := begun(t, all, strings.Fields(test.args))
		if test.wrong != "" {
			if err == nil || !strings.Contains(err.Error(), test.wrong) {
				t.Errorf("%q: %v", test.args, err)
			}
		} else if err != nil || p.Header() != test.header {
			t.Errorf("%q begins %v: %v", test.args, p, err)
		}
	}
}

// begun is how a game begins by some arguments.
func begun(t *testing.T, all describe.Games, args []string) (describe.Position, error) {
	t.Helper()
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	setup := cli.NewSetup(flags, all)
	if err := flags.Parse(args); err != nil {
		t.Fatal(err)
	}
	return setup.Begin()
}

// TestWrongSetups says setups wrongly, by the cases of usage.txt.
func TestWrongSetups(t *testing.T) {
	usage := cases.Read(t, "usage.txt")
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"bad.board": "board bad\n", "bad.components": "components bad\n",
		"plain.txt": hexmap.Standard().String(), "two words.board": hexmap.Standard().String(),
	} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range usage {
		_, err := begun(t, games.All(), test.Args())
		for _, said := range test.All("says") {
			if err == nil || !strings.Contains(err.Error(), said) {
				t.Errorf("%s: %v, and it should say %s", test.Name, err, said)
			}
		}
	}
}

// TestAFlagOfTheProgramStays: a field of a setup with the name of a flag that a program has
// is another flag.
func TestAFlagOfTheProgramStays(t *testing.T) {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	own := flags.String("map", "", "where to draw a map")
	setup := cli.NewSetup(flags, games.All())
	if err := flags.Parse(strings.Fields("-map drawn.svg -game steam -setup-map rhine")); err != nil {
		t.Fatal(err)
	}
	p, err := setup.Begin()
	if err != nil || *own != "drawn.svg" || !strings.Contains(p.Header(), "\nmap rhine\n") {
		t.Errorf("-map is %q, and the game begins %v: %v", *own, p, err)
	}
}

// TestBeside finds a file by each name that a record may give it.
func TestBeside(t *testing.T) {
	root := t.TempDir()
	games := filepath.Join(root, "games")
	if err := os.MkdirAll(games, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{filepath.Join(root, "above.board"), filepath.Join(games, "beside.board")} {
		if err := os.WriteFile(name, []byte("board"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(games)
	for _, record := range []string{filepath.Join(games, "my.srr"), "my.srr", ""} {
		for _, name := range []string{"beside.board", "../above.board", filepath.Join(root, "above.board")} {
			if text, err := fs.ReadFile(cli.Beside(record), name); err != nil || string(text) != "board" {
				t.Errorf("%s named by %q: %q, %v", name, record, text, err)
			}
		}
		if _, err := fs.ReadFile(cli.Beside(record), "missing.board"); err == nil {
			t.Errorf("%q names a file that does not exist, and it is found", record)
		}
	}
}
