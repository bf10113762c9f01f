package setupwords_test

import (
	"flag"
	"io"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/internal/bare"
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
		{"-players 3 games 10", "", `"games" is too much`},
		{"-map rhine", "", "-map is not of bare"},
		{"-players many", "", "-players many: it is a number"},
		{"-players 9", "", "a number from 2 to 3"},
		{"-game chess", "", "-game chess: it is bare or steamrollers"},
	} {
		flags := flag.NewFlagSet("test", flag.ContinueOnError)
		flags.SetOutput(io.Discard)
		setup := setupwords.Define(flags, all)
		if err := flags.Parse(strings.Fields(test.args)); err != nil {
			t.Fatal(err)
		}
		p, err := setup.Begin()
		if test.wrong != "" {
			if err == nil || !strings.Contains(err.Error(), test.wrong) {
				t.Errorf("%q: %v", test.args, err)
			}
		} else if err != nil || p.Header() != test.header {
			t.Errorf("%q begins %v: %v", test.args, p, err)
		}
	}
}

// TestAFlagOfTheProgramStays: a field of a setup with the name of a flag that a program has
// is another flag.
func TestAFlagOfTheProgramStays(t *testing.T) {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	own := flags.String("map", "", "where to draw a map")
	setup := setupwords.Define(flags, games.All())
	if err := flags.Parse(strings.Fields("-map drawn.svg -game steam -setup-map rhine")); err != nil {
		t.Fatal(err)
	}
	p, err := setup.Begin()
	if err != nil || *own != "drawn.svg" || !strings.Contains(p.Header(), "\nmap rhine\n") {
		t.Errorf("-map is %q, and the game begins %v: %v", *own, p, err)
	}
}
