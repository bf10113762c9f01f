package referee

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// bareGame runs the command with a game that has nothing but rules.
func bareGame(stdin string, args ...string) (status int, stdout, stderr string) {
	var out, complaints strings.Builder
	parts := bare.Parts()
	parts.Rules = []family.Rule{bare.Rule{}}
	status = Command.Call(args, strings.NewReader(stdin), &out, &complaints, append(games.All(), bare.Of(parts))...)
	return status, out.String(), complaints.String()
}

// TestAnyGameIsRefereed adjudicates records of a game that has nothing but rules, among
// games that have everything.
func TestAnyGameIsRefereed(t *testing.T) {
	const record = "game bare\nplayers 2\nseat 1 Ada\n\ntake 3\nP2: take 3\ntake 3\n"
	for _, test := range []struct {
		record, args string
		status       int
		printed      string
	}{
		{record + "take 1\nresult P1 0 P2 1\n", "", cli.Done, `{"turn":0,"phase":"over","round":0,"over":true,"points":[0,1],"error":null}` + "\n"},
		{record, "-moves", cli.Done, `"points":[0,0],"error":null,"moves":["take 1"]}`},
		{record + "take 2\n", "", cli.Failed, `"points":[0,0],"error":{"line":8,"move":"take 2","rule":"TAKE-1","message":"1 sticks lie there"}}`},
		{record + "P1: take 1\n", "", cli.Failed, `"message":"take 1: P2 is asked, not P1"`},
		{record + "take 2\ntake 1\n", "-all -each", cli.Failed, `"over":true,"points":[0,1],"error":null}` + "\n"},
		{"game bare\nplayers 9\n", "", cli.Failed, `{"turn":0,"phase":"move","round":0,"over":false,"points":[],"error":{"line":2,"move":"players 9"`},

		{record + "take 1\n", "-words", cli.Done, "bare with 2 players\n4 moves were played.\nEvery line is legal.\n\nP2 won: Ada 0, P2 1\n\nAda  0\n"},
		{record, "-words -at 1 -language de", cli.Done, "Ada  0\nP2   0\n"},
		{record, "-legal=all", cli.Done, "take\n  take 1  take 1\n"},
		{record + "take 2\n", "-words", cli.Failed, "Line 8, “take 2” by P2: 1 sticks lie there (TAKE-1).\nProbably meant: “take 1”."},
		{record + "take 2\n", "-words", cli.Failed, "TAKE-1: A player takes 1, 2 or 3 of the sticks that lie there.\n"},
		{record + "Take 1\n", "-words", cli.Failed, "Probably meant: “take 1”. Here capital and small letters are not as in the notation."},
		{"game bare\nplayers two\n", "-words", cli.Failed, "Line 2, “players two”: column 9: found \"two\", expected a number from 2 to 3."},
		{record + "lay 1\n", "-words", cli.Failed, `"lay 1" is no move: it is one such as take 2`},
		{"game chess\n", "-words", cli.Failed, "steamrollers, steampower, steam and bare"},

		{record, "-watch", cli.Done, "P1: take 3\nP2: move\nP2: take 3\nAda: move\n"},
		{record + "take 1\nundo\ntake 2\nlegal\n", "-watch", cli.Done, "“take 1” is taken back.\nP2: move\n1 sticks lie there (TAKE-1)\ntake\n  take 1  take 1\n"},
	} {
		args := strings.Fields(test.args)
		if test.args == "-watch" {
			test.record, args = headerApart(t, test.record)
		}
		status, printed, complaints := bareGame(test.record, args...)
		if status != test.status || complaints != "" || !strings.Contains(printed, test.printed) || strings.Count(printed, "Ada  0\n") > 1 {
			t.Errorf("%q %s: status %d, %swant %q in\n%s", test.record, test.args, status, complaints, test.printed, printed)
		}
	}
	for _, position := range []string{`["game bare","players 2","take 3"]`, "game bare; players 2; take 3"} {
		status, printed, complaints := bareGame("", "-position", position, "-moves")
		if want := `{"turn":2,"phase":"move","round":0,"over":false,"points":[0,0],"error":null,"moves":["take 1","take 2","take 3"]}`; status != cli.Done || printed != want+"\n" {
			t.Errorf("%s: status %d, %s%s", position, status, printed, complaints)
		}
		if status, printed, complaints := bareGame("", "-position", position, "-legal", "all"); status != cli.Done || !strings.Contains(printed, "P2: move") {
			t.Errorf("%s: status %d, %s%s", position, status, printed, complaints)
		}
	}
}

// headerApart is a record in two parts for -watch: the moves, which are typed, and the flags with
// a file of the header.
func headerApart(t *testing.T, record string) (typed string, flags []string) {
	t.Helper()
	header, typed, _ := strings.Cut(record, "\n\n")
	name := filepath.Join(t.TempDir(), "header.srr")
	write(t, name, header+"\n\n")
	return typed, []string{"-watch", name}
}

// TestOneRuleEndsAGameByARuling asks each game for the rulings by which games end.
func TestOneRuleEndsAGameByARuling(t *testing.T) {
	for game, setup := range map[string]string{"steamrollers": "2", "steampower": "2", "steam": "3"} {
		p, err := games.All().Begin([]byte(`{"game": "` + game + `", "players": ` + setup + `}`))
		if err != nil {
			t.Fatal(err)
		}
		var rulings []string
		for _, rule := range p.Of().About().Rules {
			if p.Verdict("", rule, describe.Last{}).Ruled {
				rulings = append(rulings, rule.String())
			}
		}
		if len(rulings) != 1 || !strings.HasPrefix(rulings[0], "END-") || say.Ruling(p.Of(), rulings[0]) == "" {
			t.Errorf("%s ends by the rulings %q", game, rulings)
		}
	}
}

// TestADescriptionThatIsWrongIsNotServed lists what is wrong with all games.
func TestADescriptionThatIsWrongIsNotServed(t *testing.T) {
	var out, complaints strings.Builder
	parts := bare.Parts()
	parts.Least, parts.Notation = 0, nil
	status := Command.Call(nil, strings.NewReader(opening), &out, &complaints, describe.Games{bare.Of(parts), bare.Of(parts)}...)
	for _, want := range []string{"bare: Least is 0", "bare: there is no Notation", "two games have this name"} {
		if status != cli.Misused || out.Len() > 0 || !strings.Contains(complaints.String(), want) {
			t.Errorf("status %d, want %s in %s%s", status, want, complaints.String(), out.String())
		}
	}
}
