package table

import (
	"context"
	"fmt"
	"strings"

	"github.com/railhex/railhex/examples/frontend"
	"github.com/railhex/railhex/examples/server/internal/store"
)

// A View is a table as a seat sees it.
type View struct {
	ID       string `json:"table"`
	Game     string `json:"game"`
	Version  int64  `json:"version"`  // grows with every change
	Position int64  `json:"position"` // that moves are for
	Moves    int    `json:"moves"`    // how many were made
	Seat     int    `json:"seat"`     // of who looks, 0 for others
	Seats    []Seat `json:"seats"`
	Undo     *Undo  `json:"undo"` // null if nobody asks for it
	frontend.View
	Pictures []string `json:"pictures"` // that can be asked for
}

// A Seat is what all may know of a seat.
type Seat struct {
	Name  string `json:"name"`
	Taken bool   `json:"taken"`
}

// Undo is a wish to take back the last decision.
type Undo struct {
	By      int   `json:"by"`
	Consent []int `json:"consent"`
}

// Table is a table as it is now, and the seat of a token there: 0 where it is none's.
// The error is an *Error, NotFound, or that of the store.
func (h *Host) Table(ctx context.Context, id, token string) (Table, error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return Table{}, found(err)
	}
	p, err := h.position(t)
	return Table{t, p, seatBy(t, token, tokenHash)}, err
}

// A Table is a table at one moment.
type Table struct {
	table    store.Table
	position frontend.Position
	seat     int // of who looks
}

// ID is that of the table.
func (t Table) ID() string { return t.table.ID }

// Version is that of the table.
func (t Table) Version() int64 { return t.table.Version }

// Seat is the seat of who looks, 0 for others.
func (t Table) Seat() int { return t.seat }

// View is what the seat sees.
func (t Table) View(language string) View {
	v := View{
		ID: t.table.ID, Game: t.position.Game(), Version: t.table.Version, Position: t.table.Position, Moves: t.table.Moves, Seat: t.seat,
		View: t.position.View(t.seat, t.Manner(language)), Pictures: t.position.Pictures(),
	}
	for _, s := range t.table.Seats {
		v.Seats = append(v.Seats, Seat{s.Name, s.Token != ""})
	}
	if u := t.table.Undo; u != nil {
		v.Undo = &Undo{u.By, u.Consent}
	}
	return v
}

// Manner is how the table is told in a language.
func (t Table) Manner(language string) frontend.Manner { return mannerOf(t.table, language) }

// Picture draws the table as the seat sees it; there may be no picture of that name.
func (t Table) Picture(name, language string, look frontend.Look) (string, bool) {
	return t.position.Picture(name, t.seat, t.Manner(language), look, frontend.Last{})
}

// Choice is what a part of a picture chooses for the seat.
func (t Table) Choice(part, language string, look frontend.Look) frontend.Choice {
	return t.position.Choice(part, t.seat, t.Manner(language), look)
}

// mannerOf tells a table in a language by the names of those who sit there.
func mannerOf(t store.Table, language string) frontend.Manner {
	in := frontend.Manner{Language: language}
	for _, s := range t.Seats {
		in.Names = append(in.Names, s.Name)
	}
	return in
}

// Story is what happened at a table from a move on, as the seat of a token sees it.
// The error is as that of Table.
func (h *Host) Story(ctx context.Context, id, token, language string, from int) ([]frontend.Step, error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return nil, found(err)
	}
	moves, err := h.store.Moves(ctx, id)
	if err != nil {
		return nil, err
	}
	from = min(max(from, 0), len(moves))
	p, err := replayed(t.Header, moves[:from])
	if err != nil {
		return nil, err
	}
	return stepsFrom(p, moves[from:], seatBy(t, token, tokenHash), mannerOf(t, language)), nil
}

// Record is the record of a table, as a referee reads it. Of a game with something
// hidden there is none before it is over. The error is an *Error, NotFound or Hidden,
// or that of the store.
func (h *Host) Record(ctx context.Context, id string) (string, error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return "", found(err)
	}
	p, err := h.position(t)
	if err != nil {
		return "", err
	}
	if p.Secret() {
		return "", &Error{Code: Hidden, Text: "a record tells all hands: there is one when the game is over"}
	}
	moves, err := h.store.Moves(ctx, id)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString(strings.TrimRight(t.Header, "\n") + "\n")
	for i, s := range t.Seats {
		if s.Name != "" {
			fmt.Fprintf(&b, "seat %d %s\n", i+1, s.Name)
		}
	}
	for _, m := range moves {
		if m.Seat != 0 {
			fmt.Fprintf(&b, "P%d: ", m.Seat)
		}
		b.WriteString(m.Notation + "\n")
	}
	return b.String(), nil
}
