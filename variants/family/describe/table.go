package describe

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
)

// playersPicture is the name of the default table of players.
const playersPicture = "players"

// A table is what the report says of each of several things, such as the seats from 1 on: the
// names of members, and their values.
type table struct {
	name    string
	members []string
	rows    []map[string]json.RawMessage
	order   []int // of the rows, from 0
}

// tables returns the lists of the report that are drawn as tables. These are "players", if it
// has an object for each seat, and all lists of objects that are about no hex. A list "order" of
// seats says in which order the players stand.
func (g *described[State, Move, P]) tables(s *State, seat family.Seat) (all []table) {
	text, err := g.report(s, seat)
	if err != nil {
		return nil
	}
	var order []int
	for _, list := range membersOf(text) {
		var things []json.RawMessage
		if list.name == "order" {
			_ = json.Unmarshal(list.value, &order) // a list of something else is no order
		}
		if json.Unmarshal(list.value, &things) != nil || list.name == playersPicture && len(things) != P(s).Seats() {
			continue
		}
		t := table{name: list.name}
		for n, thing := range things {
			values := map[string]json.RawMessage{}
			for _, one := range membersOf(thing) {
				if _, _, ok := cell(one.value); ok && one.name != "seat" {
					values[one.name] = one.value
					if !slices.Contains(t.members, one.name) {
						t.members = append(t.members, one.name)
					}
				}
			}
			t.rows, t.order = append(t.rows, values), append(t.order, n)
		}
		if len(t.members) > 0 && !slices.Contains(t.members, "hex") {
			all = append(all, t)
		}
	}
	for i := range all {
		if all[i].name == playersPicture {
			slices.SortStableFunc(all[i].order, func(one, other int) int {
				return cmp.Compare(uint(slices.Index(order, one+1)), uint(slices.Index(order, other+1)))
			})
		}
	}
	return all
}

type member struct {
	name  string
	value json.RawMessage
}

// membersOf returns the members of a JSON object in their order, and nil for any other value.
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

// cell returns a number or a text as it reads, a dash for false, or the colours of goods in a
// list. It reports false for other lists and for objects.
func cell(value []byte) (text string, goods []string, ok bool) {
	var one any
	if json.Unmarshal(value, &one) != nil {
		return "", nil, false
	}
	switch one := one.(type) {
	case string:
		return drawing.OrDash(one), nil, true
	case float64:
		return fmt.Sprint(one), nil, true
	case bool:
		if one {
			return "✓", nil, true
		}
		return "–", nil, true
	case nil:
		return "–", nil, true
	case []any:
		for _, colour := range one {
			word, ok := colour.(string)
			if !ok || word != "" && !drawing.IsColour(word) {
				return "", nil, false
			}
			goods = append(goods, word)
		}
		return "", goods, true
	}
	return "", nil, false
}

// The measures of a table.
const (
	tableLine  = 26.0
	tableNames = 150.0
	tableText  = 13.0
	tableGap   = 14.0
	tableGood  = 18.0
)

// columns returns how wide each column of a table is.
func (t *table) columns() []float64 {
	widths := make([]float64, len(t.members))
	for i, member := range t.members {
		widths[i] = drawing.Ems(member) * tableText
		for _, row := range t.rows {
			text, goods, _ := cell(row[member])
			widths[i] = max(widths[i], drawing.Ems(text)*tableText, tableGood*float64(len(goods)))
		}
	}
	return widths
}

// drawTable draws a table, a line for each thing. Players have their markers and names before it.
func (g *described[State, Move, P]) drawTable(s *State, name string, v Sight[Move]) string {
	all := g.tables(s, v.Seat)
	at := slices.IndexFunc(all, func(t table) bool { return t.name == name })
	if at < 0 {
		return ""
	}
	t, ofPlayers := all[at], name == playersPicture
	left, columns := tableGap, t.columns()
	if ofPlayers {
		left = tableNames
	}
	width, height := left, tableLine*float64(1+len(t.rows))
	for _, column := range columns {
		width += column + tableGap
	}
	frame := drawing.Frame{Class: name, Title: g.title(), Width: width + 4, Height: height + 4}
	p := v.Style.Pen(g.Name(), nil)
	return p.Draw(frame, func() {
		p.At(2, 2, func() {
			p.Table(width, height)
			x := left
			for i, member := range t.members {
				p.Label(x+columns[i]/2, tableLine/2, tableText, member, "fill", p.Colours["faint"])
				for line, n := range t.order {
					drawCell(p, x, tableLine*(float64(line)+1.5), columns[i], t.rows[n][member])
				}
				x += columns[i] + tableGap
			}
			for line, n := range t.order {
				if ofPlayers {
					g.drawName(p, s, family.Seat(n+1), tableLine*(float64(line)+1.5), v.Manner)
				}
			}
		})
	})
}

// drawCell draws what a cell says, around a height.
func drawCell(p *drawing.Pen, x, y, width float64, value []byte) {
	text, goods, _ := cell(value)
	if text != "" {
		p.Label(x+width/2, y, tableText, text)
	}
	for i, colour := range goods {
		p.At(x+tableGood*float64(i)+1, y-tableGood/2+1, func() {
			if colour == "" {
				p.Box(2, 2, tableGood-6, tableGood-6, 2, "fill", "none", "stroke", p.Colours["faint"], "pointer-events", "none")
			} else {
				p.Titled(colour, func() { p.GoodCube(tableGood-3, colour) })
			}
		})
	}
}

// drawName draws whom a line of the table of players is about.
func (g *described[State, Move, P]) drawName(p *drawing.Pen, s *State, seat family.Seat, y float64, in Manner) {
	weight, name := "normal", g.teller(in).Player(seat)
	if P(s).Turn() == seat {
		weight = "bold"
	}
	word, fits := drawing.Fit(name, tableNames-44, tableText, 9)
	p.Titled(name, func() {
		p.Marker(16, y, 9, int(seat))
		p.Label(32, y, fits, word, "text-anchor", "start", "font-weight", weight)
	}, "data-seat", fmt.Sprint(int(seat)))
}
