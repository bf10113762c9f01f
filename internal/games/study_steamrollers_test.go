package games_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/gametest"
)

// rollersStudy edits positions of games and plays on from them.
var rollersStudy = gametest.Study[*steamrollers.State, steamrollers.State, steamrollers.Move]{
	Starts: begun(steamrollers.New,
		steamrollers.Setup{Players: 2},
		steamrollers.Setup{Players: 1, Olive: solo.Machinist},
		steamrollers.Setup{Players: 3, Modules: variants.YucataModule},
		steamrollers.Setup{Players: 4, Modules: variants.CoalModule | variants.OrderModule | variants.PowerModule, Wall: hexmap.Hard},
	),
	Choose: []func(*steamrollers.State, *rand.Rand) steamrollers.Move{new(bots.Builder).Choose, new(bots.Random).Choose},
	Parse: func(line string, like *steamrollers.State) (steamrollers.State, family.Findings, error) {
		return steamrollers.ParseStudy(line, like.Setup())
	},
	Named: bots.Named,
	Use:   useSteamRollers,
}

// useSteamRollers does with a position what programs do.
func useSteamRollers(s *steamrollers.State, random *rand.Rand) error {
	var wrong family.Faults
	if _, err := s.WithMoves(s.Report()).AppendJSON(nil); err != nil {
		wrong.Add("%w", err)
	}
	speaker, moves := words.In(words.German), s.AppendMoves(nil)
	marks := picture.Marks{Moves: moves}
	var style picture.Style
	drawn := style.Olive(s, marks) + style.Supply(s, marks) + speaker.Prompt(s) + speaker.Result(s) + fmt.Sprint(speaker.Options(s), speaker.Help(s))
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		drawn += style.Sheet(s, seat, marks) + fmt.Sprint(speaker.Ledger(s.Ledger(seat)))
	}
	for _, m := range moves {
		events, err := s.AppendEvents(nil, m)
		if err != nil {
			wrong.Add("%w", err)
		}
		drawn += fmt.Sprint(speaker.Events(events))
		for range s.Routes(m) {
			break
		}
	}
	if drawn == "" {
		wrong.Add("nothing is drawn")
	}
	return wrong.Err()
}

// FuzzStudySteamRollers edits positions of games, and plays on from those that can be studied.
func FuzzStudySteamRollers(f *testing.F) {
	f.Add(uint64(1)) // the tests have more
	f.Fuzz(func(t *testing.T, seed uint64) { rollersStudy.Try(t, seed) })
}

func TestEditedPositionsOfSteamRollersAreStudied(t *testing.T) {
	rollersStudy.TryMany(t, long.Or(15, 1000))
}

func TestEditedPositionsOfSteamRollersArePlayedOn(t *testing.T) {
	rollersStudy.PlayOn(t, long.Or(1000, 10000))
}
