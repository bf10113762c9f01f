package cli_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestCalls calls a command and looks at what it prints, what it complains of and how it ends.
func TestCalls(t *testing.T) {
	greeting := cli.Command{Name: "station greet", Does: "say hello", Usage: []string{"[flags] [NAME]"}, Help: "A name is that of a passenger.\n", Alone: true}
	greeting.Run = func(c *cli.Call) (int, error) {
		language := c.Language()
		if err := c.Parse(1); err != nil {
			return cli.Misused, err
		}
		switch c.Flags.Arg(0) {
		case "late":
			return cli.Failed, errors.New("the train has left")
		case "nowhere":
			return cli.Done, errors.New("there is no platform")
		case "":
			return cli.Misused, c.Refuse(errors.New("say who is greeted"))
		}
		fmt.Fprintln(c.Out, *language, c.Flags.Arg(0))
		return cli.Done, nil
	}
	const usage = "usage: station greet [flags] [NAME]\nstation greet -help says more\n"
	for _, test := range []struct {
		args          string
		status        int
		out, complain string
	}{
		{"Ada", cli.Done, "en Ada\n", ""},
		{"-language fr Ada", cli.Done, "fr Ada\n", ""},
		{"late", cli.Failed, "", "station greet: the train has left\n"},
		{"nowhere", cli.Misused, "", "station greet: there is no platform\n"},
		{"", cli.Misused, "", "station greet: say who is greeted\n" + usage},
		{"Ada Bob", cli.Misused, "", "station greet: \"Bob\" is too much: flags stand before it\n" + usage},
		{"-loud Ada", cli.Misused, "", "flag provided but not defined: -loud\n" + usage},
		{"-version", cli.Done, "station (devel)\n", ""},
	} {
		var out, complaints strings.Builder
		status := greeting.Call(strings.Fields(test.args), nil, &out, &complaints)
		if status != test.status || out.String() != test.out && test.args != "-version" || complaints.String() != test.complain {
			t.Errorf("%q ends with %d, prints %q and complains %q", test.args, status, out.String(), complaints.String())
		}
	}
	for _, asked := range []string{"-h", "-help"} {
		var out, complaints strings.Builder
		status := greeting.Call([]string{asked}, nil, &out, &complaints)
		for _, said := range []string{"station greet: say hello\n", "usage: station greet [flags] [NAME]\n", "of a passenger", "-language", "-version"} {
			if status != cli.Done || complaints.Len() > 0 || !strings.Contains(out.String(), said) {
				t.Errorf("status %d, %s, help without %q:\n%s", status, complaints.String(), said, out.String())
			}
		}
	}
	if status := greeting.Call([]string{"Ada"}, nil, full{}, &strings.Builder{}); status != cli.Misused {
		t.Errorf("what cannot be written ends with %d", status)
	}
	parts := bare.Parts()
	parts.Formats = []describe.Format{{First: "map"}}
	greeting.Alone = false
	var complaints strings.Builder
	if status := greeting.Call([]string{"Ada"}, nil, full{}, &complaints, bare.Of(parts)); status != cli.Misused || !strings.Contains(complaints.String(), "Formats[0] needs") {
		t.Errorf("a game that is incomplete ends with %d, %s", status, complaints.String())
	}
}

// full is a disk that has no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }
