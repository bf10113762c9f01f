package games

import (
	"strconv"
	"testing"

	"github.com/railhex/railhex/variants/steampower"
)

// notedGames plays some games of a setup by players who do all that there is to do.
func notedGames(t *testing.T, header string, check func(t *testing.T, p *Plan, r *Result)) {
	p := prepared(t, Plan{Entrants: []string{"builder", "greedy"}, Setups: []string{header}, Deals: 2})
	w, err := p.Worker(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for game := range p.Games() {
		r, _, err := w.Play(t.Context(), p.Fixture(game))
		if err != nil {
			t.Fatal(err)
		}
		check(t, p, &r)
	}
}

const handAtStart = 5 // SETUP-4

// TestContractsAddUp: the contracts that were noted as fulfilled are those that count
// at the end, and their goods came from the cities or were bought.
func TestContractsAddUp(t *testing.T) {
	const header = "game steampower\nplayers 3\nmap massif\ncomponents standard\n"
	start, err := steampower.New(steampower.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	notedGames(t, header, func(t *testing.T, p *Plan, r *Result) {
		goods, sent, dearest := 0, 0, 0
		points, dealt, fulfilled := make([]int, 4), make([]int, 4), make([]int, 4)
		for _, seen := range r.Seen {
			switch said := seen.Said; seen.Of {
			case "contracts":
				number, err := strconv.Atoi(seen.Row)
				if err != nil {
					t.Fatal(err)
				}
				shown := start.Contract(number)
				dealt[seen.Seat] += said["dealt"]
				if said["filled"] == 0 {
					if said["paid"] != 0 {
						t.Errorf("game %d: seat %d paid for contract %d, which it did not fulfil", r.Game, seen.Seat, number)
					}
					continue
				}
				fulfilled[seen.Seat]++
				points[seen.Seat] += int(shown.Points)
				goods += shown.Goods.Len()
				dearest = max(dearest, said["paid"])
				if said["round"] > r.Rounds || said["round"] < 1 || said["paid"] < 0 {
					t.Errorf("game %d: %+v in a game of %d rounds", r.Game, seen, r.Rounds)
				}
			case "stops":
				sent += said["sent"]
				if said["players"] > len(r.Seats) {
					t.Errorf("game %d: %d players have %s in their networks", r.Game, said["players"], seen.Row)
				}
			}
		}
		for i, seat := range r.Seats {
			if dealt[i+1] != handAtStart || fulfilled[i+1] != seat.Did[2] || points[i+1] != seat.From[0] {
				t.Errorf("game %d: seat %d was dealt %d, want %d; fulfilled %d worth %d, want %d worth %d",
					r.Game, i+1, dealt[i+1], handAtStart, fulfilled[i+1], points[i+1], seat.Did[2], seat.From[0])
			}
		}
		if sent > goods || sent == 0 || dearest == 0 {
			t.Errorf("game %d: %d goods came from the cities for contracts that asked for %d; the dearest cost $%d", r.Game, sent, goods, dearest)
		}
	})
}

// TestChoicesAddUp: in each turn each player takes a tile, one after the other; and
// every good that is sent is received.
func TestChoicesAddUp(t *testing.T) {
	const header = "game steam\nplayers 4\nmap rhine\ncomponents standard\nrules base\norder auction\n"
	notedGames(t, header, func(t *testing.T, p *Plan, r *Result) {
		taken, chosen, sent, received, founded := 0, 0, 0, 0, 0
		places := map[int]int{}
		for _, seen := range r.Seen {
			if seen.Seat > 0 {
				chosen++
				places[seen.Said["place"]]++
			}
			taken += seen.Said["taken"]
			sent, received, founded = sent+seen.Said["sent"], received+seen.Said["received"], founded+seen.Said["founded"]
		}
		if taken != chosen || places[1] != r.Rounds || chosen > r.Rounds*len(r.Seats) {
			t.Errorf("game %d: in %d turns %d tiles were taken, and %d chosen, at the places %v", r.Game, r.Rounds, taken, chosen, places)
		}
		moved, urbanised := 0, 0
		for _, seat := range r.Seats {
			moved += seat.Did[1]
			urbanised += seat.Did[4]
		}
		if sent != moved || received != moved || founded != urbanised || moved == 0 || founded == 0 {
			t.Errorf("game %d: %d goods moved, %d sent, %d received; %d towns made cities, noted %d", r.Game, moved, sent, received, urbanised, founded)
		}
	})
}
