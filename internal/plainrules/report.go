package plainrules

import (
	"fmt"
	"slices"
	"strings"
)

// A Report is a position as the referee reports it; it marshals to that JSON.
type Report struct {
	Phase    string            `json:"phase"`
	Chance   bool              `json:"chance"`
	Turn     int               `json:"turn"`
	Round    int               `json:"round"`
	Start    int               `json:"start"`
	Quiet    int               `json:"quiet"`
	Die      int               `json:"die"`
	Dice     []int             `json:"dice"`
	Reserved int               `json:"reserved"`
	Black    string            `json:"black"`
	Wall     int               `json:"wall"`
	Supply   map[string]string `json:"supply"`
	Bag      Counts            `json:"bag"`
	Removed  Counts            `json:"removed"`
	Centre   []string          `json:"centre"`
	Orders   []string          `json:"orders"`
	Players  []PlayerReport    `json:"players"`
	Olive    *OliveReport      `json:"olive"`
	Winners  []int             `json:"winners"`
	Error    *ErrorReport      `json:"error"`          // nil out of a Game: only a replayed record has one
	Moves    []string          `json:"moves,omitzero"` // likewise
}

// Counts are goods counted by letter.
type Counts struct {
	Y, R, G, B, E, K int
}

// A PlayerReport is what a report says of a seat.
type PlayerReport struct {
	Boxes    []int        `json:"boxes"`
	Strength int          `json:"strength"`
	Track    []string     `json:"track"`
	Tiles    []TileReport `json:"tiles"`
	Kept     string       `json:"kept"`
	Own      string       `json:"own"`
	Orders   []string     `json:"orders"`
	Points   Points       `json:"points"`
}

// A TileReport is an action tile in front of a player.
type TileReport struct {
	Face     string `json:"face"`
	Sideways bool   `json:"sideways"`
}

// An OliveReport is what a report says of Olive.
type OliveReport struct {
	Level   string      `json:"level"`
	Crossed []int       `json:"crossed"`
	Points  OlivePoints `json:"points"`
}

// An ErrorReport says where a record stopped, and why.
type ErrorReport struct {
	Line    int    `json:"line"`
	Move    string `json:"move"`
	Rule    string `json:"rule"`
	Message string `json:"message"`
}

// Report describes the position.
func (g *Game) Report() Report {
	r := Report{
		Phase:    g.phase,
		Chance:   slices.Contains([]string{"goods", "sides", "orders", "wall", "influence", "draw", "roll", "reroll"}, g.phase),
		Round:    g.round,
		Start:    g.start,
		Quiet:    g.quiet,
		Die:      g.die,
		Dice:     append([]int{}, g.dice...),
		Reserved: g.reserved,
		Black:    strings.Join(g.black, "/"),
		Wall:     g.wall,
		Supply:   map[string]string{},
		Bag:      countLetters(g.bag),
		Removed:  countLetters(g.removed),
		Centre:   []string{},
		Orders:   inOrder(g.orders),
		Winners:  g.winners(),
	}
	switch {
	case g.phase == "steal":
		r.Turn = g.holder[2]
	case !r.Chance:
		r.Turn = g.turn
	}
	for city := 1; city <= 6; city++ {
		goods := g.supply[city]
		if !g.solo() {
			goods = sorted(goods)
		}
		r.Supply[fmt.Sprintf("%d", city)] = goods
	}
	for tile := 1; tile <= 6; tile++ {
		if face := g.side[tile]; face != "" && g.holder[tile] == 0 {
			r.Centre = append(r.Centre, face)
		}
	}
	for seat := 1; seat <= g.setup.Players; seat++ {
		r.Players = append(r.Players, g.reportPlayer(seat))
	}
	if g.solo() {
		r.Olive = &OliveReport{Level: g.setup.Olive, Points: g.olivePoints()}
		for region := 1; region <= 6; region++ {
			r.Olive.Crossed = append(r.Olive.Crossed, g.olive.crossed[region])
		}
	}
	return r
}

func (g *Game) reportPlayer(seat int) PlayerReport {
	p := g.players[seat]
	r := PlayerReport{
		Boxes:    []int{},
		Strength: g.strength(seat),
		Track:    []string{},
		Tiles:    []TileReport{},
		Kept:     p.kept,
		Own:      p.own,
		Orders:   inOrder(p.orders),
		Points:   g.points(seat),
	}
	if p.ownCity != 0 {
		r.Own = fmt.Sprintf("%s%d", p.own, p.ownCity)
	}
	for n := 1; n <= 6; n++ {
		if p.boxes[n] {
			r.Boxes = append(r.Boxes, n)
		}
		if g.side[n] != "" && g.holder[n] == seat {
			r.Tiles = append(r.Tiles, TileReport{g.side[n], g.sideways[n]})
		}
	}
	for _, hex := range g.atlas.hexes {
		if track := p.track[hex]; track != "" {
			r.Track = append(r.Track, hex+" "+track)
		}
	}
	return r
}

func countLetters(goods string) Counts {
	count := func(letter string) int { return strings.Count(goods, letter) }
	return Counts{count("Y"), count("R"), count("G"), count("B"), count("E"), count("K")}
}

// inOrder lists faces by their number.
func inOrder(faces map[int]string) []string {
	list := []string{}
	for n := 1; n <= 6; n++ {
		if faces[n] != "" {
			list = append(list, faces[n])
		}
	}
	return list
}
