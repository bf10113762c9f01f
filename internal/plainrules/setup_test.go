package plainrules

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
)

func TestSETUP1OneToFivePlayers(t *testing.T) {
	for _, n := range []int{0, 6} {
		if _, err := New(Setup{Players: n, Board: hexmap.Standard(), Components: testComponents}); err == nil || !strings.Contains(err.Error(), "SETUP-1") {
			t.Errorf("%d players: %v", n, err)
		}
	}
	equal(t, "start player", newGame(t).Report().Start, 1)
}

func TestNewNamesEveryFault(t *testing.T) {
	_, err := New(Setup{Players: 1, Wall: "high", Coal: true})
	for _, rule := range []string{"BOARD-1", "WALL-1", "SOLO-2", "SOLO-3", "components"} {
		if err == nil || !strings.Contains(err.Error(), rule) {
			t.Errorf("%s is not named: %v", rule, err)
		}
	}
}
