package scenes_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/internal/scenes"
	"github.com/railhex/railhex/steamrollers"
)

// TestFaultsAreTold runs itself, since a case that is wrong fails the test that it is in.
func TestFaultsAreTold(t *testing.T) {
	const within = "RAILHEX_FAULTY_SCENES"
	if os.Getenv(within) != "" {
		scenes.Run(t, "faults.txt", scenes.Game[*steamrollers.State, steamrollers.State, steamrollers.Move]{
			Lay: drafting, ParseMove: steamrollers.ParseMove,
			Report: func(s *steamrollers.State) []byte { return s.AppendReport(nil) },
		})
		return
	}
	command := exec.Command(os.Args[0], "-test.run=^TestFaultsAreTold$", "-test.v")
	command.Env = append(os.Environ(), within+"=yes")
	out, _ := command.CombinedOutput()
	told := strings.Split(string(out), "=== RUN ")[1:]
	faults := cases.Read(t, "faults.txt")
	if len(told) != len(faults)+1 {
		t.Fatalf("%d cases ran, and %d are written:\n%s", len(told)-1, len(faults), out)
	}
	for i, fault := range faults {
		if _, said, _ := strings.Cut(told[i+1], "\n"); !strings.Contains(said, fault.Name) {
			t.Errorf("of %s it is said: %s", fault.Steps, said)
		}
	}
}

// drafting is the only scene.
func drafting(t *testing.T, _ []string) (steamrollers.State, error) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	for _, m := range []steamrollers.Move{
		steamrollers.MustParseMove("goods YRBE GGRB YYRB REGB YGBE RRYG"),
		steamrollers.Sides([6]bool{}),
		steamrollers.Roll(steamrollers.DiceOf(1, 3, 5), steamrollers.StraightGentle),
	} {
		if err == nil {
			s, err = s.Apply(m)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return s, nil
}
