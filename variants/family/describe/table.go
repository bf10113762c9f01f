package describe

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
)

// playersPicture is the name of the default table of players.
const playersPicture = "players"

// A table is what the report says of each seat: the names of members and, by seat from 1 on,
// their values.
type table struct {
	members []string
	rows    []map[string]string
}

// tableOf returns the list "players" of the report, if it has an object for each seat. Members
// that are lists or objects are left out.
func (g *described[State, Move, P]) tableOf(s *State, seat family.Seat) (t table) {
	var report struct {
		Players []json.RawMessage `json:"players"`
	}
	text, err := g.report(s, seat)
	if err != nil || json.Unmarshal(text, &report) != nil || len(report.Players) != P(s).Seats() {
		return t
	}
	for _, player := range report.Players {
		values := map[string]string{}
		for _, one := range membersOf(player) {
			if text, ok := scalar(one.value); ok {
				values[one.name] = text
				if !slices.Contains(t.members, one.name) {
					t.members = append(t.members, one.name)
				}
			}
		}
		t.rows = append(t.rows, values)
	}
	return t
}

type member struct {
	name  string
	value json.RawMessage
}

// membersOf returns the members of an object in their order; nil if it is none.
func membersOf(object []byte) (all []member) {
	d := json.NewDecoder(bytes.NewReader(object))
	if begin, err := d.Token(); err != nil || begin != json.Delim('{') {
		return nil
	}
	for d.More() {
		name, _ := d.Token()
		one := member{name: fmt.Sprint(name)}
		if d.Decode(&one.value) != nil {
			return nil
		}
		all = append(all, one)
	}
	return all
}

// scalar returns a number or a text as it reads, and a dash for false; it reports false for
// lists and objects.
func scalar(value []byte) (string, bool) {
	var one any
	if json.Unmarshal(value, &one) != nil {
		return "", false
	}
	switch one := one.(type) {
	case string:
		return drawing.OrDash(one), true
	case float64:
		return fmt.Sprint(one), true
	case bool:
		if one {
			return "✓", true
		}
		return "–", true
	case nil:
		return "–", true
	}
	return "", false
}

// drawPlayers draws the table, a line for each player.
func (g *described[State, Move, P]) drawPlayers(s *State, name string, v Sight[Move]) string {
	const line, names, size, gap = 26.0, 150.0, 13.0, 14.0
	t, tell := g.tableOf(s, v.Seat), g.teller(v.Manner)
	width, columns := names, make([]float64, len(t.members))
	for i, member := range t.members {
		columns[i] = drawing.Ems(member) * size
		for _, row := range t.rows {
			columns[i] = max(columns[i], drawing.Ems(row[member])*size)
		}
		width += columns[i] + gap
	}
	height := line * float64(1+len(t.rows))
	frame := drawing.Frame{Game: g.Name(), Class: name, Title: g.title(), Width: width + 4, Height: height + 4}
	return v.Style.Draw(frame, func(p *drawing.Pen) {
		p.At(2, 2, func() {
			p.Table(width, height)
			at := names
			for i, member := range t.members {
				p.Label(at+columns[i]/2, line/2, size, member, "fill", p.Colours.Faint)
				for n, row := range t.rows {
					p.Label(at+columns[i]/2, line*(float64(n)+1.5), size, row[member])
				}
				at += columns[i] + gap
			}
			for n := range t.rows {
				seat := family.Seat(n + 1)
				weight := "normal"
				if P(s).Turn() == seat {
					weight = "bold"
				}
				word, fits := drawing.Fit(tell.Player(seat), names-44, size, 9)
				p.Titled(tell.Player(seat), func() {
					p.Marker(16, line*(float64(n)+1.5), 9, int(seat))
					p.Label(32, line*(float64(n)+1.5), fits, word, "text-anchor", "start", "font-weight", weight)
				}, "data-seat", fmt.Sprint(int(seat)))
			}
		})
	})
}
