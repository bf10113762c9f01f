package ageofsteam_test

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/examples/ageofsteam"
	"github.com/railhex/railhex/variants/family"
)

// begun returns the position in which a game of a setup begins.
func begun(t testing.TB, setup ageofsteam.Setup) ageofsteam.State {
	t.Helper()
	s, err := ageofsteam.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestLaws(t *testing.T) {
	laws := []family.Law[ageofsteam.State, ageofsteam.Move]{
		family.SafeLaw[*ageofsteam.State](),
		family.AllocationsLaw[*ageofsteam.State](),
	}
	for players := ageofsteam.MinSeats; players <= ageofsteam.MaxSeats; players++ {
		for _, setup := range []ageofsteam.Setup{{Players: players}, {Players: players, Map: "reversteam", Rules: "reverse"}} {
			t.Run(fmt.Sprint(setup), func(t *testing.T) {
				s := begun(t, setup)
				if err := family.Check(&s, family.Options[ageofsteam.State, ageofsteam.Move]{Games: 3, Laws: laws}); err != nil {
					t.Error(err)
				}
			})
		}
	}
}
