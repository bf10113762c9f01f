package games

import (
	"slices"
	"testing"
)

// notedGames plays some games of a setup by players who do all that there is to do.
func notedGames(t *testing.T, header string, check func(t *testing.T, p *Plan, r *Result)) {
	p := prepared(t, Plan{Entrants: []string{"builder", "greedy"}, Setups: []string{header}, Deals: 2})
	w, err := p.Worker()
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
	notedGames(t, header, func(t *testing.T, p *Plan, r *Result) {
		start := p.Power(0)
		goods, sent, dearest := 0, 0, 0
		for i, seat := range r.Seats {
			points, dealt, fulfilled := 0, 0, 0
			for _, c := range seat.Contracts {
				shown := start.Contract(c.Number)
				if c.Dealt {
					dealt++
				}
				if c.Round == 0 {
					if c.Paid != 0 {
						t.Errorf("game %d: seat %d paid for contract %d, which she did not fulfil", r.Game, i+1, c.Number)
					}
					continue
				}
				fulfilled++
				points += int(shown.Points)
				goods += shown.Goods.Len()
				dearest = max(dearest, c.Paid)
				if c.Round > r.Rounds || c.Paid < 0 {
					t.Errorf("game %d: seat %d: %+v in a game of %d rounds", r.Game, i+1, c, r.Rounds)
				}
			}
			if dealt != handAtStart || fulfilled != seat.Did[2] || points != seat.From[0] {
				t.Errorf("game %d: seat %d was dealt %d, want %d; fulfilled %d worth %d, want %d worth %d", r.Game, i+1, dealt, handAtStart, fulfilled, points, seat.Did[2], seat.From[0])
			}
		}
		for _, stop := range r.Stops {
			sent += stop.Sent
			if stop.Players > len(r.Seats) {
				t.Errorf("game %d: %d players have %s in their networks", r.Game, stop.Players, stop.Hex)
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
		for turn := range r.Rounds {
			var tiles, places []int
			for _, seat := range r.Seats {
				if turn < len(seat.Choices) {
					tiles = append(tiles, seat.Choices[turn].Tile)
					places = append(places, seat.Choices[turn].Place)
				}
			}
			slices.Sort(tiles)
			slices.Sort(places)
			if len(slices.Compact(tiles)) != len(places) || places[0] != 1 || places[len(places)-1] != len(places) {
				t.Errorf("game %d, turn %d: the tiles %v were taken in places %v", r.Game, turn+1, tiles, places)
			}
		}
		sent, received, moved, founded, urbanised := 0, 0, 0, 0, 0
		for _, stop := range r.Stops {
			sent += stop.Sent
			received += stop.Received
			if stop.Founded {
				founded++
			}
		}
		for _, seat := range r.Seats {
			moved += seat.Did[1]
			urbanised += seat.Did[4]
		}
		if sent != moved || received != moved || founded != urbanised || moved == 0 || founded == 0 {
			t.Errorf("game %d: %d goods moved, %d sent, %d received; %d towns made cities, noted %d", r.Game, moved, sent, received, urbanised, founded)
		}
	})
}
