package games

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/examples/internal/counting"
	known "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/describe"
)

const (
	twoPlayers = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n"
	fourAll    = "game steamrollers\nplayers 4\nboard standard\ncomponents standard\nmodule coal order power\nwall hard\n"
	againstHer = "game steamrollers\nplayers 1\nboard standard\ncomponents standard\nolive clerk\n"
)

// gameOf is the game of some setups.
func gameOf(t testing.TB, setups []string) describe.Game {
	t.Helper()
	g, err := known.All().Of(setups[0])
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// replayed plays a record to its end.
func replayed(t testing.TB, game describe.Game, record *counting.Counted) describe.Replay {
	t.Helper()
	text, err := record.Record(describe.Notes{})
	if err != nil {
		t.Fatal(err)
	}
	replay, err := game.ReadRecord(text, nil)
	if err != nil || replay.Err != nil || !replay.End.Over() {
		t.Fatalf("the record does not play to the end: %v, %v", err, replay.Err)
	}
	return replay
}

func prepared(t testing.TB, p Plan) *Plan {
	t.Helper()
	if err := p.Prepare(gameOf(t, p.Setups)); err != nil {
		t.Fatal(err)
	}
	return &p
}

func TestSeatings(t *testing.T) {
	for _, test := range []struct {
		name            string
		entrants, seats int
		want            [][]int
	}{
		{"everybody meets everybody", 3, 2, [][]int{{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}}},
		{"alone", 2, 1, [][]int{{0}, {1}}},
		{"against oneself", 1, 3, [][]int{{0, 0, 0}}},
		{"some twice", 2, 3, [][]int{{0, 0, 1}, {0, 1, 0}, {1, 0, 0}, {0, 1, 1}, {1, 1, 0}, {1, 0, 1}}},
		{"both ways round", 3, 3, [][]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {1, 0, 2}, {0, 2, 1}}},
		{"all twice", 2, 4, [][]int{{0, 0, 1, 1}, {0, 1, 1, 0}, {1, 1, 0, 0}, {1, 0, 0, 1}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, seatings(test.entrants, test.seats)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

// TestSeatsAreRotated: over all tables of a deal each entrant sits in each seat
// equally often.
func TestSeatsAreRotated(t *testing.T) {
	for entrants := 1; entrants <= 6; entrants++ {
		for seats := 1; seats <= 5; seats++ {
			var sat [6][5]int
			for _, table := range seatings(entrants, seats) {
				for seat, entrant := range table {
					sat[entrant][seat]++
				}
			}
			for entrant := range entrants {
				for seat := range seats {
					if sat[entrant][seat] != sat[0][0] {
						t.Errorf("%d entrants, %d seats: entrant %d sits %d times in seat %d, entrant 0 %d times in seat 0",
							entrants, seats, entrant, sat[entrant][seat], seat, sat[0][0])
					}
				}
			}
		}
	}
}

// TestNobodySitsBehindOthersMore: over all tables of a deal each entrant sits
// right after each other as often as before.
func TestNobodySitsBehindOthersMore(t *testing.T) {
	for entrants := 1; entrants <= 6; entrants++ {
		for seats := 1; seats <= 5; seats++ {
			var after [6][6]int
			for _, table := range seatings(entrants, seats) {
				for seat, entrant := range table {
					after[table[(seat+1)%seats]][entrant]++
				}
			}
			for a := range entrants {
				for b := range a {
					if after[a][b] != after[b][a] {
						t.Errorf("%d entrants, %d seats: entrant %d sits %d times right after %d, and %d times before", entrants, seats, a, after[a][b], b, after[b][a])
					}
				}
			}
		}
	}
}

func TestFaultsOfAPlan(t *testing.T) {
	p := Plan{Entrants: []string{"random", "random", "genius"}, Setups: []string{"game steamrollers\nplayers 7\nboard standard\ncomponents standard\n"}}
	err := p.Prepare(gameOf(t, p.Setups))
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok || len(joined.Unwrap()) != 4 {
		t.Fatalf("got %v, want four faults: no deals, one who takes part twice, one unknown, seven players", err)
	}
	if !errors.Is(err, steamrollers.MustParseRule("SETUP-1")) {
		t.Errorf("%v does not cite SETUP-1", err)
	}
}

// TestSetupsDiffer: a setup that is there twice would have each of its games
// counted twice, whichever way it is spelled.
func TestSetupsDiffer(t *testing.T) {
	for _, again := range []string{againstHer, strings.ReplaceAll(againstHer, " ", "  ")} {
		p := Plan{Entrants: []string{"random"}, Setups: []string{againstHer, again}, Deals: 1}
		if err := p.Prepare(gameOf(t, p.Setups)); err == nil || !strings.Contains(err.Error(), "twice") {
			t.Errorf("%q beside itself: %v", again, err)
		}
	}
	prepared(t, Plan{Entrants: []string{"random"}, Setups: []string{againstHer, strings.Replace(againstHer, "clerk", "baron", 1)}, Deals: 1})
}

// TestResultIsThatOfTheRecord replays each game of each of the games, and compares what
// was noted on the way with what the end shows and with what is counted of the record.
func TestResultIsThatOfTheRecord(t *testing.T) {
	for _, setups := range [][]string{
		{twoPlayers, fourAll, againstHer},
		{"game steampower\nplayers 2\nmap valley\ncomponents standard\n"},
		{"game steam\nplayers 3\nmap northeast\ncomponents standard\nrules base\norder auction\n"},
		{"game steam\nplayers 4\nmap rhine\ncomponents standard\nrules standard\n"},
	} {
		p := prepared(t, Plan{Entrants: []string{"random", "greedy"}, Setups: setups, Deals: 2})
		w, err := p.Worker(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for game := range p.Games() {
			r, record, err := w.Play(t.Context(), p.Fixture(game))
			if err != nil {
				t.Fatal(err)
			}
			if err := p.Check(&r); err != nil {
				t.Error(err)
			}
			replay := replayed(t, p.game, record)
			if r.End == "" || r.Rounds != replay.End.View(0, describe.Manner{}).Round {
				t.Errorf("game %d: noted was %+v", game, r)
			}
			shared, won := 0, describe.Winners(replay.End)
			for i, seat := range r.Seats {
				shared += seat.Share
				if winner := slices.Contains(won, i+1); seat.Share > 0 != winner || winner != (seat.Place == 1) {
					t.Errorf("game %d: seat %d has place %d and %d parts of the victory", game, i+1, seat.Place, seat.Share)
				}
				sum := 0
				for _, points := range seat.From {
					sum += points
				}
				if sum != seat.Total || sum != replay.End.Standing()[i+1].Points {
					t.Errorf("game %d: seat %d has %d points, which come from %v", game, i+1, replay.End.Standing()[i+1].Points, seat.From)
				}
			}
			if shared != Whole && !slices.Contains(won, 0) {
				t.Errorf("game %d: %d of %d parts of the victory were shared out", game, shared, Whole)
			}
		}
	}
}

// TestDealIsShared: the games of a deal have the same goods, tiles and dice.
func TestDealIsShared(t *testing.T) {
	p := prepared(t, Plan{Entrants: []string{"random", "builder", "greedy"}, Setups: []string{twoPlayers}, Deals: 2, Seed: 5})
	w, err := p.Worker(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	chances := func(game int) (moves []string) {
		_, record, err := w.Play(t.Context(), p.Fixture(game))
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range replayed(t, p.game, record).Moves {
			if m, err := steamrollers.ParseMove(text); err == nil && m.Chance() && m.Kind() != steamrollers.KindReroll {
				moves = append(moves, text)
			}
		}
		return moves
	}
	for game := range p.Games() {
		first := p.Fixture(game).Deal * (p.Games() / p.Deals)
		a, b := chances(first), chances(game)
		n := min(len(a), len(b))
		if !slices.Equal(a[:n], b[:n]) {
			t.Errorf("games %d and %d of one deal had other dice", first, game)
		}
	}
	if other := p.Games() / p.Deals; slices.Equal(chances(0)[:1], chances(other)[:1]) {
		t.Error("two deals have the same goods")
	}
}

// TestResultsDoNotDependOnWorkers plays a plan with one worker and with many.
func TestResultsDoNotDependOnWorkers(t *testing.T) {
	p := prepared(t, Plan{Entrants: []string{"random", "builder", "greedy"}, Setups: []string{twoPlayers}, Deals: 3})
	var wanted []int
	for game := range p.Games() {
		wanted = append(wanted, game)
	}
	play := func(workers int) []Result {
		results := make([]Result, p.Games())
		err := p.Run(t.Context(), workers, wanted, func(r Result, _ *counting.Counted) error {
			results[r.Game] = r
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		return results
	}
	if diff := cmp.Diff(play(1), play(5)); diff != "" {
		t.Errorf("(-one worker +five)\n%s", diff)
	}
}

func TestRunStops(t *testing.T) {
	p := prepared(t, Plan{Entrants: []string{"random", "builder"}, Setups: []string{twoPlayers}, Deals: 500})
	wanted := make([]int, p.Games())
	for game := range wanted {
		wanted[game] = game
	}
	full := errors.New("the disk is full")
	played := 0
	err := p.Run(t.Context(), 2, wanted, func(Result, *counting.Counted) error {
		if played++; played == 5 {
			return full
		}
		return nil
	})
	if !errors.Is(err, full) || played > 7 {
		t.Errorf("stopped after %d games with %v", played, err)
	}
	ctx, stop := context.WithCancel(t.Context())
	played = 0
	err = p.Run(ctx, 2, wanted, func(Result, *counting.Counted) error {
		if played++; played == 5 {
			stop()
		}
		return nil
	})
	if !errors.Is(err, context.Canceled) || played > 7 {
		t.Errorf("stopped after %d games with %v", played, err)
	}
}
