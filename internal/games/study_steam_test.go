package games_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/picture"
	"github.com/railhex/railhex/variants/steam/words"
)

// steamStudy edits positions of games and plays on from them.
var steamStudy = gametest.Study[*steam.State, steam.State, steam.Move]{
	Starts: begun(steam.New,
		steam.Setup{Players: 3, Order: steam.OrderAuctioned}, steam.Setup{Players: 4, Variant: steam.Standard}, steam.Setup{Players: 5}, steam.Setup{Players: 6, Variant: steam.Standard},
	),
	Choose: []func(*steam.State, *rand.Rand) steam.Move{new(bots.Builder).Choose, new(bots.Random).Choose},
	Parse: func(line string, like *steam.State) (steam.State, family.Findings, error) {
		return steam.ParseStudy(line, like.Setup())
	},
	Named: bots.Named,
	Use:   useSteam,
	Ahead: func(s *steam.State, seat, other steam.Seat) bool { // SCORE-4
		return !s.Eliminated(seat) && (s.Eliminated(other) || s.Total(seat) > s.Total(other))
	},
}

// useSteam does with a position what programs do.
func useSteam(s *steam.State, random *rand.Rand) error {
	var wrong family.Faults
	if _, err := s.WithMoves(s.Report()).AppendJSON(nil); err != nil {
		wrong.Add("%w", err)
	}
	speaker, moves := words.In(words.German), s.AppendMoves(nil)
	marks := picture.Marks{Moves: moves}
	var style picture.Style
	drawn := style.Map(s, marks) + style.Table(s, marks) + speaker.Prompt(s) + speaker.Result(s) + fmt.Sprint(speaker.Options(s), speaker.Help(s))
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		drawn += fmt.Sprint(speaker.Ledger(s.AppendLedger(nil, seat)))
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

// FuzzStudySteam edits positions of games, and plays on from those that can be studied.
func FuzzStudySteam(f *testing.F) {
	f.Add(uint64(1)) // the tests have more
	f.Fuzz(func(t *testing.T, seed uint64) { steamStudy.Try(t, seed) })
}

func TestEditedPositionsOfSteamAreStudied(t *testing.T) { steamStudy.TryMany(t, long.Or(40, 1000)) }

func TestEditedPositionsOfSteamArePlayedOn(t *testing.T) { steamStudy.PlayOn(t, long.Or(200, 5000)) }
