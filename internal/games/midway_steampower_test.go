package games_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

// powerMidway edits positions of games and plays on from them.
var powerMidway = gametest.Midway[*steampower.State, steampower.State, steampower.Move]{
	Starts: begun(steampower.New, steampower.Setup{Players: 2}, steampower.Setup{Players: 3}, steampower.Setup{Players: 4}, steampower.Setup{Players: 5}),
	Choose: []func(*steampower.State, *rand.Rand) steampower.Move{new(bots.Builder).Choose, new(bots.Random).Choose},
	Parse: func(line string, like *steampower.State) (steampower.State, error) {
		return steampower.ParseState(line, like.Setup())
	},
	Named: bots.Named,
	Use:   useSteamPower,
}

// useSteamPower does with a position what programs do.
func useSteamPower(s *steampower.State, random *rand.Rand) error {
	var wrong family.Faults
	if _, err := s.WithMoves(s.Report(family.Everyone), family.Everyone).AppendJSON(nil); err != nil {
		wrong.Add("%w", err)
	}
	viewer := steampower.Seat(1 + random.IntN(s.Seats()))
	speaker, moves := words.In(words.German), s.AppendMoves(nil)
	marks := picture.Marks{Moves: moves}
	var style picture.Style
	drawn := style.Map(s, marks) + style.Stock(s, marks) + speaker.Prompt(s) + speaker.Result(s) + fmt.Sprint(speaker.Options(s), speaker.Help(s))
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		drawn += style.Player(s, seat, viewer, marks) + fmt.Sprint(speaker.Ledger(s.AppendLedger(nil, seat)))
	}
	for _, m := range moves {
		events, err := s.AppendEvents(nil, m, family.Everyone)
		if err != nil {
			wrong.Add("%w", err)
		}
		drawn += fmt.Sprint(speaker.Events(events))
		for range s.Routes(m) {
			break
		}
	}
	redealt := s.Redealt(viewer, random)
	if _, err := steampower.ParseState(redealt.String(), s.Setup()); err != nil || drawn == "" {
		wrong.Add("as seat %d imagines it: %w", viewer, err)
	}
	return wrong.Err()
}

// FuzzMidwaySteamPower edits positions of games, and plays on from those that can be read.
func FuzzMidwaySteamPower(f *testing.F) {
	f.Add(uint64(1)) // the tests have more
	f.Fuzz(func(t *testing.T, seed uint64) { powerMidway.Try(t, seed) })
}

func TestEditedPositionsOfSteamPowerArePlayedOn(t *testing.T) {
	powerMidway.TryMany(t, long.Or(30, 1000))
}

// begun returns the positions in which games of the setups begin.
func begun[Setup, State any](begin func(Setup) (State, error), setups ...Setup) (all []State) {
	for _, setup := range setups {
		s, err := begin(setup)
		if err != nil {
			panic(err)
		}
		all = append(all, s)
	}
	return all
}
