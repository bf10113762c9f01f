package rules

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// printed is what the command prints of some games.
func printed(of describe.Games, args string) (status int, said string) {
	var out, complaints strings.Builder
	status = Command.Call(strings.Fields(args), nil, &out, &complaints, of...)
	return status, out.String() + complaints.String()
}

// TestEveryRuleHasARow lists the rules of each game.
func TestEveryRuleHasARow(t *testing.T) {
	all := games.All()
	for _, g := range all {
		status, said := printed(all, "-game "+g.Name())
		rows := strings.Split(strings.TrimSpace(said), "\n")
		if status != cli.Done || len(rows) != len(g.Rules()) {
			t.Fatalf("%s: status %d, %d rows for %d rules", g.Name(), status, len(rows), len(g.Rules()))
		}
		for i, rule := range g.Rules() {
			if !strings.HasPrefix(rows[i], rule.String()+" ") || !strings.HasSuffix(rows[i], rule.Text()) {
				t.Errorf("the row of %s is %q", rule.String(), rows[i])
			}
		}
	}
}

// TestRulingsStandInTheBooks: the ruling of each rule that is one is found in its book, on
// one line, and no other.
func TestRulingsStandInTheBooks(t *testing.T) {
	for _, g := range games.All() {
		for _, rule := range g.Rules() {
			is := rule.(interface {
				family.Rule
				Ruling() bool
			}).Ruling()
			ruling := say.Ruling(g, rule.String())
			if is != (ruling != "") || strings.Contains(ruling, "\n") {
				t.Errorf("%s: a ruling %v, and the book has %q", rule.String(), is, ruling)
			}
		}
	}
}

func TestOneRule(t *testing.T) {
	all := games.All()
	for args, want := range map[string]string{
		"-game steam action-5":    ". (variants/steam/RULES.md#action-5)\nRuling on ACTION-5: That it can be taken only while it can be carried out.\n",
		"DELIVER-6":               "DELIVER-6: ",
		"-language de DELIVER-99": "railhex rules: steamrollers has no rule DELIVER-99\n",
		"-game chess":             "railhex rules: -game chess: it is steamrollers or ",
	} {
		if _, said := printed(all, args); !strings.Contains(said, want) {
			t.Errorf("%s: %q is not in %s", args, want, said)
		}
	}
}
